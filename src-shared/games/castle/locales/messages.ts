/** All that Castle of the Devil says, by language. Each client puts keys and parameters into its own language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { messages as English } from './en/messages'

export type CastleMessages = Translation<typeof English>

export const castleMessages = byLanguage(
  import.meta.glob<CastleMessages>('./*/messages.ts', { eager: true, import: 'messages' }),
)

/** All that Mascarade says, by language. Each client puts keys and parameters into its own language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { messages as English } from './en/messages'

export type MascaradeMessages = Translation<typeof English>

export const mascaradeMessages = byLanguage(
  import.meta.glob<MascaradeMessages>('./*/messages.ts', { eager: true, import: 'messages' }),
)

/** All that Dark Tales says, by language. Each client puts keys and parameters into its own language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { messages as English } from './en/messages'

export type TalesMessages = Translation<typeof English>

export const talesMessages = byLanguage(
  import.meta.glob<TalesMessages>('./*/messages.ts', { eager: true, import: 'messages' }),
)

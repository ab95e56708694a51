/** All that "Aye, Dark Overlord!" says, by language. Each client puts keys and parameters into its own language. */
import { byLanguage } from '../../../locales/byLanguage'
import type { Translation } from '../../../locales/translation'
import type { messages as English } from './en/messages'

export type OverlordMessages = Translation<typeof English>

export const overlordMessages = byLanguage(
  import.meta.glob<OverlordMessages>('./*/messages.ts', { eager: true, import: 'messages' }),
)

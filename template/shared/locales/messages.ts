/** All that Smugglers says, by language. */
import { byLanguage } from '../../../src-shared/locales/byLanguage'
import type { Translation } from '../../../src-shared/locales/translation'
import type { messages as English } from './en/messages'

export const smugglersMessages = byLanguage(
  import.meta.glob<Translation<typeof English>>('./*/messages.ts', { eager: true, import: 'messages' }),
)

/**
 * Слова игры «Да, Тёмный Властелин!» по-русски. Имена игроков и названия намёков всегда в именительном падеже, род
 * игроков неизвестен; «Тёмный Властелин» — титул, и он мужского рода.
 */
import type { Translation } from '../../../../locales/translation'
import type { messages as English } from '../en/messages'
import { title } from './title'
import { cardMessages } from './cards'
import { hintMessages } from './hints'
import { questionMessages } from './questions'
import { eventMessages } from './events'
import { memoryMessages } from './memories'
import { boardMessages } from './board'
import { optionMessages } from './options'
import { excuseMessages } from './excuses'
import { rulebookMessages } from './rulebook'

export const messages: Translation<typeof English> = {
  ...title,
  ...cardMessages,
  ...hintMessages,
  ...questionMessages,
  ...eventMessages,
  ...memoryMessages,
  ...boardMessages,
  ...optionMessages,
  ...excuseMessages,
  ...rulebookMessages,
}

/** Слова «Кареты к замку дьявола» по-русски. Имена игроков и названия карт всегда в именительном падеже, род игроков неизвестен. */
import type { Translation } from '../../../../locales/translation'
import type { messages as English } from '../en/messages'
import { title } from './title'
import { cardMessages } from './cards'
import { questionMessages } from './questions'
import { eventMessages } from './events'
import { memoryMessages } from './memories'
import { boardMessages } from './board'
import { optionMessages } from './options'
import { rulebookMessages } from './rulebook'

export const messages: Translation<typeof English> = {
  ...title,
  ...cardMessages,
  ...questionMessages,
  ...eventMessages,
  ...memoryMessages,
  ...boardMessages,
  ...optionMessages,
  ...rulebookMessages,
}

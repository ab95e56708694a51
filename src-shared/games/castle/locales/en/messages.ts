/**
 * The words of Castle of the Devil in English: the table that the other languages follow. `n` chooses the plural form;
 * `object`, `profession` and `society` are always a card's `name`, `objects` and `names` are lists of such.
 */
import { title } from './title'
import { cardMessages } from './cards'
import { questionMessages } from './questions'
import { eventMessages } from './events'
import { memoryMessages } from './memories'
import { boardMessages } from './board'
import { optionMessages } from './options'
import { rulebookMessages } from './rulebook'

export const messages = {
  ...title,
  ...cardMessages,
  ...questionMessages,
  ...eventMessages,
  ...memoryMessages,
  ...boardMessages,
  ...optionMessages,
  ...rulebookMessages,
}

/**
 * The words of "Aye, Dark Overlord!" in English: the table that the other languages follow. `n` chooses the plural
 * form; `title` is always the title of a hint, in quotes as it is; `symbol` is always a symbol's `one`, `cards` and
 * `titles` are lists, `why` is one of `lookReasons`.
 */
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

export const messages = {
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

/**
 * The words of Dark Tales in English: the table that the other languages follow. `n` chooses the plural form; `card`
 * is always a card's name, `cards` a list of such, `by` one of the texts under `by`. What cards do is composed of
 * `effects`, `amount`, `types`, `items`, `terms` and `score` (src-renderer/games/tales/describe.ts): clauses that begin small and
 * end without a full stop.
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

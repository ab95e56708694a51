/**
 * The words of Mascarade in English: the table that the other languages follow. `n` chooses the plural form;
 * `character` is always a character's `name`, `slot` and `slots` are made of `slot`.
 */
import { title } from './title'
import { cardMessages } from './cards'
import { questionMessages } from './questions'
import { eventMessages } from './events'
import { memoryMessages } from './memories'
import { optionMessages } from './options'
import { rulebookMessages } from './rulebook'

export const messages = {
  ...title,
  ...cardMessages,
  ...questionMessages,
  ...eventMessages,
  ...memoryMessages,
  ...optionMessages,
  ...rulebookMessages,
}

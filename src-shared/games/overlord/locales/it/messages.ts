/** Le parole di «Sì, Oscuro Signore!» in italiano. Il genere dei giocatori non è noto; «Oscuro Signore» è un titolo, e maschile. */
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

/** Слова интерфейса по-русски. У счётных слов три формы: 1 монета | 2 монеты | 5 монет. */
import type { Translation } from '../translation'
import type { messages as English } from '../en/messages'
import { appMessages } from './app'
import { lobbyMessages } from './lobby'
import { settingMessages } from './settings'
import { tableMessages } from './table'
import { peopleMessages } from './people'
import { chatMessages } from './chat'
import { historyMessages } from './history'
import { fairDealMessages } from './fairDeal'
import { lessonMessages } from './lesson'
import { joiningMessages } from './joining'
import { refusalMessages } from './refusals'

export const messages: Translation<typeof English> = {
  ...appMessages,
  ...lobbyMessages,
  ...settingMessages,
  ...tableMessages,
  ...peopleMessages,
  ...chatMessages,
  ...historyMessages,
  ...fairDealMessages,
  ...lessonMessages,
  ...joiningMessages,
  ...refusalMessages,
}

/** All that the page says at every table, in English: the table that other languages follow. `n` chooses the plural form. */
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

export const messages = {
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

import type { Translation } from '../translation'
import type { settingMessages as English } from '../en/settings'

export const settingMessages: Translation<typeof English> = {
  settings: {
    clock: {
      name: 'Время на ответ',
      values: {
        off: 'сколько угодно',
        seconds: '{n} секунда | {n} секунды | {n} секунд',
        minutes: '{n} минута | {n} минуты | {n} минут',
      },
    },
    doors: {
      name: 'Кого пускать за стол',
      hint: 'Кто здесь уже был, вернётся всегда.',
      values: { open: 'всех', watch: 'новые только смотрят', shut: 'никого нового' },
    },
    sitInAfter: {
      name: 'Если кто-то отошёл',
      hint: 'Бот подменяет, пока игрок не вернётся.',
      values: {
        off: 'решает ведущий',
        seconds: 'через {n} секунду — бот | через {n} секунды — бот | через {n} секунд — бот',
        minutes: 'через {n} минуту — бот | через {n} минуты — бот | через {n} минут — бот',
      },
    },
    freeTalk: { name: 'Можно писать сообщения' },
  },
}

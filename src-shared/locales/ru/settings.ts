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
      hint: 'Кто уже был здесь, вернётся всегда.',
      values: { open: 'всех', watch: 'новых только смотреть', shut: 'никого нового' },
    },
    sitInAfter: {
      name: 'Если кто-то отошёл',
      hint: 'Бот играет за него, пока он не вернётся.',
      values: {
        off: 'решает ведущий',
        seconds: 'через {n} секунду играет бот | через {n} секунды играет бот | через {n} секунд играет бот',
        minutes: 'через {n} минуту играет бот | через {n} минуты играет бот | через {n} минут играет бот',
      },
    },
    freeTalk: { name: 'Можно писать что угодно' },
  },
}

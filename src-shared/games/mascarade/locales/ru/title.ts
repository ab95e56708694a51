import type { Translation } from '../../../../locales/translation'
import type { title as English } from '../en/title'

export const title: Translation<typeof English> = {
  name: 'Маскарад',
  tagline: 'Тринадцать монет, маска каждому — и никто не уверен, какая на нём самом',
  seats: '2–13 игроков',
  authors: 'Автор игры — Бруно Файдутти',
}

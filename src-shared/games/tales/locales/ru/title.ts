import type { Translation } from '../../../../locales/translation'
import type { title as English } from '../en/title'

export const title: Translation<typeof English> = {
  name: 'Страшные сказки',
  tagline: 'По карте за ход — и долго и счастливо живёт далеко не каждый',
  seats: '2–4 игрока',
  authors: 'Автор игры — Пьерлука Дзидзи',
}

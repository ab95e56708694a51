import type { Translation } from '../../../../locales/translation'
import type { title as English } from '../en/title'

export const title: Translation<typeof English> = {
  name: 'Карета к замку дьявола',
  tagline: 'Две тайные организации, одна карета — и никто не знает, кто чей',
  seats: '3–8 игроков',
  authors: 'Авторы игры — Михаэль Пальм и Лукас Цах',
}

import type { Translation } from '../../../../locales/translation'
import type { title as English } from '../en/title'

export const title: Translation<typeof English> = {
  name: 'Да, Тёмный Властелин!',
  tagline: 'Поручение провалено, Властелин желает знать почему, и это не я, это они',
  seats: '3–10 игроков',
  authors:
    'Авторы игры — Фабрицио Бонифацио, Массимилиано Энрико, Кьяра Ферлито и Риккардо Кроза; вариант «Да, хозяин!» — Тим Урен',
}

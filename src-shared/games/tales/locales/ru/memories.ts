import type { Translation } from '../../../../locales/translation'
import type { memoryMessages as English } from '../en/memories'

export const memoryMessages: Translation<typeof English> = {
  memories: {
    comeback: {
      title: 'Всё решила история',
      text: 'До подсчёта карты Б не хватало {n} очка, и всё же победа. | До подсчёта карты Б не хватало {n} очков, и всё же победа. | До подсчёта карты Б не хватало {n} очков, и всё же победа.',
    },
    bestTurn: {
      title: 'Лучший ход',
      text: '{n} очко за ход {turn}. | {n} очка за ход {turn}. | {n} очков за ход {turn}.',
    },
    bestCard: {
      title: 'Лучшая карта',
      text: '{card}: {n} очко. | {card}: {n} очка. | {card}: {n} очков.',
    },
    robber: {
      title: 'Самые длинные руки',
      text: 'У других взята {n} карта. | У других взяты {n} карты. | У других взято {n} карт.',
    },
    breaker: {
      title: 'Гроза округи',
      text: 'У других сброшена {n} карта. | У других сброшены {n} карты. | У других сброшено {n} карт.',
    },
  },
}

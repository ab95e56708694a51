import type { Translation } from '../../../../locales/translation'
import type { memoryMessages as English } from '../en/memories'

export const memoryMessages: Translation<typeof English> = {
  memories: {
    comeback: {
      title: 'La storia ha ribaltato tutto',
      text: '{n} punto di svantaggio prima della carta B, e vittoria lo stesso. | {n} punti di svantaggio prima della carta B, e vittoria lo stesso.',
    },
    bestTurn: {
      title: 'Il turno migliore',
      text: '{n} punto nel turno {turn}. | {n} punti nel turno {turn}.',
    },
    bestCard: {
      title: 'La carta migliore',
      text: '{card}: {n} punto. | {card}: {n} punti.',
    },
    robber: {
      title: 'Le mani più lunghe',
      text: '{n} carta presa agli altri. | {n} carte prese agli altri.',
    },
    breaker: {
      title: 'Il terrore della contrada',
      text: '{n} carta altrui scartata. | {n} carte altrui scartate.',
    },
  },
}

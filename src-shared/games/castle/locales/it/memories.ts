import type { Translation } from '../../../../locales/translation'
import type { memoryMessages as English } from '../en/memories'

export const memoryMessages: Translation<typeof English> = {
  memories: {
    mistake: {
      title: 'Parole affrettate',
      text: 'Una dichiarazione sbagliata, e la vittoria è andata agli altri: {society}.',
    },
    unmasked: {
      title: 'L’occhio più acuto',
      text: 'Le reliquie della compagnia rivale erano proprio lì: {named}.',
    },
    friendlyFire: {
      title: 'Fuoco amico',
      text: '{n} sfida a duello, e la compagnia era la stessa: {society}. | {n} sfide a duello, e la compagnia era la stessa: {society}.',
    },
    enemyGifts: {
      title: 'Regali al nemico',
      text: '{n} reliquia della compagnia rivale finita dritta nelle sue mani. | Per {n} volte una reliquia della compagnia rivale è finita dritta nelle sue mani.',
    },
    duelsWon: { title: 'La lama migliore', text: '{n} duello vinto. | {n} duelli vinti.' },
    insider: {
      title: 'Al corrente dei segreti',
      text: 'Ha visto la carta compagnia di {n} altro giocatore. | Ha visto le carte compagnia di {n} altri giocatori.',
    },
    traveller: {
      title: 'Il bagaglio più irrequieto',
      text: '{object}: di mano in mano {n} volta. | {object}: di mano in mano {n} volte.',
    },
    suspect: {
      title: 'Il bagaglio più sospetto',
      text: 'Spiato {n} volta. | Spiato {n} volte.',
    },
  },
}

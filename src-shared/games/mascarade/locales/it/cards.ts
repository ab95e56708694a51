import type { Translation } from '../../../../locales/translation'
import type { cardMessages as English } from '../en/cards'

export const cardMessages: Translation<typeof English> = {
  characters: {
    judge: {
      name: 'Giudice',
      short: 'svuota il tribunale',
      power: 'Prende tutte le monete del tribunale; le multe di questo stesso turno si pagano solo dopo.',
    },
    bishop: {
      name: 'Vescovo',
      short: '2 dal più ricco',
      power: 'Prende 2 monete dal più ricco degli altri giocatori; se più d’uno è il più ricco, sceglie il Vescovo.',
    },
    king: {
      name: 'Re',
      short: '3 dalla banca',
      power: 'Prende 3 monete dalla banca.',
    },
    fool: {
      name: 'Matto',
      short: '1 moneta, e carte altrui',
      power:
        'Prende 1 moneta dalla banca, poi sotto il tavolo, senza guardarle, scambia o non scambia le carte di altri due giocatori.',
    },
    queen: {
      name: 'Regina',
      short: '2 dalla banca',
      power: 'Prende 2 monete dalla banca.',
    },
    thief: {
      name: 'Ladro',
      short: '1 da ciascun vicino',
      power: 'Prende 1 moneta da ciascuno dei due vicini.',
    },
    witch: {
      name: 'Strega',
      short: 'può scambiare le fortune',
      power: 'Può scambiare tutte le sue monete con tutte quelle di un altro giocatore qualsiasi.',
    },
    spy: {
      name: 'Spia',
      short: 'vede 2 carte, poi scambia',
      power:
        'Guarda di nascosto la propria carta e un’altra, di un giocatore o del centro, poi le scambia o non le scambia.',
    },
    peasant: {
      name: 'Contadino',
      short: '1 dalla banca, in coppia 2',
      power: 'Prende 1 moneta dalla banca; se si scoprono insieme entrambi i Contadini, ne prendono 2 ciascuno.',
    },
    cheat: {
      name: 'Imbroglione',
      short: 'con 10 monete vince',
      power: 'Con 10 monete o più vince subito la partita; con meno non succede nulla.',
    },
    inquisitor: {
      name: 'Inquisitore',
      short: 'chi sei? O indovini o paghi',
      power:
        'Indica un altro giocatore, che nomina un personaggio e scopre la carta; se i due non coincidono, paga 4 monete all’Inquisitore.',
    },
    widow: {
      name: 'Vedova',
      short: 'risale a 10 monete',
      power: 'Riceve dalla banca quanto le manca per arrivare a 10 monete; con 10 o più non riceve nulla.',
    },
  },

  slot: {
    card: 'la carta di {name}',
    left: 'la carta sinistra di {name}',
    right: 'la carta destra di {name}',
    protected: 'la carta protetta di {name}',
    middle: 'la carta {n} al centro',
    own: {
      card: 'la tua carta',
      left: 'la tua carta sinistra',
      right: 'la tua carta destra',
      protected: 'la tua carta protetta',
    },
  },

  purses: { bank: 'la banca', courthouse: 'il tribunale' },
}

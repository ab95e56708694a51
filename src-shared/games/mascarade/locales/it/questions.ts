import type { Translation } from '../../../../locales/translation'
import type { questionMessages as English } from '../en/questions'

export const questionMessages: Translation<typeof English> = {
  /** What opens large with a press. */
  about: {
    faceDown:
      'Una carta coperta. La conosci solo se l’hai guardata o scambiata tu – e poi qualcuno può averla spostata di nuovo.',
    inMiddle: 'Non è di nessuno e si può scambiare come tutte le altre.',
    note: 'Il tuo appunto: {character}. Lo vedi solo tu.',
    coins: 'Le monete sono visibili a tutti. Chi ne ha {n} vince subito; se qualcuno resta senza, vince il più ricco.',
    courthouse:
      'Qui vanno le multe: 1 moneta da chi ha detto di essere un personaggio e non lo era. Le prende tutte il Giudice.',
    bank: 'Le monete che non sono ancora di nessuno. Da qui pagano i poteri che portano nuove monete in gioco.',
  },
  asks: {
    ready: {
      title: 'Occhi aperti!',
      hint: 'Le carte sono tutte scoperte, ma non per molto. Quando hai visto abbastanza, dillo.',
    },
    turn: {
      title: 'Tocca a te: che cosa fai?',
      hint: 'Scambia o no, guarda una tua carta, oppure dichiara un personaggio.',
    },
    prepare: {
      title: 'Scambi, o fai finta?',
      hint: 'Preparazione: prendi sotto il tavolo una tua carta e un’altra. Se hanno cambiato posto, lo saprai soltanto tu.',
    },
    mustSwap: {
      title: 'Ti hanno visto in faccia: scambia, o fai finta',
      hint: 'La tua carta era scoperta fino a un attimo fa, perciò ora va sotto il tavolo insieme a un’altra. L’obbligo vale solo per questo turno.',
    },
    noAnnounce: {
      title: 'Scambi o guardi?',
      hint: 'La tua carta era scoperta fino a un attimo fa, perciò in questo turno non puoi dichiarare.',
    },
    challenge: {
      title: '{by}: «{character}, sono io!» E tu?',
      hint: 'Se ribatti, tutti quelli che lo dicono scoprono la carta e ogni impostore paga 1 moneta. Non si torna indietro.',
    },
    bishop: {
      title: 'A chi fa visita il Vescovo?',
      hint: 'Sono ricchi allo stesso modo. Chi scegli ti dà 2 monete.',
    },
    fool: {
      title: 'Quali carte vuoi confondere?',
      hint: 'La moneta è già tua. Ora prendi due carte altrui, senza guardarle, e scambiale o no.',
    },
    witch: {
      title: 'Scambi le fortune?',
      hint: 'Tutte le tue monete contro tutte quelle di un altro giocatore, oppure ognuno tiene le sue.',
    },
    spyLook: {
      title: 'Oltre alla tua, quale carta guardi?',
      hint: 'Le vedi tutte e due, poi le scambi o no. Quale hai scelto lo vedono tutti.',
    },
    spySwap: {
      title: 'Scambi le due carte?',
      hint: 'Le hai viste entrambe. Se cambiano posto, non lo saprà nessun altro.',
    },
    inquisitor: {
      title: 'Chi vuoi interrogare?',
      hint: 'Nomina un personaggio e scopre la carta. Se sbaglia, ti paga 4 monete.',
    },
    confess: {
      title: '{by} chiede: chi sei?',
      hint: 'Nomina un personaggio, poi la tua carta viene scoperta. La risposta giusta non costa nulla; sbagliare o tacere costa 4 monete.',
    },
    seen: {
      title: 'Solo per i tuoi occhi',
      hint: 'Tieni a mente e copri: non si vedrà una seconda volta.',
    },
  },

  waiting: {
    ready: '{name} guarda ancora le carte',
    turn: '{name} sta tramando qualcosa',
    prepare: '{name} sceglie due carte da prendere sotto il tavolo',
    mustSwap: '{name} ha un turno obbligato: scambiare o no',
    noAnnounce: '{name} sceglie tra scambiare e guardare',
    challenge: '{name} medita se ribattere',
    bishop: '{name} sceglie a chi fa visita il Vescovo',
    fool: '{name} sceglie quali carte confonde il Matto',
    witch: '{name} sbircia nelle borse altrui',
    spyLook: '{name} sceglie che cosa guarda la Spia',
    spySwap: '{name} ha due carte sotto il tavolo',
    inquisitor: '{name} sceglie chi interrogare',
    confess: '{name} deve confessare',
  },

  branches: {
    swap: 'Scambia o no',
    look: 'Guarda',
    announce: 'Dichiara',
    pass: 'Lascia correre',
    claim: 'No, sono io!',
    keep: 'Tieni le tue monete',
    swapFortune: 'Scambia le fortune',
    yes: 'Scambiale',
    no: 'Non scambiarle',
  },

  parts: {
    slots: 'Quali due carte?',
    slot: 'Con quale carta?',
    character: 'Quale personaggio?',
    swap: 'Cambiano posto?',
  },
}

import type { Translation } from '../../../../locales/translation'
import type { questionMessages as English } from '../en/questions'

export const questionMessages: Translation<typeof English> = {
  asks: {
    useItem: {
      title: 'Giochi un oggetto?',
      hint: 'La sua riga della carta storia A vale subito, e l’oggetto torna nella riserva. Una riga sola, prima di giocare una carta.',
    },
    play: {
      title: 'Quale carta giochi?',
      hint: 'Esattamente una, quella che vuoi: prima i suoi punti, poi i suoi effetti, fin dove si può.',
    },
    playMore: {
      title: 'Ancora una: quale carta giochi?',
      hint: 'Si gioca come le altre, con i suoi punti e i suoi effetti.',
    },
    takeItem: {
      title: '{by}: quale oggetto prendi?',
      hint: 'Solo quel che c’è nella riserva. Potrai giocarlo in un turno successivo, se una carta non dice altrimenti.',
    },
    discard: {
      title: '{by}: scarta {types} in gioco',
      hint: 'Dall’area comune o davanti a chiunque. Se restano solo carte tue, tocca a una di quelle.',
    },
    mayDiscard: {
      title: '{by}: scarti {types} in gioco?',
      hint: 'Puoi, ma non devi. Dall’area comune o davanti a chiunque, anche a te.',
    },
    takeCard: {
      title: '{by}: prendi in mano {types} in gioco',
      hint: 'Dall’area comune o davanti a chiunque, anche a te.',
    },
    discardOwn: {
      title: '{by}: scarta {types} davanti a te',
      hint: 'Dev’essere una delle tue carte.',
    },
    mayDiscardOwn: {
      title: '{by}: scarti {types} davanti a te?',
      hint: 'Puoi, ma non devi. Solo carte tue.',
    },
    takeOwn: {
      title: '{by}: riprendi in mano {types} davanti a te',
      hint: 'Solo carte tue.',
    },
    discardHand: {
      title: '{by}: quale carta scarti dalla mano?',
      hint: 'Va negli scarti, scoperta, e non fa nulla.',
    },
    returnItem: {
      title: '{by}: quale oggetto rimetti?',
      hint: 'Torna nella riserva.',
    },
    peek: {
      title: '{by}: quale carta prendi?',
      hint: 'Nessun altro vede queste carte. Le altre restano in cima al mazzo, nel loro ordine.',
    },
    freeLine: {
      title: '{by}: usi subito una riga della carta storia A?',
      hint: 'Una riga qualsiasi di cui hai gli oggetti. Non conta come oggetto di questo turno.',
    },
    may: {
      title: '{by}: lo vuoi? {effects}',
      hint: 'Tutto o niente.',
    },
    seen: {
      title: 'Tutte le mani sono scoperte',
      hint: 'In questo momento le vedono tutti. Poi ognuno riprende le sue carte.',
    },
  },

  waiting: {
    useItem: '{name} soppesa un oggetto',
    play: '{name} sfoglia le carte in mano',
    playMore: '{name} può giocare un’altra carta',
    takeItem: '{name} sceglie un oggetto',
    discard: '{name} cerca una vittima',
    mayDiscard: '{name} valuta se avere pietà',
    takeCard: '{name} ha un invito da fare',
    discardOwn: '{name} rinuncia a una carta',
    mayDiscardOwn: '{name} pensa se rinunciare a una carta',
    takeOwn: '{name} richiama qualcuno',
    discardHand: '{name} cerca una carta da lasciare',
    returnItem: '{name} valuta quale oggetto rimettere',
    peek: '{name} sbircia nel mazzo',
    freeLine: '{name} può giocare subito un oggetto',
    may: '{name} ci pensa su',
  },

  branches: {
    useItem: { pass: 'Nessun oggetto', use: 'Gioca un oggetto' },
    mayDiscard: { decline: 'Risparmia tutti', discard: 'Scarta una carta' },
    mayDiscardOwn: { decline: 'Tienile tutte', discard: 'Scartane una' },
    freeLine: { pass: 'Non ora', use: 'Usa una riga' },
    may: { do: 'Sì, tutto', decline: 'No, niente' },
  },

  parts: {
    useItem: { use: 'Quale riga?' },
    mayDiscard: { discard: 'Quale carta?' },
    mayDiscardOwn: { discard: 'Quale carta?' },
    freeLine: { use: 'Quale riga?' },
  },
}

import type { Translation } from '../../../../locales/translation'
import type { eventMessages as English } from '../en/events'

export const eventMessages: Translation<typeof English> = {
  events: {
    deal: 'C’era una volta: {tale}. Comincerà {name}.',
    turn: 'Turno {number}: tocca a {name}.',
    draw: {
      turn: '{name} pesca una carta.',
      more: '{name} pesca {n} carta ({by}). | {name} pesca {n} carte ({by}).',
    },
    drawLast: {
      turn: '{name} pesca l’ultima carta del mazzo.',
      more: '{name} pesca {n} carta ({by}), e il mazzo è vuoto. | {name} pesca {n} carte ({by}), e il mazzo è vuoto.',
    },
    escape: '{name} non ha più carte e scarta: {cards}.',
    useLine: {
      turn: '{name} gioca {items}: riga {line} della carta A.',
      free: '{name} gioca subito {items}: riga {line} della carta A.',
    },
    play: {
      turn: '{name} gioca una carta: {card}.',
      more: '{name} gioca un’altra carta: {card}.',
      top: '{name} rivela e gioca la prima carta del mazzo: {card}.',
    },
    time: {
      now: { day: 'Si fa giorno.', night: 'Scende la notte.' },
      still: { day: 'È ancora giorno.', night: 'È ancora notte.' },
    },
    vp: '{name} ottiene {n} punto ({by}). | {name} ottiene {n} punti ({by}).',
    item: '{name} prende {item} ({by}).',
    discard: {
      common: '{name} scarta una carta dell’area comune: {card} ({by}).',
      own: '{name} scarta una carta propria: {card} ({by}).',
      other: '{name} scarta una carta di {other}: {card} ({by}).',
    },
    take: {
      common: '{name} prende in mano una carta dell’area comune: {card} ({by}).',
      own: '{name} riprende in mano una carta propria: {card} ({by}).',
      other: '{name} prende in mano una carta di {other}: {card} ({by}).',
    },
    returnItem: '{name} rimette nella riserva {item} ({by}).',
    discardHand: '{name} scarta dalla mano {card} ({by}).',
    takeDiscarded: '{name} prende la prima carta degli scarti: {card} ({by}).',
    peek: '{name} guarda {n} carta del mazzo e la prende ({by}). | {name} guarda {n} carte del mazzo e ne prende una ({by}).',
    peekLast: '{name} prende l’ultima carta del mazzo ({by}).',
    hands: '{name} fa mostrare a tutti la mano ({by}). {hands}.',
    decline: {
      discard: '{name} risparmia tutti ({by}).',
      useLine: '{name} non gioca oggetti ({by}).',
      may: '{name} ci rinuncia ({by}).',
    },
    nothing: {
      turn: '{name} non pesca carte.',
      draw: '{name} non pesca nulla ({by}).',
      item: '{name} non ne trova nella riserva ({by}).',
      discard: '{name} non trova nulla da scartare ({by}).',
      discardHand: '{name} non ha una carta da cedere ({by}).',
      returnItem: '{name} non ha un oggetto così da rimettere ({by}).',
      takeInPlay: '{name} non trova nulla da prendere ({by}).',
      takeDiscarded: '{name} non trova carte tra gli scarti ({by}).',
      playTop: '{name} trova il mazzo vuoto ({by}).',
      peek: '{name} trova il mazzo vuoto ({by}).',
      playMore: '{name} non ha carte da giocare ({by}).',
      other: '{name} non ottiene nulla ({by}).',
    },
    away: 'Finisce negli scarti: {card}.',
    score: {
      counted:
        '{name} ottiene {n} punto: riga {line} della carta B. | {name} ottiene {n} punti: riga {line} della carta B.',
      ranked:
        '{name} occupa il {place} e ottiene {n} punto: riga {line} della carta B. | {name} occupa il {place} e ottiene {n} punti: riga {line} della carta B.',
    },
    end: {
      points:
        'Così finisce la storia: vince {name} con {n} punto. | Così finisce la storia: vince {name} con {n} punti.',
      items: 'Così finisce la storia: punti pari, ma per oggetti e carte vince {name}.',
      shared: 'Così finisce la storia, e la vittoria è condivisa: {names}.',
    },
  },

  eventsYou: {
    deal: 'C’era una volta: {tale}. Comincerai tu.',
    turn: 'Turno {number}: tocca a te.',
    draw: {
      turn: 'Peschi una carta.',
      more: 'Peschi {n} carta ({by}). | Peschi {n} carte ({by}).',
    },
    drawLast: {
      turn: 'Peschi l’ultima carta del mazzo.',
      more: 'Peschi {n} carta ({by}), e il mazzo è vuoto. | Peschi {n} carte ({by}), e il mazzo è vuoto.',
    },
    escape: 'Non hai più carte e scarti: {cards}.',
    useLine: {
      turn: 'Giochi {items}: riga {line} della carta A.',
      free: 'Giochi subito {items}: riga {line} della carta A.',
    },
    play: {
      turn: 'Giochi una carta: {card}.',
      more: 'Giochi un’altra carta: {card}.',
      top: 'Riveli e giochi la prima carta del mazzo: {card}.',
    },
    vp: 'Ottieni {n} punto ({by}). | Ottieni {n} punti ({by}).',
    item: 'Prendi {item} ({by}).',
    discard: {
      common: 'Scarti una carta dell’area comune: {card} ({by}).',
      own: 'Scarti una carta tua: {card} ({by}).',
      other: 'Scarti una carta di {other}: {card} ({by}).',
    },
    take: {
      common: 'Prendi in mano una carta dell’area comune: {card} ({by}).',
      own: 'Riprendi in mano una carta tua: {card} ({by}).',
      other: 'Prendi in mano una carta di {other}: {card} ({by}).',
    },
    returnItem: 'Rimetti nella riserva {item} ({by}).',
    discardHand: 'Scarti dalla mano {card} ({by}).',
    takeDiscarded: 'Prendi la prima carta degli scarti: {card} ({by}).',
    peek: 'Guardi {n} carta del mazzo e la prendi ({by}). | Guardi {n} carte del mazzo e ne prendi una ({by}).',
    peekLast: 'Prendi l’ultima carta del mazzo ({by}).',
    hands: 'Fai mostrare a tutti la mano ({by}). {hands}.',
    decline: {
      discard: 'Risparmi tutti ({by}).',
      useLine: 'Non giochi oggetti ({by}).',
      may: 'Ci rinunci ({by}).',
    },
    nothing: {
      turn: 'Non peschi carte.',
      draw: 'Non peschi nulla ({by}).',
      item: 'Non ne trovi nella riserva ({by}).',
      discard: 'Non trovi nulla da scartare ({by}).',
      discardHand: 'Non hai una carta da cedere ({by}).',
      returnItem: 'Non hai un oggetto così da rimettere ({by}).',
      takeInPlay: 'Non trovi nulla da prendere ({by}).',
      takeDiscarded: 'Non trovi carte tra gli scarti ({by}).',
      playTop: 'Trovi il mazzo vuoto ({by}).',
      peek: 'Trovi il mazzo vuoto ({by}).',
      playMore: 'Non hai carte da giocare ({by}).',
      other: 'Non ottieni nulla ({by}).',
    },
    score: {
      counted: 'Ottieni {n} punto: riga {line} della carta B. | Ottieni {n} punti: riga {line} della carta B.',
      ranked:
        'Occupi il {place} e ottieni {n} punto: riga {line} della carta B. | Occupi il {place} e ottieni {n} punti: riga {line} della carta B.',
    },
    end: {
      points: 'Così finisce la storia: vinci tu con {n} punto. | Così finisce la storia: vinci tu con {n} punti.',
      items: 'Così finisce la storia: punti pari, ma per oggetti e carte vinci tu.',
    },
  },

  eventsToYou: {
    discard: { other: '{name} scarta una carta tua: {card} ({by}).' },
    take: { other: '{name} prende in mano una carta tua: {card} ({by}).' },
  },

  asides: {
    deal: 'La tua mano: {cards}.',
    draw: 'Hai pescato: {cards}.',
    peek: 'Hai visto: {looked}. Hai preso: {card}.',
    peekOne: 'È: {card}.',
  },

  shown: {
    hand: '{name} ha in mano: {cards}',
    none: '{name} non ha carte in mano',
  },

  reasons: {
    points: 'Vince chi ha più punti.',
    items: 'Punti pari: hanno deciso gli oggetti e le carte in mano.',
    shared: 'Pari i punti, pari gli oggetti e le carte in mano: la vittoria è condivisa.',
  },
}

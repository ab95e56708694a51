import type { Translation } from '../../../../locales/translation'
import type { eventMessages as English } from '../en/events'

export const eventMessages: Translation<typeof English> = {
  events: {
    deal: 'La carrozza parte, gli sportelli sono chiusi. Comincerà {name}.',
    turn: 'Turno {number}: tocca a {name}.',
    spy: '{name} spia nei bagagli di {other}.',
    offer: '{name} offre un oggetto a {other}.',
    refuse: {
      token: '{name} rifiuta l’offerta; {other} prende un gettone duello.',
      none: '{name} rifiuta l’offerta di {other}. Gettoni duello non ce ne sono più.',
    },
    exchange: '{name} e {other} si scambiano un oggetto.',
    read: '{name} legge ad alta voce la carta ceduta da {other}: {object}.',
    decline: '{name} rinuncia all’effetto: {object}.',
    look: {
      objects: {
        pass: '{name} usa il Lasciapassare e guarda tutti gli oggetti di {other}.',
        diplomat: 'Una pretesa a vuoto: {name} guarda tutti gli oggetti di {other}, e il turno è finito.',
        duel: '{name} fruga nei bagagli di {other} e vede tutti gli oggetti.',
      },
      society: {
        monocle: '{name} inforca il Monocolo e guarda la carta compagnia di {other}.',
        duel: '{name} guarda la carta compagnia di {other}.',
      },
    },
    professions: '{name} e {other} si scambiano la professione; entrambe sono coperte.',
    coat: {
      down: '{name} ha guardato le professioni avanzate; quella scoperta ora è coperta.',
      same: '{name} ha guardato le professioni avanzate.',
    },
    direction: {
      left: '{name} punta il Sestante: tutti passano un oggetto a sinistra.',
      right: '{name} punta il Sestante: tutti passano un oggetto a destra.',
    },
    passOn: {
      left: 'Tutti hanno passato un oggetto a sinistra.',
      right: 'Tutti hanno passato un oggetto a destra.',
    },
    draw: {
      bag: '{name} pesca un oggetto per la Borsa; nel mazzo ne resta {n}. | {name} pesca un oggetto per la Borsa; nel mazzo ne restano {n}.',
      draw: '{name} pesca un oggetto per il pareggio; nel mazzo ne resta {n}. | {name} pesca un oggetto per il pareggio; nel mazzo ne restano {n}.',
    },
    drawLast: {
      bag: '{name} pesca per la Borsa l’ultimo oggetto. D’ora in poi le Borse sono una Chiave e un Calice!',
      draw: '{name} pesca per il pareggio l’ultimo oggetto. D’ora in poi le Borse sono una Chiave e un Calice!',
    },
    gift: '{name} ha troppo da portare e regala un oggetto a {other}.',
    profession: '{name} scopre una professione: {profession}!',
    clairvoyant: '{name} guarda il mazzo: {n} oggetto. | {name} guarda il mazzo: {n} oggetti.',
    arranged:
      '{name} mette {n} oggetto in cima al mazzo; gli altri vengono mescolati. | {name} mette {n} oggetti in cima al mazzo; gli altri vengono mescolati.',
    diplomat: {
      has: '{name} pretende da {other}: {object}. E lo ottiene!',
      hasNot: '{name} pretende da {other}: {object}. Non ce n’è.',
    },
    challenge: '{name} sfida a duello {other}!',
    pay: 'Niente duello, ma un’offerta: {name} dà un oggetto a {other}.',
    support: 'Giù le mani! Per l’attaccante: {attackers}. Per il difensore: {defenders}.',
    hypnotise: '{name} ipnotizza {other}: quell’appoggio è nullo.',
    use: {
      object: {
        attacker: '{name} mostra un oggetto: {object}. 1 punto all’attaccante.',
        defender: '{name} mostra un oggetto: {object}. 1 punto al difensore.',
      },
      tokens: {
        attacker: '{name} usa {n} gettone duello per l’attaccante. | {name} usa {n} gettoni duello per l’attaccante.',
        defender: '{name} usa {n} gettone duello per il difensore. | {name} usa {n} gettoni duello per il difensore.',
      },
      profession: {
        attacker: '{name} usa la professione: {profession}. 1 punto all’attaccante.',
        defender: '{name} usa la professione: {profession}. 1 punto al difensore.',
      },
      duelist: {
        attacker: '{name} fa a meno dei padrini: 1 punto all’attaccante, e tutti gli altri sono fuori.',
        defender: '{name} fa a meno dei padrini: 1 punto al difensore, e tutti gli altri sono fuori.',
      },
    },
    alchemist: {
      attacker: '{name} solleva fumi e vapori, e vince l’attaccante.',
      defender: '{name} solleva fumi e vapori, e vince il difensore.',
    },
    count: 'Il conteggio: {attacker} per l’attaccante, {defender} per il difensore.',
    ring: 'Parità – ma {name} porta l’Anello avvelenato!',
    won: '{name} vince il duello contro {other}.',
    drawn: 'Il duello finisce in parità.',
    noResult: '{name} ha visto graffi ben peggiori: il duello non ha esito.',
    take: {
      plain: '{name} prende un oggetto a {other}.',
      back: '{name} prende l’ultimo oggetto di {other} e ne dà uno in cambio.',
    },
    declare: {
      own: '{name} si alza e dichiara la vittoria della propria compagnia! Chi ha le reliquie: {names}.',
      ownNobody: '{name} si alza e dichiara la vittoria della propria compagnia, senza nominare nessuno!',
      rival: '{name} si alza e smaschera la compagnia rivale! Chi ha le reliquie: {names}.',
      alone: '{name} si alza, stemma in pugno, e dichiara una vittoria solitaria!',
    },
    turnUp: {
      all: '{name} scopre tutte le carte – compagnia: {society}; professione: {profession}; oggetti: {objects}.',
      named: '{name} scopre le carte – compagnia: {society}; oggetti: {objects}.',
    },
    removed: 'Si scopre la carta che nessuno ha ricevuto: {society}.',
    end: {
      declared: 'Le reliquie ci sono tutte! Vittoria: {society} ({names}).',
      divined: 'Smascherati! Vittoria: {society} ({names}).',
      mistaken: 'Un errore fatale! Vittoria: {society} ({names}).',
      lodge: 'Né Ordine né Fratellanza: vittoria solitaria per {names}.',
    },
  },

  eventsYou: {
    deal: 'La carrozza parte, gli sportelli sono chiusi. Comincerai tu.',
    turn: 'Turno {number}: tocca a te.',
    spy: 'Spii nei bagagli di {other}.',
    offer: 'Offri un oggetto a {other}.',
    refuse: {
      token: 'Rifiuti l’offerta; {other} prende un gettone duello.',
      none: 'Rifiuti l’offerta di {other}. Gettoni duello non ce ne sono più.',
    },
    exchange: 'Tu e {other} vi scambiate un oggetto.',
    read: 'Leggi ad alta voce la carta ceduta da {other}: {object}.',
    decline: 'Rinunci all’effetto: {object}.',
    look: {
      objects: {
        pass: 'Usi il Lasciapassare e guardi tutti gli oggetti di {other}.',
        diplomat: 'Una pretesa a vuoto: guardi tutti gli oggetti di {other}, e il tuo turno è finito.',
        duel: 'Frughi nei bagagli di {other} e vedi tutti gli oggetti.',
      },
      society: {
        monocle: 'Inforchi il Monocolo e guardi la carta compagnia di {other}.',
        duel: 'Guardi la carta compagnia di {other}.',
      },
    },
    professions: 'Tu e {other} vi scambiate la professione; entrambe sono coperte.',
    coat: {
      down: 'Hai guardato le professioni avanzate; la tua, scoperta, ora è coperta.',
      same: 'Hai guardato le professioni avanzate.',
    },
    direction: {
      left: 'Punti il Sestante: tutti passano un oggetto a sinistra.',
      right: 'Punti il Sestante: tutti passano un oggetto a destra.',
    },
    draw: {
      bag: 'Peschi un oggetto per la Borsa; nel mazzo ne resta {n}. | Peschi un oggetto per la Borsa; nel mazzo ne restano {n}.',
      draw: 'Peschi un oggetto per il pareggio; nel mazzo ne resta {n}. | Peschi un oggetto per il pareggio; nel mazzo ne restano {n}.',
    },
    drawLast: {
      bag: 'Peschi per la Borsa l’ultimo oggetto. D’ora in poi le Borse sono una Chiave e un Calice!',
      draw: 'Peschi per il pareggio l’ultimo oggetto. D’ora in poi le Borse sono una Chiave e un Calice!',
    },
    gift: 'Hai troppo da portare e regali un oggetto a {other}.',
    profession: 'Scopri la tua professione: {profession}!',
    clairvoyant: 'Guardi il mazzo: {n} oggetto. | Guardi il mazzo: {n} oggetti.',
    arranged:
      'Metti {n} oggetto in cima al mazzo; gli altri vengono mescolati. | Metti {n} oggetti in cima al mazzo; gli altri vengono mescolati.',
    diplomat: {
      has: 'Pretendi da {other}: {object}. E lo ottieni!',
      hasNot: 'Pretendi da {other}: {object}. Non ce n’è.',
    },
    challenge: 'Sfidi a duello {other}!',
    pay: 'Niente duello, ma un’offerta: dai un oggetto a {other}.',
    hypnotise: 'Ipnotizzi {other}: quell’appoggio è nullo.',
    use: {
      object: {
        attacker: 'Mostri un oggetto: {object}. 1 punto all’attaccante.',
        defender: 'Mostri un oggetto: {object}. 1 punto al difensore.',
      },
      tokens: {
        attacker: 'Usi {n} gettone duello per l’attaccante. | Usi {n} gettoni duello per l’attaccante.',
        defender: 'Usi {n} gettone duello per il difensore. | Usi {n} gettoni duello per il difensore.',
      },
      profession: {
        attacker: 'Usi la tua professione: {profession}. 1 punto all’attaccante.',
        defender: 'Usi la tua professione: {profession}. 1 punto al difensore.',
      },
      duelist: {
        attacker: 'Fai a meno dei padrini: 1 punto a te che attacchi, e tutti gli altri sono fuori.',
        defender: 'Fai a meno dei padrini: 1 punto a te che difendi, e tutti gli altri sono fuori.',
      },
    },
    alchemist: {
      attacker: 'Sollevi fumi e vapori, e vince l’attaccante.',
      defender: 'Sollevi fumi e vapori, e vince il difensore.',
    },
    ring: 'Parità – ma tu porti l’Anello avvelenato!',
    won: 'Vinci il duello contro {other}.',
    noResult: 'Hai visto graffi ben peggiori: il duello non ha esito.',
    take: {
      plain: 'Prendi un oggetto a {other}.',
      back: 'Prendi l’ultimo oggetto di {other} e ne dai uno in cambio.',
    },
    declare: {
      own: 'Ti alzi e dichiari la vittoria della tua compagnia! Chi ha le reliquie: {names}.',
      ownNobody: 'Ti alzi e dichiari la vittoria della tua compagnia, senza nominare nessuno!',
      rival: 'Ti alzi e smascheri la compagnia rivale! Chi ha le reliquie: {names}.',
      alone: 'Ti alzi, stemma in pugno, e dichiari una vittoria solitaria!',
    },
    turnUp: {
      all: 'Scopri tutte le tue carte – compagnia: {society}; professione: {profession}; oggetti: {objects}.',
      named: 'Scopri le carte – compagnia: {society}; oggetti: {objects}.',
    },
  },

  eventsToYou: {
    spy: '{name} spia nei tuoi bagagli.',
    offer: '{name} ti offre un oggetto.',
    refuse: {
      token: '{name} rifiuta la tua offerta; prendi un gettone duello.',
      none: '{name} rifiuta la tua offerta. Gettoni duello non ce ne sono più.',
    },
    exchange: '{name} e tu vi scambiate un oggetto.',
    read: '{name} legge ad alta voce la carta che hai ceduto: {object}.',
    look: {
      objects: {
        pass: '{name} usa il Lasciapassare e guarda tutti i tuoi oggetti.',
        diplomat: 'Una pretesa a vuoto: {name} guarda tutti i tuoi oggetti, e il turno è finito.',
        duel: '{name} fruga nei tuoi bagagli e vede tutti i tuoi oggetti.',
      },
      society: {
        monocle: '{name} inforca il Monocolo e guarda la tua carta compagnia.',
        duel: '{name} guarda la tua carta compagnia.',
      },
    },
    professions: '{name} scambia la professione con te; entrambe sono coperte.',
    gift: '{name} ha troppo da portare e ti regala un oggetto.',
    diplomat: {
      has: '{name} pretende da te: {object}. E lo ottiene!',
      hasNot: '{name} pretende da te: {object}. Non ce l’hai.',
    },
    challenge: '{name} ti sfida a duello!',
    pay: 'Niente duello, ma un’offerta: {name} ti dà un oggetto.',
    hypnotise: '{name} ti ipnotizza: il tuo appoggio è nullo.',
    won: '{name} vince il duello contro di te.',
    take: {
      plain: '{name} ti prende un oggetto.',
      back: '{name} prende il tuo ultimo oggetto e te ne dà uno in cambio.',
    },
  },

  asides: {
    spy: 'Hai visto: {object}.',
    offer: { you: 'È: {object}.', toYou: 'È: {object}.' },
    exchange: 'Hai dato: {gave}. Hai ricevuto: {got}.',
    read: 'Professioni avanzate: {professions}.',
    look: { objects: 'Hai visto: {objects}.', society: 'Hai visto: {society}.' },
    professions: 'Prima: {lost}. Ora: {won}.',
    coat: { changed: 'Prima: {lost}. Ora: {won}.', same: 'Resti: {won}.' },
    passOn: 'Hai dato: {gave}. Hai ricevuto: {got}.',
    draw: 'È: {object}.',
    gift: { you: 'Hai dato: {object}.', toYou: 'Hai ricevuto: {object}.' },
    clairvoyant: 'Nel mazzo: {objects}.',
    arranged: 'In cima, in quest’ordine: {objects}.',
    pay: { you: 'Hai dato: {object}.', toYou: 'Hai ricevuto: {object}.' },
    take: {
      you: { plain: 'Hai ricevuto: {got}.', back: 'Hai ricevuto: {got}. Hai dato: {gave}.' },
      toYou: { plain: 'Hai perso: {gave}.', back: 'Hai perso: {gave}. Hai ricevuto: {got}.' },
    },
  },

  shown: {
    object: {
      spy: 'Nei bagagli di {name}: {object}',
      offer: '{name} offre: {object}',
      got: 'Da {name}: {object}',
      gave: 'A {name}: {object}',
    },
    objects: 'Gli oggetti di {name}: {objects}',
    society: 'La compagnia di {name}: {society}',
    profession: 'La professione di {name}: {profession}',
    leftOver: 'Professioni avanzate: {professions}',
    deck: 'Nel mazzo: {objects}',
    top: 'In cima al mazzo, in quest’ordine: {objects}',
  },

  reasons: {
    declared: 'Una compagnia ha dichiarato di avere le sue reliquie, ed era vero.',
    divined: 'La compagnia rivale è smascherata: chi aveva le sue reliquie è stato nominato a ragione.',
    mistaken: 'Una dichiarazione era sbagliata, perciò ha vinto l’altra compagnia.',
    lodge: 'Lo Stemma della Loggia e tre reliquie in una sola mano: una vittoria solitaria.',
  },
}

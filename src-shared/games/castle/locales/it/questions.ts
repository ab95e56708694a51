import type { Translation } from '../../../../locales/translation'
import type { questionMessages as English } from '../en/questions'

export const questionMessages: Translation<typeof English> = {
  asks: {
    turn: {
      title: 'Tocca a te: che cosa fai?',
      hint: 'Un’azione sola: spia, offri uno scambio o sfida qualcuno. Una dichiarazione chiude la partita, giusta o sbagliata che sia.',
    },
    endTurn: {
      title: 'È tutto per questo turno?',
      hint: 'Lo si chiede a chiunque potrebbe ancora sorprendere il tavolo, e per lo stesso tempo. Così la domanda non tradisce nulla.',
    },
    diplomat: {
      title: 'Diplomatico: che cosa vuoi, e da chi?',
      hint: 'Se ce l’ha, lo ottieni in cambio dell’oggetto che dai. Se no, vedi i suoi oggetti e il tuo turno è finito.',
    },
    offered: {
      title: '{by} ti offre: {card}',
      hint: 'Se accetti, lo tieni e dai in cambio un altro tuo oggetto. Se rifiuti, l’altro prende un gettone duello, se ce ne sono ancora.',
      refuse: 'Devi rifiutare: una Borsa non si scambia con l’altra Borsa, e tu non hai altro.',
      accept: 'Devi accettare: lo Specchio e la Perla non si rifiutano. Dai in cambio un altro tuo oggetto.',
    },
    smuggle: {
      title: 'Hai dato a {with}: {gave}. Usi l’effetto?',
      hint: 'Lo si chiede a entrambi, qualunque cosa abbiano dato. Se taci, la carta non viene letta e resta sconosciuta.',
    },
    useBag: {
      title: 'La tua Borsa è andata a {with}: peschi un oggetto?',
      hint: 'Peschi il primo oggetto del mazzo. Oltre il limite, devi regalarne subito uno.',
    },
    usePass: {
      title: 'Guardi tutti gli oggetti di {with}?',
      hint: 'Lo permette il tuo Lasciapassare, e tra gli oggetti c’è anche quello che hai appena dato.',
    },
    useMonocle: {
      title: 'Guardi la compagnia di {with}?',
      hint: 'Lo permette il tuo Monocolo. Che guardi lo vedono tutti, che cosa vedi lo sai solo tu.',
    },
    useTome: {
      title: 'Scambi la professione con {with}?',
      hint: 'Restano coperte e come nuove, e ognuno dei due conosce quella nuova dell’altro.',
    },
    useCoat: {
      title: 'Un nuovo mestiere? Il tuo è: {own}',
      hint: 'Prendi una professione avanzata, o di nuovo la tua: resta coperta e come nuova. Oppure lascia tutto com’è.',
    },
    useSextant: {
      title: 'Da che parte vanno i bagagli?',
      hint: 'Tutti passano un oggetto a scelta a sinistra o a destra. A sinistra vuol dire in senso orario.',
    },
    passOn: {
      title: 'Quale oggetto passi a {to}?',
      hint: 'Tutti scelgono in segreto, poi gli oggetti si muovono insieme. Niente effetti, niente rifiuti.',
    },
    gift: {
      title: 'Il limite è {limit}: quale oggetto regali, e a chi?',
      hint: 'Può riceverlo solo chi ha ancora posto in mano. Che c’è un regalo lo vedono tutti; che cos’è, lo sapete solo voi due.',
    },
    clairvoyantTop: {
      title: 'Quale oggetto va in cima al mazzo?',
      hint: 'Sarà il prossimo a essere pescato.',
    },
    clairvoyantSecond: {
      title: 'E quale subito sotto?',
      hint: 'Tutti gli altri si mescolano.',
    },
    whichBag: {
      title: '{by} pretende una Borsa: quale dai?',
      hint: 'Lo si chiede a chiunque ne abbia almeno una. Quale fosse, lo saprete soltanto voi due.',
    },
    priest: {
      title: '{attacker} contro {defender}: c’è forse un Sacerdote?',
      hint: 'Il Sacerdote impedisce il duello, e un attaccante con almeno 2 oggetti gliene dà uno.',
    },
    priestPayment: {
      title: 'Quale oggetto offri a {to}?',
      hint: 'Un’offerta al Sacerdote, senza alcun effetto. Poi il tuo turno è finito.',
    },
    support: {
      title: '{attacker} contro {defender}: chi appoggi?',
      hint: 'Si sceglie in segreto, si mostra tutti insieme, e nessuno può astenersi. Il tuo appoggio vale 1 punto.',
    },
    hypnotist: {
      title: 'Un Ipnotizzatore guarda qualcuno negli occhi?',
      hint: 'Può farlo solo l’attaccante, e solo con chi appoggia: l’appoggio è nullo, e in questo duello quel giocatore non può usare nulla.',
    },
    react: {
      title: '{attacker} contro {defender}: intervieni?',
      hint: 'Oggetti, gettoni duello, professioni – o lascia correre. Finisce quando in un giro lasciano correre tutti.',
    },
    ring: {
      title: 'Parità tra {attacker} e {defender}. Un Anello avvelenato?',
      hint: 'Mostrato adesso, fa vincere il duello a chi lo possiede. Lo si chiede a tutti e due, chiunque l’abbia.',
    },
    doctor: {
      title: '{attacker} contro {defender}: c’è un Dottore in carrozza?',
      hint: 'Il Dottore dichiara che non è successo nulla: né vincitore, né bottino, e nemmeno un oggetto per il pareggio.',
    },
    spoils: {
      title: 'Hai battuto {loser}. Che cosa vuoi vedere?',
      hint: 'La carta compagnia – oppure tutti gli oggetti, e allora devi prenderne uno.',
    },
    take: {
      title: 'Quale oggetto prendi a {loser}?',
      hint: 'Se è l’ultimo, ne dai in cambio uno tuo, magari lo stesso. Senza effetti.',
    },
    seen: {
      title: 'Solo per i tuoi occhi',
      hint: 'Non lo vede nessun altro. Chiudi quando hai visto abbastanza.',
    },
  },

  waiting: {
    turn: '{name} sta tramando qualcosa',
    endTurn: '{name} sta per finire il turno',
    diplomat: '{name} formula una pretesa',
    offered: '{name} sbircia un’offerta',
    smuggle: '{name} pensa a che cosa far leggere',
    useBag: '{name} può pescare un oggetto',
    usePass: '{name} può guardare degli oggetti',
    useMonocle: '{name} può guardare una compagnia',
    useTome: '{name} può scambiare professione',
    useCoat: '{name} guarda le professioni avanzate',
    useSextant: '{name} fa il punto',
    passOn: '{name} sceglie un oggetto da passare',
    gift: '{name} ha troppi oggetti e ne regala uno',
    clairvoyantTop: '{name} scruta il mazzo',
    clairvoyantSecond: '{name} scruta il mazzo',
    whichBag: '{name} tira fuori una Borsa',
    priest: '{name} può opporsi al duello',
    priestPayment: '{name} cerca un’offerta',
    support: '{name} sceglie da che parte stare',
    hypnotist: '{name} osserva chi appoggia chi',
    react: '{name} può intervenire',
    ring: '{name}: ci sarà un anello al dito?',
    doctor: '{name}: ci saranno bende in valigia?',
    spoils: '{name} assapora la vittoria',
    take: '{name} fruga nei bagagli altrui',
  },

  branches: {
    turn: {
      spy: 'Spia',
      exchange: 'Scambia',
      duel: 'Sfida',
      declareOwn: 'Dichiara la nostra vittoria',
      declareRival: 'Smaschera i rivali',
      declareAlone: 'Dichiara la mia vittoria',
      diplomat: 'Usa il Diplomatico',
      clairvoyant: 'Usa il Chiaroveggente',
    },
    endTurn: { end: 'Finisci il turno', diplomat: 'Usa il Diplomatico', clairvoyant: 'Usa il Chiaroveggente' },
    diplomat: { object: 'Un oggetto', bag: 'Una Borsa dei Segreti' },
    offered: { accept: 'Accetta', refuse: 'Rifiuta' },
    smuggle: { use: 'Falla leggere e usala', keep: 'Taci' },
    useBag: { use: 'Pesca', decline: 'Non pescare' },
    usePass: { use: 'Guarda', decline: 'Non guardare' },
    useMonocle: { use: 'Guarda', decline: 'Non guardare' },
    useTome: { use: 'Scambia le professioni', decline: 'Non scambiare' },
    useCoat: { take: 'Prendine una', decline: 'Lascia tutto com’è' },
    useSextant: { left: 'A sinistra', right: 'A destra', decline: 'Da nessuna parte' },
    priest: { pass: 'Lascia correre', use: 'Vieta il duello' },
    hypnotist: { pass: 'Lascia correre', use: 'Ipnotizza' },
    react: {
      pass: 'Lascia correre',
      object: 'Mostra un oggetto',
      tokens: 'Usa gettoni duello',
      profession: 'Usa la professione',
      alchemist: 'Decidi da Alchimista',
    },
    ring: { pass: 'Lascia correre', use: 'Mostra l’anello' },
    doctor: { pass: 'Lascia correre', use: 'Annulla tutto' },
    spoils: { society: 'Guarda la compagnia', search: 'Fruga nei bagagli' },
  },

  parts: {
    turn: {
      spy: 'Chi vuoi spiare?',
      card: 'Quale oggetto offri?',
      to: 'A chi?',
      duel: 'Chi vuoi sfidare?',
      declareOwn: 'Chi altro ha le reliquie della tua compagnia?',
      declareRival: 'Chi dei rivali ha le reliquie della loro compagnia?',
    },
    diplomat: { to: 'Da chi?', object: 'Quale oggetto pretendi?', give: 'Che cosa dai in cambio?' },
    offered: { accept: 'Che cosa dai in cambio?' },
    useCoat: { take: 'Quale professione prendi?' },
    gift: { card: 'Quale oggetto regali?', to: 'A chi va?' },
    hypnotist: { use: 'Chi vuoi ipnotizzare?' },
    react: {
      object: 'Quale oggetto?',
      count: 'Quanti gettoni duello?',
      side: 'Per chi?',
      profession: 'Quale professione?',
      alchemist: 'Chi deve vincere?',
    },
    take: { take: 'Che cosa prendi?', give: 'Che cosa dai in cambio?' },
  },
}

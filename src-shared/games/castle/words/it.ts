/** Le parole del Castello del diavolo in italiano. I nomi dei giocatori non hanno genere; le carte stanno senza articolo. */
import { titles } from './titles'
import type { CastleWords } from './index'

export const it: CastleWords = {
  ...titles.it,

  objects: {
    key: {
      name: 'Chiave',
      short: 'all’Ordine ne servono tre',
      power: 'La reliquia dell’Ordine: con tre può dichiarare vittoria, con due se è in minoranza a un tavolo dispari.',
    },
    goblet: {
      name: 'Calice',
      short: 'alla Fratellanza ne vanno 3',
      power:
        'La reliquia della Fratellanza: con tre può dichiarare vittoria, con due se è in minoranza a un tavolo dispari.',
    },
    bagKey: {
      name: 'Borsa dei Segreti con la chiave',
      short: 'se la dai peschi; poi Chiave',
      power:
        'Scambiata, permette a chi l’ha ceduta di pescare il primo oggetto del mazzo; non si scambia mai con l’altra Borsa, e quando il mazzo degli oggetti è vuoto è una Chiave.',
    },
    bagGoblet: {
      name: 'Borsa dei Segreti con il calice',
      short: 'se la dai peschi; poi Calice',
      power:
        'Scambiata, permette a chi l’ha ceduta di pescare il primo oggetto del mazzo; non si scambia mai con l’altra Borsa, e quando il mazzo degli oggetti è vuoto è un Calice.',
    },
    dagger: {
      name: 'Pugnale',
      short: '+1 se attacchi',
      power: 'Mostrato dall’attaccante, dà 1 punto all’attaccante.',
    },
    gloves: {
      name: 'Guanti',
      short: '+1 se difendi',
      power: 'Mostrati dal difensore, danno 1 punto al difensore.',
    },
    knives: {
      name: 'Coltelli da lancio',
      short: '+1 all’attaccante appoggiato',
      power: 'Mostrati da chi appoggia l’attaccante, danno 1 punto all’attaccante.',
    },
    whip: {
      name: 'Frusta',
      short: '+1 al difensore appoggiato',
      power: 'Mostrata da chi appoggia il difensore, dà 1 punto al difensore.',
    },
    ring: {
      name: 'Anello avvelenato',
      short: 'il pareggio è tuo',
      power: 'Mostrato in caso di parità dall’attaccante o dal difensore, fa vincere il duello a chi lo possiede.',
    },
    pass: {
      name: 'Lasciapassare',
      short: 'se lo dai vedi gli oggetti',
      power:
        'Scambiato, permette a chi l’ha ceduto di guardare tutti gli oggetti dell’altro, dopo che le due carte hanno cambiato mano.',
    },
    monocle: {
      name: 'Monocolo',
      short: 'se lo dai vedi la compagnia',
      power: 'Scambiato, permette a chi l’ha ceduto di guardare la carta compagnia dell’altro.',
    },
    tome: {
      name: 'Tomo',
      short: 'se lo dai cambi professione',
      power:
        'Scambiato, permette a chi l’ha ceduto di scambiare la professione con l’altro; entrambe restano coperte e come nuove.',
    },
    coat: {
      name: 'Soprabito',
      short: 'se lo dai cambi mestiere',
      power:
        'Scambiato, permette a chi l’ha ceduto di guardare le professioni avanzate e prenderne una, o riprendere la propria; la carta resta coperta e come nuova.',
    },
    sextant: {
      name: 'Sestante',
      short: 'se lo dai, tutti passano',
      power:
        'Scambiato, permette a chi l’ha ceduto di nominare sinistra o destra: tutti passano da quella parte un oggetto a scelta, nello stesso momento e senza effetti.',
    },
    mirror: {
      name: 'Specchio infranto',
      short: 'scambio muto e obbligato',
      power:
        'Chi se lo vede offrire deve accettare, e tutto lo scambio è muto: non si legge nulla, e nessuna delle due carte ha effetto.',
    },
    pearl: {
      name: 'Perla nera',
      short: 'con lei niente vittoria',
      power:
        'Chi se la vede offrire deve accettare, e chi la possiede non può dichiarare la vittoria della propria compagnia.',
    },
    signet: {
      name: 'Stemma della Loggia',
      short: 'con 3 reliquie vinci da solo',
      power:
        'Chi lo possiede può dichiarare una vittoria solitaria, con almeno tre tra Chiavi e Calici, comunque mescolati, nella propria mano.',
    },
  },

  bag: { name: 'Borsa dei Segreti' },

  professions: {
    thug: {
      name: 'Sgherro',
      short: '+1 se attacchi',
      power: 'Quando attacca, lo Sgherro riceve 1 punto.',
    },
    grandmaster: {
      name: 'Gran Maestro',
      short: '+1 se difendi',
      power: 'Quando difende, il Gran Maestro riceve 1 punto.',
    },
    bodyguard: {
      name: 'Guardia del corpo',
      short: '+1 a chi appoggi',
      power: 'La parte che la Guardia del corpo appoggia riceve 1 punto in più; nei propri duelli non serve a nulla.',
    },
    duelist: {
      name: 'Duellante',
      short: '+1, e gli altri fuori',
      power:
        'Da attaccante o difensore, prima del conteggio: il Duellante riceve 1 punto, e tutto ciò che viene da altri che i due duellanti è nullo.',
    },
    alchemist: {
      name: 'Alchimista',
      short: 'decide un duello altrui',
      power: 'In un duello altrui, prima del conteggio: l’Alchimista decide chi vince.',
    },
    doctor: {
      name: 'Dottore',
      short: 'annulla un duello',
      power:
        'Dopo il conteggio, prima che il vincitore scelga: il duello non ha esito, e neanche un pareggio porta un oggetto.',
    },
    priest: {
      name: 'Sacerdote',
      short: 'niente duello, e un’offerta',
      power:
        'Dopo una sfida, prima che si mostri l’appoggio: il duello non si fa, un attaccante con almeno 2 oggetti ne dà uno a sua scelta al Sacerdote, e il turno dell’attaccante è finito.',
    },
    hypnotist: {
      name: 'Ipnotizzatore',
      short: 'se attacchi, uno dorme',
      power:
        'Da attaccante, appena mostrato l’appoggio: l’appoggio di un giocatore è nullo, e in questo duello non può usare nulla.',
    },
    diplomat: {
      name: 'Diplomatico',
      short: 'pretende un certo oggetto',
      power:
        'Nel tuo turno: nomina un giocatore e un tipo di oggetto; se ce l’ha, deve scambiarlo con te, se no ti mostra i suoi oggetti e il tuo turno è finito.',
    },
    clairvoyant: {
      name: 'Chiaroveggente',
      short: 'sceglie le prime due carte',
      power:
        'Nel tuo turno: guarda tutto il mazzo degli oggetti, scegli due carte, mescola le altre e metti le due in cima nell’ordine che vuoi.',
    },
  },

  uses: { again: 'ogni volta', once: 'una volta' },

  societies: {
    order: { name: 'Ordine dei Segreti Rivelati', short: 'Ordine' },
    brotherhood: { name: 'Fratellanza delle False Verità', short: 'Fratellanza' },
  },

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

  events: {
    deal: 'La carrozza parte, gli sportelli sono chiusi. Comincerà {name}.',
    turn: 'Turno {number}: tocca a {name}.',
    spy: '{name} fa la spia nei bagagli di {other}.',
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
    spy: 'Fai la spia nei bagagli di {other}.',
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
    spy: '{name} fa la spia nei tuoi bagagli.',
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

  memo: {
    title: 'Che cosa hai visto',
    hint: 'La tua lista privata. Dice che cosa era vero quando l’hai visto, non che cosa è vero adesso.',
    empty: 'Ancora nulla. Viaggiando si impara.',
    turn: 'Turno {n}',
    object: {
      spy: '{name} aveva: {object} (spiando)',
      offer: '{name} offriva: {object}',
      got: 'da {name}: {object}',
      gave: 'a {name}: {object}',
    },
    objects: '{name} aveva: {objects}',
    society: 'la compagnia di {name}: {society}',
    profession: 'la nuova professione di {name}: {profession}',
    leftOver: 'professioni avanzate: {professions}',
    deck: 'nel mazzo: {objects}',
    top: 'messi in cima, in quest’ordine: {objects}',
  },

  duel: {
    title: '{attacker} contro {defender}',
    attacker: 'Attaccante',
    defender: 'Difensore',
    points: '{n} punto | {n} punti',
    tokens: '{n} gettone duello | {n} gettoni duello',
    support: 'Appoggio',
    hidden: 'scelta segreta',
    nobody: 'nessuno',
    void: 'non vale',
    hypnotised: 'sotto ipnosi: {name}',
    duelist: 'senza appoggi',
    alchemist: {
      attacker: 'Per volere dell’Alchimista: l’attaccante',
      defender: 'Per volere dell’Alchimista: il difensore',
    },
    stages: {
      challenge: 'Sfida',
      support: 'Appoggio',
      hypnotist: 'Ipnosi',
      react: 'Interventi',
      count: 'Conteggio',
      ring: 'Parità',
      doctor: 'Dottore?',
      result: 'Esito',
    },
    result: { attacker: 'Vince l’attaccante', defender: 'Vince il difensore', draw: 'Parità' },
  },

  exchange: {
    title: '{name} offre un oggetto a {other}',
    offered: 'Offerto',
    returned: 'In cambio',
    faceDown: 'coperto',
  },

  board: {
    turnNumber: 'Turno {n}',
    you: { objects: 'I tuoi oggetti', society: 'La tua compagnia', profession: 'La tua professione' },
    objects: '{n} oggetto | {n} oggetti',
    tokens: '{n} gettone duello | {n} gettoni duello',
    stack: '{n} gettone duello nel mucchio | {n} gettoni duello nel mucchio',
    deck: '{n} oggetto nel mazzo | {n} oggetti nel mazzo',
    deckEmpty: 'Il mazzo degli oggetti è vuoto: le Borse sono una Chiave e un Calice',
    leftOver: '{n} professione avanzata | {n} professioni avanzate',
    faceDown: 'professione coperta',
    spent: 'già usata',
    odd: 'Una carta compagnia è fuori dal gioco, perciò una compagnia è in minoranza',
    box: 'Non in questa partita: {objects}',
    open: 'Le carte in tavola',
  },

  reasons: {
    declared: 'Una compagnia ha dichiarato di avere le sue reliquie, ed era vero.',
    divined: 'La compagnia rivale è smascherata: chi aveva le sue reliquie è stato nominato a ragione.',
    mistaken: 'Una dichiarazione era sbagliata, perciò ha vinto l’altra compagnia.',
    lodge: 'Lo Stemma della Loggia e tre reliquie in una sola mano: una vittoria solitaria.',
  },

  options: {
    edition: {
      name: 'Edizione',
      hint: 'Con le regole italiane si dichiara solo all’inizio del turno, i gettoni duello aiutano qualunque parte, e chi è nominato scopre tutte le carte. Per 4–8 giocatori.',
      values: { ru: 'regole russe', it: 'regole italiane' },
    },
    smuggling: {
      name: 'Contrabbando',
      hint: 'Chi ha ceduto una carta con un effetto decide se farla leggere e usarla o se resta sconosciuta. Solo con le regole russe.',
      values: { on: 'sì', off: 'no' },
    },
    divination: {
      name: 'Smascherare i rivali',
      hint: 'Si vince anche nominando chi ha le reliquie della compagnia rivale. Con le regole italiane è sempre permesso.',
      values: { on: 'permesso', off: 'non permesso' },
    },
    pearlAtThree: {
      name: 'Perla nera in tre',
      hint: 'In tre qualcuno può restare a lungo con la Perla in mano. La si può lasciare nella scatola.',
      values: { on: 'in gioco', off: 'nella scatola' },
    },
    alchemistAfterDuelist: {
      name: 'Alchimista dopo un Duellante',
      hint: 'Se l’Alchimista può ancora decidere un duello da cui il Duellante ha escluso tutti gli altri.',
      values: { on: 'può', off: 'non può' },
    },
    pearlBlocksLodge: {
      name: 'Perla contro Stemma',
      hint: 'Se la Perla nera vieta anche la vittoria solitaria con lo Stemma della Loggia.',
      values: { on: 'la vieta', off: 'non la vieta' },
    },
    memo: {
      name: 'Lista privata',
      hint: 'Per ognuno si tiene una lista di ciò che gli è stato mostrato. Non la vede nessun altro.',
      values: { on: 'tenuta', off: 'solo memoria' },
    },
    window: {
      name: 'Tempo per intervenire',
      hint: 'Quanto tempo ha chiunque potrebbe intervenire. Senza un tempo, ognuno deve lasciar correre di propria mano.',
      values: { off: 'finché tutti lasciano correre', number: '{n} secondo | {n} secondi' },
    },
  },

  refusals: {
    editionNeedsSeats: 'Le regole italiane sono per tavoli da {min} a {max} giocatori.',
  },

  rulebook: {
    goal: {
      title: 'Di che si tratta',
      text: 'Due compagnie segrete viaggiano nella stessa carrozza verso lo stesso castello: l’Ordine dei Segreti Rivelati vuole le Chiavi, la Fratellanza delle False Verità i Calici. Tu appartieni a una delle due. I tuoi compagni di viaggio anche, e chiedere a quale sarebbe di pessimo gusto.\n\nPerciò scambi bagagli, sbirci nelle borse altrui e incroci le lame, finché non distingui gli amici dai nemici. Quando credi che la tua compagnia abbia tre delle sue reliquie, alzati e dichiaralo. Se hai ragione, vince tutta la compagnia, anche chi ha dormito per l’intero viaggio. Se hai torto, vincono gli altri.',
    },
    cards: {
      title: 'Con che cosa si viaggia',
      text: 'Ognuno ha una compagnia e una professione, entrambe coperte, e una mano di oggetti. Le tue carte le conosci. Quelle degli altri non ti riguardano, finché una carta non dice il contrario.\n\nDei 21 oggetti tre sono Chiavi, tre sono Calici, due sono Borse dei Segreti – una con dentro una chiave, una con dentro un calice – e gli altri tredici esistono in un solo esemplare. Le due Borse, una Chiave e un Calice si distribuiscono sempre, in otto anche una seconda Chiave e un secondo Calice; il resto lo aggiunge il caso, fino a un oggetto a testa, due se si è in tre. Quel che avanza è il mazzo degli oggetti, che non si rimescola mai.\n\nIn tre o quattro si pesca tra due carte di ciascuna compagnia, in cinque o sei tra tre, in sette o otto tra quattro. Le professioni sono dieci: una a testa, e le altre aspettano chi trova un Soprabito. Dodici gettoni duello stanno in un mucchio.\n\nIn mano si tengono al massimo 5 oggetti; in quattro 6, in tre 8. Chi ne ha di più ne regala subito uno a qualcuno che ha ancora posto. Altri regali non se ne fanno.',
    },
    turn: {
      title: 'Il tuo turno',
      text: 'Fai esattamente una cosa: spii, offri uno scambio, sfidi qualcuno a duello oppure dichiari vittoria. Passare non si può. Qualcuno da spiare c’è sempre, perché nessuno resta mai senza oggetti.\n\nIn più, nel tuo turno, prima o dopo quell’azione, puoi usare il Diplomatico o il Chiaroveggente. Poi tocca al prossimo, in senso orario.',
    },
    spy: {
      title: 'Spiare',
      text: 'Scegli un altro giocatore. Il caso indica uno dei suoi oggetti, lo vedi soltanto tu, e torna al suo posto. Chi hai spiato lo vedono tutti. Che cosa hai trovato non lo sa nemmeno la tua vittima.',
    },
    exchange: {
      title: 'Scambiare',
      text: 'Offri uno dei tuoi oggetti a un altro giocatore, che lo guarda e decide. Se rifiuta, te lo riprendi, nessuno sente che cos’era, e per consolarti prendi un gettone duello dal mucchio, se ce n’è ancora uno. Se accetta, se lo tiene e te ne dà un altro qualsiasi dei suoi, che non puoi respingere.\n\nA una Borsa non si risponde mai con una Borsa, perciò chi ha in mano soltanto l’una deve rifiutare l’altra. Lo Specchio infranto e la Perla nera, invece, si devono accettare.\n\nPoi vengono gli effetti: prima quello della carta offerta, poi quello della carta data in cambio. Una carta con un effetto di scambio viene letta ad alta voce da chi l’ha ricevuta, e l’effetto spetta a chi l’ha ceduta, se lo vuole. Tutte le altre carte passano di mano senza una parola. Se una delle due è lo Specchio, nessuna si legge e nessuna ha effetto.',
    },
    objects: {
      title: 'Che cosa fanno gli oggetti',
      text: 'Che cosa fa ogni oggetto sta sulla sua carta e nell’elenco di tutte le carte. Alcuni agiscono quando si scambiano: le Borse, il Lasciapassare, il Monocolo, il Tomo, il Soprabito e il Sestante. Ti servono soltanto quando te ne separi. Regali, offerte, bottino e ciò che il Sestante fa passare non attivano alcun effetto.\n\nAltri agiscono in duello: il Pugnale per l’attaccante, i Guanti per il difensore, i Coltelli da lancio e la Frusta per chi appoggia l’uno o l’altro, l’Anello avvelenato in caso di parità. Si mostrano e poi si riprendono, ma ormai tutti lo sanno.\n\nLo Specchio infranto e la Perla nera non li può rifiutare nessuno. Lo Stemma della Loggia è per chi preferisce vincere senza compagnia.\n\nAlla fine le Borse cambiano. Appena il mazzo degli oggetti è vuoto, sono in tutto e per tutto una Chiave e un Calice: nessuno pesca più grazie a loro, nessuno le legge, e l’una si può scambiare con l’altra.',
    },
    duel: {
      title: 'Un duello',
      text: 'Sfidi un altro giocatore. Tu sei l’attaccante, l’altro il difensore, e ciascuno parte con 1 punto. Prima di tutto può opporsi il Sacerdote.\n\nPoi tutti gli altri scelgono in segreto da che parte stare; nessuno può tenersene fuori. Le scelte si mostrano insieme, e ognuna vale 1 punto. Ora un attaccante che sia l’Ipnotizzatore può addormentare uno di chi ha dato appoggio.\n\nPoi tocca a tutti: oggetti, gettoni duello da 1 punto l’uno, le professioni Sgherro, Gran Maestro, Guardia del corpo, Duellante e Alchimista. Si va avanti finché non hanno lasciato correre tutti.\n\nSi contano i punti. In caso di parità l’Anello avvelenato fa vincere chi lo possiede, se è uno dei due. Per ultimo il Dottore può annullare tutto.\n\nChi vince guarda la carta compagnia di chi ha perso, oppure vede tutti i suoi oggetti e ne prende uno. Se era l’ultimo, chi ha perso riceve in cambio un oggetto qualsiasi di chi ha vinto, magari lo stesso. Dopo un pareggio l’attaccante pesca il primo oggetto del mazzo, se c’è. I gettoni usati tornano nel mucchio, le professioni usate restano scoperte.',
    },
    professions: {
      title: 'Le professioni',
      text: 'La tua professione resta coperta finché non la usi. Allora la scopri, fai ciò che dice, e resta scoperta. Usarla non è mai un obbligo.\n\nSgherro, Gran Maestro, Guardia del corpo e Ipnotizzatore servono ogni volta. Duellante, Alchimista, Dottore, Sacerdote, Diplomatico e Chiaroveggente servono una volta. Il Tomo e il Soprabito rimettono a nuovo una professione: torna coperta e si può usare come la prima volta.\n\nIl Duellante esclude tutti tranne i due duellanti, con appoggi, oggetti, gettoni e professioni. L’Alchimista ferma di colpo tutto il trambusto e prevale su conteggio e Anello. Dopo di lui viene soltanto il Dottore.',
    },
    victory: {
      title: 'Dichiarare vittoria',
      text: 'Per dichiarare la vittoria della tua compagnia devi avere tu almeno una delle sue reliquie, e non la Perla nera. Scopri tutte le tue carte e nomini gli altri che hanno le reliquie necessarie: non per forza tutti i membri, e nessuno affatto se ne hai abbastanza tu. Se tutti i nominati sono della tua compagnia e hanno almeno una reliquia, e insieme ne avete quante bastano, vince tutta la tua compagnia. In ogni altro caso vince la rivale.\n\nNe servono 3: tre Chiavi all’Ordine, tre Calici alla Fratellanza. Quando il mazzo degli oggetti è vuoto, la Borsa propria della compagnia vale come una di esse. Prima è soltanto un bagaglio.\n\nDove il tavolo lo permette, puoi anche smascherare i rivali: nomina solo membri della compagnia rivale che insieme hanno abbastanza reliquie della loro. Se è giusto vince la tua, se è sbagliato la loro. A te non serve alcuna reliquia, ma la Perla nera vieta anche questo.\n\nE chi ha lo Stemma della Loggia e almeno tre tra Chiavi e Calici, comunque mescolati, può vincere senza nessun altro. Le Borse contano se il mazzo è vuoto.',
    },
    minority: {
      title: 'La minoranza',
      text: 'In tre, cinque o sette una carta compagnia viene messa via senza guardarla. Perciò una compagnia ha un membro in meno, e nessuno sa quale. In compenso alla minoranza bastano 2 reliquie invece di 3, compresa la propria Borsa a mazzo vuoto.\n\nSe una dichiarazione si regge sul fatto di essere in minoranza, decide la carta messa via: la si scopre, e allora lo sanno tutti. Per la vittoria solitaria non c’è sconto.',
    },
    editions: {
      title: 'Due edizioni',
      text: 'Le regole russe sono per tre–otto giocatori. Dichiarare vittoria è l’azione del turno, e prima si può usare il Diplomatico o il Chiaroveggente. I gettoni duello aiutano solo la parte con cui stai. Chi nomini scopre compagnia e oggetti.\n\nLe regole italiane sono per quattro–otto. Si dichiara soltanto all’inizio del turno, prima di ogni altra cosa. I gettoni duello aiutano la parte che vuoi. Chi nomini scopre tutto. I rivali si possono smascherare sempre; con le regole russe solo se il tavolo lo vuole.\n\nL’altra variante delle regole russe è il contrabbando: chi ha ceduto una carta con un effetto decide se si legge e si usa. Se no, nessun altro viene a sapere che cos’era. Per non tradire nulla, dopo ogni scambio lo si chiede a entrambi, qualunque cosa abbiano dato.',
    },
    house: {
      title: 'Come si gioca a questo tavolo',
      text: 'Dove le regole tacciono, facciamo così. Chi comincia lo decide il caso. Proprio in cinque il limite è di 5 oggetti, e un regalo va solo a chi è sotto il limite. Una Borsa si legge soltanto come Borsa, senza dire quale. A chi deve accettare o rifiutare lo si chiede comunque, così gli altri non se ne accorgono. La carta che un Sestante offerto porta altrove mantiene il suo effetto per chi l’aveva data in cambio.\n\nI punti si sommano, ma ogni oggetto e ogni professione conta una volta per duello. Il punto della Guardia del corpo va alla parte che appoggia, quello del Duellante al Duellante. Dopo un Duellante niente Alchimista, se il tavolo non vuole altrimenti; ciò che gli esclusi hanno usato è nullo, le professioni da una volta restano spese, i gettoni vanno nel mucchio. Chi è sotto ipnosi non può essere neanche il Dottore; tutti gli altri sì, duellanti compresi. Chi sceglie di frugare deve prendere qualcosa.\n\nIl Diplomatico nomina giocatore, tipo e oggetto che dà in cambio; tipo ed esito sono noti a tutti. «Borsa» è un tipo solo, che non può pretendere chi ha da dare soltanto Borse; se ci sono tutte e due, sceglie chi le possiede. A mazzo vuoto si chiede una Chiave o un Calice. La carta pretesa vale come offerta. Al Chiaroveggente serve un mazzo da guardare. Del Soprabito tutti vedono solo se una professione scoperta è tornata coperta, e dopo un Tomo ognuno dei due sa che cosa è diventato l’altro.\n\nIn una dichiarazione ogni nominato deve avere una reliquia. La vittoria solitaria si può dichiarare solo se è vera, e la Perla non la vieta, se il tavolo non vuole altrimenti.\n\nIn un duello lo si chiede a chiunque, per quanto ne sa il tavolo, potrebbe intervenire, per lo stesso tempo, in segreto e a giri; ciò che si usa agisce in senso orario a partire dall’attaccante, e i giri finiscono quando hanno lasciato correre tutti. Chi ha lasciato correre, e chi non aveva nulla da usare, non lo vede nessuno.\n\nSe un tempo scade, non se ne può dedurre nulla: gli interventi si lasciano correre e agli effetti facoltativi si rinuncia (solo il Sestante punta dove capita), un turno spia qualcuno a caso, chi ha vinto guarda la compagnia, un regalo va al vicino più prossimo che ha posto. Tutto il resto lo decide il caso. Ciò che ti è stato mostrato resta nella tua lista privata, se il tavolo non preferisce fidarsi della memoria.',
    },
    advice: {
      title: 'Se è il tuo primo viaggio',
      text: 'In un baule chiuso non cresce niente. Quasi tutti gli oggetti agiscono solo nel momento in cui te ne separi, perciò lasciali andare. Una Borsa su cui ci si siede non pesca nulla.\n\nUn effetto che oggi serve a un altro domani sta in mano tua, pronto a ripartire. E chi dice di no a tutto arma i vicini: ogni rifiuto vale un gettone duello.\n\nDi duello qui non muore nessuno, e i padrini si scoprono gratis: nota chi sta con chi, e quante volte. Chi ha guardato la tua compagnia, poi, rivelerà presto da sé, con quel che fa, se gli è piaciuta.\n\nSe hai trovato un amico, faglielo capire senza farlo capire a tutti. E conta: quante Chiavi, quanti Calici, quanti oggetti restano nel mazzo. La dichiarazione che perde è di solito quella fatta un turno troppo presto. La partita persa è di solito quella dichiarata un turno troppo tardi.',
    },
  },
}

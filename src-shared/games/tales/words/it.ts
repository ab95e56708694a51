/** Le parole di Dark Tales in italiano. I nomi dei giocatori non hanno genere; le carte stanno senza articolo. */
import { titles } from './titles'
import type { TalesWords } from './index'

export const it: TalesWords = {
  ...titles.it,

  cards: {
    night: 'Notte',
    day: 'Giorno',
    charms: 'Incantesimi',
    castle: 'Castello maledetto',
    forest: 'Foresta incantata',
    cave: 'Grotta nascosta',
    hero: 'Giovane eroe',
    merchant: 'Mercante',
    king: 'Re saggio',
    wizard: 'Mago',
    sage: 'Vecchio saggio',
    princess: 'Principessa',
    fairy: 'Fata',
    gypsy: 'Indovina',
    witch: 'Strega',
    helper: 'Aiutante segreta',
    dragon: 'Drago',
    ogre: 'Orco',
    darklord: 'Signore oscuro',
    child: 'Figlio della notte',
  },

  stories: {
    a1: {
      name: 'La battaglia delle paludi dimenticate',
      inTale: 'La battaglia delle paludi dimenticate',
      flavour: 'Chi l’ha cominciata non si sa. Le rane tengono il conto.',
    },
    a2: {
      name: 'Sortilegi al crepuscolo',
      inTale: 'Sortilegi al crepuscolo',
      flavour: 'Si strega meglio quando non si trova più la candela.',
    },
    a3: {
      name: 'La prova dei cavalieri',
      inTale: 'La prova dei cavalieri',
      flavour: 'Prima si prova il coraggio, poi l’armatura.',
    },
    b1: { name: 'L’armata di ferro', inTale: 'l’armata di ferro', flavour: 'Marcia bene. Si piega male.' },
    b2: {
      name: 'Il tesoro del drago',
      inTale: 'il tesoro del drago',
      flavour: 'Contato ogni sera, fino all’ultima moneta.',
    },
    b3: { name: 'La fucina di Sua Maestà', inTale: 'la fucina di Sua Maestà', flavour: 'Il Re paga a coppie.' },
  },
  tale: '{a} e {b}',

  items: {
    gold: { name: 'Oro', count: '{n} moneta d’oro | {n} monete d’oro', take: '{n} moneta d’oro | {n} monete d’oro' },
    sword: { name: 'Spada', count: '{n} spada | {n} spade', take: '{n} spada | {n} spade' },
    armour: { name: 'Armatura', count: '{n} armatura | {n} armature', take: '{n} armatura | {n} armature' },
    wand: {
      name: 'Bacchetta magica',
      count: '{n} bacchetta magica | {n} bacchette magiche',
      take: '{n} bacchetta magica | {n} bacchette magiche',
    },
  },

  types: {
    man: { name: 'Uomo', one: '1 uomo', each: 'ogni uomo', other: 'ogni altro uomo' },
    woman: { name: 'Donna', one: '1 donna', each: 'ogni donna', other: 'ogni altra donna' },
    villain: { name: 'Cattivo', one: '1 cattivo', each: 'ogni cattivo', other: 'ogni altro cattivo' },
    place: { name: 'Luogo', one: '1 luogo', each: 'ogni luogo', other: 'ogni altro luogo' },
    event: { name: 'Evento', one: '1 evento', each: 'ogni evento', other: 'ogni altro evento' },
    any: { name: 'Carta', one: '1 carta', each: 'ogni carta', other: 'ogni altra carta' },
  },

  places: {
    common: { name: 'Area comune', hint: 'Sta in mezzo al tavolo, non è di nessuno ed è in gioco.' },
    front: { name: 'Davanti a te', hint: 'Sta davanti a chi l’ha giocata, gli appartiene ed è in gioco.' },
    discard: { name: 'Pila degli scarti', hint: 'Finisce negli scarti appena i suoi effetti sono conclusi.' },
  },

  times: { day: 'Giorno', night: 'Notte' },

  list: { and: '{a} e {b}', or: '{a} o {b}', comma: '{a}, {b}' },

  points: '{n} punto | {n} punti',

  amount: {
    score: 'ottieni {points}',
    play: '{points} per {cards} in gioco',
    front: '{points} per {cards} davanti a te',
    card: { each: 'ogni carta «{card}»', other: 'ogni altra carta «{card}»' },
    self: 'compresa questa',
    most: 'al massimo {n} carta | al massimo {n} carte',
  },

  effects: {
    time: { day: 'da ora è giorno', night: 'da ora è notte' },
    draw: 'pesca {n} carta | pesca {n} carte',
    item: 'prendi {items}',
    anyItem: 'prendi 1 oggetto a tua scelta',
    discard: 'scarta {cards} in gioco',
    mayDiscard: 'puoi scartare {cards} in gioco',
    forPoints: '{discard} e in cambio ottieni {points}',
    mayForPoints: '{discard} e in cambio ottenere {points}',
    then: 'se lo fai',
    takeInPlay: 'prendi in mano {cards} in gioco',
    takeDiscarded: 'prendi in mano la prima carta degli scarti',
    playTop: 'rivela la prima carta del mazzo e giocala subito',
    peekOne: 'aggiungi alla mano la prima carta del mazzo',
    peek: 'guarda la prima carta del mazzo ({n}) e aggiungine 1 alla mano | guarda le prime {n} carte del mazzo e aggiungine 1 alla mano',
    showHands: 'tutti i giocatori, anche tu, mostrano la mano',
    showHandsFor: 'tutti i giocatori, anche tu, mostrano la mano: {points} per {cards} tra le carte mostrate',
    useLine: 'puoi usare subito 1 riga della carta storia A',
    playMore: 'gioca 1 altra carta',
    when: {
      now: { day: 'di giorno', night: 'di notte' },
      also: { day: 'di giorno anche', night: 'di notte anche' },
      was: { day: 'se prima era giorno', night: 'se prima era notte' },
    },
    may: 'se vuoi',
    mayAll: 'se vuoi, tutto o niente',
    noDraw: 'non peschi dal mazzo; se inizi un turno senza carte in mano, scarta questa carta e pesca',
    endOfTurn: 'alla fine di ogni tuo turno',
  },

  terms: {
    gold: {
      pair: 'moneta d’oro',
      each: 'ogni moneta d’oro',
      counted: '{n} moneta d’oro | {n} monete d’oro',
      mine: 'monete d’oro',
      theirs: 'monete d’oro',
    },
    sword: { pair: 'spada', each: 'ogni spada', counted: '{n} spada | {n} spade', mine: 'spade', theirs: 'spade' },
    armour: {
      pair: 'armatura',
      each: 'ogni armatura',
      counted: '{n} armatura | {n} armature',
      mine: 'armature',
      theirs: 'armature',
    },
    wand: {
      pair: 'bacchetta magica',
      each: 'ogni bacchetta magica',
      counted: '{n} bacchetta magica | {n} bacchette magiche',
      mine: 'bacchette magiche',
      theirs: 'bacchette magiche',
    },
    man: {
      pair: 'uomo davanti a te',
      each: 'ogni uomo davanti a te',
      counted: '{n} uomo davanti a te | {n} uomini davanti a te',
      mine: 'uomini davanti a te',
      theirs: 'uomini davanti a sé',
    },
    woman: {
      pair: 'donna davanti a te',
      each: 'ogni donna davanti a te',
      counted: '{n} donna davanti a te | {n} donne davanti a te',
      mine: 'donne davanti a te',
      theirs: 'donne davanti a sé',
    },
    villain: {
      pair: 'cattivo davanti a te',
      each: 'ogni cattivo davanti a te',
      counted: '{n} cattivo davanti a te | {n} cattivi davanti a te',
      mine: 'cattivi davanti a te',
      theirs: 'cattivi davanti a sé',
    },
    place: {
      pair: 'luogo davanti a te',
      each: 'ogni luogo davanti a te',
      counted: '{n} luogo davanti a te | {n} luoghi davanti a te',
      mine: 'luoghi davanti a te',
      theirs: 'luoghi davanti a sé',
    },
    event: {
      pair: 'evento davanti a te',
      each: 'ogni evento davanti a te',
      counted: '{n} evento davanti a te | {n} eventi davanti a te',
      mine: 'eventi davanti a te',
      theirs: 'eventi davanti a sé',
    },
    hand: {
      pair: 'carta in mano',
      each: 'ogni carta in mano',
      counted: '{n} carta in mano | {n} carte in mano',
      mine: 'carte in mano',
      theirs: 'carte in mano',
    },
  },

  score: {
    each: '{points} per {terms}',
    every: '{points} ogni {terms}',
    among: '{points} ogni {per} tra {terms}',
    pair: '{points} per ogni coppia di {terms}',
    set: '{points} per ogni serie di {terms}',
    unpaired: '{points} per {terms} senza coppia',
    rank: 'punti secondo il posto in classifica, contando {terms}: {places}',
    place: '{place} – {vp}',
    tied: 'a pari merito si occupa il posto migliore',
    most: '{points} a chi ha più {terms}, anche a pari merito (almeno {least})',
  },

  ordinals: { first: '1º posto', second: '2º posto', third: '3º posto', fourth: '4º posto' },

  by: { turn: 'il turno', permanent: '{card}, fine del turno', line: 'riga {line} della carta A' },

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
    peek: '{name} sbircia nel mazzo',
    freeLine: '{name} può giocare subito un oggetto',
    may: '{name} ci pensa su',
  },

  branches: {
    useItem: { pass: 'Nessun oggetto', use: 'Gioca un oggetto' },
    mayDiscard: { decline: 'Risparmia tutti', discard: 'Scarta una carta' },
    freeLine: { pass: 'Non ora', use: 'Usa una riga' },
    may: { do: 'Sì, tutto', decline: 'No, niente' },
  },

  parts: {
    useItem: { use: 'Quale riga?' },
    mayDiscard: { discard: 'Quale carta?' },
    freeLine: { use: 'Quale riga?' },
  },

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

  board: {
    turnNumber: 'Turno {n} · {phase}',
    phases: { draw: 'pesca', item: 'oggetto', play: 'carta', end: 'fine del turno' },
    open: 'Com’è finita la fiaba',
    is: { day: 'È giorno', night: 'È notte' },
    kinds: { man: 'Uomini', woman: 'Donne', villain: 'Cattivi', place: 'Luoghi', event: 'Eventi' },
    noneInCommon: 'Qui non c’è ancora niente.',
    resolving: 'In corso',
    front: 'Davanti a {name}',
    where: '{card} · {name}',
    stock: 'Riserva',
    deck: 'Mazzo',
    deckLeft: '{n} carta rimasta nel mazzo | {n} carte rimaste nel mazzo',
    deckEmpty: 'Il mazzo è finito',
    discard: 'Scarti',
    discardOf: 'Pila degli scarti: {n} carta | Pila degli scarti: {n} carte',
    discardTop: 'In cima: {card}',
    discardOrder: 'La carta in cima è la prima.',
    discardEmpty: 'Non è ancora stato scartato niente.',
    inHand: '{n} carta in mano | {n} carte in mano',
    yourHand: 'La tua mano',
    yourPoints: 'Hai {points}. Lo vedi solo tu.',
    points: 'Punti',
    read: 'Leggi: {card}',
    choose: 'Scegli: {card}',
    storyA: 'Carta storia A · che cosa fanno gli oggetti',
    storyB: 'Carta storia B · che cosa conta alla fine',
    useLine: 'Scegli la riga {n}',
    copies: '{n} copia nel mazzo | {n} copie nel mazzo',
    printed: 'Stampato sulla carta',
    cards: '{n} carta, {kinds} | {n} carte, {kinds}',
    kindsCount: '{n} tipo | {n} tipi',
  },

  reckoning: {
    title: 'La resa dei conti',
    played: 'Durante la fiaba',
    total: 'Totale',
    counted: 'numero: {n}',
    ranked: '{place}, numero: {n}',
    goods: 'Oggetti e carte in mano',
    skip: 'Mostra tutto subito',
    place: 'Posto {n}',
  },

  reasons: {
    points: 'Vince chi ha più punti.',
    items: 'Punti pari: hanno deciso gli oggetti e le carte in mano.',
    shared: 'Pari i punti, pari gli oggetti e le carte in mano: la vittoria è condivisa.',
  },

  options: {
    deck: {
      name: 'Mazzo',
      hint: 'Il mazzo della casa è opera nostra, perché quello stampato non è pubblico. Chi possiede il gioco può caricare un mazzo con i valori veri.',
      values: { house: 'il mazzo della casa', own: 'un mazzo proprio' },
    },
    a: {
      name: 'Carta storia A',
      hint: 'A che servono gli oggetti durante il gioco. Nel mazzo della casa: La battaglia delle paludi dimenticate, Sortilegi al crepuscolo, La prova dei cavalieri.',
      values: { random: 'a caso', first: 'la prima', second: 'la seconda', third: 'la terza' },
    },
    b: {
      name: 'Carta storia B',
      hint: 'Che cosa vale punti alla fine. Nel mazzo della casa: L’armata di ferro, Il tesoro del drago, La fucina di Sua Maestà.',
      values: { random: 'a caso', first: 'la prima', second: 'la seconda', third: 'la terza' },
    },
  },

  refusals: {},

  deckFaults: {
    doubled: 'questo compare due volte',
    few: 'le carte sono troppo poche in tutto, ne servono almeno {least}',
    many: 'le carte sono troppe in tutto, il massimo è {most}',
    noNight: 'nessuna carta porta la notte, con cui comincia ogni storia',
    untitled: 'una carta che nel mazzo della casa non c’è ha bisogno di un titolo',
    unknownCard: 'nel mazzo non c’è nessuna carta «{id}» da contare',
    timeInCommon: 'una carta che porta il giorno o la notte va nell’area comune',
    permanentInFront: 'un effetto permanente vale solo per una carta che va davanti a chi la gioca',
    long: 'una carta ha troppi effetti, il massimo è {most} in tutto',
    deep: 'troppi effetti dentro altri effetti',
    empty: 'questo effetto permanente non fa nulla',
    neededOnLine: '«needed» sta solo con gli effetti di una riga di una carta storia A',
    lineInLine: 'una riga di una carta storia A non può permettere di usare una riga',
  },

  rulebook: {
    goal: {
      title: 'Di che si tratta',
      text: 'Come vanno le fiabe si sa: il principe uccide il drago, la principessa dice di sì, tutti ballano. Qui no. Qui il drago brucia il castello con dentro il principe, la principessa se ne trova un altro, e alla fine chi conta più punti spesso è la Strega.\n\nGiochi una carta a turno. Ti dà punti, ti porta spade, armature, bacchette magiche e oro, oppure rovina quel che gli altri hanno messo in tavola. Due carte storia danno il titolo alla fiaba e decidono a che servono tutti quegli oggetti: la carta A mentre si gioca, la carta B quando è finita. Chi ha più punti ha raccontato la storia migliore.',
    },
    cards: {
      title: 'Le carte',
      text: 'Ogni carta ha un tipo: uomo, donna, cattivo, luogo o evento. Altre carte cercano i tipi, per contarli, per prenderseli o per farli sparire.\n\nHa dei punti, che ottieni quando la giochi. E ha un posto dove va. L’area comune sta in mezzo e non è di nessuno. Quel che va davanti a te è tuo. Quel che va negli scarti prima conclude i suoi effetti e poi se ne va.\n\nIl mazzo della casa ha 48 carte di 20 figure diverse. Un pannello le elenca tutte con quello che fanno, e ogni carta si può leggere da vicino in qualunque momento.',
    },
    setup: {
      title: 'Come si comincia',
      text: 'Una carta storia A e una carta storia B sono scoperte, a caso o come ha scelto chi ospita. I loro nomi, uniti, sono il titolo della fiaba.\n\nNell’area comune c’è fin dall’inizio una Notte. Il resto del mazzo è mescolato, ognuno riceve 3 carte, e chi comincia lo decide il caso.\n\nLa riserva degli oggetti è visibile e limitata: nel mazzo della casa 8 monete d’oro, 4 spade, 4 armature e 4 bacchette magiche. I punti non finiscono mai.',
    },
    turn: {
      title: 'Un turno',
      text: 'Prima peschi la prima carta del mazzo, se c’è. Poi puoi giocare un oggetto. Poi devi giocare una carta della tua mano. Dopo dicono la loro i tuoi effetti permanenti, e tocca al prossimo, in senso orario.\n\nSi può giocare qualunque carta in qualunque momento, anche una che adesso non fa nulla. Va al suo posto, ne ottieni i punti, e i suoi effetti seguono nell’ordine in cui sono scritti. Ognuno si compie fin dove si può; quel che non si può fare va perso. Gli effetti non sono facoltativi, se non c’è scritto che puoi. Dove c’è da scegliere, scegli tu.',
    },
    items: {
      title: 'Gli oggetti e la carta storia A',
      text: 'La carta storia A ha alcune righe, ognuna con un oggetto, o più d’uno, e un effetto. Per giocare un oggetto lo rimetti nella riserva e compi la sua riga. Lo puoi fare una volta per turno, prima di giocare la carta; perciò quel che la carta ti porta aspetta un altro turno. Fa eccezione la Fata: ti lascia usare subito una riga qualsiasi, qualunque cosa tu abbia fatto prima.\n\nAlcune righe hanno bisogno di qualcosa da prendere: un cattivo da scartare, una carta tra gli scarti, un oggetto nella riserva. Se non c’è, la riga non si può usare. Il resto della riga si compie fin dove si può. Nemmeno una riga che non farebbe proprio nulla si può usare.\n\nGli oggetti stanno scoperti davanti a chi li possiede. Se nella riserva quello giusto è finito, non prendi niente; se c’è da scegliere, scegli tra quel che resta.',
    },
    time: {
      title: 'Giorno e notte',
      text: 'Ogni storia comincia di notte. Una carta che porta il giorno o la notte vale subito, e quella di prima finisce negli scarti, anche se portano tutte e due lo stesso.\n\nMolte carte fanno una cosa di giorno e un’altra di notte. Conta che ora è in quel momento. Solo una carta che chiede che cosa c’era prima guarda indietro, a un istante prima di essere giocata. Le carte che portano il tempo nessun effetto può scartarle o prenderle.',
    },
    play: {
      title: 'In gioco',
      text: 'È in gioco quel che sta nell’area comune e davanti a qualunque giocatore. Le mani e gli scarti no. «Un cattivo in gioco» può essere di chiunque, anche tuo; «un cattivo davanti a te» dev’essere tuo.\n\nUna carta è in gioco mentre si compiono i suoi effetti, perciò un Mercante conta anche sé stesso. «Altro» vuol dire che non si conta. Nessun effetto sceglie mai la carta da cui viene. Se devi scartare qualcosa e c’è solo roba tua, tocca a quella.',
    },
    permanents: {
      title: 'Gli effetti permanenti e la Strega',
      text: 'Alcune carte davanti a te fanno qualcosa alla fine di ogni tuo turno. Cominciano già nel turno in cui le giochi, e smettono appena se ne vanno.\n\nLa Strega paga bene, ma finché ce l’hai non peschi nulla dal mazzo: né all’inizio del turno, né dove un effetto dice di pescare. Tutto il resto vale ancora. Puoi prendere carte in gioco o dagli scarti, guardare nel mazzo con l’Aiutante segreta, o lasciare che il Mago ne giochi la prima carta. Se inizi un turno senza carte in mano e il mazzo ne ha ancora, le tue Streghe finiscono negli scarti, e tu peschi.',
    },
    end: {
      title: 'La fine',
      text: 'Quando il mazzo è vuoto nessuno pesca più. Si va avanti con quel che si ha in mano, finché qualcuno inizia un turno senza carte. Allora la storia finisce subito, e quel turno non si gioca.\n\nChi resta senza carte quando il mazzo ne ha ancora pesca e continua.',
    },
    story: {
      title: 'La carta storia B',
      text: 'Alla fine si conta la carta B, riga per riga. Contano i tuoi oggetti, le carte davanti a te e quelle che hai in mano, e non quelle degli altri. Per una coppia o una serie ne serve uno di ciascuno; quel che avanza resta senza coppia. Dove c’è una classifica, a pari merito si occupa il posto migliore.\n\nVince chi ha più punti. Se sono in più d’uno, vince tra loro chi ha più oggetti e carte in mano. Se anche qui sono pari, condividono la vittoria.',
    },
    secrets: {
      title: 'Chi può sapere che cosa',
      text: 'Le carte in gioco, tutti gli scarti, gli oggetti, la riserva, il numero di carte nel mazzo e in ogni mano sono visibili a tutti. Ogni punto ottenuto si vede quando arriva, ma i totali altrui non si mostrano a nessuno prima della fine. Chi sa fare le somme non avrà sorprese.\n\nLe mani sono segrete, e così l’ordine del mazzo. Quel che mostra l’Aiutante segreta lo vede soltanto chi l’ha giocata. L’Indovina scopre a tutti le mani di tutti, poi ognuno riprende le sue carte.',
    },
    house: {
      title: 'Come gioca questo tavolo',
      text: 'Dove le regole tacciono, facciamo così. Se per l’Aiutante segreta resta una sola carta nel mazzo, prendi quella; se non ce n’è, non succede nulla. In un mazzo vuoto il Mago non trova niente, e un Drago o una Principessa che lui rivela possono benissimo rivolgersi contro di lui. Più carte da scartare si scelgono una alla volta. Una riga che fa giocare un’altra carta si può usare prima della propria solo con almeno 2 carte in mano, perché una è dovuta.\n\nSe scade il tempo, non si gioca nessun oggetto, si rinuncia a ciò che è facoltativo, e al resto pensa il caso.\n\nNessuna storia dura per sempre: in un turno nessuno gioca più di 60 carte, e dopo 500 turni è finita, qualunque cosa resti.',
    },
    deck: {
      title: 'Un mazzo proprio',
      text: 'Le carte stampate di questo gioco non sono pubbliche, perciò il mazzo che offriamo è nostro: i nomi e qualche dato sono noti, gli altri valori li abbiamo equilibrati noi. Chi possiede il gioco può scrivere i valori veri in un file e caricarlo prima della partita. Tutti al tavolo lo ricevono da chi ospita e ne possono sfogliare le carte prima di cominciare.\n\nUn file così contiene carte gioco, carte storia A e B e la riserva degli oggetti. Tutto ciò che fa una carta è composto degli stessi pochi effetti del mazzo della casa, così ognuno legge nella propria lingua che cosa fa. Se nel file c’è un errore, viene detto quale carta e quale campo riguarda.',
    },
    advice: {
      title: 'Se questa è la tua prima fiaba',
      text: 'Leggi prima la carta B. Ti dice che cosa raccogliere, e la carta A che cosa fare del resto. Un oggetto che vale qualcosa alla fine vale comunque meno di uno che ti porta adesso una carta o due.\n\nPrima di giocare guarda il cielo. Mezzo mazzo vale il doppio all’ora giusta, e un Giorno o una Notte in mano è una promessa per il futuro.\n\nQuel che sta davanti a te attira visite. Con un Drago ingrato nei paraggi nessuno ha mai tenuto a lungo un Saggio. E quando il mazzo si assottiglia, conta le carte in mano: chi inizia un turno senza chiude il libro per tutti.',
    },
  },
}

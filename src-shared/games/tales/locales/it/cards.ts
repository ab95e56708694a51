import type { Translation } from '../../../../locales/translation'
import type { cardMessages as English } from '../en/cards'

export const cardMessages: Translation<typeof English> = {
  cards: {
    night: 'Notte',
    day: 'Giorno',
    charms: 'Incante\u00adsimi',
    castle: 'Castello male\u00addetto',
    forest: 'Foresta incan\u00adtata',
    cave: 'Grotta na\u00adscosta',
    hero: 'Giovane eroe',
    merchant: 'Mercante',
    king: 'Re saggio',
    wizard: 'Mago',
    sage: 'Vecchio saggio',
    princess: 'Princi\u00adpessa',
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
    items: '{points} per {items} che hai',
    allItems: '{points} per {items} in mano a chiunque',
    hand: '{points} per ogni carta nella tua mano',
    mostOf: 'al massimo {n}',
    most: 'al massimo {n} carta | al massimo {n} carte',
  },

  effects: {
    time: { day: 'da ora è giorno', night: 'da ora è notte' },
    draw: 'pesca {n} carta | pesca {n} carte',
    item: 'prendi {items}',
    anyItem: 'prendi 1 oggetto a tua scelta',
    discard: 'scarta {cards} in gioco',
    mayDiscard: 'puoi scartare {cards} in gioco',
    discardOwn: 'scarta {cards} davanti a te',
    mayDiscardOwn: 'puoi scartare {cards} davanti a te',
    discardHand: 'scarta 1 carta dalla mano',
    returnItem: 'rimetti nella riserva {items}',
    takeOwn: 'riprendi in mano {cards} davanti a te',
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

  storyLetters: { a: 'A', b: 'B' },

  by: { turn: 'il turno', permanent: '{card}, fine del turno', line: 'riga {line} della carta A' },
}

/** What the cards are called and what they do. */
export const cardMessages = {
  cards: {
    night: 'Night',
    day: 'Day',
    charms: 'Charms',
    castle: 'Cursed Castle',
    forest: 'Enchan\u00adted Forest',
    cave: 'Hidden Cave',
    hero: 'Young Hero',
    merchant: 'Merchant',
    king: 'Wise King',
    wizard: 'Wizard',
    sage: 'Old Sage',
    princess: 'Princess',
    fairy: 'Fairy',
    gypsy: 'Fortune-teller',
    witch: 'Witch',
    helper: 'Secret Helper',
    dragon: 'Dragon',
    ogre: 'Ogre',
    darklord: 'Dark Lord',
    child: 'Child of the Night',
  },

  stories: {
    a1: {
      name: 'Battle of the Forgotten Marshes',
      inTale: 'Battle of the Forgotten Marshes',
      flavour: 'Nobody recalls who began it. The frogs keep the score.',
    },
    a2: {
      name: 'Twilight Sorcery',
      inTale: 'Twilight Sorcery',
      flavour: 'The best spells are cast when nobody can find a candle.',
    },
    a3: {
      name: 'Trial of the Knights',
      inTale: 'Trial of the Knights',
      flavour: 'Courage is tested first, then the armour.',
    },
    b1: { name: 'Iron Army', inTale: 'the Iron Army', flavour: 'It marches well. It bends badly.' },
    b2: {
      name: 'The Dragon’s Treasure',
      inTale: 'the Dragon’s Treasure',
      flavour: 'Counted every evening, down to the last coin.',
    },
    b3: { name: 'His Majesty’s Forge', inTale: 'His Majesty’s Forge', flavour: 'The King pays by the pair.' },
  },

  tale: '{a} and {b}',

  items: {
    gold: { name: 'Gold', count: '{n} gold | {n} gold', take: '{n} gold | {n} gold' },
    sword: { name: 'Sword', count: '{n} sword | {n} swords', take: '{n} sword | {n} swords' },
    armour: { name: 'Armour', count: '{n} armour | {n} armours', take: '{n} armour | {n} armours' },
    wand: { name: 'Wand', count: '{n} wand | {n} wands', take: '{n} wand | {n} wands' },
  },

  types: {
    man: { name: 'Man', one: '1 man', each: 'each man', other: 'each other man' },
    woman: { name: 'Woman', one: '1 woman', each: 'each woman', other: 'each other woman' },
    villain: { name: 'Villain', one: '1 villain', each: 'each villain', other: 'each other villain' },
    place: { name: 'Place', one: '1 place', each: 'each place', other: 'each other place' },
    event: { name: 'Event', one: '1 event', each: 'each event', other: 'each other event' },
    any: { name: 'Card', one: '1 card', each: 'each card', other: 'each other card' },
  },

  places: {
    common: { name: 'Common area', hint: 'It lies in the middle of the table, belongs to nobody and is in play.' },
    front: { name: 'In front of you', hint: 'It lies in front of its player, belongs to that player and is in play.' },
    discard: { name: 'Discard pile', hint: 'It goes to the discard pile once its effects are done.' },
  },

  times: { day: 'Day', night: 'Night' },

  list: { and: '{a} and {b}', or: '{a} or {b}', comma: '{a}, {b}' },

  points: '{n} point | {n} points',

  amount: {
    score: 'score {points}',
    play: '{points} for {cards} in play',
    front: '{points} for {cards} in front of you',
    card: { each: 'each “{card}”', other: 'each other “{card}”' },
    self: 'this one too',
    items: '{points} for {items} that you have',
    allItems: '{points} for {items} that anybody has',
    hand: '{points} for each card in your hand',
    mostOf: 'at most {n}',
    most: '{n} card at most | {n} cards at most',
  },

  effects: {
    time: { day: 'from now on it is day', night: 'from now on it is night' },
    draw: 'draw {n} card | draw {n} cards',
    item: 'take {items}',
    anyItem: 'take 1 item of your choice',
    discard: 'discard {cards} in play',
    mayDiscard: 'you may discard {cards} in play',
    discardOwn: 'discard {cards} in front of you',
    mayDiscardOwn: 'you may discard {cards} in front of you',
    discardHand: 'discard 1 card of your hand',
    returnItem: 'return {items} to the stock',
    takeOwn: 'take {cards} in front of you back into your hand',
    forPoints: '{discard} and score {points} for it',
    mayForPoints: '{discard} and score {points} for it',
    then: 'if you do',
    takeInPlay: 'take {cards} in play into your hand',
    takeDiscarded: 'take the top card of the discard pile',
    playTop: 'reveal the top card of the deck and play it at once',
    peekOne: 'take the top card of the deck',
    peek: 'look at the top {n} card of the deck and take 1 of them | look at the top {n} cards of the deck and take 1 of them',
    showHands: 'all players, you too, show their hands',
    showHandsFor: 'all players, you too, show their hands: {points} for {cards} shown',
    useLine: 'you may at once use 1 line of story card A',
    playMore: 'play 1 more card',
    when: {
      now: { day: 'by day', night: 'by night' },
      also: { day: 'by day also', night: 'by night also' },
      was: { day: 'if it was day before', night: 'if it was night before' },
    },
    may: 'if you like',
    mayAll: 'if you like, all of it or nothing',
    noDraw: 'you don’t draw from the deck; if you start a turn with an empty hand, discard this card and draw',
    endOfTurn: 'at the end of each of your turns',
  },

  terms: {
    gold: { pair: 'gold', each: 'each gold', counted: '{n} gold | {n} gold', mine: 'gold', theirs: 'gold' },
    sword: { pair: 'sword', each: 'each sword', counted: '{n} sword | {n} swords', mine: 'swords', theirs: 'swords' },
    armour: {
      pair: 'armour',
      each: 'each armour',
      counted: '{n} armour | {n} armours',
      mine: 'armours',
      theirs: 'armours',
    },
    wand: { pair: 'wand', each: 'each wand', counted: '{n} wand | {n} wands', mine: 'wands', theirs: 'wands' },
    man: {
      pair: 'man in front of you',
      each: 'each man in front of you',
      counted: '{n} man in front of you | {n} men in front of you',
      mine: 'men in front of you',
      theirs: 'men in front of them',
    },
    woman: {
      pair: 'woman in front of you',
      each: 'each woman in front of you',
      counted: '{n} woman in front of you | {n} women in front of you',
      mine: 'women in front of you',
      theirs: 'women in front of them',
    },
    villain: {
      pair: 'villain in front of you',
      each: 'each villain in front of you',
      counted: '{n} villain in front of you | {n} villains in front of you',
      mine: 'villains in front of you',
      theirs: 'villains in front of them',
    },
    place: {
      pair: 'place in front of you',
      each: 'each place in front of you',
      counted: '{n} place in front of you | {n} places in front of you',
      mine: 'places in front of you',
      theirs: 'places in front of them',
    },
    event: {
      pair: 'event in front of you',
      each: 'each event in front of you',
      counted: '{n} event in front of you | {n} events in front of you',
      mine: 'events in front of you',
      theirs: 'events in front of them',
    },
    hand: {
      pair: 'card in hand',
      each: 'each card in hand',
      counted: '{n} card in hand | {n} cards in hand',
      mine: 'cards in hand',
      theirs: 'cards in hand',
    },
  },

  score: {
    each: '{points} for {terms}',
    every: '{points} for every {terms}',
    among: '{points} for every {per} among {terms}',
    pair: '{points} for each pair of {terms}',
    set: '{points} for each set of {terms}',
    unpaired: '{points} for {terms} left unpaired',
    rank: 'points by rank, counting {terms}: {places}',
    place: '{place} – {vp}',
    tied: 'tied players take the better place',
    most: '{points} to each player with the most {terms} (at least {least})',
  },

  ordinals: { first: '1st place', second: '2nd place', third: '3rd place', fourth: '4th place' },

  /** On the story cards, as the texts call them. */
  storyLetters: { a: 'A', b: 'B' },

  by: { turn: 'the turn', permanent: '{card}, end of turn', line: 'line {line} of card A' },
}

/**
 * The words of Dark Tales in English: the table that the other languages follow. `n` chooses the plural form; `card`
 * is always a card's name, `cards` a list of such, `by` one of the texts under `by`. What cards do is composed of
 * `effects`, `amount`, `types`, `items`, `terms` and `score` (boards/tales/describe.ts): clauses that begin small and
 * end without a full stop.
 */
import { titles } from './titles'

export const en = {
  ...titles.en,

  cards: {
    night: 'Night',
    day: 'Day',
    charms: 'Charms',
    castle: 'Cursed Castle',
    forest: 'Enchanted Forest',
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
    most: '{n} card at most | {n} cards at most',
  },

  effects: {
    time: { day: 'from now on it is day', night: 'from now on it is night' },
    draw: 'draw {n} card | draw {n} cards',
    item: 'take {items}',
    anyItem: 'take 1 item of your choice',
    discard: 'discard {cards} in play',
    mayDiscard: 'you may discard {cards} in play',
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
    noDraw: 'you do not draw from the deck; if you start a turn with an empty hand, discard this card and draw',
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

  by: { turn: 'the turn', permanent: '{card}, end of turn', line: 'line {line} of card A' },

  asks: {
    useItem: {
      title: 'Do you play an item?',
      hint: 'Its line of story card A happens at once, and the item goes back to the stock. One line, before you play a card.',
    },
    play: {
      title: 'Which card do you play?',
      hint: 'Exactly one, and any you like: its points first, then its effects, as far as they go.',
    },
    playMore: {
      title: 'One more: which card do you play?',
      hint: 'It is played like any other, with its points and its effects.',
    },
    takeItem: {
      title: '{by}: which item do you take?',
      hint: 'Only what is in stock. It can be played in a later turn, unless a card says otherwise.',
    },
    discard: {
      title: '{by}: discard {types} in play',
      hint: 'From the common area or in front of anybody. If only your own are left, it has to be one of those.',
    },
    mayDiscard: {
      title: '{by}: do you discard {types} in play?',
      hint: 'You may, but you need not. From the common area or in front of anybody, yourself included.',
    },
    takeCard: {
      title: '{by}: take {types} in play into your hand',
      hint: 'From the common area or in front of anybody, yourself included.',
    },
    peek: {
      title: '{by}: which card do you take?',
      hint: 'Nobody else sees these cards. The others stay on top of the deck, in their order.',
    },
    freeLine: {
      title: '{by}: do you use a line of story card A at once?',
      hint: 'Any line whose items you have. It does not count as the item of this turn.',
    },
    may: {
      title: '{by}: do you want this? {effects}',
      hint: 'All of it or nothing.',
    },
    seen: {
      title: 'All hands are open',
      hint: 'Everybody sees them for this moment. Then they are taken back.',
    },
  },

  waiting: {
    useItem: '{name} weighs an item in the hand',
    play: '{name} leafs through the hand',
    playMore: '{name} may play one more card',
    takeItem: '{name} chooses an item',
    discard: '{name} looks for a victim',
    mayDiscard: '{name} wonders whether to be merciful',
    takeCard: '{name} invites somebody over',
    peek: '{name} peeps at the deck',
    freeLine: '{name} may play an item at once',
    may: '{name} thinks it over',
  },

  branches: {
    useItem: { pass: 'No item', use: 'Play an item' },
    mayDiscard: { decline: 'Spare them all', discard: 'Discard one' },
    freeLine: { pass: 'Not now', use: 'Use a line' },
    may: { do: 'Yes, all of it', decline: 'No, nothing' },
  },

  parts: {
    useItem: { use: 'Which line?' },
    mayDiscard: { discard: 'Which card?' },
    freeLine: { use: 'Which line?' },
  },

  events: {
    deal: 'Once upon a time: {tale}. {name} will begin.',
    turn: 'Turn {number}: it is up to {name}.',
    draw: {
      turn: '{name} draws a card.',
      more: '{name} draws {n} card ({by}). | {name} draws {n} cards ({by}).',
    },
    drawLast: {
      turn: '{name} draws the last card of the deck.',
      more: '{name} draws {n} card ({by}), and the deck is empty. | {name} draws {n} cards ({by}), and the deck is empty.',
    },
    escape: '{name} has no cards left and discards: {cards}.',
    useLine: {
      turn: '{name} plays {items}: line {line} of card A.',
      free: '{name} plays {items} at once: line {line} of card A.',
    },
    play: {
      turn: '{name} plays {card}.',
      more: '{name} plays one more card: {card}.',
      top: '{name} reveals and plays {card}.',
    },
    time: {
      now: { day: 'Day breaks.', night: 'Night falls.' },
      still: { day: 'It stays day.', night: 'It stays night.' },
    },
    vp: '{name} scores {n} point ({by}). | {name} scores {n} points ({by}).',
    item: '{name} takes {item} ({by}).',
    discard: {
      common: '{name} discards {card} from the common area ({by}).',
      own: '{name} discards {card}, a card of their own ({by}).',
      other: '{name} discards {card}, a card of {other} ({by}).',
    },
    take: {
      common: '{name} takes {card} from the common area into the hand ({by}).',
      own: '{name} takes {card}, a card of their own, back into the hand ({by}).',
      other: '{name} takes {card}, a card of {other}, into the hand ({by}).',
    },
    takeDiscarded: '{name} takes the top card of the discard pile: {card} ({by}).',
    peek: '{name} looks at {n} card of the deck and takes it ({by}). | {name} looks at {n} cards of the deck and takes one ({by}).',
    peekLast: '{name} takes the last card of the deck ({by}).',
    hands: '{name} makes everybody show their hands ({by}). {hands}.',
    decline: {
      discard: '{name} spares them all ({by}).',
      useLine: '{name} plays no item ({by}).',
      may: '{name} forgoes it ({by}).',
    },
    nothing: {
      turn: '{name} draws no card.',
      draw: '{name} draws nothing ({by}).',
      item: '{name} finds none in stock ({by}).',
      discard: '{name} finds nobody and nothing to discard ({by}).',
      takeInPlay: '{name} finds nobody and nothing to take ({by}).',
      takeDiscarded: '{name} finds the discard pile empty ({by}).',
      playTop: '{name} finds the deck empty ({by}).',
      peek: '{name} finds the deck empty ({by}).',
      playMore: '{name} has no card for it ({by}).',
      other: '{name} achieves nothing ({by}).',
    },
    away: '{card} goes to the discard pile.',
    score: {
      counted:
        '{name} scores {n} point for line {line} of card B. | {name} scores {n} points for line {line} of card B.',
      ranked:
        '{name} takes {place} and scores {n} point for line {line} of card B. | {name} takes {place} and scores {n} points for line {line} of card B.',
    },
    end: {
      points: 'The tale is told: {name} wins with {n} point. | The tale is told: {name} wins with {n} points.',
      items: 'The tale is told: a tie, but {name} wins with the most items and cards.',
      shared: 'The tale is told, and the victory is shared: {names}.',
    },
  },

  eventsYou: {
    deal: 'Once upon a time: {tale}. You will begin.',
    turn: 'Turn {number}: it is up to you.',
    draw: {
      turn: 'You draw a card.',
      more: 'You draw {n} card ({by}). | You draw {n} cards ({by}).',
    },
    drawLast: {
      turn: 'You draw the last card of the deck.',
      more: 'You draw {n} card ({by}), and the deck is empty. | You draw {n} cards ({by}), and the deck is empty.',
    },
    escape: 'You have no cards left and discard: {cards}.',
    useLine: {
      turn: 'You play {items}: line {line} of card A.',
      free: 'You play {items} at once: line {line} of card A.',
    },
    play: {
      turn: 'You play {card}.',
      more: 'You play one more card: {card}.',
      top: 'You reveal and play {card}.',
    },
    vp: 'You score {n} point ({by}). | You score {n} points ({by}).',
    item: 'You take {item} ({by}).',
    discard: {
      common: 'You discard {card} from the common area ({by}).',
      own: 'You discard {card}, a card of your own ({by}).',
      other: 'You discard {card}, a card of {other} ({by}).',
    },
    take: {
      common: 'You take {card} from the common area into your hand ({by}).',
      own: 'You take {card}, a card of your own, back into your hand ({by}).',
      other: 'You take {card}, a card of {other}, into your hand ({by}).',
    },
    takeDiscarded: 'You take the top card of the discard pile: {card} ({by}).',
    peek: 'You look at {n} card of the deck and take it ({by}). | You look at {n} cards of the deck and take one ({by}).',
    peekLast: 'You take the last card of the deck ({by}).',
    hands: 'You make everybody show their hands ({by}). {hands}.',
    decline: {
      discard: 'You spare them all ({by}).',
      useLine: 'You play no item ({by}).',
      may: 'You forgo it ({by}).',
    },
    nothing: {
      turn: 'You draw no card.',
      draw: 'You draw nothing ({by}).',
      item: 'You find none in stock ({by}).',
      discard: 'You find nobody and nothing to discard ({by}).',
      takeInPlay: 'You find nobody and nothing to take ({by}).',
      takeDiscarded: 'You find the discard pile empty ({by}).',
      playTop: 'You find the deck empty ({by}).',
      peek: 'You find the deck empty ({by}).',
      playMore: 'You have no card for it ({by}).',
      other: 'You achieve nothing ({by}).',
    },
    score: {
      counted: 'You score {n} point for line {line} of card B. | You score {n} points for line {line} of card B.',
      ranked:
        'You take {place} and score {n} point for line {line} of card B. | You take {place} and score {n} points for line {line} of card B.',
    },
    end: {
      points: 'The tale is told: you win with {n} point. | The tale is told: you win with {n} points.',
      items: 'The tale is told: a tie, but you win with the most items and cards.',
    },
  },

  eventsToYou: {
    discard: { other: '{name} discards {card}, a card of yours ({by}).' },
    take: { other: '{name} takes {card}, a card of yours, into the hand ({by}).' },
  },

  asides: {
    deal: 'Your hand: {cards}.',
    draw: 'You drew: {cards}.',
    peek: 'You saw: {looked}. You took: {card}.',
    peekOne: 'It is: {card}.',
  },

  shown: {
    hand: '{name} holds: {cards}',
    none: '{name} holds no cards',
  },

  board: {
    turnNumber: 'Turn {n} · {phase}',
    phases: { draw: 'draw', item: 'item', play: 'card', end: 'end of turn' },
    open: 'How the tale ended',
    is: { day: 'It is day', night: 'It is night' },
    kinds: { man: 'Men', woman: 'Women', villain: 'Villains', place: 'Places', event: 'Events' },
    noneInCommon: 'Nothing lies here yet.',
    resolving: 'Being played',
    front: 'In front of {name}',
    where: '{card} · {name}',
    stock: 'Stock',
    deck: 'Deck',
    deckLeft: '{n} card left in the deck | {n} cards left in the deck',
    deckEmpty: 'The deck is empty',
    discard: 'Discard pile',
    discardOf: 'Discard pile: {n} card | Discard pile: {n} cards',
    discardTop: 'On top: {card}',
    discardOrder: 'The top card comes first.',
    discardEmpty: 'Nothing has been discarded yet.',
    inHand: '{n} card in hand | {n} cards in hand',
    yourHand: 'Your hand',
    yourPoints: 'You have {points}. Only you see this.',
    points: 'Points',
    read: 'Read: {card}',
    choose: 'Choose: {card}',
    storyA: 'Story card A · what items do',
    storyB: 'Story card B · what counts at the end',
    useLine: 'Choose line {n}',
    copies: '{n} copy in the deck | {n} copies in the deck',
    printed: 'Printed on the card',
    cards: '{n} card, {kinds} | {n} cards, {kinds}',
    kindsCount: '{n} kind | {n} kinds',
  },

  reckoning: {
    title: 'The reckoning',
    played: 'During the tale',
    total: 'Total',
    counted: 'count: {n}',
    ranked: '{place}, count: {n}',
    goods: 'Items and cards in hand',
    skip: 'Show it all at once',
    place: 'Place {n}',
  },

  reasons: {
    points: 'The most points win.',
    items: 'A tie on points: the most items and cards in hand decided it.',
    shared: 'A tie on points, and on items and cards in hand too: the victory is shared.',
  },

  options: {
    deck: {
      name: 'Deck',
      hint: 'The house deck is our own work, since the printed one is not public. Whoever owns the game can load a deck with its true values.',
      values: { house: 'the house deck', own: 'a deck of your own' },
    },
    a: {
      name: 'Story card A',
      hint: 'What items do during the game. In the house deck: Battle of the Forgotten Marshes, Twilight Sorcery, Trial of the Knights.',
      values: { random: 'at random', first: 'the first', second: 'the second', third: 'the third' },
    },
    b: {
      name: 'Story card B',
      hint: 'What is worth points at the end. In the house deck: Iron Army, The Dragon’s Treasure, His Majesty’s Forge.',
      values: { random: 'at random', first: 'the first', second: 'the second', third: 'the third' },
    },
  },

  refusals: {},

  deckFaults: {
    doubled: 'this is there twice',
    few: 'there are too few cards in all; at least {least} are needed',
    many: 'there are too many cards in all; {most} is the most',
    noNight: 'no card brings the night, with which every tale begins',
    untitled: 'a card that the house deck does not have needs a title',
    unknownCard: 'the deck has no card “{id}” to be counted',
    timeInCommon: 'a card that brings day or night goes to the common area',
    permanentInFront: 'a permanent effect works only on a card that goes in front of its player',
    long: 'one card has too many effects; {most} in all is the most',
    deep: 'effects within effects are nested too deeply',
    empty: 'this permanent effect does nothing',
    neededOnLine: '“needed” stands only with the effects of a line of a story card A',
    lineInLine: 'a line of a story card A may not let somebody use a line',
  },

  rulebook: {
    goal: {
      title: 'What it is about',
      text: 'You know how tales go: the prince slays the dragon, the princess says yes, everybody dances. Not here. Here the dragon burns down the castle with the prince in it, the princess finds herself another, and the one who counts the points at the end is often the Witch.\n\nYou play one card a turn. It scores points, brings you swords, armours, wands and gold, or spoils what the others have laid out. Two story cards give the tale its title and decide what all those items are good for: card A while you play, card B when it is over. Whoever has the most points then has told the better tale.',
    },
    cards: {
      title: 'The cards',
      text: 'Every card has a type: man, woman, villain, place or event. Other cards look for types, be it to count them, to take them or to get rid of them.\n\nIt has a number of points, which you score when you play it. And it has a place where it goes. The common area lies in the middle and belongs to nobody. What goes in front of you is yours. What goes to the discard pile does its effects first and then leaves.\n\nThe house deck has 48 cards of 20 kinds. A panel lists them all with what they do, and any card can be read up close at any time.',
    },
    setup: {
      title: 'How it begins',
      text: 'One story card A and one story card B are laid open, by chance or as the host has chosen. Their names, joined, are the title of the tale.\n\nA Night lies in the common area from the start. The rest of the deck is shuffled, everybody gets 3 cards, and chance decides who begins.\n\nThe stock of items is open and limited: in the house deck 8 gold, 4 swords, 4 armours and 4 wands. Points never run out.',
    },
    turn: {
      title: 'A turn',
      text: 'First you draw the top card of the deck, if there is one. Then you may play one item. Then you must play one card from your hand. After that your permanent effects have their say, and it is the next player’s turn, clockwise.\n\nAny card may be played at any time, even one that can do nothing just now. It goes to its place, you score its points, and its effects follow in the order in which they are written. Each is done as far as it goes; what cannot be done is lost. Effects are not optional, unless it says that you may. Where there is a choice, it is yours.',
    },
    items: {
      title: 'Items and story card A',
      text: 'Story card A has a few lines, each with an item, or several, and an effect. To play an item you return it to the stock and do its line. You can do so once a turn, before you play your card, so what your card brings you waits for a later turn. The Fairy is the exception: she lets you use any one line on the spot, whatever you did before.\n\nSome lines need something to take: a villain to discard, a card on the discard pile, an item in stock. If it is not there, the line cannot be used. The rest of a line is done as far as it goes. A line that would do nothing at all cannot be used either.\n\nItems lie open in front of their owners. If the kind you should get is out of stock, you get nothing; if there is a choice, you choose among what is left.',
    },
    time: {
      title: 'Day and night',
      text: 'Every tale begins at night. A card that brings day or night comes into force at once, and the one before it goes to the discard pile, even if both bring the same.\n\nMany cards do different things by day and by night. What counts is the time at that moment. Only a card that asks what it was before looks back, to the moment before it was played. Cards that bring the time can never be discarded or taken by an effect.',
    },
    play: {
      title: 'In play',
      text: 'In play is what lies in the common area and in front of any player. Hands and the discard pile are not. “A villain in play” may be anybody’s, and your own too; “a villain in front of you” must be yours.\n\nA card is in play while its effects are done, so a Merchant counts itself. “Other” means that it does not. No effect ever chooses the very card it comes from. If you have to discard something and only your own is there, it has to be your own.',
    },
    permanents: {
      title: 'Permanent effects, and the Witch',
      text: 'Some cards in front of you do something at the end of each of your turns. They start in the very turn in which you play them, and stop the moment they leave.\n\nThe Witch pays well, but while you have her you draw nothing from the deck: not at the start of your turn, and not where an effect says “draw”. Everything else still works. You may take cards in play or from the discard pile, look into the deck with the Secret Helper, or let the Wizard play its top card. If you start a turn without a card in hand while the deck still has some, your Witches are discarded, and you draw.',
    },
    end: {
      title: 'The end',
      text: 'Once the deck is empty nobody draws any more. You play on with what you hold, until somebody starts a turn without a card in hand. Then the tale is over at once, and that turn is not played.\n\nA player who runs out of cards while the deck still has some simply draws and plays on.',
    },
    story: {
      title: 'Story card B',
      text: 'At the end card B is scored line by line. It counts your items, the cards in front of you and the cards in your hand, and nobody else’s. A pair or a set needs one of each; what is left over finds no partner. Where players are ranked, those who are level take the better place.\n\nThe most points win. If several have them, those win who hold the most items and cards in hand. If that is level too, they share the victory.',
    },
    secrets: {
      title: 'Who may know what',
      text: 'All cards in play, the whole discard pile, all items, the stock, the number of cards in the deck and in every hand are open. Every gain of points is open when it happens, but nobody is shown the totals of others before the end. Whoever can add up will not be surprised.\n\nHands are secret, and so is the order of the deck. What the Secret Helper looks at, her player alone sees. The Fortune-teller opens all hands to everybody, and then they are taken back.',
    },
    house: {
      title: 'How this table plays it',
      text: 'Where the rules are silent, this is what we do. With the Secret Helper and one card left in the deck you take that card; with none, nothing happens. The Wizard finds nothing in an empty deck, and a Dragon or a Princess that he reveals may well turn on him. Several cards to discard are chosen one after the other. A line that lets you play one more card can be used before your card only with at least 2 cards in hand, since one is due.\n\nIf a clock runs out, no item is played, what is optional is declined, and everything else is left to chance.\n\nNo tale lasts for ever: nobody plays more than 60 cards in one turn, and after 500 turns the tale is over, whatever is left.',
    },
    deck: {
      title: 'A deck of your own',
      text: 'The printed cards of this game are not public, so the deck we ship is our own: names and a few facts are known, the other values we have balanced ourselves. Whoever owns the game can write its true values into a deck file and load it in the lobby. Everybody at the table gets it from the host and can look through its cards before the game begins.\n\nSuch a file holds game cards, story cards A and B and the stock of items. Everything a card does is put together from the same small set of effects as in the house deck, so that each of us reads in their own language what it does. If a file has a fault, the lobby says which card and which field it is.',
    },
    advice: {
      title: 'If this is your first tale',
      text: 'Read card B first. It tells you what to collect, and card A tells you what to do with the rest. An item that is worth something at the end is still worth less than one that gets you a card or two now.\n\nLook at the sky before you play. Half the deck is twice as good at the right time, and a Day or a Night in your hand is a promise to yourself.\n\nWhat lies in front of you attracts visitors. Nobody has ever kept a Sage for long with an ungrateful Dragon about. And when the deck runs low, count the hands: whoever has none left at the start of a turn closes the book for everybody.',
    },
  },
}

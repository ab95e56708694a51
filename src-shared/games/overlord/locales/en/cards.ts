/** What the cards are called and what they do. */
export const cardMessages = {
  /** `one`: in a sentence, as what is demanded. */
  symbols: {
    character: { name: 'Character', one: 'a character' },
    item: { name: 'Item', one: 'an item' },
    place: { name: 'Place', one: 'a place' },
    monster: { name: 'Monster', one: 'a monster' },
    event: { name: 'Event', one: 'an event' },
    joker: { name: 'Joker', one: 'a joker' },
  },

  actions: {
    pass: { name: 'Pass the Buck', short: 'it was somebody else' },
    freeze: { name: 'Freeze', short: 'wait, and what about this?' },
    both: { name: 'Buck or Freeze', short: 'one of the two' },
    card: '{kind} ({symbol})',
    cardSkull: '{kind} ({symbol}, skull)',
    skull: 'Skull',
  },

  quoted: '“{text}”',

  counts: {
    hints: '{n} hint | {n} hints',
    actions: '{n} action | {n} actions',
    looks: '{n} look | {n} looks',
  },

  looks: {
    none: { name: 'In favour', numeral: '0' },
    first: { name: 'First look', numeral: 'I' },
    second: { name: 'Second look', numeral: 'II' },
    third: { name: 'Third look', numeral: 'III' },
  },

  whims: {
    slow: 'Too slow',
    boring: 'Boring',
    ignored: 'Hint ignored',
    disrespect: 'Disrespect',
    chatter: 'Chatter',
    whim: 'A mere whim',
  },

  /** Why there is a look, in the middle of a sentence. */
  lookReasons: {
    slow: 'far too slow',
    boring: 'far too boring',
    ignored: 'a hint that nobody explained',
    disrespect: 'not enough grovelling',
    chatter: 'chatter in the back row',
    whim: 'no reason, just a mood',
    noHint: 'not a single hint in hand',
    conceded: 'out of excuses',
    noPass: 'three hints and nobody to blame',
    sameToYou: 'the blame going to and fro',
    noAnswer: 'no answer',
  },

  /** Why somebody must speak: read across the room, and as a sentence about another, to oneself, and to whoever did it. */
  pressures: {
    questioned: {
      head: 'The Overlord is asking!',
      text: '{by} questions {name}',
      you: '{by} questions you',
      byYou: 'You question {name}',
    },
    passed: {
      head: 'The buck stops here!',
      text: '{by} has passed the buck to {name}',
      you: '{by} has passed the buck to you',
      byYou: 'You have passed the buck to {name}',
    },
    frozen: {
      head: 'Freeze! And this?',
      text: '{by} has frozen {name}, who must work the new hint in',
      you: '{by} has frozen you: work the new hint in',
      byYou: 'You have frozen {name}, who must work the new hint in',
    },
    accused: {
      head: 'Accused!',
      text: '{by} accuses {name}; any hint will do',
      you: '{by} accuses you; any hint will do',
      byYou: 'You accuse {name}; any hint will do',
    },
    doubted: {
      head: 'Not believed!',
      text: '{by} doesn’t believe {name} and demands {symbol}',
      you: '{by} doesn’t believe you and demands {symbol}',
      byYou: 'You don’t believe {name} and demand {symbol}',
    },
    blamed: {
      head: 'Blamed!',
      text: '{by} blames {name}, who must answer with {symbol}',
      you: '{by} blames you: answer with {symbol}',
      byYou: 'You blame {name}, who must answer with {symbol}',
    },
    interrupted: {
      head: 'Interrupted!',
      text: '{name} has interrupted {by} and owes {symbol}',
      you: 'You have interrupted {by} and owe {symbol}',
      byYou: '{name} has interrupted you and owes {symbol}',
    },
  },
}

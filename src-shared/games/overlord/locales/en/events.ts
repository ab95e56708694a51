/** What happens: seen by others, by the one who does it (You) and by the one it is done to (ToYou). */
export const eventMessages = {
  events: {
    deal: 'The torches are lit, the knees are knocking. The Dark Overlord is {name}.',
    draw: '{name} draws {cards}.',
    discard: '{name} discards {cards}, unseen.',
    shuffle: {
      hints:
        'The played hints are shuffled into a new deck: {n} card. | The played hints are shuffled into a new deck: {n} cards.',
      actions:
        'The played actions are shuffled into a new deck: {n} card. | The played actions are shuffled into a new deck: {n} cards.',
    },
    errand: {
      said: '{name} recalls what was ordered: “{line}”',
      silent: '{name} recalls, aloud, what was ordered.',
    },
    hint: {
      told: { said: '{name} plays “{title}”: “{line}”', silent: '{name} plays “{title}”.' },
      froze: { said: '{name} throws in “{title}”: “{line}”', silent: '{name} throws in “{title}”.' },
      joker: {
        said: '{name} plays “{title}”, to pass for {symbol}: “{line}”',
        silent: '{name} plays “{title}”, to pass for {symbol}.',
      },
    },
    question: {
      said: '{name} questions {other}: “{line}”',
      silent: '{name} questions {other}.',
    },
    pass: '{name} passes the buck to {other}.',
    freePass: '{name} passes the buck to the right, free of charge: to {other}.',
    nextInCircle: 'The next in the circle goes on: {name}.',
    firstRoundOver: 'Everybody has been heard once. From now on, passing the buck costs a card.',
    freezing: '{name} cuts in on {other}! Anybody else has two heartbeats to join in.',
    freeze: '{name} freezes {other}, who has something more to explain.',
    more: {
      said: 'The Overlord wants to hear more from {name}: “{line}”',
      silent: 'The Overlord wants to hear more from {name}.',
    },
    twist: {
      said: 'The Overlord throws something in, and {name} must make sense of it: “{line}”',
      silent: 'The Overlord throws something in, and {name} must make sense of it.',
    },
    hurry: 'The Overlord’s fingers drum on the throne: {name} had better hurry.',
    patienceSet: {
      endless: '{name} will wait as long as it takes from now on.',
      seconds: '{name} will wait for {n} second from now on. | {name} will wait for {n} seconds from now on.',
    },
    patience: 'Silence for too long: the Overlord’s patience with {name} is spent.',
    concede: '{name} has run out of excuses and concedes.',
    goOn: 'The Overlord waves a hand: {name} may go on.',
    plea: {
      said: '{name} falls to the floor and pleads: “{line}”',
      silent: '{name} falls to the floor and pleads.',
    },
    verdict: {
      accepted: 'The Overlord is almost moved: a card decides about {name}.',
      refused: 'The Overlord isn’t moved by {name} in the least.',
    },
    turnUp: {
      skull: 'The card for {name} is turned up: a skull!',
      none: 'The card for {name} is turned up: no skull.',
    },
    plan: 'The plan rests on three pillars: {titles}.',
    round: 'Round {number}. The Dark Overlord is {name}.',
    accuse: {
      said: '{name} accuses {other}: “{line}”',
      silent: '{name} accuses {other}.',
    },
    told: '{name} has told this piece.',
    doubt: {
      said: '{name} doesn’t believe a word: “{line}” {other} must add {symbol}.',
      silent: '{name} doesn’t believe a word: {other} must add {symbol}.',
    },
    seize: '{name} confiscates “{title}” from {other}.',
    interrupt: '{name} interrupts {other} and knows it all better.',
    silence: '{name} silences {other} before a word is out.',
    blame: {
      said: '{name} puts the blame on {other}: “{line}” It takes {symbol} to answer.',
      silent: '{name} puts the blame on {other}, who must answer with {symbol}.',
    },
    fail: {
      any: '{name} gives no answer.',
      symbol: '{name} doesn’t come up with {symbol}.',
    },
    mercy: {
      said: '{name} begs for mercy with a card: “{line}”',
      silent: '{name} begs for mercy with a card.',
    },
    cancel: '{name} has no mercy to spare for {other}.',
    look: {
      first: '{name} gets a withering look, the first (I): {why}.',
      second: '{name} gets a withering look, the second (II): {why}.',
      third: '{name} gets the third withering look (III): {why}!',
    },
    spared: 'Spared by a hair: {name} stands at {n} look. | Spared by a hair: {name} stands at {n} looks.',
    end: {
      refused: 'The trapdoor opens beneath {name}. Everybody else had nothing to do with it: {names}.',
      skull:
        'The skull has spoken, and the trapdoor opens beneath {name}. Everybody else had nothing to do with it: {names}.',
      most: 'The third look stays with {name}. The best excuses were told by {names}.',
      lastOverlord:
        'The third look stays with {name}. A tie for the best excuses, and the title of Overlord breaks it: {names}.',
      shared:
        'The third look stays with {name}. The best excuses were told by several, who share the victory: {names}.',
    },
  },

  eventsYou: {
    deal: 'The torches are lit, the knees are knocking. The Dark Overlord is you.',
    draw: 'You draw {cards}.',
    discard: 'You discard {cards}, unseen.',
    errand: {
      said: 'You recall what was ordered: “{line}”',
      silent: 'You recall, aloud, what was ordered.',
    },
    hint: {
      told: { said: 'You play “{title}”: “{line}”', silent: 'You play “{title}”.' },
      froze: { said: 'You throw in “{title}”: “{line}”', silent: 'You throw in “{title}”.' },
      joker: {
        said: 'You play “{title}”, to pass for {symbol}: “{line}”',
        silent: 'You play “{title}”, to pass for {symbol}.',
      },
    },
    question: {
      said: 'You question {other}: “{line}”',
      silent: 'You question {other}.',
    },
    pass: 'You pass the buck to {other}.',
    freePass: 'You pass the buck to the right, free of charge: to {other}.',
    nextInCircle: 'The next in the circle goes on: you.',
    freezing: 'You cut in on {other}! Anybody else has two heartbeats to join in.',
    freeze: 'You freeze {other}, who has something more to explain.',
    more: {
      said: 'The Overlord wants to hear more from you: “{line}”',
      silent: 'The Overlord wants to hear more from you.',
    },
    twist: {
      said: 'The Overlord throws something in, and you must make sense of it: “{line}”',
      silent: 'The Overlord throws something in, and you must make sense of it.',
    },
    hurry: 'The Overlord’s fingers drum on the throne: you had better hurry.',
    patienceSet: {
      endless: 'You will wait as long as it takes from now on.',
      seconds: 'You will wait for {n} second from now on. | You will wait for {n} seconds from now on.',
    },
    patience: 'Silence for too long: the Overlord’s patience with you is spent.',
    concede: 'You have run out of excuses and concede.',
    goOn: 'The Overlord waves a hand: you may go on.',
    plea: {
      said: 'You fall to the floor and plead: “{line}”',
      silent: 'You fall to the floor and plead.',
    },
    verdict: {
      accepted: 'The Overlord is almost moved: a card decides about you.',
      refused: 'The Overlord isn’t moved by you in the least.',
    },
    turnUp: {
      skull: 'Your card is turned up: a skull!',
      none: 'Your card is turned up: no skull.',
    },
    round: 'Round {number}. The Dark Overlord is you.',
    accuse: {
      said: 'You accuse {other}: “{line}”',
      silent: 'You accuse {other}.',
    },
    told: 'You have told this piece.',
    doubt: {
      said: 'You don’t believe a word: “{line}” {other} must add {symbol}.',
      silent: 'You don’t believe a word: {other} must add {symbol}.',
    },
    seize: 'You confiscate “{title}” from {other}.',
    interrupt: 'You interrupt {other} and know it all better.',
    silence: 'You silence {other} before a word is out.',
    blame: {
      said: 'You put the blame on {other}: “{line}” It takes {symbol} to answer.',
      silent: 'You put the blame on {other}, who must answer with {symbol}.',
    },
    fail: {
      any: 'You give no answer.',
      symbol: 'You don’t come up with {symbol}.',
    },
    mercy: {
      said: 'You beg for mercy with a card: “{line}”',
      silent: 'You beg for mercy with a card.',
    },
    cancel: 'You have no mercy to spare for {other}.',
    look: {
      first: 'You get a withering look, the first (I): {why}.',
      second: 'You get a withering look, the second (II): {why}.',
      third: 'You get the third withering look (III): {why}!',
    },
    spared: 'Spared by a hair: you stand at {n} look. | Spared by a hair: you stand at {n} looks.',
    end: {
      refused: 'The trapdoor opens beneath you. Everybody else had nothing to do with it: {names}.',
      skull:
        'The skull has spoken, and the trapdoor opens beneath you. Everybody else had nothing to do with it: {names}.',
      most: 'The third look stays with you. The best excuses were told by {names}.',
      lastOverlord:
        'The third look stays with you. A tie for the best excuses, and the title of Overlord breaks it: {names}.',
      shared: 'The third look stays with you. The best excuses were told by several, who share the victory: {names}.',
    },
  },

  eventsToYou: {
    question: {
      said: '{name} questions you: “{line}”',
      silent: '{name} questions you.',
    },
    pass: '{name} passes the buck to you.',
    freePass: '{name} passes the buck to the right, free of charge: to you.',
    freezing: '{name} cuts in on you! Anybody else has two heartbeats to join in.',
    freeze: '{name} freezes you, and you have something more to explain.',
    accuse: {
      said: '{name} accuses you: “{line}”',
      silent: '{name} accuses you.',
    },
    doubt: {
      said: '{name} doesn’t believe a word: “{line}” You must add {symbol}.',
      silent: '{name} doesn’t believe a word: you must add {symbol}.',
    },
    seize: '{name} confiscates “{title}” from you.',
    interrupt: '{name} interrupts you and knows it all better.',
    silence: '{name} silences you before a word is out.',
    blame: {
      said: '{name} puts the blame on you: “{line}” It takes {symbol} to answer.',
      silent: '{name} puts the blame on you, and you must answer with {symbol}.',
    },
    cancel: '{name} has no mercy to spare for you.',
  },

  asides: {
    draw: 'These are: {cards}.',
  },

  reasons: {
    refused: 'The Overlord wasn’t moved: the plea after the third look was refused.',
    skull: 'The plea was heard, but the card that was turned up shows a skull.',
    most: 'Somebody has the third look. Of the survivors, the one with the most hints in front wins.',
    lastOverlord:
      'Somebody has the third look. Among the survivors with the most hints in front, the last to be Overlord wins.',
    shared: 'Somebody has the third look. Several survivors have the most hints in front and share the victory.',
  },
}

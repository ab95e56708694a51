/** What happens: seen by others, by the one who does it (You) and by the one it is done to (ToYou). */
export const eventMessages = {
  events: {
    deal: 'The coach sets off, the doors are shut. {name} will begin.',
    turn: 'Turn {number}: it’s up to {name}.',
    spy: '{name} spies on {other}.',
    offer: '{name} offers {other} an object.',
    refuse: {
      token: '{name} refuses what {other} offers; {other} takes a duel token.',
      none: '{name} refuses what {other} offers. No duel token is left.',
    },
    exchange: '{name} and {other} exchange an object each.',
    read: '{name} reads aloud what {other} gave: {object}.',
    decline: '{name} makes no use of it: {object}.',
    look: {
      objects: {
        pass: '{name} makes use of the Privilege and looks at all of {other}’s objects.',
        diplomat: 'A demand in vain: {name} looks at all of {other}’s objects, and the turn is over.',
        duel: '{name} searches {other} and sees all the objects.',
      },
      society: {
        monocle: '{name} raises the Monocle and looks at {other}’s society card.',
        duel: '{name} looks at {other}’s society card.',
      },
    },
    professions: '{name} and {other} swap professions; both lie face down.',
    coat: {
      down: '{name} has looked through the left-over professions; the open one lies face down now.',
      same: '{name} has looked through the left-over professions.',
    },
    direction: {
      left: '{name} sets the Sextant: everybody passes an object to the left.',
      right: '{name} sets the Sextant: everybody passes an object to the right.',
    },
    passOn: {
      left: 'Everybody has passed an object to the left.',
      right: 'Everybody has passed an object to the right.',
    },
    draw: {
      bag: '{name} draws an object for the Bag; {n} is left in the deck. | {name} draws an object for the Bag; {n} are left in the deck.',
      draw: '{name} draws an object for the draw; {n} is left in the deck. | {name} draws an object for the draw; {n} are left in the deck.',
    },
    drawLast: {
      bag: '{name} draws the last object for the Bag. From now on the Bags are a Key and a Goblet!',
      draw: '{name} draws the last object for the draw. From now on the Bags are a Key and a Goblet!',
    },
    gift: '{name} has too much to carry and gives {other} an object.',
    profession: '{name} turns up a profession: {profession}!',
    clairvoyant: '{name} looks through the deck: {n} object. | {name} looks through the deck: {n} objects.',
    arranged:
      '{name} puts {n} object on top of the deck; the others are shuffled. | {name} puts {n} objects on top of the deck; the others are shuffled.',
    diplomat: {
      has: '{name} demands from {other}: {object}. And gets it!',
      hasNot: '{name} demands from {other}: {object}. There is none.',
    },
    challenge: '{name} challenges {other} to a duel!',
    pay: 'There’s no duel, but a donation: {name} gives {other} an object.',
    support: 'Hands off! For the attacker: {attackers}. For the defender: {defenders}.',
    hypnotise: '{name} hypnotises {other}: that support is void.',
    use: {
      object: {
        attacker: '{name} shows an object: {object}. 1 point for the attacker.',
        defender: '{name} shows an object: {object}. 1 point for the defender.',
      },
      tokens: {
        attacker: '{name} uses {n} duel token for the attacker. | {name} uses {n} duel tokens for the attacker.',
        defender: '{name} uses {n} duel token for the defender. | {name} uses {n} duel tokens for the defender.',
      },
      profession: {
        attacker: '{name} acts as {profession}: 1 point for the attacker.',
        defender: '{name} acts as {profession}: 1 point for the defender.',
      },
      duelist: {
        attacker: '{name} wants no seconds: 1 point for the attacker, and all the others are out.',
        defender: '{name} wants no seconds: 1 point for the defender, and all the others are out.',
      },
    },
    alchemist: {
      attacker: '{name} stirs the air, and the attacker wins.',
      defender: '{name} stirs the air, and the defender wins.',
    },
    count: 'The count: {attacker} for the attacker, {defender} for the defender.',
    ring: 'A tie – but {name} wears the Poison Ring!',
    won: '{name} wins the duel against {other}.',
    drawn: 'The duel is a draw.',
    noResult: '{name} has seen worse scratches: the duel has no result.',
    take: {
      plain: '{name} takes an object from {other}.',
      back: '{name} takes {other}’s last object and gives one in return.',
    },
    declare: {
      own: '{name} stands up and declares the victory of their own society! Holders named: {names}.',
      ownNobody: '{name} stands up and declares the victory of their own society, naming nobody!',
      rival: '{name} stands up and exposes the rival society! Holders named: {names}.',
      alone: '{name} stands up, seal in hand, and declares a victory alone!',
    },
    turnUp: {
      all: '{name} turns up all cards – society: {society}; profession: {profession}; objects: {objects}.',
      named: '{name} turns up – society: {society}; objects: {objects}.',
    },
    removed: 'The card that nobody was dealt is turned up: {society}.',
    end: {
      declared: 'The relics are all there! The {society} wins: {names}.',
      divined: 'Seen through! The {society} wins: {names}.',
      mistaken: 'A fatal error! The {society} wins: {names}.',
      lodge: 'Neither Order nor Brotherhood: the match goes to {names} alone.',
    },
  },

  eventsYou: {
    deal: 'The coach sets off, the doors are shut. You will begin.',
    turn: 'Turn {number}: it’s up to you.',
    spy: 'You spy on {other}.',
    offer: 'You offer {other} an object.',
    refuse: {
      token: 'You refuse what {other} offers; {other} takes a duel token.',
      none: 'You refuse what {other} offers. No duel token is left.',
    },
    exchange: 'You and {other} exchange an object each.',
    read: 'You read aloud what {other} gave: {object}.',
    decline: 'You make no use of it: {object}.',
    look: {
      objects: {
        pass: 'Thanks to the Privilege you look at all of {other}’s objects.',
        diplomat: 'A demand in vain: you look at all of {other}’s objects, and your turn is over.',
        duel: 'You search {other} and see all the objects.',
      },
      society: {
        monocle: 'You raise the Monocle and look at {other}’s society card.',
        duel: 'You look at {other}’s society card.',
      },
    },
    professions: 'You swap professions with {other}; both lie face down.',
    coat: {
      down: 'You have looked through the left-over professions; your open one lies face down now.',
      same: 'You have looked through the left-over professions.',
    },
    direction: {
      left: 'You set the Sextant: everybody passes an object to the left.',
      right: 'You set the Sextant: everybody passes an object to the right.',
    },
    draw: {
      bag: 'You draw an object for your Bag; {n} is left in the deck. | You draw an object for your Bag; {n} are left in the deck.',
      draw: 'You draw an object for the draw; {n} is left in the deck. | You draw an object for the draw; {n} are left in the deck.',
    },
    drawLast: {
      bag: 'You draw the last object for your Bag. From now on the Bags are a Key and a Goblet!',
      draw: 'You draw the last object for the draw. From now on the Bags are a Key and a Goblet!',
    },
    gift: 'You have too much to carry and give {other} an object.',
    profession: 'You turn up your profession: {profession}!',
    clairvoyant: 'You look through the deck: {n} object. | You look through the deck: {n} objects.',
    arranged:
      'You put {n} object on top of the deck; the others are shuffled. | You put {n} objects on top of the deck; the others are shuffled.',
    diplomat: {
      has: 'You demand from {other}: {object}. And you get it!',
      hasNot: 'You demand from {other}: {object}. There is none.',
    },
    challenge: 'You challenge {other} to a duel!',
    pay: 'There’s no duel, but a donation: you give {other} an object.',
    hypnotise: 'You hypnotise {other}: that support is void.',
    use: {
      object: {
        attacker: 'You show an object: {object}. 1 point for the attacker.',
        defender: 'You show an object: {object}. 1 point for the defender.',
      },
      tokens: {
        attacker: 'You use {n} duel token for the attacker. | You use {n} duel tokens for the attacker.',
        defender: 'You use {n} duel token for the defender. | You use {n} duel tokens for the defender.',
      },
      profession: {
        attacker: 'You act as {profession}: 1 point for the attacker.',
        defender: 'You act as {profession}: 1 point for the defender.',
      },
      duelist: {
        attacker: 'You want no seconds: 1 point for you, the attacker, and all the others are out.',
        defender: 'You want no seconds: 1 point for you, the defender, and all the others are out.',
      },
    },
    alchemist: {
      attacker: 'You stir the air, and the attacker wins.',
      defender: 'You stir the air, and the defender wins.',
    },
    ring: 'A tie – but you wear the Poison Ring!',
    won: 'You win the duel against {other}.',
    noResult: 'You have seen worse scratches: the duel has no result.',
    take: {
      plain: 'You take an object from {other}.',
      back: 'You take {other}’s last object and give one in return.',
    },
    declare: {
      own: 'You stand up and declare the victory of your society! Holders named: {names}.',
      ownNobody: 'You stand up and declare the victory of your society, naming nobody!',
      rival: 'You stand up and expose the rival society! Holders named: {names}.',
      alone: 'You stand up, seal in hand, and declare a victory alone!',
    },
    turnUp: {
      all: 'You turn up all your cards – society: {society}; profession: {profession}; objects: {objects}.',
      named: 'You turn up – society: {society}; objects: {objects}.',
    },
  },

  eventsToYou: {
    spy: '{name} spies on you.',
    offer: '{name} offers you an object.',
    refuse: {
      token: '{name} refuses your offer; you take a duel token.',
      none: '{name} refuses your offer. No duel token is left.',
    },
    exchange: '{name} and you exchange an object each.',
    read: '{name} reads aloud what you gave: {object}.',
    look: {
      objects: {
        pass: '{name} makes use of the Privilege and looks at all your objects.',
        diplomat: 'A demand in vain: {name} looks at all your objects, and the turn is over.',
        duel: '{name} searches you and sees all your objects.',
      },
      society: {
        monocle: '{name} raises the Monocle and looks at your society card.',
        duel: '{name} looks at your society card.',
      },
    },
    professions: '{name} swaps professions with you; both lie face down.',
    gift: '{name} has too much to carry and gives you an object.',
    diplomat: {
      has: '{name} demands from you: {object}. And gets it!',
      hasNot: '{name} demands from you: {object}. You have none.',
    },
    challenge: '{name} challenges you to a duel!',
    pay: 'There’s no duel, but a donation: {name} gives you an object.',
    hypnotise: '{name} hypnotises you: your support is void.',
    won: '{name} wins the duel against you.',
    take: {
      plain: '{name} takes an object from you.',
      back: '{name} takes your last object and gives you one in return.',
    },
  },

  asides: {
    spy: 'You saw: {object}.',
    offer: { you: 'It is: {object}.', toYou: 'It is: {object}.' },
    exchange: 'You gave: {gave}. You got: {got}.',
    read: 'Left-over professions: {professions}.',
    look: { objects: 'You saw: {objects}.', society: 'You saw: {society}.' },
    professions: 'You were: {lost}. You are: {won}.',
    coat: { changed: 'You were: {lost}. You are: {won}.', same: 'You remain: {won}.' },
    passOn: 'You gave: {gave}. You got: {got}.',
    draw: 'It is: {object}.',
    gift: { you: 'You gave: {object}.', toYou: 'You got: {object}.' },
    clairvoyant: 'In the deck: {objects}.',
    arranged: 'On top, in this order: {objects}.',
    pay: { you: 'You gave: {object}.', toYou: 'You got: {object}.' },
    take: {
      you: { plain: 'You got: {got}.', back: 'You got: {got}. You gave: {gave}.' },
      toYou: { plain: 'You lost: {gave}.', back: 'You lost: {gave}. You got: {got}.' },
    },
  },

  shown: {
    object: {
      spy: 'In {name}’s luggage: {object}',
      offer: '{name} offers: {object}',
      got: 'From {name}: {object}',
      gave: 'To {name}: {object}',
    },
    objects: '{name}’s objects: {objects}',
    society: '{name}’s society: {society}',
    profession: '{name}’s profession: {profession}',
    leftOver: 'Left-over professions: {professions}',
    deck: 'In the deck: {objects}',
    top: 'On top of the deck, in this order: {objects}',
  },

  reasons: {
    declared: 'A society declared that it holds its relics, and it was true.',
    divined: 'Somebody saw through the rival society and named who held its relics.',
    mistaken: 'A declaration was wrong, so the other society has won.',
    lodge: 'The Seal of the Lodge and three relics in one hand: a victory for one alone.',
  },
}

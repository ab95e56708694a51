/**
 * The words of Castle of the Devil in English: the table that the other languages follow. `n` chooses the plural form;
 * `object`, `profession` and `society` are always a card's `name`, `objects` and `names` are lists of such.
 */
import { titles } from './titles'

export const en = {
  ...titles.en,

  objects: {
    key: {
      name: 'Key',
      short: 'the Order needs three',
      power:
        'The relic of the Order: with three of them it may declare its victory, as the minority of an odd table with two.',
    },
    goblet: {
      name: 'Goblet',
      short: 'the Brotherhood needs three',
      power:
        'The relic of the Brotherhood: with three of them it may declare its victory, as the minority of an odd table with two.',
    },
    bagKey: {
      name: 'Bag of Secrets (key)',
      short: 'swap, draw; later a Key',
      power:
        'Exchanged, it lets whoever gave it away draw the top object; it is never swapped for the other Bag, and once the object deck is empty it is a Key.',
    },
    bagGoblet: {
      name: 'Bag of Secrets (goblet)',
      short: 'swap, draw; later a Goblet',
      power:
        'Exchanged, it lets whoever gave it away draw the top object; it is never swapped for the other Bag, and once the object deck is empty it is a Goblet.',
    },
    dagger: {
      name: 'Dagger',
      short: '+1 as the attacker',
      power: 'Shown by the attacker, it gives the attacker 1 point.',
    },
    gloves: {
      name: 'Gloves',
      short: '+1 as the defender',
      power: 'Shown by the defender, they give the defender 1 point.',
    },
    knives: {
      name: 'Throwing Knives',
      short: '+1 for your attacker',
      power: 'Shown by somebody who supports the attacker, they give the attacker 1 point.',
    },
    whip: {
      name: 'Whip',
      short: '+1 for your defender',
      power: 'Shown by somebody who supports the defender, it gives the defender 1 point.',
    },
    ring: {
      name: 'Poison Ring',
      short: 'wins your tied duel',
      power: 'Shown on a tie by the attacker or the defender, it wins the duel for its holder.',
    },
    pass: {
      name: 'Privilege',
      short: 'swap it, see their objects',
      power:
        'Exchanged, it lets whoever gave it away look at all the objects of the other, once both cards have changed hands.',
    },
    monocle: {
      name: 'Monocle',
      short: 'swap it, see their society',
      power: 'Exchanged, it lets whoever gave it away look at the other’s society card.',
    },
    tome: {
      name: 'Tome',
      short: 'swap it, swap professions',
      power:
        'Exchanged, it lets whoever gave it away swap professions with the other; both then lie face down and fresh.',
    },
    coat: {
      name: 'Coat',
      short: 'swap it, change your job',
      power:
        'Exchanged, it lets whoever gave it away look through the left-over professions and take one of them, or take up their own again; it then lies face down and fresh.',
    },
    sextant: {
      name: 'Sextant',
      short: 'swap it, all pass one on',
      power:
        'Exchanged, it lets whoever gave it away name left or right: everybody passes one object of their choice that way, all at once and without any effects.',
    },
    mirror: {
      name: 'Broken Mirror',
      short: 'a silent, forced swap',
      power:
        'An offer of it has to be accepted, and the whole exchange is silent: nothing is read aloud, and neither card has an effect.',
    },
    pearl: {
      name: 'Black Pearl',
      short: 'no victory while you hold it',
      power: 'An offer of it has to be accepted, and whoever holds it may not declare a victory of their society.',
    },
    signet: {
      name: 'Seal of the Lodge',
      short: 'win alone with 3 relics',
      power:
        'Whoever holds it may declare a victory for themselves alone, with three or more Keys and Goblets in any mix in their own hand.',
    },
  },

  bag: { name: 'Bag of Secrets' },

  professions: {
    thug: {
      name: 'Thug',
      short: '+1 as the attacker',
      power: 'As the attacker, the Thug gets 1 point.',
    },
    grandmaster: {
      name: 'Grand Master',
      short: '+1 as the defender',
      power: 'As the defender, the Grand Master gets 1 point.',
    },
    bodyguard: {
      name: 'Bodyguard',
      short: '+1 for whom you support',
      power: 'The side that the Bodyguard supports gets 1 point more; the Bodyguard’s own duels get nothing.',
    },
    duelist: {
      name: 'Duelist',
      short: '+1, and all others are out',
      power:
        'As attacker or defender, before the count: the Duelist gets 1 point, and all that anybody but the two duellists contributes is void.',
    },
    alchemist: {
      name: 'Alchemist',
      short: 'decides another’s duel',
      power: 'In a duel of others, before the count: the Alchemist decides who wins it.',
    },
    doctor: {
      name: 'Doctor',
      short: 'calls a duel off',
      power:
        'After the count, before the winner chooses: the duel has no result, and even a drawn one brings no object.',
    },
    priest: {
      name: 'Priest',
      short: 'no duel, and a donation',
      power:
        'After a challenge, before support is shown: there is no duel, an attacker with at least 2 objects gives the Priest one of their choice, and the attacker’s turn is over.',
    },
    hypnotist: {
      name: 'Hypnotist',
      short: 'as attacker: 1 supporter out',
      power:
        'As the attacker, right after support is shown: one supporter’s support is void, and they may use nothing in this duel.',
    },
    diplomat: {
      name: 'Diplomat',
      short: 'demands an object by name',
      power:
        'In your own turn: name a player and a kind of object; if they have it, they must exchange it with you, and if not, they show you their objects and your turn is over.',
    },
    clairvoyant: {
      name: 'Clairvoyant',
      short: 'picks the deck’s top two',
      power:
        'In your own turn: look through the object deck, choose two cards, shuffle the others and put the two on top in any order.',
    },
  },

  uses: { again: 'again and again', once: 'once' },

  societies: {
    order: { name: 'Order of Open Secrets', short: 'Order' },
    brotherhood: { name: 'Brotherhood of True Lies', short: 'Brotherhood' },
  },

  asks: {
    turn: {
      title: 'Your turn: what will it be?',
      hint: 'One action: spy, offer an exchange, or challenge somebody. A declaration ends the match, right or wrong.',
    },
    endTurn: {
      title: 'Is that all for this turn?',
      hint: 'Whoever could still surprise the table is asked this, for the same time. So the question betrays nothing.',
    },
    diplomat: {
      title: 'Diplomat: what do you want, and from whom?',
      hint: 'If they have it, you get it for the object you give. If not, you see their objects, and your turn is over.',
    },
    offered: {
      title: '{by} offers you: {card}',
      hint: 'Accept, and you keep it and give back another object of yours. Refuse, and your partner takes a duel token, if one is left.',
      refuse: 'You have to refuse: a Bag is never given for a Bag, and the other Bag is all you hold.',
      accept: 'You have to accept: the Mirror and the Pearl cannot be refused. Give back another object of yours.',
    },
    smuggle: {
      title: 'You gave {with}: {gave}. Use its effect?',
      hint: 'Both of you are asked, whatever you gave. Kept quiet, a card is not read aloud and stays unknown.',
    },
    useBag: {
      title: 'Your Bag has gone to {with}: draw an object?',
      hint: 'You draw the top object of the deck. Over the limit you have to give one away at once.',
    },
    usePass: {
      title: 'Look at all the objects of {with}?',
      hint: 'Your Privilege allows it, and what you gave away just now is among them.',
    },
    useMonocle: {
      title: 'Look at the society of {with}?',
      hint: 'Your Monocle allows it. Everybody sees that you look, nobody else what you see.',
    },
    useTome: {
      title: 'Swap professions with {with}?',
      hint: 'Both then lie face down and fresh, and each of you knows the other’s new one.',
    },
    useCoat: {
      title: 'A new profession? Yours is: {own}',
      hint: 'Take a left-over one, or your own again: it lies face down and fresh. Or leave everything as it is.',
    },
    useSextant: {
      title: 'Which way does the luggage go?',
      hint: 'Everybody passes one object of their choice to the left or to the right. Left is clockwise.',
    },
    passOn: {
      title: 'Which object do you pass to {to}?',
      hint: 'Everybody chooses in secret, then all objects move at once. No effects, no refusals.',
    },
    gift: {
      title: 'More than {limit} objects: which one goes, and to whom?',
      hint: 'Only those with room in their hand can take it. That there is a gift is public; what it is, only the two of you know.',
    },
    clairvoyantTop: {
      title: 'Which object goes to the top of the deck?',
      hint: 'It is the next to be drawn.',
    },
    clairvoyantSecond: {
      title: 'Which one lies right beneath it?',
      hint: 'All the others are shuffled.',
    },
    whichBag: {
      title: '{by} demands a Bag: which one do you give?',
      hint: 'Whoever has one is asked this. Nobody but the two of you learns which one it was.',
    },
    priest: {
      title: '{attacker} challenges {defender}. Does a Priest object?',
      hint: 'The Priest prevents the duel, and an attacker with at least 2 objects hands over one.',
    },
    priestPayment: {
      title: 'Which object do you give {to}?',
      hint: 'A donation to the Priest, without any effect. Your turn is over afterwards.',
    },
    support: {
      title: '{attacker} against {defender}: whom do you support?',
      hint: 'Everybody chooses in secret, all choices are shown at once, and nobody may abstain. Your support is 1 point.',
    },
    hypnotist: {
      title: 'Does a Hypnotist look deep into somebody’s eyes?',
      hint: 'Only the attacker may, and only at a supporter: the support is void, and that player may use nothing in this duel.',
    },
    react: {
      title: '{attacker} against {defender}: do you step in?',
      hint: 'Objects, duel tokens, professions – or let it pass. It is over once a round goes by in which everybody passes.',
    },
    ring: {
      title: 'A tie between {attacker} and {defender}. A Poison Ring?',
      hint: 'Shown now, it wins the duel for its holder. Both of you are asked, whoever has it.',
    },
    doctor: {
      title: '{attacker} against {defender}: is there a Doctor in the coach?',
      hint: 'The Doctor declares that nothing has happened: no winner, no loot, not even an object for a draw.',
    },
    spoils: {
      title: 'You have beaten {loser}. What do you want to see?',
      hint: 'The society card – or all the objects, and then you must take one of them.',
    },
    take: {
      title: 'Which object do you take from {loser}?',
      hint: 'If it is the last one, you give one of yours in return, possibly the same. No effects.',
    },
    seen: {
      title: 'For your eyes only',
      hint: 'Nobody else sees this. Close it when you have seen enough.',
    },
  },

  waiting: {
    turn: '{name} is plotting',
    endTurn: '{name} is about to end the turn',
    diplomat: '{name} is wording a demand',
    offered: '{name} peeps at an offer',
    smuggle: '{name} considers what shall be read aloud',
    useBag: '{name} may draw an object',
    usePass: '{name} may look at objects',
    useMonocle: '{name} may look at a society',
    useTome: '{name} may swap professions',
    useCoat: '{name} looks through the left-over professions',
    useSextant: '{name} takes a bearing',
    passOn: '{name} chooses an object to pass on',
    gift: '{name} has too many objects and gives one away',
    clairvoyantTop: '{name} looks into the deck',
    clairvoyantSecond: '{name} looks into the deck',
    whichBag: '{name} brings out a Bag',
    priest: '{name} may object to the duel',
    priestPayment: '{name} looks for a donation',
    support: '{name} chooses a side',
    hypnotist: '{name} eyes the supporters',
    react: '{name} may step in',
    ring: '{name} may have a ring',
    doctor: '{name} may be a Doctor',
    spoils: '{name} savours the victory',
    take: '{name} searches the loser’s luggage',
  },

  branches: {
    turn: {
      spy: 'Spy',
      exchange: 'Exchange',
      duel: 'Duel',
      declareOwn: 'Declare our victory',
      declareRival: 'Expose the rivals',
      declareAlone: 'Declare my own victory',
      diplomat: 'Use the Diplomat',
      clairvoyant: 'Use the Clairvoyant',
    },
    endTurn: { end: 'End the turn', diplomat: 'Use the Diplomat', clairvoyant: 'Use the Clairvoyant' },
    diplomat: { object: 'An object', bag: 'A Bag of Secrets' },
    offered: { accept: 'Accept', refuse: 'Refuse' },
    smuggle: { use: 'Have it read, use it', keep: 'Keep it quiet' },
    useBag: { use: 'Draw', decline: 'Don’t draw' },
    usePass: { use: 'Look', decline: 'Don’t look' },
    useMonocle: { use: 'Look', decline: 'Don’t look' },
    useTome: { use: 'Swap professions', decline: 'Don’t swap' },
    useCoat: { take: 'Take one', decline: 'Leave everything' },
    useSextant: { left: 'To the left', right: 'To the right', decline: 'Nowhere' },
    priest: { pass: 'Let it pass', use: 'Forbid the duel' },
    hypnotist: { pass: 'Let it pass', use: 'Hypnotise' },
    react: {
      pass: 'Let it pass',
      object: 'Show an object',
      tokens: 'Use duel tokens',
      profession: 'Use my profession',
      alchemist: 'Decide as the Alchemist',
    },
    ring: { pass: 'Let it pass', use: 'Show the ring' },
    doctor: { pass: 'Let it pass', use: 'Call it off' },
    spoils: { society: 'See the society', search: 'Search the luggage' },
  },

  parts: {
    turn: {
      spy: 'On whom do you spy?',
      card: 'Which object do you offer?',
      to: 'To whom?',
      duel: 'Whom do you challenge?',
      declareOwn: 'Which others hold your society’s relics?',
      declareRival: 'Who of the rivals hold their society’s relics?',
    },
    diplomat: { to: 'From whom?', object: 'Which object do you demand?', give: 'What do you give for it?' },
    offered: { accept: 'What do you give back?' },
    useCoat: { take: 'Which profession do you take?' },
    gift: { card: 'Which object goes?', to: 'Who gets it?' },
    hypnotist: { use: 'Whom do you hypnotise?' },
    react: {
      object: 'Which object?',
      count: 'How many duel tokens?',
      side: 'For whom?',
      profession: 'Which profession?',
      alchemist: 'Who shall win?',
    },
    take: { take: 'What do you take?', give: 'What do you give back?' },
  },

  events: {
    deal: 'The coach sets off, the doors are shut. {name} will begin.',
    turn: 'Turn {number}: it is up to {name}.',
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
    pay: 'There is no duel, but a donation: {name} gives {other} an object.',
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
    turn: 'Turn {number}: it is up to you.',
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
    pay: 'There is no duel, but a donation: you give {other} an object.',
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
    pay: 'There is no duel, but a donation: {name} gives you an object.',
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

  memo: {
    title: 'What you have seen',
    hint: 'Your private list. It tells what was true when you saw it, not what is true now.',
    empty: 'Nothing yet. Travel broadens the mind.',
    turn: 'Turn {n}',
    object: {
      spy: '{name} had: {object} (spied)',
      offer: '{name} offered: {object}',
      got: 'from {name}: {object}',
      gave: 'to {name}: {object}',
    },
    objects: '{name} had: {objects}',
    society: '{name} belongs to: {society}',
    profession: '{name} became: {profession}',
    leftOver: 'left over were: {professions}',
    deck: 'in the deck were: {objects}',
    top: 'put on top, in this order: {objects}',
  },

  duel: {
    title: '{attacker} against {defender}',
    attacker: 'Attacker',
    defender: 'Defender',
    points: '{n} point | {n} points',
    tokens: '{n} duel token | {n} duel tokens',
    support: 'Support',
    hidden: 'chosen in secret',
    nobody: 'nobody',
    void: 'void',
    hypnotised: 'hypnotised: {name}',
    duelist: 'without supporters',
    alchemist: { attacker: 'By the Alchemist’s will: the attacker', defender: 'By the Alchemist’s will: the defender' },
    stages: {
      challenge: 'Challenge',
      support: 'Support',
      hypnotist: 'Hypnosis',
      react: 'Reactions',
      count: 'Count',
      ring: 'Tie',
      doctor: 'Doctor?',
      result: 'Result',
    },
    result: { attacker: 'The attacker wins', defender: 'The defender wins', draw: 'A draw' },
  },

  exchange: {
    title: '{name} offers {other} an object',
    offered: 'On offer',
    returned: 'In return',
    faceDown: 'face down',
  },

  board: {
    turnNumber: 'Turn {n}',
    you: { objects: 'Your objects', society: 'Your society', profession: 'Your profession' },
    objects: '{n} object | {n} objects',
    tokens: '{n} duel token | {n} duel tokens',
    stack: '{n} duel token in the stack | {n} duel tokens in the stack',
    deck: '{n} object in the deck | {n} objects in the deck',
    deckEmpty: 'The object deck is empty: the Bags are a Key and a Goblet',
    leftOver: '{n} left-over profession | {n} left-over professions',
    faceDown: 'profession face down',
    spent: 'used up',
    odd: 'One society card is out of the game, so one society is in the minority',
    box: 'Not in this game: {objects}',
    open: 'The cards on the table',
  },

  reasons: {
    declared: 'A society declared that it holds its relics, and it was true.',
    divined: 'Somebody saw through the rival society and named who held its relics.',
    mistaken: 'A declaration was wrong, so the other society has won.',
    lodge: 'The Seal of the Lodge and three relics in one hand: a victory for one alone.',
  },

  options: {
    edition: {
      name: 'Edition',
      hint: 'In the Italian rules a declaration comes only at the start of a turn, duel tokens help either side, and those who are named turn up all their cards. For 4 to 8 players.',
      values: { ru: 'Russian rules', it: 'Italian rules' },
    },
    smuggling: {
      name: 'Smuggling',
      hint: 'Whoever gave a card with an effect decides whether it is read aloud and used, or stays unknown. Russian rules only.',
      values: { on: 'yes', off: 'no' },
    },
    divination: {
      name: 'Exposing the rivals',
      hint: 'You also win by naming who of the rival society hold its relics. In the Italian rules this is always allowed.',
      values: { on: 'allowed', off: 'not allowed' },
    },
    pearlAtThree: {
      name: 'Black Pearl with three',
      hint: 'With three players one of them may be left with the Pearl for long. It can stay in the box.',
      values: { on: 'in the game', off: 'in the box' },
    },
    alchemistAfterDuelist: {
      name: 'Alchemist after a Duelist',
      hint: 'Whether the Alchemist may still decide a duel from which the Duelist has shut out all others.',
      values: { on: 'allowed', off: 'not allowed' },
    },
    pearlBlocksLodge: {
      name: 'Pearl against the Seal',
      hint: 'Whether the Black Pearl also forbids the victory alone with the Seal of the Lodge.',
      values: { on: 'forbids it', off: 'does not' },
    },
    memo: {
      name: 'Private list',
      hint: 'Everybody’s own view keeps a list of what they have been shown. Nobody else sees it.',
      values: { on: 'kept', off: 'memory only' },
    },
    window: {
      name: 'Time to react',
      hint: 'How long everybody has who could step in. Without a time, all have to pass by their own hand.',
      values: { off: 'until all have passed', number: '{n} second | {n} seconds' },
    },
  },

  refusals: {
    editionNeedsSeats: 'The Italian rules are for {min} to {max} players.',
  },

  rulebook: {
    goal: {
      title: 'What it is about',
      text: 'Two secret societies share one coach to one castle: the Order of Open Secrets, which is after Keys, and the Brotherhood of True Lies, which is after Goblets. You belong to one of them. So do your fellow passengers, and it would be most ill-mannered to ask.\n\nSo you swap luggage, peep into other people’s bags and cross blades until you know your friends from your enemies. Once you believe that your society holds three of its relics, stand up and declare it. If you are right, your whole society wins, even those who slept through the journey. If you are wrong, the others do.',
    },
    cards: {
      title: 'What you travel with',
      text: 'Everybody has a society and a profession, both face down, and a hand of objects. Your own cards you know. Anybody else’s are none of your business, until a card makes them so.\n\nOf the 21 objects three are Keys, three are Goblets, two are Bags of Secrets – one with a key inside, one with a goblet – and the other thirteen exist once each. Both Bags, one Key and one Goblet are always dealt, with eight players a second Key and a second Goblet too; chance adds others until everybody has one object, with three players two. What remains is the object deck, which is never shuffled anew.\n\nOf society cards two of each are shuffled with three or four players, three of each with five or six, four of each with seven or eight, and everybody gets one. Ten professions are shuffled, everybody gets one, and the rest are left over for those who find a Coat. Twelve duel tokens wait in a stack.\n\nA hand holds at most 5 objects; with four players 6, with three 8. Whoever holds more gives one away at once, to somebody who still has room. There are no other presents.',
    },
    turn: {
      title: 'Your turn',
      text: 'You do exactly one thing: you spy, you offer an exchange, you challenge somebody to a duel, or you declare a victory. You cannot pass. There is always somebody to spy on, since nobody is ever without an object.\n\nThe Diplomat and the Clairvoyant may be used in your own turn besides, before or after that action. Then it is the next player’s turn, clockwise.',
    },
    spy: {
      title: 'Spying',
      text: 'Choose another player. Chance picks one of their objects, you alone see it, and it goes back. Everybody sees whom you spied on. What you found, not even your victim knows.',
    },
    exchange: {
      title: 'Exchanging',
      text: 'Offer one of your objects to another player, who looks at it and decides. If they refuse, you take it back, nobody hears what it was, and you take a duel token from the stack to console yourself, if one is left. If they accept, they keep it and give you any other object of theirs, and you have to take it.\n\nA Bag is never answered with a Bag, so whoever holds nothing but the one has to refuse the other. The Broken Mirror and the Black Pearl, on the other hand, have to be accepted.\n\nThen come the effects, first that of the offered card, then that of the returned one. A card with an effect on exchange is read aloud by whoever received it, and the effect belongs to the one who gave it away, who may use it or not. All other cards change hands without a word. If a Mirror is one of the two, neither card is read and neither has an effect.',
    },
    objects: {
      title: 'What the objects do',
      text: 'What each object does stands on its card and in the list of all cards. Some act when they are exchanged: the Bags, the Privilege, the Monocle, the Tome, the Coat and the Sextant. They serve you only when you let go of them. Gifts, donations, loot and what the Sextant passes round never set off an effect.\n\nSome act in a duel: the Dagger for the attacker, the Gloves for the defender, the Throwing Knives and the Whip for those who support one or the other, the Poison Ring on a tie. You show them and take them back afterwards, but now everybody knows.\n\nThe Broken Mirror and the Black Pearl are hard to get rid of, and nobody can turn them down. The Seal of the Lodge is for those who would rather win alone.\n\nThe Bags change in the end. As soon as the object deck is empty they are a Key and a Goblet in every respect: nobody draws for them any more, nobody reads them aloud, and one may be exchanged for the other.',
    },
    duel: {
      title: 'A duel',
      text: 'You challenge another player. You are the attacker, they are the defender, and each of you starts with 1 point. Before anything else the Priest may object.\n\nThen everybody else chooses a side in secret; nobody may stay out. All choices are shown together, and each is worth 1 point. Now an attacker who is the Hypnotist may put one supporter to sleep.\n\nThen it is open to all: objects, duel tokens at 1 point each, the professions Thug, Grand Master, Bodyguard, Duelist and Alchemist. It goes on until everybody has passed.\n\nCount the points. On a tie the Poison Ring wins for its holder, if that is one of the two. Last of all the Doctor may call everything off.\n\nThe winner either looks at the loser’s society card, or sees all the loser’s objects and takes one of them. If it was the last one, the loser gets any object of the winner’s in return, possibly the same. After a draw the attacker draws the top object of the deck, if there is one. Used tokens return to the stack, used professions stay face up.',
    },
    professions: {
      title: 'Professions',
      text: 'Your profession lies face down until you use it. Then you turn it up and do what it says, and it stays face up. You never have to use it.\n\nThug, Grand Master, Bodyguard and Hypnotist work again and again. Duelist, Alchemist, Doctor, Priest, Diplomat and Clairvoyant work once. The Tome and the Coat make a profession fresh: it lies face down and may be used as if for the first time.\n\nThe Duelist shuts out everybody but the two duellists, with their support, objects, tokens and professions. The Alchemist ends all the bustle at once and overrules count and Ring. Only the Doctor comes later still.',
    },
    victory: {
      title: 'Declaring victory',
      text: 'To declare for your society you must hold at least one of its relics yourself, and not the Black Pearl. You turn up all your cards and name those others who hold the relics you need; not every member, and nobody at all if you hold enough yourself. If all you named are of your society with a relic each, and you have the number together, your whole society wins. In every other case the rival society does.\n\nThe number is 3: three Keys for the Order, three Goblets for the Brotherhood. Once the object deck is empty, the society’s own Bag counts as one of them. Before that it is only luggage.\n\nWhere the table allows it, you may also expose the rivals: name only members of the rival society who hold that society’s relics in sufficient number. Right, and your own society wins; wrong, and theirs does. You need no relic for it, but the Black Pearl forbids this too.\n\nAnd whoever holds the Seal of the Lodge and three or more Keys and Goblets in any mix may win alone. Bags count if the deck is empty.',
    },
    minority: {
      title: 'The minority',
      text: 'With three, five or seven players one society card is put away unseen. So one society has a member less, and nobody knows which. As a consolation the minority needs only 2 relics instead of 3, its own Bag included once the deck is empty.\n\nA claim that rests on being the minority is settled by the card that was put away: it is turned up, and then everybody knows. For a victory alone there is no such discount.',
    },
    editions: {
      title: 'Two editions',
      text: 'The Russian rules are for three to eight players. A declaration is the action of your turn, and it may follow a Diplomat or a Clairvoyant. Duel tokens help only the side you are on. Those you name turn up their society and their objects.\n\nThe Italian rules are for four to eight. You may declare only at the very start of your turn, before anything else. Duel tokens help whichever side you like. Those you name turn up everything. The rivals may always be exposed; in the Russian rules that is an option.\n\nThe other option of the Russian rules is smuggling: whoever gave a card with an effect decides whether it is read aloud and used. If not, nobody else learns what it was. To betray nothing, both partners are asked after every exchange, whatever they gave.',
    },
    house: {
      title: 'How this table plays it',
      text: 'Where the rules are silent, this is what we do. Chance decides who begins. At exactly five players the limit is 5 objects, and a gift goes only to those below the limit. A Bag is read aloud as a Bag, without saying which. Whoever must accept or must refuse is asked all the same, so nobody else can tell. What an offered Sextant moves on keeps its effect for whoever returned it.\n\nSeveral points add up, but each object and each profession counts once a duel. The Bodyguard’s point goes to the supported side, the Duelist’s to the Duelist. After a Duelist there is no Alchemist, unless the table allows it; what the shut-out have used is void, once-only professions stay spent, tokens go to the stack. The hypnotised may not even be the Doctor; everybody else may, the duellists included. Whoever chooses to search has to take something.\n\nThe Diplomat names player, kind and the object given in return; kind and success are public. “Bag” is one kind, which nobody may demand with nothing but Bags to give; if both are there, their holder chooses. Once the deck is empty one asks for a Key or a Goblet. The demanded card counts as the offered one. The Clairvoyant needs a deck to look at. Of the Coat everybody learns only whether an open profession went down, and after a Tome both partners know what the other now is.\n\nIn a declaration every named player must hold a relic. Alone one may declare only if it is true, and the Pearl does not forbid it unless the table says so.\n\nIn a duel everybody who could step in, as far as the table knows, is asked for the same time, secretly and in rounds; uses take effect clockwise from the attacker, and the rounds end when all have passed. Nobody sees who has passed, nor who had nothing to use.\n\nIf a clock runs out, nothing can be read from it: windows are let pass, optional effects declined (the Sextant alone points anywhere), a turn spies on somebody at random, a winner looks at the society, a gift goes to the nearest neighbour with room. Everything else is left to chance. What you have been shown stays in your private list, unless the table prefers to trust its memory.',
    },
    advice: {
      title: 'If this is your first journey',
      text: 'Nothing grows in a closed trunk. Most objects work only in the moment they leave you, so let them leave. A Bag you sit on draws nothing.\n\nAn effect that serves somebody else today lies in your hand tomorrow, ready to be passed on. And whoever says no to everything arms the others: every refusal is worth a duel token.\n\nNobody dies of a duel, and the seconds show their colours for nothing: note who stands by whom, and how often. Whoever has had a look at your society will soon betray, by what they do next, whether they liked it.\n\nWhen you have found a friend, let them know without letting everybody know. And count: how many Keys, how many Goblets, and how many objects are left in the deck. The declaration that loses is usually the one made a turn too early. The match that is lost is usually the one declared a turn too late.',
    },
  },
}

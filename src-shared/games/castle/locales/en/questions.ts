/** What players are asked, how others wait for it, and what they may choose. */
export const questionMessages = {
  asks: {
    turn: {
      title: 'Your turn: what will it be?',
      hint: 'One action: spy, offer an exchange, or challenge somebody. A declaration ends the match, right or wrong.',
    },
    endTurn: {
      title: 'Is that all for this turn?',
      hint: 'Everybody who could still surprise the table is asked this, for the same time, so the question betrays nothing.',
    },
    diplomat: {
      title: 'Diplomat: what do you want, and from whom?',
      hint: 'If they have it, you get it for the object you give. If not, you see their objects, and your turn is over.',
    },
    offered: {
      title: '{by} offers you: {card}',
      hint: 'Accept, and you keep it and give back another object of yours. Refuse, and your partner takes a duel token, if one is left.',
      refuse: 'You have to refuse: a Bag is never given for a Bag, and the other Bag is all you hold.',
      accept: 'You have to accept: the Mirror and the Pearl can’t be refused. Give back another object of yours.',
    },
    smuggle: {
      title: 'You gave {with}: {gave}. Use its effect?',
      hint: 'Both of you are asked, whatever you gave. Kept quiet, a card isn’t read aloud and stays unknown.',
    },
    useBag: {
      title: 'Your Bag has gone to {with}: draw an object?',
      hint: 'You draw the top object of the deck. Over the limit you have to give one away at once.',
    },
    usePass: {
      title: 'Look at all the objects of {with}?',
      hint: 'Your Privilege allows it, and what you have just given is among them.',
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
      hint: 'Only those with room in their hand can take it. That there’s a gift is public; what it is, only the two of you know.',
    },
    clairvoyantTop: {
      title: 'Which object goes to the top of the deck?',
      hint: 'It’s the next to be drawn.',
    },
    clairvoyantSecond: {
      title: 'Which one lies right beneath it?',
      hint: 'All the others are shuffled.',
    },
    whichBag: {
      title: '{by} demands a Bag: which one do you give?',
      hint: 'Everybody with a Bag is asked this. Nobody but the two of you learns which one it was.',
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
      hint: 'Objects, duel tokens, professions – or let it pass. It’s over once a round goes by in which everybody passes.',
    },
    ring: {
      title: 'A tie between {attacker} and {defender}. A Poison Ring?',
      hint: 'Shown now, it wins the duel for its holder. Both of you are asked, no matter who has it.',
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
      hint: 'If it’s the last one, you give one of yours in return, possibly the same. No effects.',
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
}

/** What stands on the board. */
export const boardMessages = {
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

  /** What a sign or pile is for, in its large form. */
  about: {
    society: {
      order:
        'The Order is after Keys: it may declare victory with three, or with two when in the minority with an odd number of players.',
      brotherhood:
        'The Brotherhood is after Goblets: it may declare victory with three, or with two when in the minority with an odd number of players.',
    },
    bag: 'One of the two Bags of Secrets. Whose society it serves, only those know who have held it.',
    deck: 'What Bags and other cards draw from. It is never reshuffled; once it is empty, each society’s own Bag counts as one of its relics.',
    leftOver: 'Professions that nobody was dealt, face down. The Coat looks through them.',
    stack:
      'If an exchange is refused, its proposer takes a token from here. In a duel each is worth 1 point to its side.',
    odd: 'With an odd number of players one society card is put away unseen: one society has a member less, and needs only two relics.',
    token: 'In a duel it’s worth 1 point.',
    faceDown: 'The profession lies face down until it is used.',
  },

  board: {
    turnNumber: 'Turn {n}',
    you: { objects: 'Your objects', society: 'Your society', profession: 'Your profession' },
    goal: { order: 'three Keys for the Order', brotherhood: 'three Goblets for the Brotherhood' },
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
}

/** What players are asked, how others wait for it, and what they may choose. */
export const questionMessages = {
  /** What opens large with a press. */
  about: {
    faceDown:
      'A card that lies face down. You know it only if you looked at it or swapped it yourself – and later swaps may have moved it again.',
    inMiddle: 'It belongs to nobody, and can be swapped like any other.',
    note: 'Your note: {character}. Only you see it.',
    coins:
      'Coins are open to everybody. The first to have {n} wins at once; when somebody has none left, the richest wins.',
    courthouse:
      'Fines go here: 1 coin from everybody who claimed a character and was somebody else. The Judge takes them all.',
    bank: 'Coins that nobody owns yet. Powers that bring new coins into the game take them from here.',
  },
  asks: {
    ready: {
      title: 'Look well!',
      hint: 'All cards lie face up, but not for long. Say when you have seen enough.',
    },
    turn: {
      title: 'Your turn: what will it be?',
      hint: 'Swap or not, look at a card of yours, or announce a character.',
    },
    prepare: {
      title: 'Swap, or pretend to',
      hint: 'Preparation: take a card of yours and another one under the table. You alone will know whether they changed places.',
    },
    mustSwap: {
      title: 'You have been seen: swap, or pretend to',
      hint: 'Your card has just lain face up, so it goes under the table now, with another one. This binds you for this turn only.',
    },
    noAnnounce: {
      title: 'Swap or look?',
      hint: 'Your card has just lain face up, so in this turn you may not announce.',
    },
    challenge: {
      title: '{by}: “I am the {character}!” And you?',
      hint: 'Claim it too, and all who claim it show their cards; every false one pays 1 coin. There’s no taking back.',
    },
    bishop: {
      title: 'Whom does the Bishop visit?',
      hint: 'They are equally rich. The one you choose gives you 2 coins.',
    },
    fool: {
      title: 'With whose cards do you meddle?',
      hint: 'The coin is yours. Now take two cards of others, unseen, and swap them or not.',
    },
    witch: {
      title: 'Swap fortunes?',
      hint: 'All your coins for all the coins of another player, or you keep what you have.',
    },
    spyLook: {
      title: 'Which card do you look at besides your own?',
      hint: 'You see both, then you swap them or not. Which card it is, everybody sees.',
    },
    spySwap: {
      title: 'Swap the two cards?',
      hint: 'You have seen both. Whether they change places, nobody else will know.',
    },
    inquisitor: {
      title: 'Whom do you question?',
      hint: 'They name a character and turn up their card. If they are wrong, they pay you 4 coins.',
    },
    confess: {
      title: '{by} asks: who are you?',
      hint: 'Name a character, then your card is turned up. Being right costs nothing; being wrong, or silent, costs 4 coins.',
    },
    seen: {
      title: 'For your eyes only',
      hint: 'Remember it and cover it up: it won’t be shown again.',
    },
  },

  waiting: {
    ready: '{name} is still looking at the cards',
    turn: '{name} is making up a plan',
    prepare: '{name} chooses two cards to take under the table',
    mustSwap: '{name} has been seen and must swap or not',
    noAnnounce: '{name} chooses between a swap and a look',
    challenge: '{name} wonders whether to claim it too',
    bishop: '{name} chooses whom the Bishop visits',
    fool: '{name} chooses with whose cards the Fool meddles',
    witch: '{name} looks into other people’s purses',
    spyLook: '{name} chooses what the Spy looks at',
    spySwap: '{name} holds two cards under the table',
    inquisitor: '{name} chooses whom to question',
    confess: '{name} has to confess',
  },

  branches: {
    swap: 'Swap or not',
    look: 'Look',
    announce: 'Announce',
    pass: 'Let it pass',
    claim: 'No, I am!',
    keep: 'Keep my coins',
    swapFortune: 'Swap fortunes',
    yes: 'Swap them',
    no: 'Don’t swap',
  },

  parts: {
    slots: 'Which two cards?',
    slot: 'With which card?',
    character: 'Which character?',
    swap: 'Do they change places?',
  },
}

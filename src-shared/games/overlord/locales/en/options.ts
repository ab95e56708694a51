/** The options of a table, its presets, and why some are refused. */
export const optionMessages = {
  options: {
    rules: {
      name: 'Rules',
      hint: 'In the classic rules the Overlord’s word is law, and in the end one servant is to blame. In “Yes, Master!” the hints in front of you are points; for 4 to 6 players.',
      values: { classic: 'classic', formal: '“Yes, Master!”' },
    },
    overlord: {
      name: 'The first Overlord',
      hint: 'Who begins on the throne, by the number of the seat.',
      values: { off: 'chance decides', number: 'seat {n}' },
    },
    silence: {
      name: 'Patience of the Overlord',
      hint: 'After this much silence everybody sees that the Overlord’s patience is spent. It can be changed on the throne. Classic rules only.',
      values: { off: 'endless', number: '{n} second | {n} seconds' },
    },
    silencePunishes: {
      name: 'Silence is punished',
      hint: 'Whether spent patience is a look by itself. Otherwise the Overlord decides. Classic rules only.',
      values: { on: 'a look at once', off: 'the Overlord decides' },
    },
    forgiven: {
      name: 'A forgiven third look',
      hint: 'Whether the servant goes on as if it hadn’t been, with the same hand and turn, or starts over as after any look. Classic rules only.',
      values: { goesOn: 'on with the tale', startsAnew: 'a new hand, another speaks' },
    },
    window: {
      name: 'Time to react',
      hint: 'How long everybody has to doubt, interrupt, blame or beg. Without a time, all have to pass by their own hand. “Yes, Master!” only.',
      values: { off: 'until all have passed', number: '{n} second | {n} seconds' },
    },
    deck: {
      name: 'Deck',
      hint: 'The hints and actions of the house, or a deck file of your own.',
      values: { house: 'House deck', own: 'A deck of your own' },
    },
  },

  presets: { strict: 'An impatient Overlord', formal: 'Yes, Master!' },

  refusals: {
    formalNeedsSeats: '“Yes, Master!” is for {min} to {max} players.',
    overlordNotSeated: 'Seat {seat} can’t be the Overlord’s: there are only {seats}.',
  },

  deckFaults: {
    letters: 'a name may hold English letters, digits, hyphens and underscores only',
    doubled: 'this name is used twice',
    untitled: 'this hint has no title in any language',
    tooFew: 'there are too few of them, {least} are needed at least',
    noPass: 'no action passes the buck',
    onlySkulls: 'every action has a skull, so nobody could ever be spared',
  },

  deckWarnings: {
    noFreeze: 'no action freezes, so nobody can ever interrupt',
    onlyJokers: 'every hint is a joker, so any hint answers anything',
    noSymbol: 'actions demand a symbol that no hint has ({symbol})',
    noSkulls: 'no action has a skull, so begging always helps',
  },
}

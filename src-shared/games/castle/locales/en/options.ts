/** The options of a table, its presets, and why some are refused. */
export const optionMessages = {
  options: {
    edition: {
      name: 'Edition',
      hint: 'In the Italian rules a declaration comes only at the start of a turn, duel tokens help either side, and those who are named turn up all their cards. For 4 to 8 players.',
      values: { russian: 'Russian rules', italian: 'Italian rules' },
    },
    smuggling: {
      name: 'Smuggling',
      hint: 'The giver of a card with an effect decides whether it is read aloud and used, or stays unknown. Russian rules only.',
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
      values: { on: 'forbids it', off: 'doesn’t' },
    },
    giftToAnybody: {
      name: 'Gifts beyond the limit',
      hint: 'Whether a gift may go to a player at the limit too, who then has to give in turn. Russian rules only.',
      values: { on: 'to anybody', off: 'below the limit only' },
    },
    first: {
      name: 'Who begins',
      hint: 'By the rules, the player who has travelled furthest. Here it goes by the number of the seat.',
      values: { off: 'chance decides', number: 'seat {n}' },
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

  presets: { italian: 'Italian edition', cunning: 'All variants', calm: 'No hurry' },

  refusals: {
    firstNotSeated: 'Seat {seat} can’t begin: there are only {seats}.',
    editionNeedsSeats: 'The Italian rules are for {min} to {max} players.',
  },
}

/** The options of a table, its presets, and why some are refused. */
export const optionMessages = {
  options: {
    characters: {
      name: 'Characters',
      hint: 'The Judge has to be there, Peasants come as a pair, and at least a third of the cards must bring coins from the bank.',
      values: { base: 'The usual set', own: 'A set of your own' },
    },
    challenge: {
      name: 'Claims',
      hint: 'One after the other, clockwise – or all in secret, and then all answers are shown together.',
      values: { inTurn: 'one after the other', sealed: 'all at once' },
    },
    afterReveal: {
      name: 'After being seen',
      hint: 'What somebody has to do whose card lay face up in the turn just before theirs. In the rules of 2021 they may look as well.',
      values: { swap: 'must swap or not', noAnnounce: 'may not announce' },
    },
    turnLimit: {
      name: 'Turn limit',
      hint: 'After this many turns the richest win. Without a limit a table may go on swapping for ever.',
      values: { off: 'none', number: '{n} turn | {n} turns' },
    },
    smallTableSwap: {
      name: 'Swaps for two and three',
      hint: 'As in 2013: three players may exchange their own two cards as well; two players take their left or right card, and either another of their own or one of the opponent’s unprotected two.',
      values: { seed: 'the usual ones', classic2013: 'as in 2013' },
    },
    first: {
      name: 'Who begins',
      hint: 'By the rules, the youngest. Here it goes by the number of the seat.',
      values: { off: 'chance decides', number: 'seat {n}' },
    },
    notes: {
      name: 'Notes',
      hint: 'Everybody may note on their own device which card they suspect where. Nobody else sees it.',
      values: { on: 'allowed', off: 'memory only' },
    },
    lookTime: {
      name: 'Time to look',
      hint: 'How long the dealt cards lie face up. At least 8 seconds, unless all are ready sooner.',
      values: { number: '{n} second per player | {n} seconds per player' },
    },
  },

  presets: { quick: 'A quick round', sealed: 'All at once', first: 'First game night' },

  refusals: {
    firstNotSeated: 'Seat {seat} can’t begin: there are only {seats}.',
    setFixed: 'With two or three players the six characters are fixed.',
    setNeedsJudge: 'Every set needs the Judge.',
    setNeedsSeats: '{character}: only with at least {seats} players.',
    setCards: 'Cards in this set: {cards}. This table needs at least {min} and at most {max}.',
    setNeedsBank: 'Cards that bring coins from the bank: {bank} of {cards}. It must be at least a third.',
  },
}

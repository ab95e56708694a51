/** The options of a table, its presets, and why some are refused. */
export const optionMessages = {
  options: {
    deck: {
      name: 'Deck',
      hint: 'The house deck is our own work, since the printed one isn’t public. If you own the game, you can load a deck with its true values.',
      values: { house: 'the house deck', own: 'a deck of your own' },
    },
    a: {
      name: 'Story card A',
      hint: 'What items do during the game. In the house deck: Battle of the Forgotten Marshes, Twilight Sorcery, Trial of the Knights.',
      values: { random: 'at random', first: 'the first', second: 'the second', third: 'the third' },
    },
    b: {
      name: 'Story card B',
      hint: 'What is worth points at the end. In the house deck: Iron Army, The Dragon’s Treasure, His Majesty’s Forge.',
      values: { random: 'at random', first: 'the first', second: 'the second', third: 'the third' },
    },
    first: {
      name: 'Who begins',
      hint: 'By the rules, the last to have read a tale. Here it goes by the number of the seat.',
      values: { off: 'chance decides', number: 'seat {n}' },
    },
  },

  presets: { first: 'First game night' },

  refusals: {
    storyMissingA: 'Story card A: the chosen one isn’t in this deck, which has {n}.',
    storyMissingB: 'Story card B: the chosen one isn’t in this deck, which has {n}.',
    firstNotSeated: 'Seat {seat} can’t begin: there are only {seats}.',
  },

  deckFaults: {
    letters: 'a name begins with an English letter and holds letters, digits, hyphens and underscores, 32 at most',
    doubled: 'this is there twice',
    few: 'there are too few cards in all; at least {least} are needed',
    many: 'there are too many cards in all; {most} is the most',
    noNight: 'no card brings the night, with which every tale begins',
    untitled: 'a card that the house deck doesn’t have needs a title',
    unknownCard: 'the deck has no card “{id}” to be counted',
    timeInCommon: 'a card that brings day or night goes to the common area',
    permanentInFront: 'a permanent effect works only on a card that goes in front of its player',
    long: 'one card has too many effects; {most} in all is the most',
    deep: 'effects within effects are nested too deeply',
    empty: 'this permanent effect does nothing',
    neededOnLine: '“needed” stands only with the effects of a line of a story card A',
    lineInLine: 'a line of a story card A may not let somebody use a line',
  },

  deckWarnings: {
    noDay: 'no card brings the day, so what happens by day never does',
    noStock: 'it gives an item of which there is none in stock ({item})',
    tooDear: 'this line costs more than there is in the whole stock ({item})',
    noTarget: 'no other card of the deck is of this kind ({type})',
    short: 'with 4 players the deck is empty after {n} round | with 4 players the deck is empty after {n} rounds',
    noPoints: 'no card scores points',
  },
}

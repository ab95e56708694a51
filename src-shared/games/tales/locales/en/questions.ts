/** What players are asked, how others wait for it, and what they may choose. */
export const questionMessages = {
  asks: {
    useItem: {
      title: 'Do you play an item?',
      hint: 'Its line of story card A happens at once, and the item goes back to the stock. One line, before you play a card.',
    },
    play: {
      title: 'Which card do you play?',
      hint: 'Exactly one, and any you like: its points first, then its effects, as far as they go.',
    },
    playMore: {
      title: 'One more: which card do you play?',
      hint: 'It is played like any other, with its points and its effects.',
    },
    takeItem: {
      title: '{by}: which item do you take?',
      hint: 'Only what is in stock. It can be played in a later turn, unless a card says otherwise.',
    },
    discard: {
      title: '{by}: discard {types} in play',
      hint: 'From the common area or in front of anybody. If only your own are left, it has to be one of those.',
    },
    mayDiscard: {
      title: '{by}: do you discard {types} in play?',
      hint: 'You may, but you need not. From the common area or in front of anybody, yourself included.',
    },
    takeCard: {
      title: '{by}: take {types} in play into your hand',
      hint: 'From the common area or in front of anybody, yourself included.',
    },
    discardOwn: {
      title: '{by}: discard {types} in front of you',
      hint: 'It has to be one of your own cards.',
    },
    mayDiscardOwn: {
      title: '{by}: do you discard {types} in front of you?',
      hint: 'You may, but you need not. Your own cards only.',
    },
    takeOwn: {
      title: '{by}: take {types} in front of you back into your hand',
      hint: 'Your own cards only.',
    },
    discardHand: {
      title: '{by}: which card of your hand do you discard?',
      hint: 'It goes to the discard pile, face up, and does nothing.',
    },
    returnItem: {
      title: '{by}: which item do you return?',
      hint: 'It goes back to the stock.',
    },
    peek: {
      title: '{by}: which card do you take?',
      hint: 'Nobody else sees these cards. The others stay on top of the deck, in their order.',
    },
    freeLine: {
      title: '{by}: do you use a line of story card A at once?',
      hint: 'Any line whose items you have. It doesn’t count as the item of this turn.',
    },
    may: {
      title: '{by}: do you want this? {effects}',
      hint: 'All of it or nothing.',
    },
    seen: {
      title: 'All hands are open',
      hint: 'Everybody sees them for this moment. Then they are taken back.',
    },
  },

  waiting: {
    useItem: '{name} weighs an item in the hand',
    play: '{name} leafs through the hand',
    playMore: '{name} may play one more card',
    takeItem: '{name} chooses an item',
    discard: '{name} looks for a victim',
    mayDiscard: '{name} wonders whether to be merciful',
    takeCard: '{name} invites somebody over',
    discardOwn: '{name} gives up a card',
    mayDiscardOwn: '{name} wonders whether to give up a card',
    takeOwn: '{name} calls somebody back',
    discardHand: '{name} looks for a card to part with',
    returnItem: '{name} weighs which item to return',
    peek: '{name} peeps at the deck',
    freeLine: '{name} may play an item at once',
    may: '{name} thinks it over',
  },

  branches: {
    useItem: { pass: 'No item', use: 'Play an item' },
    mayDiscard: { decline: 'Spare them all', discard: 'Discard one' },
    mayDiscardOwn: { decline: 'Keep them all', discard: 'Discard one' },
    freeLine: { pass: 'Not now', use: 'Use a line' },
    may: { do: 'Yes, all of it', decline: 'No, nothing' },
  },

  parts: {
    useItem: { use: 'Which line?' },
    mayDiscard: { discard: 'Which card?' },
    mayDiscardOwn: { discard: 'Which card?' },
    freeLine: { use: 'Which line?' },
  },
}

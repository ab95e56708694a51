/** What a match will be remembered for. The names stand above the text, so no sentence has a person as its subject. */
export const memoryMessages = {
  memories: {
    comeback: {
      title: 'The story turned it around',
      text: '{n} point behind before story card B was counted, and still the winner. | {n} points behind before story card B was counted, and still the winner.',
    },
    bestTurn: {
      title: 'The best turn',
      text: '{n} point in turn {turn}. | {n} points in turn {turn}.',
    },
    bestCard: {
      title: 'The best card',
      text: '{card}: {n} point. | {card}: {n} points.',
    },
    robber: {
      title: 'The longest fingers',
      text: '{n} card taken from the others. | {n} cards taken from the others.',
    },
    breaker: {
      title: 'The terror of the land',
      text: '{n} card of the others discarded. | {n} cards of the others discarded.',
    },
  },
}

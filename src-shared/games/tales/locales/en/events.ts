/** What happens: seen by others, by the one who does it (You) and by the one it is done to (ToYou). */
export const eventMessages = {
  events: {
    deal: 'Once upon a time: {tale}. {name} will begin.',
    turn: 'Turn {number}: it’s up to {name}.',
    draw: {
      turn: '{name} draws a card.',
      more: '{name} draws {n} card ({by}). | {name} draws {n} cards ({by}).',
    },
    drawLast: {
      turn: '{name} draws the last card of the deck.',
      more: '{name} draws {n} card ({by}), and the deck is empty. | {name} draws {n} cards ({by}), and the deck is empty.',
    },
    escape: '{name} has no cards left and discards: {cards}.',
    useLine: {
      turn: '{name} plays {items}: line {line} of card A.',
      free: '{name} plays {items} at once: line {line} of card A.',
    },
    play: {
      turn: '{name} plays {card}.',
      more: '{name} plays one more card: {card}.',
      top: '{name} reveals and plays {card}.',
    },
    time: {
      now: { day: 'Day breaks.', night: 'Night falls.' },
      still: { day: 'It stays day.', night: 'It stays night.' },
    },
    vp: '{name} scores {n} point ({by}). | {name} scores {n} points ({by}).',
    item: '{name} takes {item} ({by}).',
    discard: {
      common: '{name} discards {card} from the common area ({by}).',
      own: '{name} discards {card}, a card of their own ({by}).',
      other: '{name} discards {card}, a card of {other} ({by}).',
    },
    take: {
      common: '{name} takes {card} from the common area into the hand ({by}).',
      own: '{name} takes {card}, a card of their own, back into the hand ({by}).',
      other: '{name} takes {card}, a card of {other}, into the hand ({by}).',
    },
    returnItem: '{name} returns {item} to the stock ({by}).',
    discardHand: '{name} discards {card} from the hand ({by}).',
    takeDiscarded: '{name} takes the top card of the discard pile: {card} ({by}).',
    peek: '{name} looks at {n} card of the deck and takes it ({by}). | {name} looks at {n} cards of the deck and takes one ({by}).',
    peekLast: '{name} takes the last card of the deck ({by}).',
    hands: '{name} makes everybody show their hands ({by}). {hands}.',
    decline: {
      discard: '{name} spares them all ({by}).',
      useLine: '{name} plays no item ({by}).',
      may: '{name} forgoes it ({by}).',
    },
    nothing: {
      turn: '{name} draws no card.',
      draw: '{name} draws nothing ({by}).',
      item: '{name} finds none in stock ({by}).',
      discard: '{name} finds nobody and nothing to discard ({by}).',
      discardHand: '{name} has no card to spare for it ({by}).',
      returnItem: '{name} has no such item to return ({by}).',
      takeInPlay: '{name} finds nobody and nothing to take ({by}).',
      takeDiscarded: '{name} finds the discard pile empty ({by}).',
      playTop: '{name} finds the deck empty ({by}).',
      peek: '{name} finds the deck empty ({by}).',
      playMore: '{name} has no card for it ({by}).',
      other: '{name} achieves nothing ({by}).',
    },
    away: '{card} goes to the discard pile.',
    score: {
      counted:
        '{name} scores {n} point for line {line} of card B. | {name} scores {n} points for line {line} of card B.',
      ranked:
        '{name} takes {place} and scores {n} point for line {line} of card B. | {name} takes {place} and scores {n} points for line {line} of card B.',
    },
    end: {
      points: 'The tale is told: {name} wins with {n} point. | The tale is told: {name} wins with {n} points.',
      items: 'The tale is told: a tie, but {name} wins with the most items and cards.',
      shared: 'The tale is told, and the victory is shared: {names}.',
    },
  },

  eventsYou: {
    deal: 'Once upon a time: {tale}. You will begin.',
    turn: 'Turn {number}: it’s up to you.',
    draw: {
      turn: 'You draw a card.',
      more: 'You draw {n} card ({by}). | You draw {n} cards ({by}).',
    },
    drawLast: {
      turn: 'You draw the last card of the deck.',
      more: 'You draw {n} card ({by}), and the deck is empty. | You draw {n} cards ({by}), and the deck is empty.',
    },
    escape: 'You have no cards left and discard: {cards}.',
    useLine: {
      turn: 'You play {items}: line {line} of card A.',
      free: 'You play {items} at once: line {line} of card A.',
    },
    play: {
      turn: 'You play {card}.',
      more: 'You play one more card: {card}.',
      top: 'You reveal and play {card}.',
    },
    vp: 'You score {n} point ({by}). | You score {n} points ({by}).',
    item: 'You take {item} ({by}).',
    discard: {
      common: 'You discard {card} from the common area ({by}).',
      own: 'You discard {card}, a card of your own ({by}).',
      other: 'You discard {card}, a card of {other} ({by}).',
    },
    take: {
      common: 'You take {card} from the common area into your hand ({by}).',
      own: 'You take {card}, a card of your own, back into your hand ({by}).',
      other: 'You take {card}, a card of {other}, into your hand ({by}).',
    },
    returnItem: 'You return {item} to the stock ({by}).',
    discardHand: 'You discard {card} from your hand ({by}).',
    takeDiscarded: 'You take the top card of the discard pile: {card} ({by}).',
    peek: 'You look at {n} card of the deck and take it ({by}). | You look at {n} cards of the deck and take one ({by}).',
    peekLast: 'You take the last card of the deck ({by}).',
    hands: 'You make everybody show their hands ({by}). {hands}.',
    decline: {
      discard: 'You spare them all ({by}).',
      useLine: 'You play no item ({by}).',
      may: 'You forgo it ({by}).',
    },
    nothing: {
      turn: 'You draw no card.',
      draw: 'You draw nothing ({by}).',
      item: 'You find none in stock ({by}).',
      discard: 'You find nobody and nothing to discard ({by}).',
      discardHand: 'You have no card to spare for it ({by}).',
      returnItem: 'You have no such item to return ({by}).',
      takeInPlay: 'You find nobody and nothing to take ({by}).',
      takeDiscarded: 'You find the discard pile empty ({by}).',
      playTop: 'You find the deck empty ({by}).',
      peek: 'You find the deck empty ({by}).',
      playMore: 'You have no card for it ({by}).',
      other: 'You achieve nothing ({by}).',
    },
    score: {
      counted: 'You score {n} point for line {line} of card B. | You score {n} points for line {line} of card B.',
      ranked:
        'You take {place} and score {n} point for line {line} of card B. | You take {place} and score {n} points for line {line} of card B.',
    },
    end: {
      points: 'The tale is told: you win with {n} point. | The tale is told: you win with {n} points.',
      items: 'The tale is told: a tie, but you win with the most items and cards.',
    },
  },

  eventsToYou: {
    discard: { other: '{name} discards {card}, a card of yours ({by}).' },
    take: { other: '{name} takes {card}, a card of yours, into the hand ({by}).' },
  },

  asides: {
    deal: 'Your hand: {cards}.',
    draw: 'You drew: {cards}.',
    peek: 'You saw: {looked}. You took: {card}.',
    peekOne: 'It is: {card}.',
  },

  shown: {
    hand: '{name} holds: {cards}',
    none: '{name} holds no cards',
  },

  reasons: {
    points: 'The most points win.',
    items: 'A tie on points: the most items and cards in hand decided it.',
    shared: 'A tie on points, and on items and cards in hand too: the victory is shared.',
  },
}

/** What the cards are called and what they do. */
export const cardMessages = {
  characters: {
    judge: {
      name: 'Judge',
      short: 'empties the courthouse',
      power: 'Takes all the coins in the courthouse; the fines of this very dispute are paid only afterwards.',
    },
    bishop: {
      name: 'Bishop',
      short: '2 from the richest',
      power:
        'Takes 2 coins from the richest of the other players; if several are equally rich, the Bishop chooses among them.',
    },
    king: {
      name: 'King',
      short: '3 from the bank',
      power: 'Takes 3 coins from the bank.',
    },
    fool: {
      name: 'Fool',
      short: '1 coin, meddles with others',
      power:
        'Takes 1 coin from the bank, then takes two other players’ cards under the table, unseen, and swaps them or not.',
    },
    queen: {
      name: 'Queen',
      short: '2 from the bank',
      power: 'Takes 2 coins from the bank.',
    },
    thief: {
      name: 'Thief',
      short: '1 from each neighbour',
      power: 'Takes 1 coin from each of the two neighbours.',
    },
    witch: {
      name: 'Witch',
      short: 'may swap whole fortunes',
      power: 'May change purses with any other player: all her coins for all of theirs.',
    },
    spy: {
      name: 'Spy',
      short: 'sees 2 cards, swaps or not',
      power:
        'Looks in secret at their own card and at one other, a player’s or one in the middle, then swaps the two or not.',
    },
    peasant: {
      name: 'Peasant',
      short: '1 from the bank, a pair 2',
      power: 'Takes 1 coin from the bank; when both Peasants come to light in one dispute, they take 2 apiece.',
    },
    cheat: {
      name: 'Cheat',
      short: 'wins with 10 coins',
      power: 'Wins the match at once with 10 coins or more; with fewer, nothing happens.',
    },
    inquisitor: {
      name: 'Inquisitor',
      short: 'name yourself or pay 4',
      power:
        'Has another player name a character and then turn up the card; if the two differ, that player pays the Inquisitor 4 coins.',
    },
    widow: {
      name: 'Widow',
      short: 'topped up to 10 coins',
      power: 'Is topped up from the bank to 10 coins; with 10 or more she gets nothing.',
    },
  },

  slot: {
    card: '{name}’s card',
    left: '{name}’s left card',
    right: '{name}’s right card',
    protected: '{name}’s protected card',
    middle: 'card {n} in the middle',
    own: {
      card: 'your card',
      left: 'your left card',
      right: 'your right card',
      protected: 'your protected card',
    },
  },

  purses: { bank: 'the bank', courthouse: 'the courthouse' },
}

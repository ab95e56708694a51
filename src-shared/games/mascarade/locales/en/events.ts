/** What happens: seen by others, by the one who does it (You) and by the one it is done to (ToYou). */
export const eventMessages = {
  events: {
    deal: 'The cards lie face up. {name} will begin.',
    cover: 'The cards are turned face down.',
    turn: {
      prepare: 'Turn {number}, preparation: {name} swaps or not.',
      forced: 'Turn {number}: {name} has just been seen, so it is swap or not.',
      free: 'Turn {number}: it’s up to {name}.',
    },
    swap: {
      turn: '{name} takes two cards under the table: {slots}.',
      fool: '{name} plays the Fool under the table: {slots}.',
      spy: '{name} takes both cards under the table, knowing what they are: {slots}.',
    },
    look: {
      turn: '{name} looks in secret: {slots}.',
      spy: '{name} plays the Spy and looks in secret: {slots}.',
    },
    announce: '{name} announces: “I am the {character}!”',
    announceWith: '{name} announces: “I am the {character}!” (with: {slot})',
    claim: '{name} claims: “No, I am the {character}!”',
    claimWith: '{name} claims: “No, I am the {character}!” (with: {slot})',
    pass: '{name} lets it pass.',
    reveal: 'Masks off! {cards}.',
    nobody: 'The {character} isn’t among them: no power is used.',
    power: '{name} uses a power: {character}.',
    coins: {
      king: 'The royal treasury: {to} takes {n} coin from the bank. | The royal treasury: {to} takes {n} coins from the bank.',
      queen:
        'The Queen’s allowance: {to} takes {n} coin from the bank. | The Queen’s allowance: {to} takes {n} coins from the bank.',
      judge:
        'Justice is done: {to} takes {n} coin from the courthouse. | Justice is done: {to} takes {n} coins from the courthouse.',
      thief: 'Light fingers: {to} takes {n} coin from {from}. | Light fingers: {to} takes {n} coins from {from}.',
      peasant:
        'An honest wage: {to} takes {n} coin from the bank. | An honest wage: {to} takes {n} coins from the bank.',
      fool: 'A coin for the Fool: {to} takes {n} coin from the bank. | Coins for the Fool: {to} takes {n} coins from the bank.',
      bishop: 'A pious gift: {from} gives {to} {n} coin. | A pious gift: {from} gives {to} {n} coins.',
      inquisitor: 'Penance: {from} pays {to} {n} coin. | Penance: {from} pays {to} {n} coins.',
      widow:
        'A widow’s comfort: {to} takes {n} coin from the bank. | A widow’s comfort: {to} takes {n} coins from the bank.',
      fine: 'A false claim: {from} pays {n} coin to the courthouse. | A false claim: {from} pays {n} coins to the courthouse.',
    },
    noEffect: '{name} gets nothing out of it this time: {character}.',
    fortunes: {
      swapped: '{name} and {other} swap their whole fortunes.',
      kept: '{name} swaps fortunes with nobody.',
    },
    point: '{name} points at {target}: “Who are you?”',
    confess: {
      right: '{name} says: {said}. And so it is!',
      wrong: '{name} says: {said}. The card says: {truth}.',
      silence: '{name} says nothing. The card says: {truth}.',
    },
    end: {
      thirteen: 'Thirteen coins! The match goes to: {names}.',
      bankrupt: 'A purse is empty, and the richest win: {names}.',
      cheat: 'The Cheat gets away with it! The match goes to: {names}.',
      turnLimit: 'The last turn has been played, and the richest win: {names}.',
    },
  },

  eventsYou: {
    deal: 'The cards lie face up. You will begin.',
    turn: {
      prepare: 'Turn {number}, preparation: you swap or not.',
      forced: 'Turn {number}: you have just been seen, so it is swap or not.',
      free: 'Turn {number}: it’s up to you.',
    },
    swap: {
      turn: 'You take two cards under the table: {slots}.',
      fool: 'You play the Fool under the table: {slots}.',
      spy: 'You take both cards under the table, knowing what they are: {slots}.',
    },
    look: {
      turn: 'You look in secret: {slots}.',
      spy: 'You play the Spy and look in secret: {slots}.',
    },
    announce: 'You announce: “I am the {character}!”',
    announceWith: 'You announce: “I am the {character}!” (with: {slot})',
    claim: 'You claim: “No, I am the {character}!”',
    claimWith: 'You claim: “No, I am the {character}!” (with: {slot})',
    pass: 'You let it pass.',
    power: 'You use a power: {character}.',
    coins: {
      to: {
        king: 'The royal treasury: you take {n} coin from the bank. | The royal treasury: you take {n} coins from the bank.',
        queen:
          'The Queen’s allowance: you take {n} coin from the bank. | The Queen’s allowance: you take {n} coins from the bank.',
        judge:
          'Justice is done: you take {n} coin from the courthouse. | Justice is done: you take {n} coins from the courthouse.',
        thief: 'Light fingers: you take {n} coin from {from}. | Light fingers: you take {n} coins from {from}.',
        peasant: 'An honest wage: you take {n} coin from the bank. | An honest wage: you take {n} coins from the bank.',
        fool: 'A coin for the Fool: you take {n} coin from the bank. | Coins for the Fool: you take {n} coins from the bank.',
        bishop: 'A pious gift: {from} gives you {n} coin. | A pious gift: {from} gives you {n} coins.',
        inquisitor: 'Penance: {from} pays you {n} coin. | Penance: {from} pays you {n} coins.',
        widow:
          'A widow’s comfort: you take {n} coin from the bank. | A widow’s comfort: you take {n} coins from the bank.',
      },
      from: {
        thief: 'Light fingers: {to} takes {n} coin from you. | Light fingers: {to} takes {n} coins from you.',
        bishop: 'A pious gift: you give {to} {n} coin. | A pious gift: you give {to} {n} coins.',
        inquisitor: 'Penance: you pay {to} {n} coin. | Penance: you pay {to} {n} coins.',
        fine: 'A false claim: you pay {n} coin to the courthouse. | A false claim: you pay {n} coins to the courthouse.',
      },
    },
    noEffect: 'You get nothing out of it this time: {character}.',
    fortunes: {
      swapped: 'You swap your whole fortune with {other}.',
      kept: 'You swap fortunes with nobody.',
      with: '{name} swaps whole fortunes with you.',
    },
    point: 'You point at {target}: “Who are you?”',
    pointed: '{name} points at you: “Who are you?”',
    confess: {
      right: 'You say: {said}. And so it is!',
      wrong: 'You say: {said}. Your card says: {truth}.',
      silence: 'You say nothing. Your card says: {truth}.',
    },
  },

  /** On stage while cards are turned up, and at the end. */
  stage: {
    masksOff: 'Masks off!',
    truth: '{character}: it really is {names}.',
    right: 'true',
    wrong: 'false',
    pays: 'pays {n} coin | pays {n} coins',
    goal: 'Your goal: 13 coins before anybody else',
    curtain: 'The ball is over: masks off!',
  },

  shown: {
    card: '{slot}: {character}',
    swapped: 'Swapped: {slots}',
    notSwapped: 'Not swapped: {slots}',
  },

  reasons: {
    thirteen: 'Somebody has gathered 13 coins.',
    bankrupt: 'Somebody has lost their last coin, so the richest win.',
    cheat: 'The Cheat had at least 10 coins and has won on the spot.',
    turnLimit: 'The last turn this table allows has been played, so the richest win.',
  },
}

/**
 * The words of Mascarade in English: the table that the other languages follow. `n` chooses the plural form;
 * `character` is always a character's `name`, `slot` and `slots` are made of `slot`.
 */
import { titles } from './titles'

export const en = {
  ...titles.en,

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
      hint: 'Claim it too, and all who claim it show their cards; every false one pays 1 coin. There is no taking back.',
    },
    bishop: {
      title: 'Whom does the Bishop visit?',
      hint: 'They are equally rich. Whoever you choose gives you 2 coins.',
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
      hint: 'Remember it and cover it up: it will not be shown again.',
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

  events: {
    deal: 'The cards lie face up. {name} will begin.',
    cover: 'The cards are turned face down.',
    turn: {
      prepare: 'Turn {number}, preparation: {name} swaps or not.',
      forced: 'Turn {number}: {name} has just been seen, so it is swap or not.',
      free: 'Turn {number}: it is up to {name}.',
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
    nobody: 'The {character} is not among them: no power is used.',
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
      free: 'Turn {number}: it is up to you.',
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

  shown: {
    card: '{slot}: {character}',
    swapped: 'Swapped: {slots}',
    notSwapped: 'Not swapped: {slots}',
  },

  purses: { bank: 'the bank', courthouse: 'the courthouse' },

  reasons: {
    thirteen: 'Somebody has gathered 13 coins.',
    bankrupt: 'Somebody has lost their last coin, so the richest win.',
    cheat: 'The Cheat had at least 10 coins and has won on the spot.',
    turnLimit: 'The last turn this table allows has been played, so the richest win.',
  },

  options: {
    characters: {
      name: 'Characters',
      hint: 'The Judge has to be there, Peasants come as a pair, and at least a third of the cards must bring coins from the bank.',
      values: { base: 'The usual set', own: 'A set of your own' },
    },
    challenge: {
      name: 'Claims',
      hint: 'One after the other, clockwise – or everybody in secret, and then all answers are shown together.',
      values: { inTurn: 'one after the other', sealed: 'all at once' },
    },
    afterReveal: {
      name: 'After being seen',
      hint: 'What somebody has to do whose card lay face up in the turn just before theirs. In the rules of 2021 they may look as well.',
      values: { swap: 'must swap or not', noAnnounce: 'may not announce' },
    },
    turnLimit: {
      name: 'Turn limit',
      hint: 'After so many turns the richest win. Without a limit a table may go on swapping for ever.',
      values: { off: 'none', number: '{n} turn | {n} turns' },
    },
    smallTableSwap: {
      name: 'Swaps for two and three',
      hint: 'As in 2013: three players may exchange their own two cards as well; two players take their left or right card, and either another of their own or one of the opponent’s unprotected two.',
      values: { seed: 'the usual ones', classic2013: 'as in 2013' },
    },
    notes: {
      name: 'Notes',
      hint: 'Everybody may note on their own device which card they suspect where. Nobody else sees it.',
      values: { on: 'allowed', off: 'memory only' },
    },
    lookTime: {
      name: 'Time to look',
      hint: 'How long the dealt cards lie face up: at least 8 seconds in all, and less if everybody is ready sooner.',
      values: { number: '{n} second per player | {n} seconds per player' },
    },
  },

  refusals: {
    setFixed: 'With two or three players the six characters are fixed.',
    setNeedsJudge: 'Every set needs the Judge.',
    setNeedsSeats: '{character}: only with at least {seats} players.',
    setCards: 'Cards in this set: {cards}. This table needs at least {min} and at most {max}.',
    setNeedsBank: 'Cards that bring coins from the bank: {bank} of {cards}. It must be at least a third.',
  },

  rulebook: {
    goal: {
      title: 'What it is about',
      text: 'Everybody wears a mask, and after a few turns nobody could swear which one. Use the powers of the characters – your own, or anybody’s, as long as you get away with it – and be the first to own 13 coins.\n\nThe match is also over as soon as somebody has no coins left. Then the richest win, so keep an eye on the poor: their ruin is somebody’s victory.',
    },
    setup: {
      title: 'Before the first turn',
      text: 'Everybody starts with 6 coins. All purses are public, and so is the courthouse, where the fines gather. It starts empty.\n\nFour or five players use six cards; the spare ones, two or one, stay in the middle. From six players on there are as many cards as players, and a set of the host’s own may put one or two more into the middle, up to 13 cards in all.\n\nThe cards are dealt face up. Look round well: once they are turned down, your memory is on its own. Chance decides who begins, and play goes clockwise.',
    },
    turn: {
      title: 'Your turn',
      text: 'Four turns of preparation – four in all, not four each – are only there to muddy the waters: whoever’s turn it is has to swap or not.\n\nFrom the fifth turn on you do one of three things. You swap or not; or you look at your own card in secret; or you announce a character.',
    },
    swap: {
      title: 'Swap or not',
      text: 'Choose another card, a player’s or one in the middle. It goes under the table together with yours, and there you swap the two or only pretend to. Nobody looks at either of them, and that includes you.\n\nEverybody sees which two cards were gone. Whether they changed places you alone know, until you forget.',
    },
    announce: {
      title: 'Announce and claim',
      text: 'Name any character of this game and say that it is you. You need not be right. You need not even have an idea.\n\nBeginning on your left, everybody is asked once, clockwise: claim to be that very character, or let it pass? What is said is said. If nobody claims, you use the power, your card stays down, and nobody ever checks.\n\nIf somebody claims, you and all claimants turn up your cards. The true one, if there is one among you, uses the power there and then, no matter whose turn it is. If there is none, the power rests. Once the fines are paid, all faces are hidden again.',
    },
    fines: {
      title: 'Fines, and being seen',
      text: 'After the power, all who falsely said they were the character pay 1 coin each to the courthouse. There the coins wait for a Judge. Even the Judge of that very dispute does not get them, having collected just before.\n\nIf your card was turned up in the turn of the player right before you, whether in a dispute or by the Inquisitor, everybody knows who you are, and that would be too easy. Your turn is then a forced one: swap or not. It binds you for this one turn, and you may still claim what others announce.',
    },
    powers: {
      title: 'Powers',
      text: 'What each character does stands on its card and in the list of who is in this game. A power has to be used, like it or not. Only the Witch may decline, and whoever may swap may always not swap; the Fool takes the coin in any case.\n\nThe Bishop chooses only among those who are equally rich. A lone true Peasant earns 1 coin, a pair of them 2 each. A Cheat with fewer than 10 coins and a Widow with 10 or more get nothing at all. Whoever the Inquisitor points at names a character first and turns up the card afterwards: the right name costs nothing, a wrong one costs 4 coins.',
    },
    end: {
      title: 'The end',
      text: 'Whoever has 13 coins or more has won. If somebody has none, the richest have won. And a Cheat who uses the power with 10 coins or more wins there and then. There may be several winners.\n\nIf a lot happens at once, it happens in this order: the cards are turned up, the power is carried out completely, the Cheat wins, then whoever has 13 or more; then a purse may be empty; then all fines are paid together; then a purse may be empty once more. A match that ends before the fines spares everybody the fines, and 13 coins beat a bankruptcy.',
    },
    small: {
      title: 'Two or three players',
      text: 'Judge, Bishop, King, Queen, Fool and Witch play, everybody starts with 6 coins, and here too it all begins with four turns of swap or not.\n\nThree players have two cards each, a left and a right one. You swap or not one of yours with any opponent’s card, look at either of yours, or lay a hand on one of them and announce. Whoever claims puts a hand on a card as well: that one counts, and no other. The Fool takes one card of each opponent.\n\nTwo players have three cards each, and the one between left and right is protected. Any of yours may be swapped or not with the opponent’s outer two, but the opponent’s protected one is out of reach. You may look at any of yours. You announce with an outer card only, but you may claim with any of the three. The Fool takes the opponent’s outer two.\n\nAt both tables a forced swap has to use the card that lay face up.',
    },
    house: {
      title: 'How this table plays it',
      text: 'Where the rules are silent, this is what we do. The bank never runs out, and whoever cannot pay in full pays what is there. Whoever lies in the middle belongs to the game too: you may announce them, and name them to the Inquisitor. The Bishop goes to the richest of the others. Both neighbours pay the Thief, even if the first is ruined by it. The Inquisitor may not point at somebody who lies face up already; if nobody else is left, nothing happens. An open card that goes under the table with the Fool or the Spy returns hidden, but who owes a fine is settled by then. With two or three players chance decides which card lies where. Whoever was seen has their forced turn even if the card has gone elsewhere meanwhile, and after that turn the matter is forgotten.\n\nThe dealt cards are shown for 3 seconds per player unless the host chooses otherwise, for at least 8 seconds, or until everybody is ready. Whatever you look at in secret is shown once and never again.\n\nIf there is a clock and it runs out, nobody can read anything from it: a claim is let pass, the Witch keeps her coins, silence before the Inquisitor counts as wrong, and a free turn looks at your card, with two or three players at the left one. Everything else, swaps included, is left to chance.\n\nThe host may also choose a set of characters (with the Judge, with a third of the cards bringing coins from the bank, with both Peasants or none; Peasants and Inquisitor from eight players on), have all claims made at once in secret, only forbid announcing after being seen instead of forcing a swap, end the match after a number of turns in favour of the richest, use the small-table swaps of 2013, or allow private notes.',
    },
    advice: {
      title: 'If this is your first mask',
      text: 'Begin with four to eight players. With fewer or more it is a finer game, but it forgives less.\n\nDo not wait until you know who you are. A King whom nobody contradicts is worth 3 coins, whatever your card says.\n\nCount other people’s purses. At 10 coins one King is enough to win, and a Cheat wins without him. A false claim costs you 1 coin; letting it pass may cost you the match.\n\nMark who has just been seen, and whose cards went under the table since. The fuller the courthouse, the more Judges there will be. And if you have forgotten whether you swapped, look at your card. It only costs a turn – and the others will know that you know.',
    },
  },
}

/** The rules in our own words. */
export const rulebookMessages = {
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
      text: 'Four turns of preparation – four in all, not four each – are only there to muddy the waters: on your turn you have to swap or not.\n\nFrom the fifth turn on you do one of three things. You swap or not; or you look at your own card in secret; or you announce a character.',
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
      text: 'After the power, all who falsely said they were the character pay 1 coin each to the courthouse. There the coins wait for a Judge. Even the Judge of that very dispute doesn’t get them, having collected just before.\n\nIf your card was turned up in the turn of the player right before you, whether in a dispute or by the Inquisitor, everybody knows who you are, and that would be too easy. Your turn is then a forced one: swap or not. It binds you for this one turn, and you may still claim what others announce.',
    },
    powers: {
      title: 'Powers',
      text: 'What each character does stands on its card and in the list of who is in this game. A power has to be used, like it or not. Only the Witch may decline, and a player who may swap may always not swap; the Fool takes the coin in any case.\n\nThe Bishop chooses only among those who are equally rich. A lone true Peasant earns 1 coin, a pair of them 2 each. A Cheat with fewer than 10 coins and a Widow with 10 or more get nothing at all. The player the Inquisitor points at names a character first and turns up the card afterwards: the right name costs nothing, a wrong one costs 4 coins.',
    },
    end: {
      title: 'The end',
      text: 'With 13 coins or more you have won. If somebody has none, the richest have won. And a Cheat who uses the power with 10 coins or more wins there and then. There may be several winners.\n\nIf a lot happens at once, it happens in this order: the cards are turned up, the power is carried out completely, the Cheat wins, then everybody with 13 or more; then a purse may be empty; then all fines are paid together; then a purse may be empty once more. A match that ends before the fines spares everybody the fines, and 13 coins beat a bankruptcy.',
    },
    small: {
      title: 'Two or three players',
      text: 'Judge, Bishop, King, Queen, Fool and Witch play, everybody starts with 6 coins, and here too it all begins with four turns of swap or not.\n\nThree players have two cards each, a left and a right one. You swap or not one of yours with any opponent’s card, look at either of yours, or lay a hand on one of them and announce. Claimants put a hand on a card as well: that one counts, and no other. The Fool takes one card of each opponent.\n\nTwo players have three cards each, and the one between left and right is protected. Any of yours may be swapped or not with the opponent’s outer two, but the opponent’s protected one is out of reach. You may look at any of yours. You announce with an outer card only, but you may claim with any of the three. The Fool takes the opponent’s outer two.\n\nAt both tables a forced swap has to use the card that lay face up.',
    },
    house: {
      title: 'How this table plays it',
      text: 'Where we differ from the rules: they let the youngest begin; here chance does, since no app knows, unless the table names a seat. They send the Bishop to the richest player; here to the richest of the others, since nobody robs themselves. They let the Inquisitor point at any other player; here not at somebody who lies face up already, who would have nothing to guess, and if nobody else is left, nothing happens.\n\nWhere the rules are silent, this is what we do. The bank never runs out, and a player who can’t pay in full pays what is there. Characters in the middle belong to the game too: you may announce them, and name them to the Inquisitor. Both neighbours pay the Thief, even if the first is ruined by it. A Fool who reaches thirteen with the coin has won at once, and nothing is swapped. An open card that goes under the table with the Fool or the Spy returns hidden, but who owes a fine is settled by then. With two or three players chance decides which card lies where. A player who was seen has their forced turn even if the card has moved on, and after that turn the matter is forgotten.\n\nThe dealt cards are shown for 3 seconds per player unless the host chooses otherwise, for at least 8 seconds, or until everybody is ready. Whatever you look at in secret is shown once and never again.\n\nIf there’s a clock and it runs out, nobody can read anything from it: a claim is let pass, the Witch keeps her coins, silence before the Inquisitor counts as wrong, and a free turn looks at your card, with two or three players at the left one. Everything else, swaps included, is left to chance.\n\nThe host may also choose a set of characters (with the Judge, with a third of the cards bringing coins from the bank, with both Peasants or none; Peasants and Inquisitor from eight players on), have all claims made at once in secret, only forbid announcing after being seen instead of forcing a swap, end the match after a number of turns in favour of the richest, use the small-table swaps of 2013, or allow private notes.',
    },
    advice: {
      title: 'If this is your first mask',
      text: 'Begin with four to eight players. With fewer or more it’s a finer game, but it forgives less.\n\nDon’t wait until you know who you are. A King whom nobody contradicts is worth 3 coins, whatever your card says.\n\nCount other people’s purses. At 10 coins one King is enough to win, and a Cheat wins without him. A false claim costs you 1 coin; letting it pass may cost you the match.\n\nMark who has just been seen, and whose cards went under the table since. The fuller the courthouse, the more Judges there will be. And if you have forgotten whether you swapped, look at your card. It only costs a turn – and the others will know that you know.',
    },
  },
}

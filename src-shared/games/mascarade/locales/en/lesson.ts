/** What the teacher of Mascarade says. */
export const lessonTexts = {
  welcome:
    'Welcome to the ball. Everybody wears a mask: a character card that lies face down. You begin with 6 coins. The first to have 13 wins; if somebody runs out of coins first, the richest wins. You may always say who you are – but soon nobody will be quite sure of that, yourself included.',
  remember:
    'For a moment all cards lie open. Look around: you’re the Queen, Alba is the King, Bruno the Cheat, Carla the Judge. Thief and Bishop lie in the middle and belong to nobody.',
  ready: 'When you have it by heart, say that you’re ready. Then the cards are turned down.',
  prepare:
    'The first four turns are preparation. Take your own card and somebody else’s under the table, and swap them or don’t: nobody sees which. You would rather be the King. Choose your card and Alba’s, and swap.',
  nobodySaw:
    'The others saw which two cards you took, but not what you did with them. You alone know: you’re the King now, and Alba is the Queen. She can only guess.',
  prepared:
    'Now the others have done the same. Nobody touched your card, so you are still the King. Alba and Bruno may have swapped, or not; Carla took a card from the middle.',
  announceKing:
    'From now on you choose in each turn: swap or not, look at your own card, or announce who you are and use that power. The King takes 3 coins from the bank. Announce the King!',
  unopposed:
    'Nobody says otherwise, so you take 3 coins without showing your card. Nobody ever learns whether it was true. You have 9.',
  letPass:
    'Alba says that she is the Queen, who takes 2 coins. You could say “No, I am!” – but you gave her that card yourself, so it may well be true. Let it pass.',
  looked:
    'Bruno looked at his own card. It costs a whole turn, but now he is sure of himself. When you no longer know who you are, do the same.',
  claimKing:
    'Carla says that she is the King. But you know better! Say “No, I am!” Everybody who claims it shows their card: the real one uses the power, and everybody who was wrong pays a coin to the courthouse.',
  revealed:
    'Both cards were shown. You’re the King and took 3 coins, in her turn; Carla is the Thief and paid one. Now you have 12. But everybody has seen your card.',
  mustSwap:
    'If your card was shown in the turn before, you must now swap or not: that’s how you hide again. Take your card and Alba’s once more – and this time don’t swap.',
  pretended:
    'You’re still the King, and nobody else can tell. In this game a swap that didn’t happen is as good as one that did.',
  lying:
    'Alba says that she is the Judge, who takes all coins of the courthouse. A lie: her card is the Queen that you gave her, or the Cheat that was Bruno’s. But only the real Judge gains by objecting: it would cost you a coin. Let her have it.',
  bishop:
    'Bruno says that he is the Bishop, who takes 2 coins from the richest: from you. Another lie: the Bishop lies in the middle, and nobody has touched that card. To object would cost you only 1 coin, but everybody would see your King, and Carla moves before you do. Better a secret than a coin: let it pass.',
  hides:
    'Carla took a card from the middle. Everybody knew that she was the Thief: now she may be somebody else. That’s what swapping is for.',
  last: 'You have 10 coins left. Nobody else has touched your card, so you’re the King still, and 3 coins would make it 13. Say it once more, with a straight face.',
  end: 'Thirteen coins: you have won! Remember three things. You may say whatever you like. Say “No, I am!” only when you are rather sure. And swapping without swapping is the finest art of all.',
}

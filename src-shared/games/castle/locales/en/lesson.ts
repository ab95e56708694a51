/** What the teacher of Castle of the Devil says. */
export const lessonTexts = {
  welcome:
    'Welcome aboard. Two secret societies share this coach. The Order of Open Secrets needs three Keys, the Brotherhood of True Lies three Goblets. There are four of you, so each of them has two members – and nobody says which.',
  cards:
    'Look at your own cards; nobody else sees them. You belong to the Brotherhood, you’re the Grand Master by profession, and you travel with a single object: a Bag of Secrets. One of the other three is your ally. Find out who!',
  actions:
    'In your turn you do exactly one thing: spy, offer an exchange, challenge somebody to a duel, or declare a victory. A declaration ends the match, right or wrong, so let’s leave that for later.',
  spy: 'Begin by spying on Marco. Chance picks one of his objects, and you alone see it. He has only one, so chance won’t be strained.',
  spied:
    'A Key, a relic of the Order. But he was dealt it: it doesn’t tell whose he is. What you have seen stays in your private list. Now end your turn. Everybody with a face-down profession is asked that, so the question betrays nothing.',
  readAloud:
    'Livia and Marco have exchanged an object each. You didn’t see them, but Marco had to read one aloud: a Bag of Secrets. The giver of a Bag may draw an object, and Livia did. Marco had nothing but the Key, so she holds that now.',
  spiedOn:
    'Marco has spied on you. Nobody is told what a spy has seen. But you have just the one object, so he knows about your Bag. It happens to everybody.',
  accept:
    'Nora offers you a Goblet! If you accept, you keep it and give her another object: your Bag, since that’s all you have. That suits you, because a Bag only pays when it leaves you. Accept.',
  draw: 'Nora had to read your Bag aloud. A card’s effect belongs to the player who gave it away, and that’s you. Draw an object!',
  monocle:
    'You have drawn the Monocle. Its giver may look at the partner’s society. Nora parted with a Goblet: a friend, or somebody with no use for Goblets? Exchange: offer her the Monocle.',
  look: 'Nora has accepted, and all she had to give was the Bag. She had to read out “Monocle”, so everybody knows what comes now. They see that you look, but not what you see. Look!',
  ally: 'The Brotherhood: Nora is your ally! Each society has two members, so Livia and Marco must be the Order; you need not look. Nora, by the way, drew an object for the Bag that she gave you. End your turn.',
  challenged:
    'Livia challenges you to a duel! She is the attacker, you’re the defender, 1 point each. First of all a Priest may forbid it. Everybody is asked who could be one. You’re the Grand Master, so let it pass.',
  grandMaster:
    'No Priest came forward. Then all others chose a side, in secret and at once: Marco stands by Livia, Nora by you. 2 to 2. Now objects, duel tokens and professions may be used. The Grand Master is worth 1 point to you as the defender. Use your profession!',
  windowCloses:
    'Livia has turned up the Thug, 1 point for the attacker. But Nora has turned up the Bodyguard, 1 point for the side she supports: 4 to 3 for you! It’s over once a round goes by in which everybody passes. Let it pass.',
  won: 'You have won the duel! Now you either look at Livia’s society card, or you see all her objects and take one. Whose she is you have worked out already. So search the luggage.',
  take: 'The Key that Marco gave her, just as you thought – and a Goblet, which she drew for her Bag. Your society needs three of those. Take the Goblet!',
  twoGoblets:
    'Marco and Livia have been exchanging again: they keep company, and a Bag was read aloud. Let them. You hold two Goblets and a Bag, so there’s only one Goblet to find. And look, your friend has the next turn.',
  refuse:
    'Nora offers you a Goblet, so now you know who has the third! You could take it, but need not: it may stay with her, for relics of allies count together. Refuse. To console her she takes a duel token, worth 1 point in a duel.',
  declare:
    'You hold two Goblets, and Nora, who is of the Brotherhood, has the third. Declare our victory, and name Nora! Right, and your whole society wins; wrong, and the other one does. But you aren’t guessing.',
  end: 'The Brotherhood has won: you and Nora. Keep three things in mind. Many objects serve you only when you let go of them. Watch who stands by whom. And declare when you know, not when you hope – but then at once. Only beware of the Black Pearl: nobody may refuse it, and its holder can’t declare for their society.',
}

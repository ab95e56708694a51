/** What the teacher of Dark Tales says. */
export const lessonTexts = {
  welcome:
    'Come closer to the fire. Here a tale is told in which hardly anybody lives happily ever after. You play one card a turn, which brings you points and items, and the player with the most points at the end has told the better tale.',
  stories:
    'Two story cards give the tale its title. The Battle of the Forgotten Marshes is card A: it tells what items do while you play. The Dragon’s Treasure is card B: it tells what is worth points at the end – gold above all, and sets of sword, armour and wand.',
  cave: 'At the start of every turn you draw a card; that has been done. Then you must play one, and any will do. But look at the sky: every tale begins at night. Play the Hidden Cave: 1 point, 1 gold, and by night a sword besides.',
  common:
    'A card scores its points first, then its effects follow. The Cave now lies in the common area: it is in play, but it belongs to nobody. Your items lie open. Your points are shown to you alone, though anybody who can add up knows them too.',
  child:
    'Greta has played the Child of the Night, a villain. It lies in front of her, so it is hers, and its effect is permanent: at the end of each of her turns, by night, it scores 1 point. She has 2 already. That must not go on.',
  sword:
    'Before you play a card you may play one item. Read card A: for a sword you discard any villain in play and score 3 points. Play an item: line 1!',
  charms:
    'The Child has gone to the discard pile, and the sword back to the stock. Now for your card. Play Charms: 1 point, and an item of your choice. Once that is done, it goes to the discard pile too.',
  wand: 'Take a wand. By card A it’s worth a card, 1 gold and 1 point. But an item is played before your card, so this one will have to wait for your next turn.',
  king: 'Greta has played the Wise King: 2 points and 1 gold. By day it would have been 2 gold; some people can’t wait. He lies in the common area, so he isn’t hers. Keep an eye on him.',
  useWand:
    'You have drawn a Wise King yourself. But first things first: play an item, line 3. The wand brings you a card, 1 gold and 1 point.',
  princess:
    'The card is a Day. Keep it for a moment. Play a Princess: 2 points, and she takes a man in play into your hand. There’s only one, and it’s the King that Greta couldn’t wait to play.',
  witch:
    'Two Kings for you. Meanwhile Greta has played the Witch: at the end of each of her turns 1 point, by night 2. In return, Greta draws nothing more from the deck. She has 7 points, you have 8.',
  day: 'Time to let in some light. Play the Day: 1 point, and 1 more because it was night. From then on the Witch brings Greta only 1 point a turn, and your Kings bring you 2 gold instead of 1.',
  dragon:
    'Greta’s Dragon discards a place and a man, with 2 points for each. The Cave was the only place, and there was no man, for your Kings are safe in your hand. An effect is done as far as it goes; the rest is lost. 10 points each.',
  kingByDay:
    'It’s still day, and nobody knows for how long. Play a King: 2 points and 2 gold. At the end each gold is worth 1 point, and having the most gold 4 more.',
  helper:
    'The Witch forbids Greta to draw, but her Secret Helper looks at two cards of the deck and takes one. Taking isn’t drawing: in this game it pays to read closely. 12 points each!',
  ogre: 'The Witch has earned enough. Play the Ogre: 1 point, and it discards a woman in play. If it does, you score 2 points more. Then it stays in front of you.',
  victim:
    'Two women are in play: the Princess in the common area, and the Witch in front of Greta. When there’s a choice, it is yours. This one isn’t hard: the Witch.',
  hero: 'Greta draws again, and plays the Young Hero. He brings her a sword, and by day he may discard a villain for 2 points: your Ogre. What lies in front of you attracts visitors. 15 points each!',
  ending:
    'So it goes on until the deck is empty. Then nobody draws, and the first to start a turn without a card in hand closes the book. Card B is scored: 1 point for each gold, 5 for each set of sword, armour and wand, 4 for the most gold. You have 4 gold, Greta has 1.',
  free: 'From here on the tale is yours. Look at the sky before you play, think of what Greta could do with what you leave in play, and read any card whenever you like.',
  tipItem:
    'You may play an item now. Only the lines that you can use are offered, and you need not use any: a sword, an armour and a wand together are worth 5 points at the end.',
  tipPrincess:
    'Which man does the Princess bring you? Best one who does something when he is played: in a later turn you play him once more, with his points and his effects.',
  tipHero:
    'By day the Young Hero may discard a villain in play, and you score 2 points for it. Anybody’s villain will do – even your own, if it has earned its keep.',
  tipFairy:
    'The Fairy lets you use a line of card A at once, even with the wand that she has just brought. It doesn’t count as the item of this turn.',
  tipHelper:
    'Only you see these cards of the deck. Take the one that you need. What you leave stays on top, so think of who draws next.',
  end: 'The tale is told, and card B is scored. Keep three things in mind. Read card B first: it tells you what to collect. Half the cards are better by day or by night. And what lies in the common area belongs to anybody who finds a use for it.',
}

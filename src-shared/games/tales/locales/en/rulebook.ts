/** The rules in our own words. */
export const rulebookMessages = {
  rulebook: {
    goal: {
      title: 'What it is about',
      text: 'You know how tales go: the prince slays the dragon, the princess says yes, everybody dances. Not here. Here the dragon burns down the castle with the prince in it, the princess finds herself another, and the one who counts the points at the end is often the Witch.\n\nYou play one card a turn. It scores points, brings you swords, armours, wands and gold, or spoils what the others have laid out. Two story cards give the tale its title and decide what all those items are good for: card A while you play, card B when it’s over. The player with the most points then has told the better tale.',
    },
    cards: {
      title: 'The cards',
      text: 'Every card has a type: man, woman, villain, place or event. Other cards look for types, be it to count them, to take them or to get rid of them.\n\nIt has a number of points, which you score when you play it. And it has a place where it goes. The common area lies in the middle and belongs to nobody. What goes in front of you is yours. What goes to the discard pile does its effects first and then leaves.\n\nThe house deck has 48 cards of 20 kinds. A panel lists them all with what they do, and any card can be read up close at any time.',
    },
    setup: {
      title: 'How it begins',
      text: 'One story card A and one story card B are laid open, by chance or as the host has chosen. Their names, joined, are the title of the tale.\n\nA Night lies in the common area from the start. The rest of the deck is shuffled, everybody gets 3 cards, and chance decides who begins.\n\nThe stock of items is open and limited: in the house deck 8 gold, 4 swords, 4 armours and 4 wands. Points never run out.',
    },
    turn: {
      title: 'A turn',
      text: 'First you draw the top card of the deck, if there is one. Then you may play one item. Then you must play one card from your hand. After that your permanent effects have their say, and it’s the next player’s turn, clockwise.\n\nAny card may be played at any time, even one that can do nothing now. It goes to its place, you score its points, and its effects follow in the order in which they are written. Each is done as far as it goes; what can’t be done is lost. Effects aren’t optional, unless it says that you may. Where there’s a choice, it is yours.',
    },
    items: {
      title: 'Items and story card A',
      text: 'Story card A has a few lines, each with an item, or several, and an effect. To play an item you return it to the stock and do its line. You can do so once a turn, before you play your card, so what your card brings you waits for a later turn. The Fairy is the exception: she lets you use any one line on the spot, whatever you did before.\n\nSome lines need something to take: a villain to discard, a card on the discard pile, an item in stock. If it isn’t there, the line can’t be used. The rest of a line is done as far as it goes. A line that would do nothing at all can’t be used either.\n\nItems lie open in front of their owners. If the kind you should get is out of stock, you get nothing; if there’s a choice, you choose among what is left.',
    },
    time: {
      title: 'Day and night',
      text: 'Every tale begins at night. A card that brings day or night comes into force at once, and the one before it goes to the discard pile, even if both bring the same.\n\nMany cards do different things by day and by night. What counts is the time at that moment. Only a card that asks what it was before looks back, to the moment before it was played. Cards that bring the time can never be discarded or taken by an effect.',
    },
    play: {
      title: 'In play',
      text: 'In play is what lies in the common area and in front of any player. Hands and the discard pile aren’t. “A villain in play” may be anybody’s, and your own too; “a villain in front of you” must be yours.\n\nA card is in play while its effects are done, so a Merchant counts itself. “Other” means that it doesn’t. No effect ever chooses the very card it comes from. If you have to discard something and only your own is there, it has to be your own.',
    },
    permanents: {
      title: 'Permanent effects, and the Witch',
      text: 'Some cards in front of you do something at the end of each of your turns. They start in the very turn in which you play them, and stop the moment they leave.\n\nThe Witch pays well, but while you have her you draw nothing from the deck: not at the start of your turn, and not where an effect says “draw”. Everything else still works. You may take cards in play or from the discard pile, look into the deck with the Secret Helper, or let the Wizard play its top card. If you start a turn without a card in hand while the deck still has some, your Witches are discarded, and you draw.',
    },
    end: {
      title: 'The end',
      text: 'Once the deck is empty nobody draws any more. You play on with what you hold, until somebody starts a turn without a card in hand. Then the tale is over at once, and that turn isn’t played.\n\nA player who runs out of cards while the deck still has some simply draws and plays on.',
    },
    story: {
      title: 'Story card B',
      text: 'At the end card B is scored line by line. It counts your items, the cards in front of you and the cards in your hand, and nobody else’s. A pair or a set needs one of each; what is left over finds no partner. Where players are ranked, those who are level take the better place.\n\nThe most points win. If several have them, those win who hold the most items and cards in hand. If that is level too, they share the victory.',
    },
    secrets: {
      title: 'Who may know what',
      text: 'All cards in play, the whole discard pile, all items, the stock, the number of cards in the deck and in every hand are open. Every gain of points is open when it happens, but nobody is shown the totals of others before the end. Anybody who can add up won’t be surprised.\n\nHands are secret, and so is the order of the deck. What the Secret Helper looks at, her player alone sees. The Fortune-teller opens all hands to everybody, and then they are taken back.',
    },
    house: {
      title: 'How this table plays it',
      text: 'Where we differ from the rules: they let the last to have read a tale begin; here chance does, unless the table names a seat.\n\nWhere the rules are silent, this is what we do. The Dark Lord counts the other villains in play and not himself; another Dark Lord counts, for him and for the Cursed Castle. With the Secret Helper and one card left in the deck you take that card; with none, nothing happens. The Wizard finds nothing in an empty deck, and a Dragon or a Princess that he reveals may well turn on him. Several cards to discard are chosen one after the other. A line that lets you play one more card can be used before your card only with at least 2 cards in hand, since one is due.\n\nIf a clock runs out, no item is played, what is optional is declined, and everything else is left to chance.\n\nNo tale lasts for ever: nobody plays more than 60 cards in one turn, and after 500 turns the tale is over, whatever is left.',
    },
    deck: {
      title: 'A deck of your own',
      text: 'The printed cards of this game aren’t public, so the deck we ship is our own: names and a few facts are known, the other values we have balanced ourselves. If you own the game, you can write its true values into a deck file and load it in the lobby. Everybody at the table gets it from the host and can look through its cards before the game begins.\n\nSuch a file holds game cards, story cards A and B and the stock of items. Everything a card does is put together from the same small set of effects as in the house deck, so that each of us reads in their own language what it does. If a file has a fault, the lobby says which card and which field it is.',
    },
    advice: {
      title: 'If this is your first tale',
      text: 'Read card B first. It tells you what to collect, and card A tells you what to do with the rest. An item that’s worth something at the end is still worth less than one that gets you a card or two now.\n\nLook at the sky before you play. Half the deck is twice as good at the right time, and a Day or a Night in your hand is a promise to yourself.\n\nWhat lies in front of you attracts visitors. Nobody has ever kept a Sage for long with an ungrateful Dragon about. And when the deck runs low, count the hands: a player with none left at the start of a turn closes the book for everybody.',
    },
  },
}

/** The rules in our own words. */
export const rulebookMessages = {
  rulebook: {
    goal: {
      title: 'What it is about',
      text: 'A band of servants has come home from an errand, and the errand has gone wrong. They always do. Upstairs sits the Dark Overlord, who would like an explanation. Luckily there is one: it was somebody else.\n\nYou build excuses on the hints in your hand, the more absurd the better, and pass the blame on before it sticks to you. There are two sets of rules for the same cards. In the classic one the Overlord judges as the Overlord pleases, and the servant with three withering looks has lost; everybody else was innocent all along. In “Yes, Master!” everybody is Overlord in turn, excuses are points, and one player wins.',
    },
    cards: {
      title: 'The cards',
      text: '121 hints, each with a picture, a title and a symbol: character, item, place, monster or event, 23 of each, and six jokers. A hint is a nudge, not a script: title, picture or any detail will do, so long as the Overlord can see what it has to do with your tale.\n\n37 actions: fifteen pass the buck, ten freeze, and twelve are one or the other each time. Each has a symbol in its corner, which counts in “Yes, Master!” only, and twelve of them have a skull, which you would rather not see.\n\nA table may bring a deck of its own. When the actions run out, their discards are shuffled into a new deck.',
    },
    telling: {
      title: 'Aloud or typed',
      text: 'If you sit in one room, tell the tale aloud: the app deals, checks, keeps the clock and shows the cards. With every hint you may also type a line of up to 280 characters, so that people elsewhere, and readers of the Book of Excuses, have the tale too. It is never compulsory.\n\nBots tell theirs in short lines. They mean it.',
    },
    start: {
      title: 'Classic: how it begins',
      text: 'One player is the Overlord and stays so: chosen by the table, or by chance. The Overlord holds no cards. All the others are servants with three hints and three actions.\n\nThe Overlord states what was ordered and points at any servant, whose turn it is.',
    },
    turn: {
      title: 'Classic: a servant’s turn',
      text: 'A turn begins when the Overlord questions you, or when the buck is passed to you. In the second case you first draw an action.\n\nPlay one to three hints and weave them into your excuse. The last of them goes together with a card that passes the buck: name a servant whose fault it was, and it is their turn. Then your hints are filled up to three again. Your actions aren’t.\n\nWithout a hint at the start of your turn you get a look at once, and so you do for a third hint that passes no buck. If you’re stuck, talk on for as long as the Overlord enjoys it, or concede. The app never concedes for you.\n\nTwo servants may pass the buck to and fro once. After that they have to find somebody else, unless there is nobody else, and the Overlord may give both of them a look.',
    },
    first: {
      title: 'Classic: the first round',
      text: 'In the first round everybody is heard once. You play one to three hints as always, but then pass the buck to the right, free of charge, and cards that pass it stay in hand. The last one passes to the first, and from then on the normal rules hold.',
    },
    freeze: {
      title: 'Classic: freeze!',
      text: 'While somebody else is telling, from their first hint until they pass the buck, you may throw in a freeze together with a hint. They keep the turn, and must work your hint into the tale; it doesn’t count to their three. You don’t refill.\n\nAs soon as one servant cuts in, all the others have two seconds to do so too, in secret. Of several freezes the one nearest to the speaker counts, clockwise; the others take their cards back.',
    },
    overlord: {
      title: 'Classic: being the Overlord',
      text: 'Your word is law. At any moment you may ask for more, throw something new in, hurry the speaker, or give any servant a withering look: too slow, too boring, a hint left unexplained, disrespect, chatter, or because you feel like it. To listen in silence takes nothing of this away from you.\n\nA clock may show when your patience ends, after 5 to 10 seconds: it’s your patience, and you may change it at any moment. The clock punishes nobody by itself, unless the table wants it so. No other clock runs in the classic rules, and none answers for anybody.\n\nBe terrible, but be quick to laugh. You’re the only one who can’t lose.',
    },
    looks: {
      title: 'Classic: looks, and begging',
      text: 'A servant who gets a withering look discards the whole hand, unseen, and draws three hints and three actions. Then the Overlord questions somebody else. If the look was for one who wasn’t speaking, the tale may also go on.\n\nThe third look is the last, or almost. Beg! If the Overlord refuses, the game is over. If the Overlord accepts, an action card is turned up: without a skull you are back to two looks and go on as if the third hadn’t been, with a skull the game is over. The doomed servant has lost, all the others have won. The loser is put down as the next Overlord, unless the table chooses somebody else.',
    },
    master: {
      title: '“Yes, Master!”: how it begins',
      text: 'For four to six players. Everybody, the first Overlord too, gets five hints and three actions. Three more hints are turned up: from them the Overlord makes the plan that has failed. They score for nobody, and there’s only one plan in a game.\n\nEvery hint that stands in front of you is a point. Survive with the most of them and you win.',
    },
    round: {
      title: '“Yes, Master!”: a round',
      text: 'First everybody draws at the same time: discard as many actions as you like, then fill up to five hints and three actions. Hints are never discarded, they are drawn only here, and when their deck is empty there are no more. If you play your last action in between, you draw three new ones at once.\n\nThen come accusations, until the first look. Any look ends them at once. Then the look falls, or is averted, and the title of Overlord passes clockwise to the next.',
    },
    accusation: {
      title: '“Yes, Master!”: accused',
      text: 'The Overlord accuses a servant, which costs no card. Answer with any hint and tell your excuse. With a joker you name one of the five symbols, and that’s what it is from then on. No answer means a look, and nobody learns whether it was for want of cards or of will.\n\nTake your time: what may follow begins only once you say that the piece is told.',
    },
    after: {
      title: '“Yes, Master!”: after each hint',
      text: 'First, the Overlord may doubt it, with a question and a card that passes the buck: you must add a hint of its symbol, or a joker. If you do, both stay with you, and this answer can’t be doubted again. If not, the Overlord takes the doubted hint, and you get a look.\n\nSecond, another servant may interrupt, with a freeze that has the symbol of your hint, or a joker. Of several the Overlord chooses one, and may silence that one with any freeze: then both freezes are gone, and nobody else interrupts until the next hint. Otherwise the interrupter must play a hint of that symbol at once and is the speaker now, or gets a look. You keep your hint, and may interrupt back.\n\nThird, you may blame another servant, with a question and a card that passes the buck: they must answer with a hint of its symbol and are the speaker, or get a look. The Overlord can’t be blamed. Where a card is a joker, its player names the symbol.\n\nIf nothing of all this happens, the Overlord accuses again, the same servant or another.',
    },
    incineration: {
      title: '“Yes, Master!”: incineration',
      text: 'The first look simply falls. Against the second and the third you may beg for mercy, with a plea and an action that has no skull. The Overlord may cancel it with such a card too, and then the look falls after all. There’s one mercy a round, and the round ends either way. Your hand stays as it is.\n\nOnce somebody stays with the third look, the game is over. Of all the others, the Overlord included, the one with the most hints in front wins. On a tie it’s the one of them who was Overlord last, and if none of them ever was, they share the victory.',
    },
    house: {
      title: 'How this table plays it',
      text: 'Where the rules are silent, this is what we do. In the classic game, the hint deck is reshuffled when it runs out. In the first round the one passed to draws an action as well; after a look the next in the circle starts as if questioned, and a speaker who got a look counts as heard. Two third looks at once: they beg one after the other, clockwise from the Overlord, and the first to fall ends the game. A servant who was saved may have to beg again. The rules say that a forgiven servant goes on as if the third look hadn’t been; one whose turn the rules themselves have ended, for want of a hint or a pass or by conceding, couldn’t, and gets a new hand while another is questioned. A table may choose that for everybody.\n\nIn “Yes, Master!”, actions discarded while drawing go unseen. When a deck is too short for everybody, it gives one card at a time, clockwise from the Overlord. Freezes that weren’t chosen go back to their hands unseen, and new actions for the last one played come when it has taken effect.\n\nEverybody who could act, as far as the table knows, is asked for the same time, so the question betrays nothing. If a clock runs out there, an answer is declined, which is a look; doubting, interrupting, silencing, blaming, mercy and cancelling are let go; nothing is discarded; and an accusation falls on somebody by chance.',
    },
    advice: {
      title: 'If this is your first errand',
      text: 'Begin before you know where it will end. A bad excuse told with a straight face beats a good one that is still being thought over.\n\nLeave a loose thread in your tale, preferably one that is tied to somebody’s ankle. Anybody who has just mocked you has volunteered.\n\nNever let a hint lie there unexplained. The Overlord may forget a name, a reason, and the errand as such, but not a giant on the table. And grovel. It costs nothing and saves time later.',
    },
  },
}

/** What the teacher of Aye, Dark Overlord! says. */
export const lessonTexts = {
  welcome:
    'Welcome to the throne room. An errand has failed, and it was somebody else. We play “Yes, Master!”: excuses are points, and everybody is the Overlord in turn. There’s also the classic way, without points, where the Overlord’s word is law.',
  hand: 'You hold five hints, to build excuses on, and three actions, to make trouble with. Mind the symbols in the corners. Carla is the first Overlord and tells the plan that failed: three open hints, which score for nobody.',
  draw: 'Each round begins like this: discard the actions you don’t like, and everybody refills to five hints and three actions. Hints can’t be discarded, only played. Keep all your actions for now.',
  answer:
    'Carla accuses you, and you owe an excuse; any hint will do. Play “Skeleton with a Spare Bone” and explain how it ruined everything, aloud or typed. A poor excuse scores as much as a good one.',
  told: 'Take your time. Only once you say “That’s my story” may Carla doubt it and the others interrupt.',
  blame:
    'No doubts, no interruptions: the skeleton stands in front of you and is a point. Now it was somebody else! Blame Bruno with “Pass the Buck (Event, skull)”: he must answer with an event. Skulls matter only for mercy; more of that later.',
  firstLook:
    'Bruno gives no answer: a withering look. Whether he had no event or just kept it, nobody learns. Any look ends the round, and somebody’s third one the match. Then the player with the most hints in front wins – but not the one with the third look.',
  throne:
    'The title moves on, and now the Overlord is you. From the throne, Pass the Buck is for doubting and Freeze for silencing. Keep your two actions; you draw a hint and an action.',
  accuse:
    'Somebody did it, and you decide who. It costs no card. Accuse Alba, in words that become a tyrant, or without a word.',
  believe:
    'You could doubt her and demand an event. But nobody knows what Alba holds: if she has one, she gets a second point, and your card is gone. Believe it, and save the card for somebody who can’t answer.',
  silence:
    'Carla wants to interrupt. If you let her, she owes an event of her own: a point for her, if she has one. Silence her with “Buck or Freeze (Place)”; its symbol doesn’t matter. Both freezes are gone, and all is quiet until the next hint.',
  accuseBruno:
    'Alba blames nobody, so you accuse again. Now remember: when you wanted an event of Bruno, there was no answer, and he hasn’t drawn a single hint since. Accuse Bruno!',
  doubt:
    'A giant, says Bruno. You don’t believe a word: doubt it with “Pass the Buck (Event)”. He must add an event, and that is just what he seems to lack.',
  cancel:
    'No answer: the giant is yours, and your second point. But Bruno begs for mercy: against a second or third look that’s allowed, with an action that has no skull. “Pass the Buck (Monster)” has none either. Looks bring the end nearer, and you lead: no mercy!',
  secondLook:
    'Two looks for Bruno. You have played your last action, so you drew three new ones at once. Doubts are how the Overlord scores; but the title moves on to Alba now.',
  discard:
    'Try discarding. All your three actions can freeze, which is more than you need, and one has a skull: it could never be a mercy. Discard “Freeze (Event, skull)”, and you draw another.',
  interrupt:
    'Carla’s hint is a character. You have a freeze of that symbol, and characters in your hand: so interrupt her, with “Buck or Freeze (Character)”. Everybody else is asked too, in secret.',
  speak:
    'Alba lets you. Now you must play a character yourself, or get a look. Play “Giants’ Dentist, Own Ladder”. Carla keeps her point, but you have the floor, and a third point.',
  toldAgain:
    'When you have told it, say so. And keep a straight face: Alba has cards left, and doubting is her trade now.',
  doubted:
    'She doubts it and demands a monster! You have none left, but a joker answers any demand: play “Fate, That Old Cheat”. Without an answer Alba would have the dentist, and you a look.',
  held: 'Both hints stay yours: four points. Say “That’s my story” once more: the answer to a doubt can’t be doubted.',
  blameAgain:
    'And now Bruno. Twice he gave no event, and since then he has drawn one hint only. Blame with a joker: with “Buck or Freeze (Joker)” you name the symbol yourself. Name the event, and Bruno.',
  end: 'The third look: the match is over, and with four hints in front of you, you win. Remember three things. Note who couldn’t answer what. Keep hints of several symbols, for when you’re doubted. And begin an excuse before you know its end.',
}

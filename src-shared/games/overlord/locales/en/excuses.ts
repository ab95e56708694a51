/** What bots say: around the title of a hint, which stands in quotes as it is. */
export const excuseMessages = {
  excuses: {
    /** Where a line names somebody whom nobody knows any more. */
    somebody: 'somebody here present',

    told: {
      0: 'It was all going splendidly, Your Vileness, right up to “{title}”.',
      1: 'I have but one thing to say in my defence, Your Gloom: “{title}”. I had hoped to have two.',
      2: 'Nobody warned us of “{title}”. There was a sign, but nobody warned us that it was for reading.',
      3: 'We were nearly there. Then: “{title}”. In a sense we are nearly there still.',
      4: 'The plan had thirteen points, Your Vileness. “{title}” was none of them.',
      5: 'I hardly dare to say it. “{title}”. There, now I have dared.',
      6: 'Have you ever faced “{title}” on an empty stomach, Your Darkness? I thought not.',
      7: 'The report will say “act of God”. Between ourselves: “{title}”.',
      8: 'We took it for an omen, but it was “{title}”. Omens are cheaper.',
      9: 'Every precaution was taken, Your Vileness, except the one against “{title}”.',
      10: '“{title}”. I would say more, but my lawyer is a toad these days.',
      11: 'You will laugh, Your Gloom. No? You will not. Very well: “{title}”.',
      12: 'I can tell by the face of {accuser} that “{title}” wants some explaining.',
      13: 'With all due respect to {accuser}: it was “{title}”, and that was only the morning.',
      14: 'Well may {accuser} ask. The answer is “{title}”, and I do not care for it either.',
      15: 'Questions at the end, {accuser}, please. It begins with “{title}” and gets worse.',
    },

    passed: {
      0: '“{title}” stood in the way, and who had the watch? {target}!',
      1: 'There was “{title}”, I grant you. But who left the gate open? Ask {target}.',
      2: 'Of “{title}” I know nothing, Your Vileness. {target} keeps the records.',
      3: 'Because of “{title}” we drew lots. {target} had brought the straws, all of them short.',
      4: 'I was for running. Then came “{title}”, and {target} was for asking it the way.',
      5: '“{title}”? What a good question, Your Gloom. {target} is dying to answer it.',
      6: 'Somebody had to deal with “{title}”. Somebody by the name of {target}.',
      7: 'I would gladly take the blame for “{title}”, but {target} saw it first.',
      8: 'There is a witness to “{title}”: {target}, who was holding the map. Upside down.',
      9: 'We took a vote on “{title}”. {target} counted it, twice, and lost us both times.',
      10: '“{title}”! And in the midst of it {target}, asking for a second helping.',
      11: 'Before you look at me like that, Your Vileness: “{title}” is an old friend of {target}’s.',
    },

    froze: {
      0: 'And “{title}”? Or was that to stay among friends?',
      1: 'A trifle, if I may: “{title}” has not come up yet. I wonder why.',
      2: 'I cannot listen to this any longer, Your Vileness. Two words, however many they are: “{title}”!',
      3: 'Odd. The last time I heard this tale there was “{title}” in it.',
      4: 'Do go on. We are all waiting for the part with “{title}”.',
      5: 'Halt! Nobody leaves this story before “{title}” is accounted for.',
    },

    plea: {
      0: 'Mercy, Your Vileness! I have nine little cauldrons at home, and not one of them can boil by itself.',
      1: 'Spare me, and I shall praise you loudly, on market days even louder.',
      2: 'I beg you, Your Gloom: think of the paperwork.',
      3: 'I may be of use yet. People tell me that I make an excellent bad example.',
      4: 'I am on my knees, Your Vileness. I have been ever since the second look, to save time.',
      5: 'Must it be today? The cook has made dumplings.',
    },

    blamed: {
      0: 'Let me put it this way, {target}: where were you when the lights went out?',
      1: 'I would rather hear it from {target}, who has been smiling for some time now.',
      2: 'And whose idea was it, {target}? Speak up, they cannot hear you in the dungeon.',
      3: 'Before I say another word: what has {target} got behind that back?',
      4: 'Ask {target}, who carried the plan. And the ladle. And, I believe, the horse.',
      5: 'One of us was awake that night, {target}, and it was not me. Well?',
    },
  },

  orders: {
    question: {
      0: '{target}. I am told that you can explain this. I am seldom told the truth.',
      1: 'Well, {target}? I am waiting, and waiting does not become me.',
      2: 'Come out from behind the pillar, {target}. I can see your ears.',
      3: 'Why do I pay you, {target}? Quite right, I do not. Speak all the same.',
      4: '{target}, you look guilty. You always do, but today I have the time.',
      5: 'I have one dungeon left with a view, {target}. Persuade me.',
      6: 'Something short, {target}. My patience has had a long day.',
      7: '{target}! Where is what I asked for, and what is that you have brought instead?',
      8: 'Two questions, {target}. What went wrong? And whose idea was it to come back?',
      9: 'I am yawning, {target}. When I yawn, somebody mostly falls into something. Begin.',
    },

    twist: {
      0: 'How odd. Was it not raining frogs that day?',
      1: 'And all this with a whole village looking on? I have had letters.',
      2: 'I happen to know that the bridge had been sold the day before. Do go on.',
      3: 'You forget that my aunt was there. My aunt forgets nothing.',
      4: 'And the smell? I distinctly smell something that you have left out.',
      5: 'Curious. In my crystal ball it is all the other way round.',
    },

    errand: {
      0: 'I sent you for the crown of the northern kings. This is a pie tin.',
      1: 'One simple village was to be cursed. Why does it send me flowers?',
      2: 'The golden goose, I said, and alive. Why do I smell sage and onion?',
      3: 'The hero was to be stopped at the gate. Why is the hero having breakfast in my hall?',
      4: 'I ordered eternal night. It is a quarter past nine, and I can see everything.',
      5: 'The tower was to be ready by the new moon. Which moon did you think I meant?',
      6: 'One phial of dragon’s tears. How does one come home with a cartload of onions?',
      7: 'A hundred black swans for my jubilee. I count two ducks.',
    },

    doubted: {
      0: 'How very interesting. And now the truth, {target}?',
      1: 'A fine tale, {target}. It has a hole in the middle: what was in it?',
      2: 'I have met liars, {target}, and some of them had practised. What else was there?',
      3: 'And that is all, {target}? I happen to have counted further than you have.',
      4: 'Did I hear that rightly, {target}? Once more, and this time with the part you left out.',
      5: 'My raven tells it otherwise, {target}. It was there, and it can spell.',
    },
  },
}

/** What players are asked, how others wait for it, and what they may choose. */
export const questionMessages = {
  asks: {
    errand: {
      title: 'What did you send them for, and who explains it first?',
      hint: 'State the errand that has failed, typed or aloud, and point at a servant. The first round goes to the right from there.',
    },
    question: {
      title: 'Nobody is speaking. Whom do you question?',
      hint: 'Any servant but those who have just had a look. A look you may hand out now too.',
    },
    tell: {
      title: 'Explain yourself!',
      hint: 'Play a hint and build your excuse on it: three at most, the last together with a card that passes the buck. Tell it aloud or type it.',
      first:
        'First round: play one to three hints, then pass the buck to the right without a card. Tell it aloud or type it.',
      questioned: '{by} is asking: explain yourself!',
      passed: '{by} says that it was you: explain yourself!',
      frozen: '{by} has thrown this in: work it into your tale!',
    },
    freeze: {
      title: '{speaker} is telling. Do you cut in?',
      hint: 'A freeze and a hint of yours, which must be worked in. The tale stays with whoever tells it, and you draw no new cards for it.',
    },
    freezeToo: {
      title: '{by} cuts in on {speaker}. You too?',
      hint: 'For two seconds, in secret. Only the freeze nearest to the speaker, clockwise, counts; the others take their cards back.',
    },
    rule: {
      title: '{speaker} is telling. Does it please you?',
      hint: 'You may hand out looks, ask for more, throw something in or drum with your fingers. Or be silent: the silent ones are the worst.',
    },
    patience: {
      title: 'Your patience with {speaker} is running out',
      hint: 'When the clock is down, everybody sees it. Stay calm and you wait until the next hint, however long.',
    },
    goOn: {
      title: 'The look has fallen. What about the tale of {speaker}?',
      hint: 'The look was for somebody else. You have the last word: let the tale go on, or hear another.',
    },
    plea: {
      title: 'Your third look. Beg!',
      hint: 'Whatever might move the Overlord, typed or aloud. If it is granted, a card is turned up, and it had better not show a skull.',
    },
    verdict: {
      title: '{by} is begging. Are you moved?',
      hint: 'Refuse, and the match is over. Accept, and one action card is turned up: with a skull it is over all the same.',
    },
    plan: {
      title: 'What was your magnificent plan?',
      hint: 'Make one of the three hints on the table, typed or aloud. They score for nobody.',
    },
    draw: {
      title: 'Which actions do you discard?',
      hint: 'Any number of them, or none. Then everybody has five hints and three actions again. Hints cannot be discarded.',
    },
    accuse: {
      title: 'Whom do you accuse?',
      hint: 'It costs you no card, and it may be the same servant once more.',
    },
    answer: {
      title: 'Answer!',
      hint: 'Play a hint and tell your excuse, aloud or typed. If it stands, it is a point. Not having one and not wanting to are the same: a look.',
      accused: '{by} accuses you; any hint will do',
      doubted: '{by} does not believe you: add {symbol}',
      blamed: '{by} blames you: answer with {symbol}',
      interrupted: 'You have interrupted {by}: now play {symbol}',
    },
    told: {
      title: 'Is this piece told?',
      hint: 'Take your time. Only when you say so may the Overlord doubt it and the others interrupt.',
    },
    doubt: {
      title: 'Do you believe {speaker}?',
      hint: 'A card that passes the buck demands a second hint, of the symbol in its corner. If it does not come, the first one is yours, and there is a look.',
    },
    interrupt: {
      title: 'Do you interrupt {speaker}? It takes {symbol}',
      hint: 'With a freeze of that symbol; then you must play a hint of that symbol yourself. Everybody with an action is asked, for the same time.',
    },
    silence: {
      title: 'Somebody wants to interrupt {speaker}',
      hint: 'Choose who may, or silence one with any freeze of yours: then both freezes are gone, and nobody interrupts until the next hint.',
    },
    blame: {
      title: 'Do you blame somebody else?',
      hint: 'A card that passes the buck demands a hint of the symbol in its corner. Otherwise the Overlord accuses anew.',
    },
    mercy: {
      title: 'Do you beg for mercy with a card?',
      hint: 'Any action without a skull. The Overlord may have one too, and then it is cancelled. One mercy a round.',
    },
    cancel: {
      title: '{victim} begs for mercy. Do you grant it?',
      hint: 'An action without a skull cancels the mercy, and the look falls.',
    },
  },

  waiting: {
    errand: '{name} sits down on the throne and clears a terrible throat',
    question: '{name} looks from one servant to the next',
    tell: '{name} is explaining it all',
    freeze: '{name} may cut in',
    freezeToo: '{name} may cut in too',
    rule: '{name} is listening',
    patience: '{name} is losing patience',
    goOn: '{name} decides whether the tale goes on',
    plea: '{name} is looking for words that move stone',
    verdict: '{name} weighs mercy against amusement',
    plan: '{name} is wording a magnificent plan',
    draw: '{name} sorts through the cards',
    accuse: '{name} is looking for a culprit',
    answer: '{name} is looking for an excuse',
    told: '{name} is still telling',
    doubt: '{name} may have doubts',
    interrupt: '{name} may interrupt',
    silence: '{name} decides who may interrupt',
    blame: '{name} may blame somebody',
    mercy: '{name} may beg for mercy',
    cancel: '{name} may refuse the mercy',
  },

  branches: {
    question: { question: 'Question somebody', look: 'Give a look' },
    tell: {
      hint: 'Play a hint',
      pass: 'Play a hint and pass the buck',
      end: 'That was all: to the right',
      concede: 'Concede',
    },
    freeze: { quiet: 'Keep quiet', freeze: 'Freeze!' },
    freezeToo: { quiet: 'Keep quiet', freeze: 'Freeze!' },
    rule: {
      look: 'Give a look',
      both: 'A look for the two of them',
      more: 'Go on, go on…',
      twist: 'Throw something in',
      hurry: 'Hurry up!',
      quiet: 'Listen in silence',
    },
    patience: { calm: 'Stay calm' },
    goOn: { goOn: 'Let the tale go on', question: 'Question another', next: 'On with the next' },
    verdict: { accept: 'Let a card decide', refuse: 'Refuse' },
    answer: { hint: 'Play a hint', joker: 'Play a joker', decline: 'Give no answer' },
    told: { ok: 'That is my story' },
    doubt: { pass: 'Believe it', doubt: 'Doubt it', joker: 'Doubt it with a joker' },
    interrupt: { pass: 'Keep quiet', freeze: 'Interrupt' },
    silence: { allow: 'Let one interrupt', silence: 'Silence one' },
    blame: { pass: 'Blame nobody', blame: 'Blame somebody', joker: 'Blame with a joker' },
    mercy: { pass: 'Bear it', mercy: 'Beg for mercy' },
    cancel: { pass: 'Show mercy', cancel: 'No mercy' },
  },

  parts: {
    errand: { line: 'What was the errand? You may leave it empty and say it aloud.', to: 'Who explains it first?' },
    question: {
      to: 'Whom do you question?',
      line: 'What do you say? It may stay empty.',
      seat: 'Who gets the look?',
      reason: 'And why?',
    },
    tell: {
      hint: 'Which hint?',
      line: 'Your excuse. You may leave it empty and tell it aloud.',
      action: 'With which card?',
      to: 'Whose fault was it?',
    },
    freeze: { hint: 'Which hint?', line: 'What do you throw in? It may stay empty.', action: 'With which freeze?' },
    freezeToo: { hint: 'Which hint?', line: 'What do you throw in? It may stay empty.', action: 'With which freeze?' },
    rule: {
      seat: 'Who gets the look?',
      reason: 'And why?',
      more: 'What do you want to know? It may stay empty.',
      twist: 'What do you throw in? It may stay empty.',
    },
    goOn: { to: 'Whom do you question?', line: 'What do you say? It may stay empty.' },
    accuse: { to: 'Whom do you accuse?', line: 'Of what? It may stay empty.' },
    answer: {
      hint: 'Which hint?',
      symbol: 'What shall the joker be?',
      line: 'Your excuse. You may leave it empty and tell it aloud.',
    },
    doubt: { action: 'With which card?', symbol: 'What do you demand?' },
    interrupt: { freeze: 'With which freeze?' },
    silence: { allow: 'Who may interrupt?', seat: 'Whom do you silence?', action: 'With which freeze?' },
    blame: { action: 'With which card?', symbol: 'What do you demand?', to: 'Whom do you blame?' },
    mercy: { mercy: 'With which card?' },
    cancel: { cancel: 'With which card?' },
  },
}

/**
 * The words of "Aye, Dark Overlord!" in English: the table that the other languages follow. `n` chooses the plural
 * form; `title` is always the title of a hint, in quotes as it is; `symbol` is always a symbol's `one`, `cards` and
 * `titles` are lists, `why` is one of `lookReasons`.
 */
import { titles } from './titles'
import { board, taleBook } from './en/board'
import { events, eventsToYou, eventsYou } from './en/events'
import { excuses, orders } from './en/excuses'
import { rulebook } from './en/rulebook'

export const en = {
  ...titles.en,

  /** `one`: in a sentence, as what is demanded. */
  symbols: {
    character: { name: 'Character', one: 'a character' },
    item: { name: 'Item', one: 'an item' },
    place: { name: 'Place', one: 'a place' },
    monster: { name: 'Monster', one: 'a monster' },
    event: { name: 'Event', one: 'an event' },
    joker: { name: 'Joker', one: 'a joker' },
  },

  actions: {
    pass: { name: 'Pass the Buck', short: 'it was somebody else' },
    freeze: { name: 'Freeze', short: 'wait, and what about this?' },
    both: { name: 'Buck or Freeze', short: 'one of the two' },
    card: '{kind} ({symbol})',
    cardSkull: '{kind} ({symbol}, skull)',
    skull: 'Skull',
  },

  quoted: '“{text}”',

  counts: {
    hints: '{n} hint | {n} hints',
    actions: '{n} action | {n} actions',
    looks: '{n} look | {n} looks',
  },

  looks: {
    none: { name: 'In favour', numeral: '0' },
    first: { name: 'First look', numeral: 'I' },
    second: { name: 'Second look', numeral: 'II' },
    third: { name: 'Third look', numeral: 'III' },
  },

  whims: {
    slow: 'Too slow',
    boring: 'Boring',
    ignored: 'Hint ignored',
    disrespect: 'Disrespect',
    chatter: 'Chatter',
    whim: 'A mere whim',
  },

  /** Why there is a look, in the middle of a sentence. */
  lookReasons: {
    slow: 'far too slow',
    boring: 'far too boring',
    ignored: 'a hint that nobody explained',
    disrespect: 'not enough grovelling',
    chatter: 'chatter in the back row',
    whim: 'no reason, just a mood',
    noHint: 'not a single hint in hand',
    conceded: 'out of excuses',
    noPass: 'three hints and nobody to blame',
    sameToYou: 'the blame going to and fro',
    noAnswer: 'no answer',
  },

  /** Why somebody must speak: read across the room, and as a sentence about another, to oneself, and to whoever did it. */
  pressures: {
    questioned: {
      head: 'The Overlord is asking!',
      text: '{by} questions {name}',
      you: '{by} questions you',
      byYou: 'You question {name}',
    },
    passed: {
      head: 'The buck stops here!',
      text: '{by} has passed the buck to {name}',
      you: '{by} has passed the buck to you',
      byYou: 'You have passed the buck to {name}',
    },
    frozen: {
      head: 'Freeze! And this?',
      text: '{by} has frozen {name}, who must work the new hint in',
      you: '{by} has frozen you: work the new hint in',
      byYou: 'You have frozen {name}, who must work the new hint in',
    },
    accused: {
      head: 'Accused!',
      text: '{by} accuses {name}; any hint will do',
      you: '{by} accuses you; any hint will do',
      byYou: 'You accuse {name}; any hint will do',
    },
    doubted: {
      head: 'Not believed!',
      text: '{by} does not believe {name} and demands {symbol}',
      you: '{by} does not believe you and demands {symbol}',
      byYou: 'You do not believe {name} and demand {symbol}',
    },
    blamed: {
      head: 'Blamed!',
      text: '{by} blames {name}, who must answer with {symbol}',
      you: '{by} blames you: answer with {symbol}',
      byYou: 'You blame {name}, who must answer with {symbol}',
    },
    interrupted: {
      head: 'Interrupted!',
      text: '{name} has interrupted {by} and owes {symbol}',
      you: 'You have interrupted {by} and owe {symbol}',
      byYou: '{name} has interrupted you and owes {symbol}',
    },
  },

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

  events,
  eventsYou,
  eventsToYou,

  asides: {
    draw: 'These are: {cards}.',
  },

  excuses,
  orders,

  board,

  taleBook,

  reasons: {
    refused: 'The Overlord was not moved: the plea after the third look was refused.',
    skull: 'The plea was heard, but the card that was turned up shows a skull.',
    most: 'Somebody has the third look. Of the survivors, the one with the most hints in front wins.',
    lastOverlord:
      'Somebody has the third look. Among the survivors with the most hints in front, whoever was Overlord last wins.',
    shared: 'Somebody has the third look. Several survivors have the most hints in front and share the victory.',
  },

  options: {
    rules: {
      name: 'Rules',
      hint: 'In the classic rules the Overlord’s word is law, and in the end one servant is to blame. In “Yes, Master!” the hints in front of you are points; for 4 to 6 players.',
      values: { classic: 'classic', formal: '“Yes, Master!”' },
    },
    overlord: {
      name: 'The first Overlord',
      hint: 'Who begins on the throne, by the number of the seat.',
      values: { off: 'chance decides', number: 'seat {n}' },
    },
    silence: {
      name: 'Patience of the Overlord',
      hint: 'After so much silence everybody sees that the Overlord’s patience is spent: 5 to 10 seconds. Classic rules only.',
      values: { off: 'endless', number: '{n} second | {n} seconds' },
    },
    silencePunishes: {
      name: 'Silence is punished',
      hint: 'Whether spent patience is a look by itself. Otherwise the Overlord decides. Classic rules only.',
      values: { on: 'a look at once', off: 'the Overlord decides' },
    },
    window: {
      name: 'Time to react',
      hint: 'How long everybody has to doubt, interrupt, blame or beg. Without a time, all have to pass by their own hand. “Yes, Master!” only.',
      values: { off: 'until all have passed', number: '{n} second | {n} seconds' },
    },
    deck: {
      name: 'Deck',
      hint: 'The hints and actions of the house, or a deck file of your own.',
      values: { house: 'House deck', own: 'A deck of your own' },
    },
  },

  refusals: {
    formalNeedsSeats: '“Yes, Master!” is for {min} to {max} players.',
    overlordNotSeated: 'Seat {seat} cannot be the Overlord’s: there are only {seats}.',
  },

  deckFaults: {
    letters: 'a name may hold English letters, digits, hyphens and underscores only',
    doubled: 'this name is used twice',
    untitled: 'this hint has no title in any language',
    tooFew: 'there are too few of them, {least} are needed at least',
    noPass: 'no action passes the buck',
    onlySkulls: 'every action has a skull, so nobody could ever be spared',
  },

  rulebook,
}

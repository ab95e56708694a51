/** Who keeps a table, and what happens when its host’s computer is gone. */
export const keepingMessages = {
  keeping: {
    title: 'If this computer is gone',
    brief: 'The table goes on',
    briefNot: 'The table would be lost',
    open: 'Who keeps this table',
    computerOf: '{name}’s computer',
    another: 'another computer',
    hosts: 'Hosts the table now',
    keeps: 'Keeps a sealed copy',
    survives: 'If {name} is gone, the others can go on with the table: seats, cards and answers stay as they are.',
    alone: 'Only {name} has this table. With two more computers that keep a copy, it survives losing that one.',
    oneMore: 'One more computer with the app, and this table survives losing {name}.',
    sealed: 'Nobody can read a hidden card in a sealed copy. The computer that hosts the table can.',
    give: 'Give it to {name}',
    giveSure: 'Give the table to {name}?',
    giveHint:
      '{name} will host the table from then on and can read hidden cards, as {from} can now. Everybody goes along and keeps their seat.',
    giveYes: 'Give the table away',
    giveFirst: 'Give it away first…',
    leaveHint:
      'If this computer goes with you, give the table to another one first: the match goes on there, with everybody in their seat.',
    giving: 'The table is moving to {name}…',
    waiting:
      'Waiting for the computers that keep this table. Nothing is lost; play goes on when one more of them answers.',
    waitingFor: 'Waiting for {names}. Nothing is lost; play goes on when one more of them answers.',
    without: 'Continue without them',
    withoutSure: 'Continue without them?',
    withoutHint:
      'No answer from {names}. If they still reach each other, they can go on with this match too: then there are two of it, and once they meet again, only theirs counts. Until enough computers are back, the table doesn’t survive losing this one. Everybody is told, and the record of the match says so.',
    wentOn: '{time}: the match went on without {names}. They could have gone on too.',
    gone: '{name} doesn’t answer. Another computer that keeps this table will go on with it, and you’ll be taken there.',
    goneTitle: '{name} is gone',
    goneHint: 'The match and its clocks stand still. Nothing that anybody saw is lost.',
    whoAgrees: 'Who agrees',
    hasAgreed: 'agrees',
    notYet: 'hasn’t agreed yet',
    notHere: 'doesn’t answer',
    missingVotes: '{n} more has to agree to continue on {name}. | {n} more have to agree to continue on {name}.',
    tooFew: 'Too few of them answer: {n} more is needed. | Too few of them answer: {n} more are needed.',
    goesOnNow: 'Enough have agreed. The table is moving to {name}…',
    goOn: 'Continue on {name}',
    youAgreed: 'You have agreed.',
    readsFromThen: '{name} can read hidden cards from then on.',
    waitThere: 'When enough have agreed, you’ll be taken along.',
    claims: '{name} says that it hosts this table now, but too few of the others confirm it.',
    follow: 'Go to {name} anyway',
    consentTitle: 'Keep a copy of this table?',
    consent:
      'Keep a sealed copy of this table on your computer, so that it outlives {name}? You can’t read a hidden card in it. If {name} is gone, you’re asked whether to go on.',
    consentYes: 'Keep a copy',
    consentNo: 'No',
    consentLater: 'This is asked once. You can change it in the settings.',
  },
  refusals: {
    tableNowAt:
      'This table has moved. {name} hosts it now and can read hidden cards from here on. You have the same seat as before.',
    yourTableNowAt:
      '{name} hosts this table now. Your copy of it is set aside, and you’re a guest there, at the same seat.',
    wentOnAlone: 'The match goes on without the computers that don’t answer. The record of the match says so.',
  },
}

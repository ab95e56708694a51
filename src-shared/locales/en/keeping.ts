/** Who keeps a table, and what happens when its host’s computer is gone. */
export const keepingMessages = {
  keeping: {
    title: 'If this computer is gone',
    brief: 'The table goes on',
    briefNot: 'The table would be lost',
    open: 'Who keeps this table',
    hosts: 'Hosts the table now',
    keeps: 'Keeps a sealed copy',
    survives: 'If {name} is gone, the others go on with the table: seats, cards and answers stay as they are.',
    alone: 'Only {name} has this table. With two more computers that keep a copy, it survives losing that one.',
    oneMore: 'One more computer with the app, and this table survives losing {name}.',
    sealed: 'Nobody can read a hidden card in a sealed copy. The computer that hosts the table can.',
    give: 'Give it to {name}',
    giveSure: 'Give the table to {name}?',
    giveHint:
      'From then on {name} hosts the table and can read hidden cards, as {from} can now. Everybody goes along and keeps their seat.',
    giveYes: 'Give the table away',
    giving: 'The table is moving to {name}…',
    waiting:
      'Waiting for the computers that keep this table. Nothing is lost; play goes on when one more of them answers.',
    gone: '{name} doesn’t answer. Another computer that keeps this table will go on with it, and you’ll be taken there.',
  },
  refusals: {
    tableNowAt:
      'The table is now hosted by {name}, which can read hidden cards from here on. You have the same seat as before.',
  },
}

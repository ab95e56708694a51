/** Invitations, codes, encryption, who may come, and how secrets are kept. */
export const joiningMessages = {
  joining: {
    shortCode: 'Code of this address: {code}',
    readAloud: 'In the app, the short code is enough: read it aloud.',
    elsewhere: 'Go to another table',
    elsewhereLabel: 'Address, link or short code',
    elsewhereGo: 'Go there',
    codeTitle: 'This table asks for a code',
    codeLabel: 'Code',
    codeHint: 'Ask the host. Capitals and spaces don’t matter.',
    codeOk: 'Come in',
    inTheClear: 'A browser connects unencrypted: others on this network could read along.',
  },
  door: {
    briefOpen: 'Anybody on this network',
    briefCode: 'Only with the code',
    title: 'Who may join',
    code: 'Join code',
    codeNone: 'Anybody who finds the table may join.',
    codeIs: 'New people need the code {code}',
    codeSet: 'Ask for this code',
    codeSuggest: 'Suggest a code',
    codeClear: 'Ask for no code',
    codeChange: 'Another code',
    listener:
      'Browser guests connect unencrypted. Somebody listening on the network could guess a short code; a sentence is hard to guess.',
    visible: 'Show this table on the network',
    visibleHint: 'If hidden, people join by address, link or code only.',
    guests: 'Let guests join with a browser',
    guestsHint: 'They need no app, but their connection isn’t encrypted.',
    guestsSure: 'Block guests with a browser?',
    guestsSureHint: 'Guests in a browser lose their connection at once; they keep their seats.',
    guestsYes: 'Block browsers',
    words: 'Three words for each connection',
    wordsHint: 'If the other person’s app shows the same three words, nobody is in between.',
    wordsNone: 'no words: a browser or an older app',
  },
  secrets: {
    open: 'How secrets are kept',
    lead: 'These games are made of secrets. Here’s what keeps them, and what nothing can.',
    parts: {
      seats: {
        title: 'What your screen is sent',
        text: 'Only what your seat may know. Somebody else’s hidden card never reaches your device: not in the picture, not in the page behind it, not in how long a message is or when it comes. Spectators are sent what lies open on the table, and nothing more.',
      },
      machine: {
        title: 'What the host’s computer could do',
        text: 'The cards are dealt on the host’s computer, so all of them are in its memory while you play. The app doesn’t show them to its owner, and the match saved on disk is encrypted. But its owner can look into it with other tools, or run a changed program. No app can prevent that, and we don’t pretend to.',
      },
      deal: {
        title: 'The fair-deal check',
        text: 'Before the deal, every device puts in a number of its own, sealed first and opened once all are sealed. The shuffle is made from all these numbers and one of the host’s, so nobody can choose the cards: not the host, and not somebody who has seen the others’ numbers. After the match, the host opens its own number and every answer. Every device then plays the match again and compares it with everything it was sent.',
      },
      verdict: {
        title: 'What you see in the end',
        text: '“Dealt fairly”, or the first thing that doesn’t fit: a number of yours left out, seats or options changed after the numbers, a deal thrown away. Everybody sees everybody’s verdict, and who gave no number. A match that was ended early is opened too.',
      },
      limits: {
        title: 'What the check can’t show',
        text: 'Whether somebody looked. A host who peeks and then plays by the rules leaves no trace in the cards. If that matters, choose a host you trust, or a computer nobody plays on. Bots put in no number. If only the host does, only the host has shuffled. And if you play in a browser, the host has also sent you the page that does the checking: it could be made to lie. The app brings its own check, and so does “undertable verify” for a saved record.',
      },
      network: {
        title: 'Others on your network',
        text: 'What your seat is sent crosses your own network and no other. If this page’s address begins with https, nobody on the way can read it; if it begins with http, somebody with the right tools on the same network could.',
      },
    },
  },
}

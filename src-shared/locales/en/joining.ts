/** Invitations, codes, encryption, who may come, and how secrets are kept. */
export const joiningMessages = {
  joining: {
    shortCode: 'Code of this address: {code}',
    readAloud: 'In the app the short code is enough: read it aloud.',
    elsewhere: 'Go to another table',
    elsewhereLabel: 'Address, link or short code',
    elsewhereGo: 'Go there',
    codeTitle: 'This table asks for a code',
    codeLabel: 'Code',
    codeHint: 'The host tells it to you. Capitals and spaces do not matter.',
    codeOk: 'Come in',
    inTheClear: 'A browser comes in unencrypted: people on the same network could read along.',
  },
  door: {
    briefOpen: 'Anybody on this network',
    briefCode: 'Only with the code',
    title: 'Who may come in',
    code: 'Join code',
    codeNone: 'Whoever finds the table may come in.',
    codeIs: 'Whoever is new must say: {code}',
    codeSet: 'Ask for this code',
    codeSuggest: 'Suggest a code',
    codeClear: 'Ask for no code',
    codeChange: 'Another code',
    listener:
      'Guests with a browser come in unencrypted. Whoever listens on the network meanwhile could guess a short code; a sentence is hard to guess.',
    visible: 'Show this table on the network',
    visibleHint: 'Hidden, it is joined by address, link or code alone.',
    guests: 'Let guests in with a browser',
    guestsHint: 'They need no app, but their connection is not encrypted.',
    guestsSure: 'Let no more guests in with a browser?',
    guestsSureHint: 'Those who are here with a browser lose their connection at once; their seats are kept.',
    guestsYes: 'No more browsers',
    words: 'Three words for each connection',
    wordsHint: 'If the app of the other shows the same three words, nobody sits between you.',
    wordsNone: 'no words: a browser or an older app',
  },
  secrets: {
    open: 'How secrets are kept',
    lead: 'These games are made of secrets. This is what keeps them, and what nothing can.',
    parts: {
      seats: {
        title: 'What your screen is sent',
        text: 'Only what your seat may know. A hidden card of somebody else never reaches your device: not in the picture, not in the page behind it, not in how long a message is or when it comes. Spectators are sent what lies open on the table, and nothing more.',
      },
      machine: {
        title: 'What the host’s machine could do',
        text: 'The cards are dealt on the host’s machine, so all of them are in its memory while you play. The app shows its owner none of them, and the match it keeps on disk is encrypted. But whoever owns a machine can look into it with other tools, or run a program that was changed. No app can prevent that, and we do not pretend to.',
      },
      deal: {
        title: 'The fair-deal check',
        text: 'Before the deal every device puts in a number of its own, sealed first and opened once all are sealed. The shuffle is made of all the numbers together with one of the host’s, so nobody can choose the cards: not the host either, and not anybody who has seen the others’ numbers. After the match the host opens its own number and every answer that was given. Every device then plays the match again and compares it with all that it was sent.',
      },
      verdict: {
        title: 'What you see in the end',
        text: '“Dealt fairly”, or the first thing that does not fit: a number of yours that was left out, seats or options that were changed after the numbers, a deal that was thrown away. Everybody sees everybody’s verdict, and who gave no number. A match that was broken off is opened too.',
      },
      limits: {
        title: 'What the check cannot show',
        text: 'Whether somebody looked. A host who peeks and then plays by the rules leaves no trace in the cards. Where that matters, let somebody host whom you trust, or a machine at which nobody plays. Bots put in no number. If nobody but the host does, the host alone has made the shuffle. And if you play in a browser, the host has also sent you the page that does the checking: it could be made to lie. The app brings its own check, and so does “undertable verify” for a saved record.',
      },
      network: {
        title: 'Others on your network',
        text: 'What is sent to your seat crosses your own network and no other. If the address of this page begins with https, nobody on the way can read it; if it begins with http, somebody with the right tools in the same network could.',
      },
    },
  },
}

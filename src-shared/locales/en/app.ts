/** The app’s name, connection, sound and table screen. */
export const appMessages = {
  app: {
    name: 'Undertable',
    tagline: 'Card games with secrets, at one table',
    language: 'Language',
    look: 'Look',
    looks: { dark: 'Dark look', light: 'Light look', system: 'Same as the system' },
    close: 'Close',
    ok: 'OK',
    ready: 'I have seen enough',
    cancel: 'Cancel',
    unofficial:
      'An unofficial, non-commercial implementation; we are not affiliated with the authors or the publishers of the games.',
  },
  name: {
    title: 'What shall we call you?',
    label: 'Your name',
    hint: 'Everybody at the table sees it. You can change it later.',
    ok: 'Come in',
    rename: 'Name and face',
    save: 'Save',
  },
  connection: {
    connecting: 'Looking for the table…',
    loading: 'The game is being fetched…',
    lost: 'The connection is gone. Trying again by itself…',
    answerKept: 'Your answer is kept and goes out as soon as the line is back.',
    retry: 'Try now',
    again: 'Come back in',
    closed: 'You are not at the table any more',
  },
  sound: { volume: 'Volume', mute: 'Mute' },
  screen: {
    name: 'Table screen',
    open: 'Table screen for a TV',
    hint: 'Open this address in the browser of a television or of a laptop that all can see. It shows what everybody may know, has no seat, and is never the host.',
    here: 'Open it on this machine',
    onlyHere: 'This address works on this machine alone.',
    join: 'Join with your phone',
    joinHint: 'Scan the code, or type the address into a browser.',
    begins: 'The host begins the match.',
  },
}

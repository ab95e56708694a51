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
    ready: 'I’ve seen enough',
    cancel: 'Cancel',
    unofficial:
      'An unofficial, non-commercial implementation; we aren’t affiliated with the authors or the publishers of the games.',
  },
  name: {
    title: 'What should we call you?',
    label: 'Your name',
    hint: 'Everybody at the table sees it. You can change it later.',
    ok: 'Come in',
    rename: 'Name and face',
    save: 'Save',
  },
  connection: {
    connecting: 'Looking for the table…',
    loading: 'Loading…',
    lost: 'Connection lost. Reconnecting…',
    answerKept: 'Your answer is saved and will be sent once you’re back online.',
    retry: 'Try now',
    again: 'Come back in',
    closed: 'You’re no longer at the table',
  },
  sound: { volume: 'Volume', mute: 'Mute' },
  screen: {
    name: 'Table screen',
    open: 'Table screen for a TV',
    hint: 'Open this address in the browser of a TV or a laptop that everybody can see. It shows only what everybody may know, takes no seat, and is never the host.',
    here: 'Open it on this computer',
    onlyHere: 'This address works on this computer only.',
    join: 'Join with your phone',
    joinHint: 'Scan the code, or type the address into a browser.',
    begins: 'The host will start the match.',
  },
}

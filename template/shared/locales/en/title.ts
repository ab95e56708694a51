export const title = {
  name: 'Smugglers',
  tagline: 'Load a crate, say what it is, and hope that nobody looks',
  seats: '2–6 players',
  authors: 'A small game to begin with',
}

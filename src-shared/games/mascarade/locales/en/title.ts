/** What Mascarade is called in the lobby, before any other text of it is loaded. */
export const title = {
  name: 'Mascarade',
  tagline: 'Thirteen coins, a mask for everybody, and nobody sure which one they wear',
  seats: '2–13 players',
  authors: 'A game by Bruno Faidutti',
}

/** What Dark Tales is called in the lobby, before any other text of it is loaded. */
export const title = {
  name: 'Dark Tales',
  tagline: 'One card a turn, and hardly anybody lives happily ever after',
  seats: '2–4 players',
  authors: 'A game by Pierluca Zizzi',
}

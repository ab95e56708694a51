/** What Castle of the Devil is called in the lobby, before any other text of it is loaded. */
export const title = {
  name: 'Castle of the Devil',
  tagline: 'Two secret societies, one coach, and nobody knows who is whose',
  seats: '3–8 players',
  authors: 'A game by Michael Palm and Lukas Zach',
}

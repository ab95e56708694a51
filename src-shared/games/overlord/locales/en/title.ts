/** What Aye, Dark Overlord! is called in the lobby, before any other text of it is loaded. */
export const title = {
  name: 'Aye, Dark Overlord!',
  tagline: 'The errand has failed, the Overlord wants to know why, and it was somebody else',
  seats: '3–10 players',
  authors:
    'A game by Fabrizio Bonifacio, Massimiliano Enrico, Chiara Ferlito and Riccardo Crosa; the variant “Yes, Master!” by Tim Uren',
}

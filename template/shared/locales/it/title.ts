export const title = {
  name: 'Contrabbandieri',
  tagline: 'Caricate una cassa, dite che cos’è e sperate che nessuno guardi',
  seats: '2–6 giocatori',
  authors: 'Un piccolo gioco per cominciare',
}

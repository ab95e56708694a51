/** What Castle of the Devil is called in the lobby, where no other words of it are needed yet. */
export const titles = {
  en: {
    name: 'Castle of the Devil',
    tagline: 'Two secret societies, one coach, and nobody knows who is whose',
    seats: '3–8 players',
    authors: 'A game by Michael Palm and Lukas Zach',
  },
  ru: {
    name: 'Карета к замку дьявола',
    tagline: 'Два тайных общества, одна карета – и никто не знает, кто чей',
    seats: '3–8 игроков',
    authors: 'Авторы игры – Михаэль Пальм и Лукас Цах',
  },
  it: {
    name: 'Il castello del diavolo',
    tagline: 'Due compagnie segrete, una carrozza, e nessuno sa chi sta con chi',
    seats: '3–8 giocatori',
    authors: 'Un gioco di Michael Palm e Lukas Zach',
  },
}

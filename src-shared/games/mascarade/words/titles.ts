/** What Mascarade is called in the lobby, where no other words of it are needed yet. */
export const titles = {
  en: {
    name: 'Mascarade',
    tagline: 'Thirteen coins, a mask for everybody, and nobody sure which one they wear',
    seats: '2–13 players',
    authors: 'A game by Bruno Faidutti',
  },
  ru: {
    name: 'Маскарад',
    tagline: 'Тринадцать монет, маска каждому – и никто не уверен, какая на нём самом',
    seats: '2–13 игроков',
    authors: 'Автор игры – Бруно Файдутти',
  },
  it: {
    name: 'Mascarade',
    tagline: 'Tredici monete, una maschera per ciascuno, e nessuno che sappia quale indossa',
    seats: '2–13 giocatori',
    authors: 'Un gioco di Bruno Faidutti',
  },
}

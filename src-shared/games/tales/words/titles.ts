/** What Dark Tales is called in the lobby, where no other words of it are needed yet. */
export const titles = {
  en: {
    name: 'Dark Tales',
    tagline: 'One card a turn, and hardly anybody lives happily ever after',
    seats: '2–4 players',
    authors: 'A game by Pierluca Zizzi',
  },
  ru: {
    name: 'Страшные сказки',
    tagline: 'По карте за ход – и долго и счастливо живёт далеко не каждый',
    seats: '2–4 игрока',
    authors: 'Автор игры – Пьерлука Дзидзи',
  },
  it: {
    name: 'Dark Tales',
    tagline: 'Una carta a turno, e quasi nessuno visse felice e contento',
    seats: '2–4 giocatori',
    authors: 'Un gioco di Pierluca Zizzi',
  },
}

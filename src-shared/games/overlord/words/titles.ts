/** What Overlord is called in the lobby, where no other words of it are needed yet. */
export const titles = {
  en: {
    name: 'Aye, Dark Overlord!',
    tagline: 'The errand has failed, the Overlord wants to know why, and it was somebody else',
    seats: '3–10 players',
    authors:
      'A game by Fabrizio Bonifacio, Massimiliano Enrico, Chiara Ferlito and Riccardo Crosa; the variant “Yes, Master!” by Tim Uren',
  },
  ru: {
    name: 'Да, Тёмный Властелин!',
    tagline: 'Поручение провалено, Властелин желает знать почему, и это не я, это они',
    seats: '3–10 игроков',
    authors:
      'Авторы игры – Фабрицио Бонифацио, Массимилиано Энрико, Кьяра Ферлито и Риккардо Кроза; вариант «Да, хозяин!» – Тим Урен',
  },
  it: {
    name: 'Sì, Oscuro Signore!',
    tagline: 'La missione è fallita, l’Oscuro Signore vuole sapere perché, ed è colpa di qualcun altro',
    seats: '3–10 giocatori',
    authors:
      'Un gioco di Fabrizio Bonifacio, Massimiliano Enrico, Chiara Ferlito e Riccardo Crosa; la variante «Sì, Padrone!» è di Tim Uren',
  },
}

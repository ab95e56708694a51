/** Words of the rulebook's search. */

const en = {
  search: 'Search the rules',
  example: 'a word, a role, a card',
  found: 'Found in {n} place | Found in {n} places',
  none: 'The rules do not speak of that.',
  keys: 'Keys: R opens the rules, / searches them, ? or F1 shows what is in this game.',
}

export const rulebookWords = {
  en,
  ru: {
    search: 'Поиск по правилам',
    example: 'слово, персонаж, карта',
    found: 'Нашлось в {n} месте | Нашлось в {n} местах | Нашлось в {n} местах',
    none: 'В правилах об этом ничего нет.',
    keys: 'Клавиши: R открывает правила, / ищет в них, ? или F1 показывает, что есть в этой игре.',
  },
  it: {
    search: 'Cerca nel regolamento',
    example: 'una parola, un ruolo, una carta',
    found: 'Trovato in {n} punto | Trovato in {n} punti',
    none: 'Il regolamento non ne parla.',
    keys: 'Tasti: R apre il regolamento, / vi cerca, ? o F1 mostra che cosa c’è in questo gioco.',
  },
} satisfies { readonly [language: string]: typeof en }

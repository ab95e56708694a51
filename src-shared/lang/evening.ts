/** Words about the score of an evening. */

const en = {
  title: 'This evening',
  wins: '{n} win | {n} wins',
  of: 'of {n} match | of {n} matches',
  last: 'What was played',
  wonBy: '{game}: {names}',
}

const ru: typeof en = {
  title: 'Сегодняшний вечер',
  wins: '{n} победа | {n} победы | {n} побед',
  of: 'из {n} партии | из {n} партий | из {n} партий',
  last: 'Что сыграно',
  wonBy: '{game}: {names}',
}

const it: typeof en = {
  title: 'Questa sera',
  wins: '{n} vittoria | {n} vittorie',
  of: 'su {n} partita | su {n} partite',
  last: 'Che cosa si è giocato',
  wonBy: '{game}: {names}',
}

export const eveningWords = { en, ru, it }

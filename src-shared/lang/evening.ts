/** Words about the score of an evening. */

const en = {
  title: 'This evening',
  wins: '{n} win | {n} wins',
  of: 'of {n} match | of {n} matches',
  last: 'What was played',
  wonBy: '{game}: {names}',
  anew: 'Begin a new evening',
  anewSure: 'Begin a new evening?',
  anewHint: 'The score starts from nothing. The matches stay in the history.',
}

const ru: typeof en = {
  title: 'Сегодняшний вечер',
  wins: '{n} победа | {n} победы | {n} побед',
  of: 'из {n} партии | из {n} партий | из {n} партий',
  last: 'Что сыграно',
  wonBy: '{game}: {names}',
  anew: 'Начать новый вечер',
  anewSure: 'Начать новый вечер?',
  anewHint: 'Счёт пойдёт с нуля. Сами партии останутся в истории.',
}

const it: typeof en = {
  title: 'Questa sera',
  wins: '{n} vittoria | {n} vittorie',
  of: 'su {n} partita | su {n} partite',
  last: 'Che cosa si è giocato',
  wonBy: '{game}: {names}',
  anew: 'Comincia una nuova serata',
  anewSure: 'Cominciare una nuova serata?',
  anewHint: 'Il punteggio riparte da zero. Le partite restano nella cronologia.',
}

export const eveningWords = { en, ru, it }

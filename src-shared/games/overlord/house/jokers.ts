/** Excuses that fit everywhere. */
import type { HouseHint } from './hints'

export const JOKERS: readonly HouseHint[] = [
  {
    id: 'like-that-already',
    symbol: 'joker',
    emblem: { base: 'bottle', tone: 'ash', mark: 'crack' },
    titles: { en: 'It Was Like That Already', ru: 'Так и было!', it: 'Era già così' },
  },
  {
    id: 'fateful-asterisk',
    symbol: 'joker',
    emblem: { base: 'scroll', tone: 'ember', mark: 'star' },
    titles: { en: 'The Fateful Asterisk', ru: 'Звёздочка и мелкий шрифт', it: 'L’asterisco fatale' },
  },
  {
    id: 'no-names',
    symbol: 'joker',
    emblem: { base: 'hood', tone: 'dusk' },
    titles: { en: 'Naming No Names', ru: 'Не будем показывать пальцем', it: 'Non faccio nomi' },
  },
  {
    id: 'cheating-fate',
    symbol: 'joker',
    emblem: { base: 'glass', tone: 'dusk', mark: 'star' },
    titles: { en: 'Fate, That Old Cheat', ru: 'Судьба-злодейка', it: 'Destino cinico e baro' },
  },
  {
    id: 'pure-coincidence',
    symbol: 'joker',
    emblem: { base: 'cloud', tone: 'gold', mark: 'coin' },
    titles: { en: 'The Purest Coincidence', ru: 'Чистейшее совпадение', it: 'Guarda caso' },
  },
  {
    id: 'new-regulations',
    symbol: 'joker',
    emblem: { base: 'book', tone: 'gold', mark: 'stamp' },
    titles: { en: 'As per the New Regulations', ru: 'Согласно новой инструкции', it: 'Ai sensi della nuova normativa' },
  },
]

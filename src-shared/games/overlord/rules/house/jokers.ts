/** Excuses that fit everywhere. */
import type { HouseHint } from './hints'

export const JOKERS: readonly HouseHint[] = [
  {
    id: 'like-that-already',
    symbol: 'joker',
    emblem: { base: 'bottle', tone: 'ash', mark: 'crack' },
  },
  {
    id: 'fateful-asterisk',
    symbol: 'joker',
    emblem: { base: 'scroll', tone: 'ember', mark: 'star' },
  },
  {
    id: 'no-names',
    symbol: 'joker',
    emblem: { base: 'hood', tone: 'dusk' },
  },
  {
    id: 'cheating-fate',
    symbol: 'joker',
    emblem: { base: 'glass', tone: 'dusk', mark: 'star' },
  },
  {
    id: 'pure-coincidence',
    symbol: 'joker',
    emblem: { base: 'cloud', tone: 'gold', mark: 'coin' },
  },
  {
    id: 'new-regulations',
    symbol: 'joker',
    emblem: { base: 'book', tone: 'gold', mark: 'stamp' },
  },
]

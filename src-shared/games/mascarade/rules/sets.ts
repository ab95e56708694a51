/** Which characters are in a game: the base sets by seat count, and what makes an own set legal. */
import { refuse, type Refusal } from '../../../kernel/refusal'
import { CHARACTERS, type Character } from './characters'

/** Two and three seats: the six characters are fixed. */
const SMALL_SET: readonly Character[] = ['judge', 'bishop', 'king', 'queen', 'fool', 'witch']

/** The base sets for 4 to 13 seats; Judge, Bishop, King and Queen are in all of them. */
const BASE: { readonly [seats: number]: readonly Character[] } = {
  4: ['thief', 'cheat'],
  5: ['witch', 'cheat'],
  6: ['witch', 'cheat'],
  7: ['fool', 'thief', 'witch'],
  8: ['fool', 'witch', 'peasant'],
  9: ['fool', 'witch', 'peasant', 'cheat'],
  10: ['fool', 'witch', 'spy', 'peasant', 'cheat'],
  11: ['fool', 'witch', 'spy', 'peasant', 'cheat', 'inquisitor'],
  12: ['fool', 'witch', 'spy', 'peasant', 'cheat', 'inquisitor', 'widow'],
  13: ['fool', 'thief', 'witch', 'spy', 'peasant', 'cheat', 'inquisitor', 'widow'],
}

/** The most cards that may lie in the middle, and the most there are (the blank one is not used). */
const MOST_IN_MIDDLE = 2
const MOST_CARDS = 13
/** At least one card in this many brings bank money. */
const BANK_SHARE = 3
/** 4 and 5 seats always use six cards. */
const FEW_SEATS = { max: 5, cards: 6 } as const

export const isSmall = (seats: number): boolean => seats <= 3

const inOrder = (set: readonly Character[]): Character[] => CHARACTERS.map(c => c.id).filter(id => set.includes(id))

export function baseSet(seats: number): readonly Character[] {
  const base = BASE[seats]
  return inOrder(base ? ['judge', 'bishop', 'king', 'queen', ...base] : SMALL_SET)
}

/** All cards of a set, each as often as it is in the box: Peasants come as the pair. */
export const cardsOf = (set: readonly Character[]): Character[] =>
  CHARACTERS.filter(c => set.includes(c.id)).flatMap(c => new Array<Character>(c.cards).fill(c.id))

/**
 * The rule that an own set breaks at this number of seats, or null.
 * @param set characters, each at most once
 */
export function refuseSet(set: readonly Character[], seats: number): Refusal | null {
  if (isSmall(seats)) return refuse('setFixed')
  const cards = cardsOf(set).length
  const min = seats <= FEW_SEATS.max ? FEW_SEATS.cards : seats
  const max = seats <= FEW_SEATS.max ? FEW_SEATS.cards : Math.min(seats + MOST_IN_MIDDLE, MOST_CARDS)
  const tooBig = CHARACTERS.find(c => set.includes(c.id) && seats < c.seats)
  const bank = cardsOf(set.filter(id => CHARACTERS.some(c => c.id === id && c.bank))).length
  if (!set.includes('judge')) return refuse('setNeedsJudge')
  if (tooBig) return refuse('setNeedsSeats', { character: tooBig.id, seats: tooBig.seats })
  if (cards < min || cards > max) return refuse('setCards', { cards, min, max })
  if (bank * BANK_SHARE < cards) return refuse('setNeedsBank', { bank, cards })
  return null
}

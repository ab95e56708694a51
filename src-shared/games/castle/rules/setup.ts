/** Setup: societies, professions and objects are dealt; the object deck is shuffled and never reshuffled. */
import { initialState, shuffled, type GameSetup } from '../../../kernel'
import {
  GREEN_SEALS_FROM,
  PROFESSION_IDS,
  TOKENS,
  dealtEach,
  inOrder,
  professionsInOrder,
  sealed,
  societyCards,
  type ObjectId,
  type Society,
} from './cards'
import { readOptions } from './options'
import { firstSeat } from './rulings'
import type { CastleEvent, CastleState } from './state'
import { turn } from './steps/turn'

export function setup({ seats, options: given, random, emit }: GameSetup<CastleEvent>): CastleState {
  const options = readOptions(given)
  // Option `pearlAtThree`, off: the Pearl stays in the box at 3.
  const box: ObjectId[] = seats === 3 && !options.pearlAtThree ? ['pearl'] : []
  const { hands, deck } = dealObjects(seats, box, (items, name) => shuffled(items, random, name))
  const half = societyCards(seats)
  const societies = shuffled(
    [...new Array<Society>(half).fill('order'), ...new Array<Society>(half).fill('brotherhood')],
    random,
    'societies',
  )
  const professions = shuffled(PROFESSION_IDS, random, 'professions')
  const first = firstSeat(options, random, seats)
  emit({ kind: 'deal', first })
  emit({ kind: 'turn', seat: first, number: 1 })
  return {
    ...initialState(turn(null)),
    seats,
    options,
    first,
    hands,
    deck,
    box,
    turn: { seat: first, number: 1, fresh: true, acted: false, over: false },
    chosen: [],
    societies: societies.slice(0, seats),
    // With an odd number of seats one card is left: out of the game, unseen.
    removed: societies[seats] ?? null,
    professions: professions.slice(0, seats),
    up: new Array<boolean>(seats).fill(false),
    leftOver: professionsInOrder(professions.slice(seats)),
    tokens: new Array<number>(seats).fill(0),
    stack: TOKENS,
    exchange: null,
    duel: null,
    memo: Array.from({ length: seats }, () => []),
  }
}

/**
 * The red-sealed objects (at 8 seats also the green-sealed ones) and random others are dealt; the rest are the deck.
 */
function dealObjects(
  seats: number,
  box: readonly ObjectId[],
  shuffle: (objects: readonly ObjectId[], name: string) => ObjectId[],
) {
  const green = sealed('green'),
    plain = sealed('plain').filter(object => !box.includes(object))
  const always = seats >= GREEN_SEALS_FROM ? [...sealed('red'), ...green] : sealed('red')
  const others = shuffle(seats >= GREEN_SEALS_FROM ? plain : [...green, ...plain], 'objects')
  const each = dealtEach(seats),
    more = seats * each - always.length
  const dealt = shuffle([...always, ...others.slice(0, more)], 'deal')
  return {
    hands: Array.from({ length: seats }, (_, seat) => inOrder(dealt.slice(seat * each, (seat + 1) * each))),
    deck: others.slice(more),
  }
}

/**
 * A full state of Castle of the Devil that a seat may believe in when it is its turn: all that is open as it lies, what
 * it knows as it knows it, the rest dealt anew. No exchange and no duel is under way then, and nothing is chosen.
 */
import { freshTable, shuffled, type Random, type Seat, type SeatAsk, type View } from '../../kernel'
import { copy } from '../../kernel/copy'
import type { CastleOpen, CastleOwn } from '../../games/castle'
import {
  GREEN_SEALS_FROM,
  PROFESSION_IDS,
  copiesOf,
  inOrder,
  OBJECT_IDS,
  professionsInOrder,
  sealed,
  type ObjectId,
  type Profession,
  type Society,
} from '../../games/castle/cards'
import type { CastleState } from '../../games/castle/state'
import { happens } from '../particles'
import type { Memory } from './memory'

/** What a seat sees, and that it is asked what it does with its turn: the ask `turn`. */
export interface Frame {
  readonly view: View<CastleOpen, CastleOwn>
  readonly own: CastleOwn
  readonly ask: SeatAsk
}

/** @returns a state of one's own, in which the ask is open */
export function sample({ view, own, ask }: Frame, memory: Memory, random: Random): CastleState {
  const { table, steps } = view.open
  return {
    ...freshTable(...steps.map(copy)),
    // Later than any ask that is open.
    moment: Number.parseInt(ask.id, 10),
    seats: table.players.length,
    first: table.first,
    box: table.box,
    options: options(table, own, ask),
    turn: { ...table.turn, fresh: isFresh(table, own, ask), over: false },
    ...objects(table, own, memory, random),
    chosen: [],
    ...societies(table, memory, random),
    ...professions(table, own, memory.seat, random),
    up: table.players.map(({ faceUp }) => faceUp),
    tokens: table.players.map(({ tokens }) => tokens),
    stack: table.stack,
    exchange: null,
    duel: null,
    memo: table.players.map((_, seat) => (seat === memory.seat ? (own.memo ?? []) : [])),
  }
}

/** Whether the turn offers this. */
const offers = ({ pick }: SeatAsk, branch: string): boolean => pick.pick === 'branch' && branch in pick.of

/** What is not told of the options shows in what is asked; what the Alchemist may do after a Duelist, shows in no turn. */
const options = (
  { edition, smuggling, divination, window, box }: CastleOpen,
  own: CastleOwn,
  ask: SeatAsk,
): CastleState['options'] => ({
  edition,
  smuggling,
  divination,
  window,
  memo: own.memo !== null,
  pearlAtThree: !box.includes('pearl'),
  alchemistAfterDuelist: false,
  pearlBlocksLodge: own.objects.includes('pearl') && !offers(ask, 'declareAlone'),
})

/** In `it` one may declare at the start of a turn alone: whoever may do so then may name rivals, but for the Pearl. */
const isFresh = ({ edition }: CastleOpen, own: CastleOwn, ask: SeatAsk): boolean =>
  edition === 'ru' || own.objects.includes('pearl') || offers(ask, 'declareRival')

function objects(
  table: CastleOpen,
  own: CastleOwn,
  memory: Memory,
  random: Random,
): Pick<CastleState, 'hands' | 'deck'> {
  const seats = table.players.length
  const left = new Map(OBJECT_IDS.map(id => [id, copiesOf(id) - table.box.filter(boxed => boxed === id).length]))
  const room = table.players.map(({ hand }) => hand)
  const hands: ObjectId[][] = table.players.map(() => [])
  const put = (seat: Seat, object: ObjectId): boolean => {
    const copies = left.get(object) ?? 0
    if (copies === 0 || (room[seat] ?? 0) === 0) return false
    left.set(object, copies - 1)
    room[seat] = (room[seat] ?? 0) - 1
    hands[seat]?.push(object)
    return true
  }
  for (const object of own.objects) put(memory.seat, object)
  // What was seen is there with its chance; the surest first, for there are only so many copies.
  for (const { seat, object, sure } of memory.believed()) if (happens(sure, random)) put(seat, object)
  // Sealed objects were dealt to hands, and hands never go back to the deck.
  const spots = shuffled(
    room.flatMap((free, seat) => new Array<Seat>(free).fill(seat)),
    random,
    'spots',
  )
  for (const object of new Set(sealedIn(seats))) {
    const dealt = sealedIn(seats).filter(one => one === object).length
    for (let held = hands.flat().filter(one => one === object).length; held < dealt; held++) {
      const spot = spots.pop()
      if (spot === undefined || !put(spot, object)) break
    }
  }
  const rest = shuffled(
    [...left].flatMap(([object, copies]) => new Array<ObjectId>(copies).fill(object)),
    random,
    'rest',
  )
  for (const seat of spots) {
    const object = rest.pop()
    if (object) put(seat, object)
  }
  return { hands: hands.map(inOrder), deck: rest }
}

const sealedIn = (seats: number): ObjectId[] =>
  seats >= GREEN_SEALS_FROM ? [...sealed('red'), ...sealed('green')] : sealed('red')

function societies(table: CastleOpen, memory: Memory, random: Random): Pick<CastleState, 'societies' | 'removed'> {
  const { allies, minority } = memory.societies.drawn(random),
    { society, rival } = memory
  return {
    societies: table.players.map((_, seat): Society => (seat === memory.seat || allies.has(seat) ? society : rival)),
    removed: table.odd ? (minority ? society : rival) : null,
  }
}

function professions(
  table: CastleOpen,
  own: CastleOwn,
  me: Seat,
  random: Random,
): Pick<CastleState, 'professions' | 'leftOver'> {
  const known = table.players.map(({ profession }, seat) => (seat === me ? own.profession : profession))
  const rest = shuffled(
    PROFESSION_IDS.filter(one => !known.includes(one)),
    random,
    'professions',
  )
  const dealt = known.map((one): Profession => one ?? rest.pop() ?? 'thug')
  return { professions: dealt, leftOver: professionsInOrder(rest) }
}

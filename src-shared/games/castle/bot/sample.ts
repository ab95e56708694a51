/**
 * Samples a full state that a seat believes possible at the start of its turn: public facts and its own knowledge are
 * kept, the rest is dealt at random. At that point there is no exchange, no duel and no chosen object.
 */
import { initialState, shuffled, type Random, type Seat, type SeatAsk, type View } from '../../../kernel'
import { copy } from '../../../kernel/copy'
import type { CastleOpen, CastleOwn } from '../rules'
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
} from '../rules/cards'
import type { CastleState } from '../rules/state'
import { bernoulli } from '../../../bots/particles'
import type { Memory } from './memory'
import { copiesIn } from './playoutKnowledge'

/** A seat's view, and its open ask `turn`. */
export interface TurnContext {
  readonly view: View<CastleOpen, CastleOwn>
  readonly own: CastleOwn
  readonly ask: SeatAsk
}

/** Samples a state in which the ask is open. The caller may change it. */
export function sampleState({ view, own, ask }: TurnContext, memory: Memory, random: Random): CastleState {
  const { table, steps } = view.open
  const { hands, deck } = objects(table, own, memory, random),
    { societies, removed } = drawSocieties(table, memory, random),
    { professions, leftOver } = drawProfessions(table, own, memory.seat, random)
  const { sealed, seen, outcome } = initialState()
  // Written field by field: an object that is spread together is slower to make, and slower to copy in every playout.
  return {
    // As late as the open ask.
    moment: Number.parseInt(ask.id, 10),
    steps: steps.map(copy),
    sealed,
    seen,
    outcome,
    seats: table.players.length,
    first: table.first,
    box: table.box,
    options: options(table, own, ask),
    turn: { ...table.turn, fresh: isFresh(table, own, ask), over: false },
    hands,
    deck,
    chosen: [],
    societies,
    removed,
    professions,
    leftOver,
    up: table.players.map(({ faceUp }) => faceUp),
    tokens: table.players.map(({ tokens }) => tokens),
    stack: table.stack,
    exchange: null,
    duel: null,
    memo: table.players.map((_, seat) => (seat === memory.seat ? (own.memo ?? []) : [])),
  }
}

/** Whether the turn offers this branch. */
const offers = ({ pick }: SeatAsk, branch: string): boolean => pick.pick === 'branch' && branch in pick.of

/** Options that are not public are inferred from what the turn offers. Those that do not matter in a turn are false. */
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
  giftToAnybody: false,
  first: 0,
  pearlBlocksLodge: own.objects.includes('pearl') && !offers(ask, 'declareAlone'),
})

/**
 * By the Italian rules a declaration is possible at the start of a turn only. A seat that may declare then may also
 * name rivals, unless it holds the Pearl.
 */
const isFresh = ({ edition }: CastleOpen, own: CastleOwn, ask: SeatAsk): boolean =>
  edition === 'russian' || own.objects.includes('pearl') || offers(ask, 'declareRival')

function objects(
  table: CastleOpen,
  own: CastleOwn,
  memory: Memory,
  random: Random,
): Pick<CastleState, 'hands' | 'deck'> {
  const seats = table.players.length
  const inGame = copiesInGame(table.box),
    left = { ...inGame }
  const room = table.players.map(({ hand }) => hand)
  const hands: ObjectId[][] = table.players.map(() => [])
  const put = (seat: Seat, object: ObjectId): boolean => {
    if (left[object] === 0 || (room[seat] ?? 0) === 0) return false
    left[object]--
    room[seat] = (room[seat] ?? 0) - 1
    hands[seat]?.push(object)
    return true
  }
  for (const object of own.objects) put(memory.seat, object)
  // Each sighting is true with its certainty. The most certain come first, because copies are limited.
  for (const { seat, object, certainty } of memory.believed()) if (bernoulli(certainty, random)) put(seat, object)
  // Sealed objects were dealt to hands, and nothing returns from hands to the deck.
  const free: Seat[] = []
  for (const [seat, places] of room.entries()) for (let place = 0; place < places; place++) free.push(seat)
  const spots = shuffled(free, random, 'spots')
  for (const [object, dealt] of seats >= GREEN_SEALS_FROM ? BOTH_SEALS : RED_SEALS) {
    for (let held = inGame[object] - left[object]; held < dealt; held++) {
      const spot = spots.pop()
      if (spot === undefined || !put(spot, object)) break
    }
  }
  const notPut: ObjectId[] = []
  for (const object of OBJECT_IDS) for (let copy = 0; copy < left[object]; copy++) notPut.push(object)
  const rest = shuffled(notPut, random, 'rest')
  for (const seat of spots) {
    const object = rest.pop()
    if (object) put(seat, object)
  }
  return { hands: hands.map(inOrder), deck: rest }
}

/** A number of copies of each object. */
type Copies = { [id in ObjectId]: number }

const ALL_COPIES = Object.fromEntries(OBJECT_IDS.map(id => [id, copiesOf(id)])) as Copies

/** How many copies of each object there are, without those in the box. */
function copiesInGame(box: readonly ObjectId[]): Copies {
  const copies = { ...ALL_COPIES }
  for (const object of box) copies[object]--
  return copies
}

/** Sealed objects, and how many of each. */
const countKinds = (objects: readonly ObjectId[]): ReadonlyMap<ObjectId, number> =>
  new Map(objects.map(id => [id, copiesIn(objects, id)]))
const RED_SEALS = countKinds(sealed('red')),
  BOTH_SEALS = countKinds([...sealed('red'), ...sealed('green')])

function drawSocieties(table: CastleOpen, memory: Memory, random: Random): Pick<CastleState, 'societies' | 'removed'> {
  const { allies, minority } = memory.societies.sample(random),
    { society, rival } = memory
  return {
    societies: table.players.map((_, seat): Society => (seat === memory.seat || allies.has(seat) ? society : rival)),
    removed: table.odd ? (minority ? society : rival) : null,
  }
}

function drawProfessions(
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

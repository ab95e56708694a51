/** A full state of Castle of the Devil that a seat may believe in: all that is open as it lies, what it knows as it knows it, the rest dealt anew. */
import { freshTable, shuffled, type Random, type Seat, type SeatAsk, type View } from '../../kernel'
import { copy } from '../../kernel/copy'
import type { CastleOpen, CastleOwn, Used } from '../../games/castle'
import { GREEN_SEALS_FROM, PROFESSION_IDS, copiesOf, inOrder, OBJECT_IDS, professionsInOrder, sealed, type ObjectId, type Profession, type Society } from '../../games/castle/cards'
import type { CastleState, Exchange } from '../../games/castle/state'
import { happens } from '../particles'
import type { Memory } from './memory'

/** Questions that show their seat what lies in a pile: in them nothing is tried out. */
const SHOWING = ['useCoat', 'clairvoyantTop', 'clairvoyantSecond', 'whichBag']

/** Whether there can be a state of one's own making in which this ask is open as it is. */
export const canSample = ({ key }: SeatAsk): boolean => !SHOWING.includes(key)

export interface Frame { readonly view: View<CastleOpen, CastleOwn>; readonly own: CastleOwn; readonly ask: SeatAsk }

/** @returns a state of one's own, in which the ask is open */
export function sample({ view, own, ask }: Frame, memory: Memory, random: Random): CastleState {
  const { table, steps } = view.open, seats = table.players.length, top = steps.at(-1)?.step ?? ''
  const { hands, deck } = objects(table, own, ask, memory, random)
  return {
    ...freshTable(...steps.map(copy)),
    // Later than any ask that is open.
    moment: Number.parseInt(ask.id, 10),
    seats, first: table.first, box: table.box,
    options: options(view, own, ask),
    turn: { ...table.turn, fresh: isFresh(table, own, ask), over: OVER.includes(top) && table.duel?.result === null },
    hands, deck, chosen: [],
    ...societies(table, memory, random),
    ...professions(table, own, memory.seat, random),
    up: table.players.map(({ faceUp }) => faceUp),
    tokens: table.players.map(({ tokens }) => tokens), stack: table.stack,
    exchange: table.exchange && exchange(table.exchange, own, hands, steps.findLast(({ step }) => step === 'effects')?.data, memory),
    duel: table.duel && copy(table.duel),
    memo: table.players.map((_, seat) => seat === memory.seat ? own.memo ?? [] : []),
  }
}

/** After the Priest the turn is over. */
const OVER = ['priestPayment', 'gift']

/** What is not told of the options shows in what is asked. */
function options({ open: { table, asking } }: View<CastleOpen, CastleOwn>, own: CastleOwn, { key, pick }: SeatAsk): CastleState['options'] {
  const { edition, smuggling, divination, window, duel, box } = table
  const isOpen = (branch: string): boolean => pick.pick === 'branch' && branch in pick.of
  return {
    edition, smuggling, divination, window, memo: own.memo !== null,
    pearlAtThree: !box.includes('pearl'),
    alchemistAfterDuelist: key === 'react' && duel?.duelist != null && asking.some(({ seat }) => seat !== duel.attacker && seat !== duel.defender),
    pearlBlocksLodge: key === 'turn' && own.objects.includes('pearl') && !isOpen('declareAlone'),
  }
}

/** In `it` one may declare at the start of a turn alone: whoever may do so then may name rivals, but for the Pearl. */
const isFresh = ({ turn, edition }: CastleOpen, own: CastleOwn, { key, pick }: SeatAsk): boolean =>
  key === 'turn' && !turn.acted && (edition === 'ru' || own.objects.includes('pearl') || (pick.pick === 'branch' && 'declareRival' in pick.of))

const isObject = (used: Used): used is Extract<Used, { what: 'object' }> => used.what === 'object'

function objects(table: CastleOpen, own: CastleOwn, ask: SeatAsk, memory: Memory, random: Random): Pick<CastleState, 'hands' | 'deck'> {
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
  const shown = surely(table, own, ask, memory)
  for (const { seat, object } of shown) put(seat, object)
  // What was seen is there with its chance; the surest first, for there are only so many copies.
  for (const { seat, object, sure } of memory.believed()) {
    const at = shown.findIndex(one => one.seat === seat && one.object === object)
    if (at >= 0) shown.splice(at, 1)
    else if (happens(sure, random)) put(seat, object)
  }
  // Sealed objects were dealt to hands, and hands never go back to the deck.
  const spots = shuffled(room.flatMap((free, seat) => new Array<Seat>(free).fill(seat)), random, 'spots')
  for (const object of new Set(sealedIn(seats))) {
    const dealt = sealedIn(seats).filter(one => one === object).length
    for (let held = hands.flat().filter(one => one === object).length; held < dealt; held++) {
      const spot = spots.pop()
      if (spot === undefined || !put(spot, object)) break
    }
  }
  const rest = shuffled([...left].flatMap(([object, copies]) => new Array<ObjectId>(copies).fill(object)), random, 'rest')
  for (const seat of spots) {
    const object = rest.pop()
    if (object) put(seat, object)
  }
  return { hands: hands.map(inOrder), deck: rest }
}

const sealedIn = (seats: number): ObjectId[] => seats >= GREEN_SEALS_FROM ? [...sealed('red'), ...sealed('green')] : sealed('red')

interface Lying { readonly seat: Seat; readonly object: ObjectId }

/** What lies in others' hands for sure, by this frame alone: shown in the duel, offered, or seen to be taken from. */
function surely({ duel, exchange }: CastleOpen, { offered }: CastleOwn, { key, params }: SeatAsk, memory: Memory): Lying[] {
  if (key === 'take') {
    const loser = Number(params?.loser)
    return memory.sightings.in(loser).flatMap(({ object, sure }) => sure === 1 ? [{ seat: loser, object }] : [])
  }
  const used = (duel?.used ?? []).filter(isObject).filter(({ seat }) => seat !== memory.seat)
  return [...used.map(({ seat, object }) => ({ seat, object })), ...key === 'offered' && exchange && offered ? [{ seat: exchange.by, object: offered }] : []]
}

function societies(table: CastleOpen, memory: Memory, random: Random): Pick<CastleState, 'societies' | 'removed'> {
  const { allies, minority } = memory.societies.drawn(random), { society, rival } = memory
  return {
    societies: table.players.map((_, seat): Society => seat === memory.seat || allies.has(seat) ? society : rival),
    removed: table.odd ? (minority ? society : rival) : null,
  }
}

function professions(table: CastleOpen, own: CastleOwn, me: Seat, random: Random): Pick<CastleState, 'professions' | 'leftOver'> {
  const known = table.players.map(({ profession }, seat) => seat === me ? own.profession : profession)
  const rest = shuffled(PROFESSION_IDS.filter(one => !known.includes(one)), random, 'professions')
  const dealt = known.map((one): Profession => one ?? rest.pop() ?? 'thug')
  return { professions: dealt, leftOver: professionsInOrder(rest) }
}

/** The cards that are on their way: known to its partners, and to all others what they must be for what happens now. */
function exchange({ by, to }: { readonly by: Seat; readonly to: Seat }, own: CastleOwn, hands: readonly (readonly ObjectId[])[], effects: unknown, memory: Memory): Exchange {
  const swapped = effects !== undefined, { last } = memory
  const first = own.offered ?? (swapped ? 'sextant' : hands[by]?.[0] ?? null)
  const mine = last?.by === by && last.to === to ? last.returned : null
  return { by, to, offered: first, returned: swapped ? mine ?? 'mirror' : null, uses: [true, true] }
}

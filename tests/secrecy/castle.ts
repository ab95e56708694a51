/**
 * Castle of the Devil for the twin kit. Who may know what, from docs/rules/castle.md; the blur is the one of its own
 * tests.
 */
import {
  isLegal,
  resolveOptions,
  shuffled,
  type Answer,
  type Game,
  type GameState,
  type Json,
  type Options,
  type ChoiceSpec,
  type Random,
  type Seat,
  type SeatAsk,
} from '../../src-shared/kernel'
import { castle } from '../../src-shared/games/castle/rules'
import { inOrder } from '../../src-shared/games/castle/rules/cards'
import type { CastleState } from '../../src-shared/games/castle/rules/state'
import { blurredState, isBlurrableState } from '../games/castle/rules/blur'
import { anyAnswer, type TwinGame, type TwinStep } from '../kit/twin'

const game = castle as unknown as Game

/**
 * What the rules reveal to all when it happens: hands and societies, a profession, an object used or read aloud,
 * whether a player has something.
 */
const LAYS_OPEN: readonly string[] = [
  'turnUp',
  'removed',
  'end',
  'profession',
  'use',
  'ring',
  'diplomat',
  'alchemist',
  'read',
]

/** Which seats an event lets see something hidden, by its fields; with `passOn` all of them. */
const TELLS: { readonly [kind: string]: readonly string[] } = {
  spy: ['seat'],
  offer: ['seat', 'to'],
  exchange: ['seat', 'with'],
  read: ['giver'],
  look: ['seat'],
  professions: ['seat', 'with'],
  coat: ['seat'],
  draw: ['seat'],
  gift: ['seat', 'to'],
  clairvoyant: ['seat'],
  arranged: ['seat'],
  pay: ['seat', 'to'],
  take: ['seat', 'from'],
}

interface Event {
  readonly kind: string
  readonly [field: string]: Json
}

const mayTell = (event: Event, watched: Seat): boolean =>
  event.kind === 'passOn' || (TELLS[event.kind] ?? []).some(field => event[field] === watched)

function reveals({ after, entries: [entry, twin], told: [told, other] }: TwinStep, watched: Seat | null): boolean {
  // The clock may have drawn another card for another seat, and so another public course.
  if (entry.by === 'clock' && JSON.stringify(entry) !== JSON.stringify(twin)) return true
  const length = Math.max(told.length, other.length)
  for (let i = 0; i < length; i++) {
    const [one, two] = [told[i], other[i]]
    const events = [one?.event, two?.event].flatMap(event => (event ? [event as Event] : []))
    const differ = JSON.stringify(one?.event) !== JSON.stringify(two?.event)
    if (differ) return events.some(event => LAYS_OPEN.includes(event.kind))
    const own = watched !== null && JSON.stringify(one?.own?.[watched]) !== JSON.stringify(two?.own?.[watched])
    if (own && watched !== null && events.every(event => mayTell(event, watched))) return true
  }
  // A declaration ends the match at once, and reveals everything.
  return after === null || after.some(state => state.outcome !== null)
}

/** Questions whose answers hand over a card that nobody else sees. */
const HIDDEN_CARD: readonly string[] = ['offered', 'passOn', 'gift', 'priestPayment', 'take', 'whichBag', 'turn']

/** The answer that looks the same in public, with another card of the twin's hand if the original card is not there. */
function carry(ask: SeatAsk, answer: Answer, random: Random, twin: SeatAsk): Answer {
  if (isLegal(twin.pick, answer) || !HIDDEN_CARD.includes(ask.key)) return answer
  return otherCard(twin.pick, answer, random)
}

function otherCard(pick: ChoiceSpec, answer: Answer, random: Random): Answer {
  if (pick.pick === 'card') return pick.of[random.nextInt(pick.of.length, 'card')] ?? answer
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const given = answer as { readonly [key: string]: Answer }
  if (pick.pick === 'branch') {
    const of = typeof given.branch === 'string' ? pick.of[given.branch] : undefined
    return of && given.branch !== undefined && given.answer !== undefined
      ? { branch: given.branch, answer: otherCard(of, given.answer, random) }
      : answer
  }
  if (pick.pick !== 'each') return answer
  return Object.fromEntries(
    Object.entries(pick.of).map(([part, of]) => [part, otherCard(of, given[part] ?? null, random)]),
  )
}

/**
 * One kind of secret at a time, and of the objects only two are swapped: the less is blurred, the longer the pair can
 * be followed.
 */
function blur(state: CastleState, watched: Seat | null, random: Random): CastleState {
  const all = blurredState(state, watched, random)
  switch (random.nextInt(8, 'what')) {
    case 0:
      return all
    case 1:
    case 2:
      return { ...state, societies: all.societies, removed: all.removed }
    case 3:
    case 4:
      return { ...state, professions: all.professions, leftOver: all.leftOver }
    // An offered object is still in a hand: only the full blur handles it.
    default:
      return state.exchange ? all : twoObjects(state, watched, random)
  }
}

/** Swaps two objects that the watched seat does not see: in hands or in the deck. */
function twoObjects(state: CastleState, watched: Seat | null, random: Random): CastleState {
  const twin = structuredClone(state)
  const shown = (state.duel?.used ?? []).flatMap(used => (used.what === 'object' ? [used.object] : []))
  const piles = [...twin.hands.filter((_, seat) => seat !== watched), twin.deck]
  const places = piles.flatMap(pile => pile.flatMap((object, at) => (shown.includes(object) ? [] : [{ pile, at }])))
  const [one, other] = shuffled(places, random, 'two')
  if (!one || !other) return twin
  const kept = one.pile[one.at],
    put = other.pile[other.at]
  if (kept && put) {
    one.pile[one.at] = put
    other.pile[other.at] = kept
  }
  return { ...twin, hands: twin.hands.map(hand => inOrder(hand)) }
}

/** Long duels and exchanges, few declarations, since these reveal everything. */
function choose(ask: SeatAsk, random: Random): Answer {
  const { pick } = ask
  if (ask.key !== 'turn' || pick.pick !== 'branch') return anyAnswer(ask, random)
  const ways = ['exchange', 'duel', 'spy'].filter(way => pick.of[way])
  const branch = ways[random.nextInt(ways.length, 'way')] ?? 'spy'
  const of = pick.of[branch]
  return of ? { branch, answer: anyAnswer({ ...ask, pick: of }, random) } : anyAnswer(ask, random)
}

export const twinCastle: TwinGame = {
  game,
  seats: [3, 4, 5, 6, 7, 8],
  options(random, seats): Options {
    const edition = seats === 3 || random.nextInt(2, 'edition') === 0 ? 'russian' : 'italian'
    const options = resolveOptions(game, {
      edition,
      memo: random.nextInt(2, 'memo') === 0,
      window: 5,
      ...(edition === 'russian'
        ? { smuggling: random.nextInt(2, 'smuggling') === 0, divination: random.nextInt(2, 'divination') === 0 }
        : {}),
    })
    if ('refused' in options) throw new Error(`options: ${String(options.refused)}`)
    return options as Options
  },
  blurrable: (state: GameState, watched, asked) => isBlurrableState(state as CastleState, asked, watched),
  blur: (state, watched, random) => blur(state as CastleState, watched, random),
  choose,
  carry,
  reveals,
}

/** Overlord, both rule sets, for the twin kit: who may know what, written from docs/rules/overlord.md and not from the code of its views. */
import {
  isLegal,
  legalAnswers,
  resolveOptions,
  shuffled,
  type Answer,
  type Game,
  type GameState,
  type Json,
  type Options,
  type Random,
  type Seat,
  type SeatAsk,
} from '../../src-shared/kernel'
import { overlord } from '../../src-shared/games/overlord/rules'
import { inTableOrder } from '../../src-shared/games/overlord/rules/deck'
import type { OverlordState } from '../../src-shared/games/overlord/rules/state'
import { anyAnswer, type TwinGame, type TwinStep } from '../kit/twin'

const game = overlord as unknown as Game

/** A place where a card lies that a seat cannot see. */
interface Place {
  readonly pile: string[]
  readonly at: number
}
type Sort = 'hints' | 'actions'

/** This many cards of a deck are drawn soon, and then reveal a difference to the seat that draws. */
const SOON = 14

/** Hidden from a seat: the hands of the others, the decks, and what was discarded unseen. */
function hiddenPlaces(state: OverlordState, sort: Sort, watched: Seat | null, deep: boolean): Place[] {
  const deck = sort === 'hints' ? state.hintDeck : state.actionDeck
  const { unseen } = sort === 'hints' ? state.hintPile : state.actionPile
  const piles = [...state.hands.filter((_, seat) => seat !== watched).map(hand => hand[sort]), deck, unseen]
  return piles.flatMap(pile => pile.flatMap((_, at) => (deep || pile !== deck || at >= SOON ? [{ pile, at }] : [])))
}

function swapPairs(places: readonly Place[], pairs: number): void {
  for (let i = 0; i < pairs; i++) {
    const [one, other] = [places[2 * i], places[2 * i + 1]]
    const kept = one?.pile[one.at],
      put = other?.pile[other.at]
    if (one && other && kept !== undefined && put !== undefined) {
      one.pile[one.at] = put
      other.pile[other.at] = kept
    }
  }
}

/** All hidden cards, or a few that are swapped: the less is blurred, the longer the pair can be followed. */
function blur(state: OverlordState, watched: Seat | null, random: Random): OverlordState {
  const twin = structuredClone(state) as OverlordState
  const all = random.nextInt(10, 'all') === 0
  for (const sort of ['hints', 'actions'] as const) {
    const places = shuffled(hiddenPlaces(twin, sort, watched, all), random, sort)
    swapPairs(places, all ? Math.floor(places.length / 2) : 2)
  }
  twin.hands = twin.hands.map(({ hints, actions }) => ({
    hints: inTableOrder(twin.fixed.hints, hints),
    actions: inTableOrder(twin.fixed.actions, actions),
  }))
  return twin
}

interface Event {
  readonly kind: string
  readonly seat?: Json
}

/** What the rules reveal to all when it happens: the card that decides on a plea, the end. */
const LAYS_OPEN: readonly string[] = ['turnUp', 'end']

function reveals({ after, entries: [entry, twin], told: [told, other] }: TwinStep, watched: Seat | null): boolean {
  if (entry.by === 'clock' && JSON.stringify(entry) !== JSON.stringify(twin)) return true
  for (let i = 0; i < Math.max(told.length, other.length); i++) {
    const [one, two] = [told[i], other[i]]
    const events = [one?.event, two?.event].flatMap(event => (event ? [event as unknown as Event] : []))
    if (JSON.stringify(one?.event) !== JSON.stringify(two?.event))
      return events.some(event => LAYS_OPEN.includes(event.kind))
    const own = watched !== null && JSON.stringify(one?.own?.[watched]) !== JSON.stringify(two?.own?.[watched])
    if (own && events.every(event => event.kind === 'draw' && event.seat === watched)) return true
  }
  return after === null || after.some(state => state.outcome !== null)
}

/** What soon ends a tale or a match. */
const DULL: readonly string[] = ['look', 'both', 'concede', 'decline', 'refuse']
const isDull = (answer: Answer): boolean =>
  DULL.includes(
    typeof answer === 'object' && answer !== null && 'branch' in answer ? String(answer.branch) : String(answer),
  )

/** What exists in both worlds; mostly what lets the tale go on. */
function choose(ask: SeatAsk, random: Random, twin?: SeatAsk): Answer {
  const both = [...legalAnswers(ask.pick)].filter(answer => !twin || isLegal(twin.pick, answer))
  const lively = both.filter(answer => !isDull(answer))
  const from = lively.length > 0 && random.nextInt(10, 'lively') > 0 ? lively : both
  return from[random.nextInt(Math.max(1, from.length), 'answer')] ?? anyAnswer(ask, random)
}

/** Discarded unseen: as many other cards of the twin's hand. */
function carry(_: SeatAsk, answer: Answer, random: Random, twin: SeatAsk): Answer {
  if (isLegal(twin.pick, answer) || twin.pick.pick !== 'some' || !Array.isArray(answer)) return answer
  const { of } = twin.pick
  const taken = shuffled(of, random, 'discard').slice(0, answer.length)
  return of.filter(action => taken.includes(action))
}

export const twinOverlord: TwinGame = {
  game,
  seats: [3, 4, 5, 6, 8, 10],
  options(random, seats): Options {
    const rules = seats >= 4 && seats <= 6 && random.nextInt(3, 'rules') > 0 ? 'formal' : 'classic'
    const options = resolveOptions(game, {
      rules,
      silence: random.nextInt(2, 'silence') * 6,
      silencePunishes: random.nextInt(2, 'punishes') === 0,
      window: 5,
    })
    if ('refused' in options) throw new Error(`options: ${String(options.refused)}`)
    return options as Options
  },
  // A freeze in progress is a seat's secret that is about to be shown, or to go back unseen.
  blurrable: (state: GameState) =>
    state.outcome === null && state.sealed.length === 0 && (state as OverlordState).pending.length === 0,
  blur: (state, watched, random) => blur(state as OverlordState, watched, random),
  choose,
  carry,
  reveals,
}

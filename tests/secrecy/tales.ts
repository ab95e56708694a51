/** Dark Tales for the twin kit: who may know what, written from docs/rules/tales.md and not from the code of its views. */
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
import { tales } from '../../src-shared/games/tales/rules'
import { inOrder, type CardId } from '../../src-shared/games/tales/rules/deck'
import type { TalesState } from '../../src-shared/games/tales/rules/state'
import { anyAnswer, type TwinGame, type TwinStep } from '../kit/twin'

const game = tales as unknown as Game

/** Hidden from a seat: the hands of the others, the deck, and the others' total scores. */
interface Place {
  readonly pile: CardId[]
  readonly at: number
}

const hiddenPlaces = (state: TalesState, watched: Seat | null): Place[] =>
  [...state.hands.filter((_, seat) => seat !== watched), state.deck].flatMap(pile =>
    pile.map((_, at) => ({ pile, at })),
  )

function swap(one: Place, other: Place): void {
  const kept = one.pile[one.at],
    put = other.pile[other.at]
  if (kept !== undefined && put !== undefined) {
    one.pile[one.at] = put
    other.pile[other.at] = kept
  }
}

/** This many cards of the deck are drawn soon, and then reveal a difference. */
const SOON = 6

/**
 * All hidden cards, or a few that are swapped, or the totals: the less is blurred, the longer the pair can be followed.
 */
function blur(state: TalesState, watched: Seat | null, random: Random): TalesState {
  const twin = structuredClone(state) as TalesState
  const what = random.nextInt(12, 'what'),
    all = what === 0
  const places = shuffled(
    hiddenPlaces(twin, watched).filter(({ pile, at }) => all || pile !== twin.deck || at >= SOON),
    random,
    'places',
  )
  const swaps = all ? places.length : what < 10 ? 2 : 0
  for (let i = 0; i + 1 < Math.min(swaps, places.length); i += 2) {
    const [one, other] = [places[i], places[i + 1]]
    if (one && other) swap(one, other)
  }
  if (all || what >= 7)
    twin.vp = twin.vp.map((vp, seat) => (seat === watched ? vp : vp + 1 + random.nextInt(9, 'vp', seat)))
  twin.hands = twin.hands.map(hand => inOrder(twin.fixed, hand))
  return twin
}

/**
 * What the rules reveal to all when it happens: a card turned up from the deck, the hands that the Fortune-teller
 * shows, the end.
 */
const laysOpen = (event: Event): boolean =>
  (event.kind === 'play' && event.how === 'top') || ['hands', 'score', 'end'].includes(event.kind)

/** What shows a seat something of the deck. */
const SHOWS: readonly string[] = ['draw', 'peek']

interface Event {
  readonly kind: string
  readonly [field: string]: Json
}

/** The Secret Helper shows its player the top of the deck, before one of the cards is taken. */
const looksAtOthers = ([one, two]: readonly [TalesState, TalesState], watched: Seat | null): boolean =>
  one.steps.at(-1)?.step === 'peek' &&
  one.turn.seat === watched &&
  one.deck.slice(0, LOOK).join() !== two.deck.slice(0, LOOK).join()
const LOOK = 2

function reveals({ after, entries: [entry, twin], told: [told, other] }: TwinStep, watched: Seat | null): boolean {
  // The clock has drawn another card of a hand, and it was played.
  if (entry.by === 'clock' && JSON.stringify(entry) !== JSON.stringify(twin)) return true
  for (let i = 0; i < Math.max(told.length, other.length); i++) {
    const [one, two] = [told[i], other[i]]
    const events = [one?.event, two?.event].flatMap(event => (event ? [event as Event] : []))
    if (JSON.stringify(one?.event) !== JSON.stringify(two?.event)) return events.some(laysOpen)
    const own = watched !== null && JSON.stringify(one?.own?.[watched]) !== JSON.stringify(two?.own?.[watched])
    if (own && events.every(event => SHOWS.includes(event.kind) && event.seat === watched)) return true
  }
  return (
    after === null ||
    after.some(state => state.outcome !== null) ||
    looksAtOthers(after as readonly [TalesState, TalesState], watched)
  )
}

/** Another seat plays a card that exists in both worlds. */
function choose(ask: SeatAsk, random: Random, twin?: SeatAsk): Answer {
  const both = twin ? [...legalAnswers(ask.pick)].filter(answer => isLegal(twin.pick, answer)) : []
  return both[random.nextInt(Math.max(1, both.length), 'both')] ?? anyAnswer(ask, random)
}

/** What a seat takes after a look at the deck, nobody else sees. */
function carry(ask: SeatAsk, answer: Answer, random: Random, twin: SeatAsk): Answer {
  return isLegal(twin.pick, answer) || ask.key !== 'peek' ? answer : anyAnswer(twin, random)
}

/** Questions that show their seat something of the deck. */
const SHOWING: readonly string[] = ['peek']

export const twinTales: TwinGame = {
  game,
  seats: [2, 3, 4],
  options(random): Options {
    const story = (name: string): string => ['first', 'second', 'third'][random.nextInt(3, name)] ?? 'random'
    const options = resolveOptions(game, { a: story('a'), b: story('b') })
    if ('refused' in options) throw new Error(`options: ${String(options.refused)}`)
    return options as Options
  },
  blurrable: (state: GameState, _, asked) =>
    state.outcome === null && !asked.some(key => SHOWING.includes(key)) && !asked.includes('seen'),
  blur: (state, watched, random) => blur(state as TalesState, watched, random),
  choose,
  carry,
  reveals,
}

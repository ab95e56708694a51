/**
 * Twins for a game whose secrets are cards in places: two states that differ in a few hidden cards which have changed
 * places. Written from the rules, not from the game's views.
 */
import {
  isLegal,
  resolveOptions,
  SEEN,
  shuffled,
  type Answer,
  type ChoiceSpec,
  type Game,
  type GameState,
  type Json,
  type Options,
  type Random,
  type Seat,
} from '../../../src-shared/kernel'
import { anyAnswer, type TwinGame, type TwinStep } from '../twin'

/** A place where a card lies: an array or object, and the index or field in it. */
export type Place = readonly [holder: object, at: string | number]

/** Every place of these piles. */
export const placesIn = (...piles: readonly (readonly unknown[])[]): Place[] =>
  piles.flatMap(pile => pile.map((_, at): Place => [pile, at]))

export interface HiddenCards<S extends GameState> {
  readonly game: object
  /** The places whose cards this seat cannot know (null: a spectator). The state may be written into. */
  readonly hidden: (state: S, watched: Seat | null) => readonly Place[]
  /** Kinds of events by which, by the rules, somebody learns what lay hidden. */
  readonly revealing: readonly string[]
  /** Keys of asks in whose answer the card is shown to everybody. Default: a card is played face down. */
  readonly shown?: readonly string[]
  /** Keys of asks that show their seat something hidden, such as the top of the deck. */
  readonly showing?: readonly string[]
  /** Puts a changed state in order, where the order of cards is the table's. */
  readonly tidy?: (state: S) => void
  /** Options of a table; default: any valid ones. */
  readonly options?: (random: Random, seats: number) => Options
}

/** Swaps at once: the fewer, the longer the two matches can be compared. */
const MOST_SWAPS = 3
/** Draws of options until some are valid. */
const TRIES = 50

type Holder = { [at: string | number]: unknown }
const cardAt = ([holder, at]: Place): unknown => (holder as Holder)[at]

export function hiddenCards<S extends GameState>(cards: HiddenCards<S>): TwinGame {
  const game = cards.game as Game,
    { shown = [], showing = [], revealing } = cards

  function blur(state: GameState, watched: Seat | null, random: Random): GameState {
    const twin = structuredClone(state) as S
    const places = shuffled(cards.hidden(twin, watched), random, 'places')
    const swaps = 1 + random.nextInt(MOST_SWAPS, 'swaps')
    for (let done = 0; done < swaps && places.length > 1; done++) {
      const one = places.shift(),
        // Cards of one kind are no secret to each other.
        at = places.findIndex(place => one !== undefined && cardAt(place) !== cardAt(one)),
        [other] = at < 0 ? [] : places.splice(at, 1)
      if (one && other) swap(one, other)
    }
    cards.tidy?.(twin)
    return twin
  }

  function reveals({ after, entries: [entry, twin], told: [told, other] }: TwinStep, watched: Seat | null): boolean {
    if (after === null || after.some(state => state.outcome !== null)) return true
    // The clock has drawn another card of a hand, and everybody sees which.
    if (
      entry.by === 'clock' &&
      shown.includes(entry.ask.split('/')[1] ?? '') &&
      JSON.stringify(entry) !== JSON.stringify(twin)
    )
      return true
    for (let i = 0; i < Math.max(told.length, other.length); i++) {
      const [one, two] = [told[i], other[i]]
      const own = watched !== null && JSON.stringify(one?.own?.[watched]) !== JSON.stringify(two?.own?.[watched])
      if (!own && JSON.stringify(one?.event) === JSON.stringify(two?.event)) continue
      return [one, two].some(emitted => revealing.includes(kindOf(emitted?.event)))
    }
    return false
  }

  return {
    game,
    seats: Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i),
    options: cards.options ?? ((random, seats) => anyOptions(game, random, seats)),
    blur,
    blurrable: (state, watched, asked) =>
      state.outcome === null &&
      state.sealed.length === 0 &&
      !asked.some(key => key === SEEN || showing.includes(key)) &&
      new Set(cards.hidden(structuredClone(state) as S, watched).map(cardAt)).size > 1,
    choose(ask, random, twin) {
      if (!twin || !shown.includes(ask.key)) return anyAnswer(ask, random)
      for (let tries = 0; tries < TRIES; tries++) {
        const answer = anyAnswer(ask, random)
        if (isLegal(twin.pick, answer)) return answer
      }
      return anyAnswer(ask, random)
    },
    carry: (ask, answer, random, twin) =>
      isLegal(twin.pick, answer) || shown.includes(ask.key) ? answer : faceDown(answer, twin.pick, random),
    reveals,
  }
}

function swap(one: Place, other: Place): void {
  const [first, second] = [cardAt(one), cardAt(other)]
  ;(one[0] as Holder)[one[1]] = second
  ;(other[0] as Holder)[other[1]] = first
}

const kindOf = (event: Json | undefined): string =>
  typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : ''

/** The same answer with another card where this one is not in the twin's hand: nobody sees which it is. */
function faceDown(answer: Answer, pick: ChoiceSpec, random: Random): Answer {
  const parts = typeof answer === 'object' && answer !== null ? (answer as { readonly [part: string]: Json }) : {}
  switch (pick.pick) {
    case 'card':
      return isLegal(pick, answer) ? answer : (pick.of[random.nextInt(Math.max(1, pick.of.length), 'card')] ?? answer)
    case 'each':
      return Object.fromEntries(
        Object.entries(pick.of).map(([part, of]) => [part, faceDown(parts[part] ?? null, of, random)]),
      )
    case 'branch': {
      const way = pick.of[String(parts.branch)]
      return way ? { branch: String(parts.branch), answer: faceDown(parts.answer ?? null, way, random) } : answer
    }
    default:
      return answer
  }
}

/** Valid options, drawn at random. */
function anyOptions(game: Game, random: Random, seats: number): Options {
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = Object.fromEntries(
      game.options.map(spec => {
        const draw = (n: number): number => random.nextInt(n, spec.key)
        if (spec.kind === 'choice') return [spec.key, spec.values[draw(spec.values.length)] ?? spec.default]
        if (spec.kind === 'flag') return [spec.key, draw(2) === 1]
        if (spec.kind === 'number')
          return [spec.key, spec.min + spec.step * draw(Math.floor((spec.max - spec.min) / spec.step) + 1)]
        return [spec.key, spec.default]
      }),
    )
    const options = resolveOptions(game, drawn)
    if (!('refused' in options) && !game.validateOptions(options as Options, seats, null)) return options as Options
  }
  throw new Error(`no options are valid at ${seats} seats`)
}

/**
 * What every game must keep in random play, at every seat count and with all options: it is never stuck, it replays
 * identically from its journal and from any snapshot, its asks and views agree, and no private part reaches another
 * seat's view.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fastRandom,
  Match,
  type Entry,
  type Game,
  type GameState,
  type Options,
  type Outcome,
  type Proposal,
  type Seat,
  type EmittedEvent,
} from '../../src-shared/kernel'
import { asksAreCoherent, viewsAreOwn } from './coherent'
import { keyOfAsk, playing, type Dealt, type NextMove } from './play'
import { EFFORT, runs } from './effort'

export interface RandomPlay<S extends GameState, E, O, W> {
  readonly game: Game<S, E, O, W>
  readonly seats: readonly number[]
  readonly deal: (seats: number, options: Options, key: number) => Dealt<S, E, O, W>
  readonly nextMove: NextMove
  /** Every combination of the options that change the rules at this seat count. */
  readonly combinations: (seats: number) => readonly Options[]
  /** Random valid options of a table. */
  readonly anyOptions: (seats: number) => fc.Arbitrary<Options>
  /** Matches of every combination. */
  readonly runs?: number
  /** Number of answers after which a random match is abandoned, or (with `ends`) must be over. */
  readonly most: number
  /** Whether every random match comes to its end. */
  readonly ends?: boolean
  /** What holds after every answer. @throws when it does not */
  readonly holds: (state: S) => void
  /** The seats that must have won, worked out from the rules rather than the game's code. */
  readonly rightful: (state: S) => readonly Seat[]
}

const RUNS = runs(6, 1 / 6)
/** Of so many combinations of options one is played in the quick form, others at other seat counts. */
const EVERY = EFFORT === 'quick' ? 5 : 1
const KEYS = 256
const SEEDS = 1_000_000

/** Plays one match and checks every state. @returns all answers */
export function playAndCheck<S extends GameState, E, O, W>(
  of: RandomPlay<S, E, O, W>,
  seats: number,
  options: Options,
  seed: number,
): Proposal<S, E>[] {
  const { match } = of.deal(seats, options, seed % KEYS)
  const taken: Proposal<S, E>[] = []
  playing(of.nextMove)(match, fastRandom(seed), of.most, step => {
    of.holds(step.state)
    taken.push(step)
  })
  const { state } = match.snapshot()
  if (of.ends && !state.outcome) throw new Error(`not over after ${of.most} answers`)
  if (state.outcome) {
    expect(state.outcome.winners).toEqual(of.rightful(state))
    expect(state.outcome.winners.length).toBeGreaterThan(0)
  }
  return taken
}

export function randomPlay<S extends GameState, E, O, W>(of: RandomPlay<S, E, O, W>): void {
  const { game, deal, anyOptions, most } = of
  const playOn = playing(of.nextMove)
  const property = (
    seats: number,
    from: number,
    holds: (options: Options, seed: number, cut: number) => void,
  ): void => {
    fc.assert(fc.property(anyOptions(seats), fc.nat(SEEDS), fc.nat(most), holds), { seed: from + seats, numRuns: RUNS })
  }

  describe.each(of.seats)('random play at %i seats', seats => {
    it('cards stay complete, the match is never stuck and ends correctly, with every combination of options', () => {
      for (const [i, options] of of.combinations(seats).entries()) {
        if ((i + seats) % EVERY > 0) continue
        for (let run = 0; run < runs(of.runs ?? 1); run++) playAndCheck(of, seats, options, seats * 1000 + i * 10 + run)
      }
    })

    it('a match replays from its journal to the same final state', () => {
      property(seats, 5000, (options, seed) => {
        const live = deal(seats, options, seed % KEYS).match,
          again = deal(seats, options, seed % KEYS).match
        playOn(live, fastRandom(seed), most, step => {
          const same = again.replay(JSON.parse(JSON.stringify(step.entry)) as Entry)
          if (JSON.stringify(same.events) !== JSON.stringify(step.events))
            throw new Error(`told otherwise: ${JSON.stringify(step.entry)}`)
          again.commit(same)
        })
        expect(again.snapshot()).toEqual(live.snapshot())
      })
    })

    it('a match goes on from a snapshot at any point: snapshot and remaining answers give the whole match', () => {
      property(seats, 6000, (options, seed, cut) => {
        const whole = deal(seats, options, seed % KEYS).match,
          part = deal(seats, options, seed % KEYS).match
        const entries: Entry[] = []
        playOn(whole, fastRandom(seed), most, step => entries.push(step.entry))
        const cutAt = cut % (entries.length + 1)
        for (const entry of entries.slice(0, cutAt)) part.commit(part.replay(entry))
        const resumed = Match.resume(
          game,
          JSON.parse(JSON.stringify(part.snapshot())) as ReturnType<typeof part.snapshot>,
        )
        expect(resumed.view(null)).toEqual(part.view(null))
        for (const entry of entries.slice(cutAt)) resumed.commit(resumed.replay(entry))
        expect(resumed.snapshot()).toEqual(whole.snapshot())
      })
    })

    it('every ask can be answered, reaches each asked seat, and each seat sees its own private part only', () => {
      property(seats, 7500, (options, seed) => {
        const { match } = deal(seats, options, seed % KEYS)
        playOn(match, fastRandom(seed), most, () => {
          asksAreCoherent(match)
          viewsAreOwn(match)
        })
      })
    })
  })
}

/** All events, asks and steps that occurred in some matches. */
export class Happened {
  readonly kinds = new Set<string>()
  readonly asked = new Set<string>()
  readonly reasons = new Set<string>()

  hear(told: readonly EmittedEvent<{ readonly kind: string }>[]): void {
    for (const { event } of told) this.kinds.add(event.kind)
  }

  take({
    entry,
    events: told,
  }: {
    readonly entry: Entry
    readonly events: readonly EmittedEvent<{ readonly kind: string }>[]
  }): void {
    this.hear(told)
    this.asked.add(keyOfAsk(entry.ask))
  }

  end(outcome: Outcome | null): void {
    if (outcome) this.reasons.add(outcome.reason)
  }
}

/** What occurs in random play at these tables. */
export function happens<S extends GameState, E extends { readonly kind: string }, O, W>(
  of: Pick<RandomPlay<S, E, O, W>, 'deal' | 'nextMove' | 'most'>,
  tables: readonly (readonly [seats: number, options: Options, key: number, seed: number])[],
): Happened {
  const happened = new Happened()
  for (const [seats, options, key, seed] of tables) {
    const { match, events } = of.deal(seats, options, key)
    happened.hear(events)
    playing(of.nextMove)(match, fastRandom(seed), of.most, step => {
      happened.take(step)
    })
    happened.end(match.outcome)
  }
  return happened
}

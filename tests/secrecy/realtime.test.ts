/**
 * Windows in real time (long form): how long one is open does not tell whether somebody could act in it. Each window is
 * scaled to 50 ms, and timed alternately with a holder of a card and without.
 */
import { describe, expect, it } from 'vitest'
import { fastRandom, type GameState } from '../../src-shared/kernel'
import { Host } from '../../src-main/host/host'
import type { SavedMatch } from '../../src-main/host/match/savedMatch'
import { nodeClock } from '../../src-main/nodeDeps'
import { Guest } from '../kit/guest'
import { testDeps } from '../kit/deps'
import { openParty, answerOnce } from '../kit/party'
import type { TwinGame } from '../kit/twin'
import { likelihood } from './kit/apart'
import { twinCastle } from './castle'
import { twinOverlord } from './overlord'
import { LONG } from '../kit/effort'

const WINDOW_MS = 50
/** Samples of each of the two states, alternating, one window at a time: in parallel they would delay each other. */
const SAMPLES = 250
const LEAK_MS = 5
const NO_LEAK = 0.001,
  CAUGHT = 1e-6
const MOST_STEPS = 400,
  SEEDS = 40

/**
 * The windows with a clock of their own. During `freezeToo` somebody's freeze is always about to be shown, so that it
 * has no twin.
 */
const WINDOWS = [
  ...['endTurn', 'priest', 'hypnotist', 'react', 'doctor'].map(key => [key, twinCastle] as const),
  ...['doubt', 'interrupt', 'blame', 'mercy', 'cancel'].map(key => [key, twinOverlord] as const),
]

interface Found {
  readonly kept: SavedMatch
  readonly twin: GameState
  readonly seats: number
  readonly options: { readonly [key: string]: never }
  readonly seconds: number
}

/** A moment at which this window is open, and its twin for the first seat. */
async function find(kit: TwinGame, key: string): Promise<Found> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const seats = 5
    const party = await openParty({ kit, seed, people: seats })
    for (let step = 0; step < MOST_STEPS && party.table.party.phase === 'match'; step++) {
      const [watched] = party.guests
      const clock = watched?.update.clocks.find(one => one.key === key && one.of > 0)
      const kept = party.table.save()
      const asked = watched?.asks().map(ask => ask.key) ?? []
      if (
        clock &&
        kept &&
        party.guests.every(guest => guest.asks().every(ask => ask.key === key)) &&
        kit.blurrable(kept.snapshot.state, 0, asked)
      ) {
        party.table.close()
        return {
          kept,
          twin: kit.blur(kept.snapshot.state, 0, fastRandom(seed)),
          seats,
          options: kept.snapshot.options as { [key: string]: never },
          seconds: clock.of / 1000,
        }
      }
      if (!(await answerOnce(party, kit))) await party.deps.clock.step()
    }
    party.table.close()
  }
  throw new Error(`the window ${key} never stood open`)
}

/** How long the window is open for the first seat, in milliseconds of real time. */
async function timed(kit: TwinGame, { kept, seats, seconds }: Found, state: GameState, lag: number): Promise<number> {
  const scale = WINDOW_MS / (seconds * 1000)
  const clock = {
    now: () => nodeClock.now() / scale,
    after: (ms: number, act: () => void) => nodeClock.after(ms * scale + (lag > 0 && ms > 0 ? lag : 0), act),
  }
  const host = new Host({ ...testDeps(1), clock })
  const table = host.open({ id: 't', name: 'T', game: kit.game.id, invite: [], fixedKey: null, pace: 0 })
  const guests = Array.from({ length: seats }, (_, seat) => new Guest(host, `Guest ${seat}`, false))
  for (const guest of guests) guest.hello()
  const closed = new Promise<number>(done => {
    const watched = guests[0]
    if (!watched) return
    table.resume({ ...kept, snapshot: { ...kept.snapshot, state } })
    const opened = performance.now()
    watched.onMessage = message => {
      if (message.kind === 'frame') done(performance.now() - opened)
    }
  })
  const took = await closed
  table.close()
  return took
}

async function sample(kit: TwinGame, found: Found, lag: number): Promise<readonly [number[], number[]]> {
  const one: number[] = [],
    other: number[] = []
  for (let i = 0; i < SAMPLES; i++) {
    one.push(await timed(kit, found, found.kept.snapshot.state, 0))
    other.push(await timed(kit, found, found.twin, lag))
  }
  return [one, other]
}

/** The median of a sample, and the spread between its tenths: the machine's own noise. */
function said(times: readonly number[]): string {
  const rising = [...times].sort((a, b) => a - b),
    at = (share: number): string => (rising[Math.floor(rising.length * share)] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms (${at(0.1)} to ${at(0.9)})`
}

describe.runIf(LONG)('windows of 50 ms in real time', () => {
  it.each(WINDOWS)('%s: as long with a holder as without', async (key, kit) => {
    const found = await find(kit, key)
    // Bonferroni: the number of windows, each tried once.
    const p = Math.min(1, likelihood(...(await sample(kit, found, 0))) * WINDOWS.length)
    process.stdout.write(`${key}: p = ${p.toPrecision(3)} over ${SAMPLES} and ${SAMPLES} windows\n`)
    expect(p).toBeGreaterThan(NO_LEAK)
  })

  it('control: 5 ms more for the holder are detected', async () => {
    const found = await find(twinCastle, 'priest')
    const [without, withLag] = await sample(twinCastle, found, LEAK_MS)
    const p = likelihood(without, withLag)
    process.stdout.write(`control: p = ${p.toPrecision(3)}; ${said(without)} and ${said(withLag)}\n`)
    expect(p).toBeLessThan(CAUGHT)
  })
})

describe('the test of two samples', () => {
  const numbers = (n: number, from: number, seed: number): number[] => {
    const random = fastRandom(seed)
    return Array.from({ length: n }, (_, i) => from + random.nextInt(1000, 'n', i) / 1000)
  }

  it('accepts two samples of one distribution', () => {
    expect(likelihood(numbers(200, 50, 1), numbers(200, 50, 2))).toBeGreaterThan(0.01)
  })

  it('tells two distributions apart', () => {
    expect(likelihood(numbers(150, 50, 1), numbers(150, 50.6, 2))).toBeLessThan(1e-6)
  })

  it('agrees with the table: at n = m = 100 a distance of 0.23 is about one in a hundred', () => {
    const a = Array.from({ length: 100 }, (_, i) => i),
      b = a.map(value => value + 23)
    expect(likelihood(a, b)).toBeGreaterThan(0.005)
    expect(likelihood(a, b)).toBeLessThan(0.015)
  })
})

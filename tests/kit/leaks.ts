/**
 * The twin suite of a game, with its controls: for every known way to leak there is a game that leaks in exactly that
 * way, and the suite must catch it. A suite that catches nothing proves nothing.
 */
import { describe, expect, it } from 'vitest'
import { joined, playPairs, type TwinGame, type TwinReport } from './twin'
import { LONG, runs } from './effort'

export { leaking } from './leaking'

/** The ways to leak (docs/secrecy.md). A game that leaves one out is a type error. */
export interface Leaks {
  /** A hidden card in everybody's view. */
  readonly view: TwinGame
  /** A hidden card, or a number that depends on it, in another seat's private view. */
  readonly own: TwinGame
  /** A list whose order depends on hidden details of its items. */
  readonly order: TwinGame
  /** An event that tells what happened under the table. */
  readonly event: TwinGame
  /** The private part of an event, sent to a seat that has no part in it. */
  readonly aside: TwinGame
  /** A question that names a hidden card. */
  readonly ask: TwinGame
  /** A question that only the holder of a card is asked. */
  readonly prompt: TwinGame
  /** A clock that is longer for the holder of a card. */
  readonly clock: TwinGame
  /** A message whose length depends on what it does not say. */
  readonly size: TwinGame
  /** A message that is sent later when a hidden card would allow somebody to act. */
  readonly delay: TwinGame
}

const SAID: { readonly [leak in keyof Leaks]: string } = {
  view: "a hidden card in everybody's view",
  own: "a number that depends on hidden cards in a seat's own part",
  order: 'an order by what lies hidden',
  event: 'an event that tells what happened under the table',
  aside: 'an event that tells a seat what it has no part in',
  ask: 'a question that speaks of a hidden card',
  prompt: 'a question only the holder of a card gets',
  clock: 'a clock that is longer for the holder of a card',
  size: 'a message that is longer for what it does not say',
  delay: 'a message that comes later for what lies hidden',
}

/** `npm run proof -- secrecy --pairs N`: number of pairs; `--from SEED`: seed of the first. */
const numberFrom = (name: string): number => Math.trunc(Number(process.env[name] ?? '0')) || 0
const PAIRS = numberFrom('UNDERTABLE_PAIRS') || (LONG ? 2000 : runs(300, 1 / 10))
const FROM = numberFrom('UNDERTABLE_FROM') || 1
/** Pairs per test: a long run shows its progress, and no test of it hits the time-out. */
const CHUNK = 500
/** From this number of pairs on, median and share are meaningful. */
const JUDGED_FROM = 100
/** A control that was not caught after this many pairs would never be caught. */
const CONTROL_PAIRS = 120
/** How much is compared: a kit that compares little proves little. */
const LEAST = { frames: 20, early: 0.1 } as const

/** @param windows the keys of all asks that are open to several seats at once, or that are closed by their own clock */
export function twinSuite(name: string, kit: TwinGame, leaks: Leaks, windows: readonly string[]): void {
  describe(`${name}: what a seat receives is a function of what it may know`, () => {
    const reports: TwinReport[] = []
    const seeds = Array.from({ length: Math.ceil(PAIRS / CHUNK) }, (_, i) => FROM + i * CHUNK)
    const begun = performance.now()

    it.each(seeds)('pairs of states that a seat cannot tell apart, from seed %i: the same bytes', async from => {
      const report = await playPairs(kit, Math.min(CHUNK, FROM + PAIRS - from), from)
      reports.push(report)
      if (LONG) process.stdout.write(said(name, reports, begun))
      expect(report.leaks).toEqual([])
    })

    it('enough pairs, and enough bytes in them, to mean something', () => {
      const all = joined(reports)
      expect(all.pairs).toBe(PAIRS)
      if (PAIRS < JUDGED_FROM) return
      expect(all.medianFrames).toBeGreaterThanOrEqual(LEAST.frames)
      expect(all.early / all.pairs).toBeLessThan(LEAST.early)
      // A window that was never met was not compared.
      expect(windows.filter(key => !all.asked.has(key))).toEqual([])
    })

    it.each(Object.keys(SAID) as (keyof Leaks)[])('control, %s: it is caught', async leak => {
      const report = await playPairs(leaks[leak], CONTROL_PAIRS, 1, found => found > 0)
      const [caught] = report.leaks
      expect([SAID[leak], caught?.leak]).not.toContain(undefined)
      // Caught by what the seat was sent, not because the game crashed.
      expect(caught?.leak).not.toMatch(/^a fault/)
    })
  })
}

function said(name: string, reports: readonly TwinReport[], begun: number): string {
  const { pairs, frames, medianFrames, early, leaks } = joined(reports)
  const rate = (pairs / (performance.now() - begun)) * 1000
  return `${name}: ${pairs} of ${PAIRS} pairs, ${frames} frames compared, median ${medianFrames} a pair, ${early} ended before the third answer, ${leaks.length} leaks; ${rate.toFixed(1)} pairs/s\n`
}

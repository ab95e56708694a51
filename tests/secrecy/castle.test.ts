/** Non-interference in Castle of the Devil. */
import { describe, expect, it } from 'vitest'
import { playPairs } from './twin'
import { twinCastle } from './castle'

const LONG = process.env.UNDERTABLE_PROOF === '1'
const PAIRS = LONG ? 2000 : 500

describe('Castle: what a seat receives is a function of what it may know', () => {
  it(`${PAIRS} pairs of states that a seat cannot tell apart: the same to the byte`, async () => {
    const report = await playPairs(twinCastle, PAIRS)
    if (LONG) process.stdout.write(`Castle: ${report.pairs} pairs, ${report.frames} frames compared, median ${report.medianFrames} a pair, ${report.early} ended before the third answer, ${report.leaks.length} leaks\n`)
    expect(report.leaks).toEqual([])
    expect(report.pairs).toBe(PAIRS)
    expect(report.medianFrames).toBeGreaterThanOrEqual(20)
    expect(report.early / report.pairs).toBeLessThan(0.1)
  })
})

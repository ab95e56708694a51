/** Confetti: brief, and within the window. */
import { describe, expect, it } from 'vitest'
import { CONFETTI_MS, pieces, PIECES, TONES } from '../../src-renderer/result/pieces'

describe('confetti', () => {
  it('ends in time, and not before it was seen', () => {
    expect(pieces).toHaveLength(PIECES)
    for (const { wait, fall } of pieces) {
      expect(wait + fall).toBeLessThanOrEqual(CONFETTI_MS)
      expect(fall).toBeGreaterThan(1000)
    }
  })

  it('falls everywhere in the window, in every tone', () => {
    for (let tenth = 0; tenth < 10; tenth++)
      expect(pieces.some(({ x }) => x >= tenth / 10 && x < (tenth + 1) / 10)).toBe(true)
    for (const { x } of pieces) expect(x >= 0 && x < 1).toBe(true)
    expect(new Set(pieces.map(({ tone }) => tone)).size).toBe(TONES)
  })
})

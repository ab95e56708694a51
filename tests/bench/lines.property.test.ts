/** The arithmetic of the bench: whatever was measured, the figures said of it are true. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf, notRun, quantile, spreadOf, tableOf, tellLine } from './lines'

const RUNS = { seed: 12, numRuns: 200 }
const values = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 300 })

describe('a quantile', () => {
  it('is a measured value that this part of all values does not exceed, and the smallest such', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0.5, 0.95, 0.99, 1), (all, part) => {
        const found = quantile(all, part)
        expect(all).toContain(found)
        expect(all.filter(value => value <= found).length).toBeGreaterThanOrEqual(part * all.length)
        expect(all.filter(value => value < found).length).toBeLessThan(part * all.length)
      }),
      RUNS,
    )
  })

  it('of a rate is taken from the slow end', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i + 1)
    expect(spreadOf(hundred)).toEqual({ median: 50, p95: 95, p99: 99, count: 100 })
    expect(spreadOf(hundred, true)).toEqual({ median: 50, p95: 6, p99: 2, count: 100 })
  })

  it('of nothing is an error', () => {
    expect(() => quantile([], 0.5)).toThrow('no value')
  })
})

describe('a goal', () => {
  const line = (goal: Parameters<typeof lineOf>[0]['goal'], anchor?: number) =>
    lineOf({
      line: 'a',
      unit: 'ms',
      values: [3],
      ...(anchor === undefined ? {} : { anchor: { name: 'b', values: [anchor] } }),
      ...(goal ? { goal } : {}),
    })

  it('is reached exactly at its bound, and missed beyond it', () => {
    expect(line({ by: 'p99', most: 3 }).reached).toBe(true)
    expect(line({ by: 'p99', most: 2.99 }).reached).toBe(false)
    expect(line({ by: 'median', least: 3.01 }).reached).toBe(false)
    expect(line({ by: 'p99', mostRatio: 1.5 }, 2)).toMatchObject({ reached: true, ratio: 1.5 })
    expect(line({ by: 'p99', mostRatio: 1.5 }, 1.9).reached).toBe(false)
    expect(line({ by: 'median', leastRatio: 20 }, 1).reached).toBe(false)
  })

  it('relative to an anchor is not judged if there is none', () => {
    expect(line({ by: 'p99', mostRatio: 1.5 }).reached).toBe(null)
    expect(line({ by: 'p99', most: 2, mostRatio: 1.5 }).reached).toBe(false)
  })

  it('relative to an anchor that did not run is not judged, and the line says why', () => {
    const found = lineOf({
      line: 'a',
      unit: 'ms',
      values: [3],
      anchor: { name: 'b', why: 'it cannot be installed' },
      goal: { by: 'p99', mostRatio: 1 },
    })
    expect(found).toMatchObject({
      ours: { p99: 3 },
      anchor: { name: 'b', why: 'it cannot be installed' },
      ratio: null,
      reached: null,
    })
    expect(tableOf([found])).toMatch(
      /\| b did not run: it cannot be installed +\| – +\| p99 ≤ 1 × anchor +\| not judged +\|/,
    )
  })
})

it('a line is told with its median, its anchor, the ratio and the goal, all rounded', () => {
  const line = { line: 'one', unit: 'ms', values: [2.34567], goal: { by: 'median', mostRatio: 1.3 } } as const
  expect(tellLine(lineOf({ ...line, anchor: { name: 'ws', values: [2.00001] } }))).toBe(
    'one: 2.35 ms; ws 2 ms; ratio 1.17; goal median ≤ 1.3 × anchor: yes',
  )
  expect(tellLine(lineOf({ ...line, anchor: { name: 'ws', why: 'it broke off' } }))).toBe(
    'one: 2.35 ms; ws did not run: it broke off; goal median ≤ 1.3 × anchor: not judged',
  )
  expect(tellLine(notRun('two', 'no network'))).toBe('two: did not run: no network')
})

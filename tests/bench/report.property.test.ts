/** A suite that runs alone replaces its own lines in the report, and nobody else's. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notRun } from './lines'
import { merged, reportOf, type Ran, type Report } from './report'

const RUNS = { seed: 12, numRuns: 200 }
const ORDER = ['engine', 'growth', 'fanout', 'tables', 'bots']
const machine = {
  platform: 'linux',
  release: '6',
  arch: 'x64',
  processor: 'a',
  processors: 2,
  memoryMB: 4000,
  node: 'v20',
  crowded: 1,
}
const ran = (suite: string, at: string): Ran => ({ suite, at, machine, lines: [notRun(`${suite}: one`, at)] })
const runOf = (names: readonly string[], at: string): Ran[] => names.map(name => ran(name, at))
const some = fc.uniqueArray(fc.constantFrom(...ORDER))

describe('the report', () => {
  it('has each suite once, in order: as it ran last, whatever ran after it', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 6 }), runs => {
        const report = runs.reduce<Report>(
          (before, names, n) => reportOf(JSON.stringify(merged(before, runOf(names, `run ${n}`), ORDER))),
          { suites: [] },
        )
        const last = ORDER.flatMap(suite => {
          const n = runs.findLastIndex(names => names.includes(suite))
          return n < 0 ? [] : [ran(suite, `run ${n}`)]
        })
        expect(report.suites).toEqual(last)
      }),
      RUNS,
    )
  })

  it('drops suites that no longer exist', () => {
    expect(
      merged({ suites: [ran('gone', 'before'), ran('bots', 'before')] }, [], ORDER).suites.map(({ suite }) => suite),
    ).toEqual(['bots'])
  })

  it('starts empty if there is no file, or it has another form, or is cut short', () => {
    for (const text of [
      null,
      '',
      '{',
      'null',
      '7',
      '[]',
      '{"machine":{},"lines":[]}',
      '{"suites":7}',
      ...['{"at":"x","lines":[]}', '{"suite":"bots","lines":[]}', '{"suite":"bots","at":"x"}'].map(
        one => `{"suites":[${one}]}`,
      ),
    ])
      expect(reportOf(text)).toEqual({ suites: [] })
  })
})

/**
 * What the Castle bots are worth (see figures.ts for what is counted): 200 matches at fixed seeds at each table.
 * The long form prints the figures, and plays more matches of bots among themselves.
 */
import { describe, expect, it } from 'vitest'
import { beatsRandom } from '../../../kit/figures'
import { line, measureAlone, measureBots, measureSociety, type TableFigures } from './figures'
import { LONG } from '../../../kit/effort'

const MATCHES = 200
const AMONG_BOTS = { short: 6, long: 100 } as const

/** One bot of eight seats has two turns in a match which random minds end by a wrong declaration: it is counted by society. */
const ALONE = [4, 5, 6] as const
const SOCIETY = [8] as const
const ALL_BOTS = [3, 4, 5, 6, 7, 8] as const

/** Turns of each seat: an evening has a match or two, also where cards only wander. */
const TURNS_EACH = { median: 20, most: 60 } as const

const told = (figures: TableFigures): TableFigures => {
  if (LONG) process.stdout.write(`${line(figures)}\n`)
  return figures
}

describe('the Castle bots', () => {
  beatsRandom(ALONE, seats => told(measureAlone(seats, MATCHES)))

  it.each(SOCIETY)('a society of bots beats one of random minds: %i seats', seats => {
    const { share } = told(measureSociety(seats, MATCHES))
    expect(share?.low).toBeGreaterThan(share?.fair ?? 1)
  })

  it.each(ALL_BOTS)("among themselves come to an end in an evening's time, by a right declaration: %i seats", seats => {
    const { turns, reasons, matches } = told(measureBots(seats, LONG ? AMONG_BOTS.long : AMONG_BOTS.short))
    expect(turns.median).toBeLessThanOrEqual(TURNS_EACH.median * seats)
    expect(turns.most).toBeLessThanOrEqual(TURNS_EACH.most * seats)
    expect(reasons.mistaken ?? 0).toBeLessThan(matches / 3)
  })
})

/**
 * What the Mascarade bots are worth (see figures.ts for what is counted): 200 matches at fixed seeds at each table of
 * one bot among random minds. `npm run proof -- bots` plays 400 and prints the figures.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { beatsRandom } from '../../../kit/figures'
import { ALL_BOTS, AMONG_RANDOM, measure, rate, tell, type Figures, type TableFigures } from '../../../bots/figures'
import { LONG } from '../../../kit/effort'

const MATCHES = { short: 200, long: 400 } as const

/** In how many of their chances bots bluff and challenge: never and always would be read at once. */
const LIVELY = { least: 0.05, most: 0.6 } as const
/** Turns of a whole table, preparation and all: an evening has several matches. */
const MEDIAN_TURNS = { least: 15, most: 60 } as const
const MOST_TURNS = 300

describe('the Mascarade bots', () => {
  let figures: Figures
  beforeAll(() => {
    figures = measure(LONG ? MATCHES.long : MATCHES.short)
    if (LONG) process.stdout.write(tell(figures))
  })
  const at = (seats: number, tables: readonly TableFigures[]): TableFigures => {
    const found = tables.find(table => table.seats === seats)
    if (!found) throw new Error(`nothing was measured at ${seats} seats`)
    return found
  }

  function areLively({ bluff, challenge }: TableFigures): void {
    for (const one of [bluff, challenge]) {
      expect(rate(one)).toBeGreaterThanOrEqual(LIVELY.least)
      expect(rate(one)).toBeLessThanOrEqual(LIVELY.most)
    }
  }

  beatsRandom(AMONG_RANDOM, seats => at(seats, figures.amongRandom))

  describe.each(AMONG_RANDOM)('one among random minds at %i seats', seats => {
    it('bluffs and challenges, each in 5-60 % of its chances', () => {
      areLively(at(seats, figures.amongRandom))
    })
  })

  describe.each(ALL_BOTS)('among themselves at %i seats', seats => {
    it('bluff and challenge, each in 5-60 % of their chances', () => {
      areLively(at(seats, figures.allBots))
    })
    it("come to an end in an evening's time", () => {
      const { turns } = at(seats, figures.allBots)
      expect(turns.median).toBeGreaterThanOrEqual(MEDIAN_TURNS.least)
      expect(turns.median).toBeLessThanOrEqual(MEDIAN_TURNS.most)
      expect(turns.most).toBeLessThanOrEqual(MOST_TURNS)
    })
  })
})

/** A master hears what others say they are, and does not believe its own bluffs. */
import { describe, expect, it } from 'vitest'
import { fastRandom, type Seat } from '../../../../src-shared/kernel'
import { DEFAULT_PROFILE, type Level } from '../../../../src-shared/wire'
import { Memory, type MascaradePart } from '../../../../src-shared/games/mascarade/bot/memory'
import { partOf } from '../../../kit/arena'
import { table, type Table } from '../rules/table'

const ME: Seat = 3

/** How likely a seat is held to be the King, before and after something happens at a table of four. */
function held(who: Seat, happens: (at: Table) => unknown, level: Level = 'hard'): [before: number, after: number] {
  const at = table({ seats: 4 })
  const memory = new Memory(
    ME,
    partOf(at.match, ME, []) as unknown as MascaradePart,
    { ...DEFAULT_PROFILE, level },
    fastRandom(5),
  )
  const before = memory.chanceOf(who, 'king')
  happens(at)
  memory.see(partOf(at.match, ME, at.log) as unknown as MascaradePart)
  return [before, memory.chanceOf(who, 'king')]
}

describe('hearsay', () => {
  it('an announcement makes its character likelier there', () => {
    const [before, after] = held(0, at => at.announce(0, 'king'))
    expect(after).toBeGreaterThan(before + 0.1)
  })

  it('so does a claim', () => {
    const [before, after] = held(1, at => at.announce(0, 'king').claim(1))
    const [, unclaimed] = held(1, at => at.announce(0, 'king').pass(1))
    expect(after).toBeGreaterThan(unclaimed + 0.1)
    expect(after).toBeGreaterThan(before)
  })

  it('of oneself is none', () => {
    const [, silent] = held(ME, at => at.look(0).look(1).look(2))
    const [, bluffing] = held(ME, at => at.look(0).look(1).look(2).announce(ME, 'king'))
    expect(bluffing).toBeCloseTo(silent, 6)
  })

  it('is not heard by those who weigh cards one by one', () => {
    const [before, after] = held(0, at => at.announce(0, 'king'), 'normal')
    expect(after).toBeCloseTo(before, 6)
  })
})

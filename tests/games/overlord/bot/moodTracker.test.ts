/** What rankles with a bot on the classic throne, and how a temper keeps its moods. */
import { describe, expect, it } from 'vitest'
import type { OverlordEvent, TaleLine } from '../../../../src-shared/games/overlord/rules'
import { MoodTracker, type Grievance } from '../../../../src-shared/games/overlord/bot/moodTracker'
import { MOODS } from '../../../../src-shared/games/overlord/bot/moods'
import { DEFAULT_PROFILE } from '../../../../src-shared/wire'
import { excuseMark } from '../../../../src-shared/games/overlord/rules/excuses'
import { classic, type OverlordTable } from '../rules/table'
import { moods, temperOf } from './literal'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

/** A temper beside a table, told whatever happens there. */
function beside(at: OverlordTable) {
  let told = at.log.length
  const temper = new MoodTracker({
    get table() {
      return at.open
    },
    profile: DEFAULT_PROFILE,
    draw: () => 0,
  })
  return (happens: (table: OverlordTable) => unknown): readonly Grievance[] => {
    happens(at)
    for (const { event } of at.log.slice(told)) temper.hear(event)
    told = at.log.length
    return temper.openGrievances()
  }
}
const of = (all: readonly Grievance[], seat: number): Pick<Grievance, 'reason' | 'weight'> | undefined =>
  all.find(one => one.seat === seat)

const hands = {
  1: { hints: ['item1', 'item2', 'item3'], actions: ['pass-item-1', 'pass-item-2'] },
  3: { hints: ['place1', 'place2'], actions: ['freeze-item-1'] },
}
const LINE = 'It was the goose, Your Vileness. It looked at me first.'

describe('it rankles', () => {
  it('to hear the same excuse again, and not to hear another', () => {
    const second = (line: string, first = LINE) =>
      of(
        beside(classic({ speaker: 1, hands }))(at => at.hint(1, 'item1', first).hint(1, 'item2', line)),
        1,
      )?.reason
    expect(second(LINE)).toBe('boring')
    expect(second(`${LINE} Twice.`)).toBe('whim')
    // Told aloud, both of them.
    expect(second('', '')).toBe('whim')
  })
  it('to hear the same template again, no matter who is blamed with it', () => {
    const happens = beside(classic({ speaker: 1, hands }))(at =>
      at
        .pass(1, 2, undefined, undefined, excuseMark('passed', 3, 2))
        .pass(2, 3, undefined, undefined, excuseMark('passed', 3, 3)),
    )
    expect(of(happens, 2)?.weight).toBeGreaterThan(of(happens, 1)?.weight ?? 1)
  })
  it('no more to be brief than a whim does', () => {
    const brief = of(
      beside(classic({ speaker: 1, hands }))(at => at.pass(1, 2, undefined, undefined, LINE)),
      1,
    )
    const longer = of(
      beside(classic({ speaker: 1, hands }))(at => at.hint(1, 'item1', LINE)),
      1,
    )
    expect(longer?.reason).toBe('whim')
    expect(brief?.weight ?? 1).toBeLessThanOrEqual(longer?.weight ?? 0)
  })
  it('that the buck is passed over a freeze; but not back to the player who threw it in, nor once it has been worked in', () => {
    const passed = (to: number, between: (at: OverlordTable) => unknown = () => 0) =>
      of(
        beside(classic({ speaker: 1, hands }))(at => {
          at.hint(1, 'item1').freeze(3, 'freeze-item-1').quiet()
          between(at)
          at.pass(1, to)
        }),
        1,
      )?.reason
    expect(passed(2)).toBe('ignored')
    expect(passed(3)).not.toBe('ignored')
    expect(passed(2, at => at.hint(1, 'item2'))).not.toBe('ignored')
  })
  it('that a word goes unanswered, whatever others throw in meanwhile', () => {
    const asked = (happens: (at: OverlordTable) => unknown) =>
      of(
        beside(classic({ speaker: 1, hands }))(at => {
          at.hint(1, 'item1').branch('rule', 0, 'more', '')
          happens(at)
        }),
        1,
      )?.reason
    expect(asked(at => at.pass(1, 2))).toBe('ignored')
    expect(asked(at => at.freeze(3, 'freeze-item-1').quiet().pass(1, 3))).toBe('ignored')
    expect(asked(at => at.hint(1, 'item2').pass(1, 2))).not.toBe('ignored')
  })
})

describe('a temper on the throne', () => {
  it('begins in a mood of its own: the careful mild, the bold harsh', () => {
    expect(new Set(moods(SEEDS, 'careful'))).toEqual(new Set(['generous', 'curious']))
    expect(new Set(moods(SEEDS, 'bold'))).toEqual(new Set(['impatient', 'cruel']))
    expect(new Set(moods(SEEDS))).toEqual(new Set(MOODS))
  })
  it('drifts with what it hears, and no further than it may', () => {
    const slow: OverlordEvent = { kind: 'patience', speaker: 1 }
    const told: TaleLine = {
      turn: 1,
      seat: 1,
      hint: 'item1',
      symbol: null,
      line: LINE,
      how: 'told',
      action: null,
      pressure: { kind: 'questioned', by: 0, symbol: null },
      said: '',
    }
    const after = (personality: 'even' | 'bold' | 'careful', event: OverlordEvent) => {
      const one = temperOf(1, personality)
      for (let n = 0; n < 30; n++)
        one.hear(event.kind === 'hint' ? { kind: 'hint', told: { ...told, line: `${LINE} ${n}` } } : event)
      return one.mood
    }
    expect([after('even', slow), after('bold', slow), after('careful', slow)]).toEqual(['cruel', 'cruel', 'curious'])
    expect([
      after('even', { kind: 'hint', told }),
      after('bold', { kind: 'hint', told }),
      after('careful', { kind: 'hint', told }),
    ]).toEqual(['generous', 'impatient', 'generous'])
  })
})

/** What rankles with a bot on the classic throne, and how a temper keeps its moods. */
import { describe, expect, it } from 'vitest'
import type { OverlordEvent, OverlordOpen, TaleLine, Volley } from '../../../../src-shared/games/overlord/rules'
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

/** A temper beside a table that the test writes down: it begins in the mildest mood. */
function hearing(players = 4) {
  const table = {
    turn: { number: 1 },
    tale: [] as TaleLine[],
    volley: null as Volley | null,
    players: new Array<object>(players).fill({}),
  }
  const temper = new MoodTracker({
    table: table as unknown as OverlordOpen,
    profile: DEFAULT_PROFILE,
    draw: () => 0,
  })
  return {
    table,
    temper,
    hear: (...events: readonly OverlordEvent[]): void => {
      for (const event of events) temper.hear(event)
    },
    /** A seat plays a hint in the present turn. A line that is not said is spoken aloud. */
    tells: (seat: number, line = '', how: TaleLine['how'] = 'told'): void => {
      const told = { turn: table.turn.number, seat, line, how } as TaleLine
      table.tale.push(told)
      temper.hear({ kind: 'hint', told })
    },
    reason: (seat: number) => of(temper.openGrievances(), seat)?.reason,
  }
}
const freeze = (seat: number): OverlordEvent => ({ kind: 'freeze', seat, speaker: 1, action: 'freeze-item-1' })
const look = (seat: number): OverlordEvent => ({ kind: 'look', seat, count: 1, reason: 'whim' })
const slow = (speaker: number): OverlordEvent => ({ kind: 'patience', speaker })
const question: OverlordEvent = { kind: 'question', seat: 0, to: 2, line: '' }

describe('it rankles a temper', () => {
  it('that the same servant throws in a third freeze, until there was a look at anybody', () => {
    const after = (...events: readonly OverlordEvent[]) => {
      const { hear, reason } = hearing()
      hear(...events)
      return reason(3)
    }
    expect(after(freeze(3), freeze(3), freeze(3))).toBe('chatter')
    expect(after(freeze(3), freeze(3), freeze(2))).toBeUndefined()
    expect(after(freeze(2), freeze(2), freeze(3))).toBeUndefined()
    expect(after(freeze(3), freeze(3), look(2), freeze(3))).toBeUndefined()
    expect(after(freeze(3), freeze(3), look(2), freeze(3), freeze(3), freeze(3))).toBe('chatter')
  })

  it('to hear a mumble of twelve signs, or a tale of more than two hundred', () => {
    const typed = (length: number) => {
      const { tells, reason } = hearing()
      tells(1, 'x'.repeat(length))
      return reason(1)
    }
    expect([1, 12, 13, 200, 201].map(typed)).toEqual(['boring', 'boring', 'whim', 'whim', 'chatter'])
  })

  it('that the buck goes to and fro, except with two servants who can pass it to nobody else', () => {
    const passed = (passes: number, { players = 4, from = 1 } = {}) => {
      const { table, hear, reason } = hearing(players)
      table.volley = { from, to: from === 1 ? 2 : 1, passes }
      hear({ kind: 'pass', seat: 1, to: 2, action: 'pass-item-1' })
      return reason(1)
    }
    expect([1, 2, 3].map(passes => passed(passes))).toEqual([undefined, 'disrespect', 'disrespect'])
    expect([passed(2, { players: 3 }), passed(2, { from: 2 })]).toEqual([undefined, undefined])
  })

  it('to hear a third hint of a servant in one turn', () => {
    const { table, tells, reason } = hearing()
    const heard = [1, 2, 3].map(() => {
      tells(1)
      return reason(1)
    })
    expect(heard).toEqual(['whim', 'whim', 'chatter'])
    table.turn.number++
    tells(1)
    tells(2)
    expect([reason(1), reason(2)]).toEqual(['whim', 'whim'])
  })

  it('to be brief with the only hint of a turn, not with the second', () => {
    const { tells, reason } = hearing()
    tells(1, '', 'passed')
    tells(2)
    tells(2, '', 'passed')
    expect([reason(1), reason(2)]).toEqual(['boring', 'whim'])
  })

  it('to hear an excuse again that is one of the last six', () => {
    const again = (others: number) => {
      const { table, tells, reason } = hearing()
      for (const line of [LINE, ...Array.from({ length: others }, (_, n) => `${LINE} ${n}`), LINE]) {
        table.turn.number++
        tells(1, line)
      }
      return reason(1)
    }
    expect([again(0), again(5), again(6)]).toEqual(['boring', 'boring', 'whim'])
  })

  it('that a freeze of this turn is passed over, not one of an earlier turn', () => {
    const passed = (turns: number) => {
      const { table, tells, hear, reason } = hearing()
      tells(3, '', 'froze')
      table.turn.number += turns
      tells(1, '', 'passed')
      hear({ kind: 'pass', seat: 1, to: 2, action: 'pass-item-1' })
      return reason(1)
    }
    expect([passed(0), passed(1)]).toEqual(['ignored', 'boring'])
  })

  it('for this turn and the next, and is settled by a look at that servant', () => {
    const { table, hear, reason } = hearing()
    hear(slow(1), slow(2), look(1))
    expect([reason(1), reason(2)]).toEqual([undefined, 'slow'])
    table.turn.number = 2
    expect(reason(2)).toBe('slow')
    table.turn.number = 3
    expect(reason(2)).toBeUndefined()
  })

  it('the most that weighs most in a turn, of equals the latest; and in a later turn what is new', () => {
    const { table, tells, hear, reason } = hearing()
    tells(1, 'x')
    tells(1, 'x'.repeat(201))
    expect(reason(1)).toBe('chatter')
    hear(slow(1))
    tells(1, 'y')
    expect(reason(1)).toBe('slow')
    table.turn.number = 2
    tells(1)
    expect(reason(1)).toBe('whim')
  })
})

describe('a word of the Overlord', () => {
  it('is owed an answer in that turn alone, and so is the only one to its hint', () => {
    const { temper, tells, hear } = hearing()
    const state = () => [temper.spoke, temper.owesAnswer]
    hear({ kind: 'more', speaker: 1, line: '' })
    expect(state()).toEqual([true, true])
    hear(question)
    expect(state()).toEqual([false, false])
    hear({ kind: 'hurry', speaker: 1 })
    expect(state()).toEqual([true, false])
    tells(1)
    expect(state()).toEqual([false, false])
  })
})

describe('a temper on the throne', () => {
  it('begins in a mood of its own: the careful mild, the bold harsh', () => {
    expect(new Set(moods(SEEDS, 'careful'))).toEqual(new Set(['generous', 'curious']))
    expect(new Set(moods(SEEDS, 'bold'))).toEqual(new Set(['impatient', 'cruel']))
    expect(new Set(moods(SEEDS))).toEqual(new Set(MOODS))
  })
  it('gets worse by one step at a time, and begins anew after each', () => {
    const { temper, hear } = hearing()
    const after = [1, 2, 3, 4, 5, 6].map(() => {
      hear(slow(1))
      return temper.mood
    })
    expect(after).toEqual(['generous', 'curious', 'curious', 'bored', 'bored', 'impatient'])
  })
  it('drifts with what it hears, and no further than it may', () => {
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
    expect([after('even', slow(1)), after('bold', slow(1)), after('careful', slow(1))]).toEqual([
      'cruel',
      'cruel',
      'curious',
    ])
    expect([
      after('even', { kind: 'hint', told }),
      after('bold', { kind: 'hint', told }),
      after('careful', { kind: 'hint', told }),
    ]).toEqual(['generous', 'impatient', 'generous'])
  })
})

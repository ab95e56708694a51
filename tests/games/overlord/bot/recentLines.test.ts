/** What was said a short while ago is not said again, and there is always something left to say. */
import { describe, expect, it } from 'vitest'
import { RecentLines } from '../../../../src-shared/games/overlord/bot/recentLines'
import type { OverlordEvent } from '../../../../src-shared/games/overlord/rules'
import {
  EXCUSES,
  EXCUSE_GROUPS,
  excuseMark,
  type ExcuseGroup,
} from '../../../../src-shared/games/overlord/rules/excuses'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)
const told = (line: string): OverlordEvent => ({ kind: 'hint', told: { line } }) as unknown as OverlordEvent
const asked = (line: string): OverlordEvent => ({ kind: 'question', to: 1, line }) as unknown as OverlordEvent

/** Lines of a group that were said in this order. */
function said(group: ExcuseGroup, ...spoken: readonly number[]): RecentLines {
  const lines = new RecentLines()
  for (const number of spoken) lines.hear(told(excuseMark(group, number)))
  return lines
}

describe('a line', () => {
  it('is not said again soon, whether it came with a hint or otherwise', () => {
    for (const event of [told, asked]) {
      const lines = new RecentLines()
      lines.hear(event(excuseMark('question', 4)))
      expect(lines.unused('question', EXCUSES.question, 0.5)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9])
      expect(lines.unused('plea', EXCUSES.plea, 0.5)).toEqual(numbers(EXCUSES.plea))
    }
  })

  it('may come again after others: the later, the more of them are remembered', () => {
    const lines = said('told', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    const gone = (share: number): number[] => {
      const left = lines.unused('told', EXCUSES.told, share)
      return numbers(EXCUSES.told).filter(number => !left.includes(number))
    }
    expect([gone(0.25), gone(0.5)]).toEqual([
      [6, 7, 8, 9],
      [2, 3, 4, 5, 6, 7, 8, 9],
    ])
    expect(gone(0.75)).toEqual(numbers(10))
  })

  it('of one’s own, typed or spoken aloud, is none of them', () => {
    const lines = new RecentLines()
    for (const line of ['', 'It was the goose.', '~t9999']) lines.hear(told(line))
    lines.hear({ kind: 'concede', seat: 1 } as unknown as OverlordEvent)
    for (const group of EXCUSE_GROUPS) expect(lines.unused(group, EXCUSES[group], 1)).toHaveLength(EXCUSES[group])
  })
})

describe('who has said everything', () => {
  it.each(EXCUSE_GROUPS)('has three lines left at least, those of long ago: %s', group => {
    const all = numbers(EXCUSES[group])
    expect(said(group, ...all).unused(group, all.length, 1)).toEqual([0, 1, 2])
  })

  it('has three left of the lines that fit, too, where not all of them do', () => {
    expect(said('told', ...numbers(EXCUSES.told), ...numbers(12)).unused('told', 12, 1)).toEqual([0, 1, 2])
  })
})

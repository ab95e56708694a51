/** Whether a bot of Mascarade lets an announcement pass: who may still challenge it, and who pays if it is false. */
import { describe, expect, it } from 'vitest'
import { ANSWER_SCORES } from '../../../../src-shared/games/mascarade/bot/answerScores'
import { Memory, type MascaradePart } from '../../../../src-shared/games/mascarade/bot/memory'
import { afterPower } from '../../../../src-shared/games/mascarade/bot/coinValuation'
import type { MascaradeEvent } from '../../../../src-shared/games/mascarade/rules'
import { pick, type Seat } from '../../../../src-shared/kernel'
import { partOf } from '../../../kit/arena'
import { table } from '../rules/table'

const ME: Seat = 1
const announced: MascaradeEvent = { kind: 'announce', seat: 0, slot: 's0', character: 'king' }
const claims = (seat: Seat): MascaradeEvent => ({ kind: 'claim', seat, slot: `s${seat}`, character: 'king' })
const passes = (seat: Seat): MascaradeEvent => ({ kind: 'pass', seat, character: 'king' })
/** Turns of long ago in which a seat claimed again and again. */
const claimer = (seat: Seat): MascaradeEvent[] => [
  ...Array.from({ length: 30 }, () => claims(seat)),
  { kind: 'turn', seat: 0, number: 11, sort: 'free' } as MascaradeEvent,
]

/** What passing is worth to this seat once all of this has happened. */
function passing(...events: readonly MascaradeEvent[]) {
  const part = partOf(table({ seats: 4 }).match, ME, []) as unknown as MascaradePart
  const memory = new Memory(ME, part)
  memory.see({ ...part, events: events.map(event => ({ event })) } as unknown as MascaradePart)
  const ask = { id: '9/challenge/0', key: 'challenge', pick: pick.ok(), params: {} }
  return { memory, score: ANSWER_SCORES.challenge?.(memory, ask)({ branch: 'pass', answer: true }) ?? NaN }
}

describe('passing an announcement', () => {
  it('is worth what the announcer gains by it, if everybody else has passed', () => {
    const { memory, score } = passing(announced, passes(2), passes(3))
    expect(score).toBeCloseTo(memory.winChance(afterPower(memory.coinTable, 0, 'king')), 12)
  })

  it('depends on how ready those who may still claim are, and on nobody else: the announcer claims nothing more', () => {
    const { score } = passing(announced)
    expect(passing(...claimer(2), announced).score).not.toBeCloseTo(score, 6)
    expect(passing(...claimer(0), announced).score).toBeCloseTo(score, 12)
    const passed = passing(announced, passes(2)).score
    expect(passing(...claimer(2), announced, passes(2)).score).toBeCloseTo(passed, 12)
    expect(passed).not.toBeCloseTo(score, 6)
  })

  it('leaves nothing to those who could still claim once somebody has: it is disputed', () => {
    const { score } = passing(announced, claims(2))
    expect(passing(...claimer(3), announced, claims(2)).score).toBeCloseTo(score, 12)
  })
})

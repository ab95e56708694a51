/** What a bot of Overlord remembers of its own freezes, and of what it means to do in a turn. */
import { describe, expect, it } from 'vitest'
import { heeds } from '../../../../src-shared/games/overlord/bot/classicServant'
import { Memory, type OverlordPart } from '../../../../src-shared/games/overlord/bot/memory'
import { overlordBot } from '../../../../src-shared/games/overlord/bot'
import type { OverlordEvent } from '../../../../src-shared/games/overlord/rules'
import type { Json, Seat } from '../../../../src-shared/kernel'
import { partOf } from '../../../kit/arena'
import { classic, DECK } from '../rules/table'
import { Sitting } from './literal'

const ME: Seat = 2
const freeze = (seat: Seat): OverlordEvent => ({ kind: 'freeze', seat, speaker: 1, action: 'freeze-item-1' })
const look = (seat: Seat): OverlordEvent => ({ kind: 'look', seat, count: 1, reason: 'whim' })

function remembering(...events: readonly OverlordEvent[]): Memory {
  const part = partOf(classic({ speaker: 1 }).match, ME, []) as unknown as OverlordPart
  const memory = new Memory({ seat: ME, random: { nextInt: () => 0 } }, part)
  memory.see({ ...part, events: events.map(event => ({ event })) } as unknown as OverlordPart)
  return memory
}

describe('the freezes of a servant', () => {
  it('are those that it has thrown in itself since it was last looked at', () => {
    const count = (...events: readonly OverlordEvent[]): number => remembering(...events).frozen
    expect(count(freeze(ME), freeze(3), freeze(ME))).toBe(2)
    expect(count(freeze(ME), look(3))).toBe(1)
    expect(count(freeze(ME), look(ME))).toBe(0)
    expect(count(freeze(ME), look(ME), freeze(ME))).toBe(1)
  })
})

describe('what a speaker means to do', () => {
  it('is decided once a turn, whatever it is asked in it', () => {
    const drawn: string[] = []
    const random = {
      nextInt: (_: number, name: string): number => {
        drawn.push(name)
        return 0
      },
    }
    const bot = overlordBot({ seat: 1, deck: DECK as unknown as Json, random })
    const sitting = new Sitting(classic({ speaker: 1 }), 1, bot)
    sitting.answers()
    sitting.after(at => at.hint(1)).answers()
    sitting.answers()
    expect(drawn.filter(name => name === 'hints')).toHaveLength(1)
  })

  it('holds for that turn alone', () => {
    const memory = remembering()
    const { number } = memory.table.turn ?? { number: NaN }
    memory.intent = { turn: number, hints: 1, heeds: true }
    expect(heeds(memory)).toBe(true)
    memory.intent = { turn: number - 1, hints: 1, heeds: true }
    expect(heeds(memory)).toBe(false)
  })
})

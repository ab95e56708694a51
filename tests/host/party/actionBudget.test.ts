/** Which commands of one person are counted, because everybody is told of them, and which are not. */
import { describe, expect, it } from 'vitest'
import { ActionBudgets } from '../../../src-main/host/party/actionBudget'
import { newPerson } from '../../../src-main/host/party/person'
import { clientMessage, type ClientMessage } from '../../../src-shared/wire/client'
import { VirtualClock } from '../../kit/clock'

const COUNTED = [
  ...['rename', 'avatar', 'character', 'sit', 'stand', 'ready', 'vote', 'undo', 'undoReply', 'wish', 'link'],
  ...['offered', 'claim', 'admit', 'keepTable', 'start', 'rematch'],
]
const KINDS = clientMessage.options.map(({ entries }) => entries.kind.literal as ClientMessage['kind'])
const anna = newPerson('a', 'a', 'Anna'),
  boris = newPerson('b', 'b', 'Boris')

describe('the budget of a person', () => {
  it('is spent by all that they say of themselves, and by nothing else', () => {
    const spent = KINDS.filter(kind => {
      const budgets = new ActionBudgets(new VirtualClock())
      return Array.from({ length: 11 }, () => budgets.allow(anna, kind)).includes(false)
    })
    expect(spent.sort()).toEqual(COUNTED.sort())
  })

  it('is one for all of these together, ten at once and then one a second, for each person', async () => {
    const clock = new VirtualClock()
    const budgets = new ActionBudgets(clock)
    const many = (n: number, person = anna): number =>
      Array.from({ length: n }, (_, at) => budgets.allow(person, at % 2 ? 'offered' : 'rename')).filter(Boolean).length
    expect(many(12)).toBe(10)
    await clock.advance(999)
    expect(many(2)).toBe(0)
    await clock.advance(1)
    expect(many(2)).toBe(1)
    await clock.advance(3_600_000)
    expect(many(12)).toBe(10)
    expect(many(12, boris)).toBe(10)
  })
})

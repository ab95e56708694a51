import { describe, expect, it } from 'vitest'
import type { Entry, Json } from '../../src-shared/kernel'
import { countedEvents, standingAnswers, whichStand } from '../../src-shared/record'

const answer = (ask: string): { entry: Entry } => ({ entry: { seat: 0, ask, answer: true, by: 'hand' } })
const undo = (...asks: string[]): { entry: Entry } => ({
  entry: { seat: 0, ask: '9/undo/0', answer: asks, by: 'undo' },
})
const event = (kind: string, more: object = {}): { event: Json } => ({ event: { kind, ...more } })

describe('answers that stand', () => {
  it('are all, where nobody has taken any back', () => {
    expect(whichStand([answer('1/a/0'), answer('2/b/1')])).toEqual([true, true])
  })

  it('are those that no later undo names; an undo is none', () => {
    const all = [answer('1/a/0'), answer('2/b/1'), answer('2/b/2'), undo('2/b/1', '2/b/2'), answer('3/b/1')]
    expect(whichStand(all)).toEqual([true, false, false, false, true])
    expect(standingAnswers(all)).toEqual([answer('1/a/0'), answer('3/b/1')])
  })
})

describe('events that count', () => {
  it('are those before an answer that was taken back, and that it was', () => {
    const undone = event('undone', { seat: 1, events: 2 })
    expect(countedEvents([event('a'), event('b'), event('c'), undone, event('d')])).toEqual([
      event('a'),
      undone,
      event('d'),
    ])
  })

  it('are none before it where a log does not go back so far', () => {
    const undone = event('undone', { seat: 1, events: 5 })
    expect(countedEvents([event('a'), undone])).toEqual([undone])
  })
})

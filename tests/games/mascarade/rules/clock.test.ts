/** What is answered when time runs out. No default may betray a hidden card; nothing here ever announces or claims. */
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src-shared/kernel'
import { table, type Literal } from './table'

const keys = Array.from({ length: 40 }, (_, key) => key + 1)

/** What the clock answers under many keys, as a set. */
const drawn = (answerOf: (key: number) => Json): Set<string> => new Set(keys.map(key => JSON.stringify(answerOf(key))))

const answers = (
  literal: Literal,
  seat: number,
  first: (t: ReturnType<typeof table>) => unknown = () => null,
): Set<string> =>
  drawn(key => {
    const t = table({ ...literal, key })
    first(t)
    return t.byClock(seat).answer
  })

describe('when time runs out', () => {
  it('a free turn looks at the own card', () => {
    const t = table({ seats: 4, turn: 1, cards: { s1: 'king' } })
    expect(t.byClock(1)).toEqual({ seat: 1, ask: '1/turn/1', answer: { branch: 'look', answer: 's1' }, by: 'clock' })
    expect(t.seen(1)).toEqual([{ kind: 'card', slot: 's1', character: 'king' }])
    expect(t.asked()).toEqual(['2 turn'])
  })

  it('at two and three seats it looks at the left one', () => {
    for (const seats of [2, 3])
      expect(table({ seats, turn: 1 }).byClock(1).answer).toEqual({ branch: 'look', answer: 's1.left' })
  })

  it('a turn without announcing looks too', () => {
    const t = table({ seats: 4, options: { afterReveal: 'noAnnounce' }, mustSwap: { seat: 0, slot: 's0' } })
    expect(t.byClock(0).answer).toEqual({ branch: 'look', answer: 's0' })
  })

  it('a preparation takes a random legal slot and a random yes or no', () => {
    const all = answers({ seats: 4, number: 2, sort: 'prepare' }, 0)
    expect(all.size).toBeGreaterThan(7)
    for (const answer of all)
      expect(table({ seats: 4, number: 2, sort: 'prepare' }).refuses(0, JSON.parse(answer) as Json)).toBeNull()
  })

  it('and its seat is told as usual', () => {
    const t = table({ seats: 4, number: 2, sort: 'prepare' })
    const { answer } = t.byClock(0)
    const { slots, swap } = answer as { slots: string[]; swap: string }
    expect(t.seen(0)).toEqual([
      {
        kind: 'swapped',
        slots: [...slots].sort(
          (a, b) => t.open.slots.findIndex(s => s.id === a) - t.open.slots.findIndex(s => s.id === b),
        ),
        swapped: swap === 'yes',
      },
    ])
  })

  it('a forced swap does so as well, with the revealed card at small tables', () => {
    expect(answers({ seats: 4, sort: 'forced', mustSwap: { seat: 0, slot: 's0' } }, 0).size).toBeGreaterThan(7)
    for (const answer of answers({ seats: 2, sort: 'forced', mustSwap: { seat: 0, slot: 's0.protected' } }, 0))
      expect(answer).toContain('"slots":["s0.protected","s1.')
  })

  it('the draw does not depend on what lies where', () => {
    for (const key of keys) {
      const one = table({ seats: 4, key, sort: 'prepare', cards: { s0: 'king', s1: 'queen' } }),
        other = table({ seats: 4, key, sort: 'prepare', cards: { s0: 'queen', s1: 'king' } })
      expect(one.byClock(0).answer).toEqual(other.byClock(0).answer)
    }
  })

  it('a challenge passes, in turn or sealed', () => {
    for (const challenge of ['inTurn', 'sealed']) {
      const t = table({ seats: 4, cards: { s1: 'king' }, options: { challenge } }).announce(0, 'king')
      for (const seat of [1, 2, 3]) expect(t.byClock(seat).answer).toEqual({ branch: 'pass', answer: true })
      expect(t.coins).toEqual([9, 6, 6, 6])
    }
  })

  it('the Witch keeps her fortune', () => {
    const t = table({ seats: 5, coins: { 3: 12 } })
      .announce(0, 'witch')
      .allPass()
    expect(t.byClock(0).answer).toEqual({ branch: 'keep', answer: true })
    expect(t.coins).toEqual([6, 6, 6, 12, 6])
  })

  it('the Bishop chooses one of the tied at random', () => {
    expect(answers({ seats: 4 }, 0, t => t.announce(0, 'bishop').allPass())).toEqual(new Set(['1', '2', '3']))
  })

  it('the Fool takes two random cards of two others', () => {
    const all = answers({ seats: 7 }, 0, t => t.announce(0, 'fool').allPass())
    expect(all.size).toBeGreaterThan(20)
    for (const answer of all) expect(answer).not.toContain('"s0"')
  })

  it('the Spy looks at a random slot, then swaps or not at random', () => {
    expect(answers({ seats: 10 }, 0, t => t.announce(0, 'spy').allPass()).size).toBeGreaterThan(5)
    expect(answers({ seats: 10 }, 0, t => t.announce(0, 'spy').allPass().answer(0, 's4'))).toEqual(
      new Set(['"yes"', '"no"']),
    )
  })

  it('the Inquisitor points at a random one of the others', () => {
    const all = answers({ seats: 11 }, 0, t => t.announce(0, 'inquisitor').allPass())
    expect(all.size).toBeGreaterThan(5)
    expect(all).not.toContain('0')
  })

  it('no name in time counts as wrong', () => {
    const t = table({ seats: 11, cards: { s3: 'judge' } })
      .announce(0, 'inquisitor')
      .allPass()
      .answer(0, 3)
    expect(t.byClock(3).answer).toBe('silence')
    expect(t.eventsOf('confess')).toEqual([{ kind: 'confess', seat: 3, said: 'silence', truth: 'judge', right: false }])
    expect([t.coins[0], t.coins[3]]).toEqual([10, 2])
  })

  it("silence is the clock's: nobody can say it by hand", () => {
    expect(table({ seats: 11 }).announce(0, 'inquisitor').allPass().answer(0, 3).refuses(3, 'silence')).toBe(
      'answerIllegal',
    )
  })

  it('what is being shown is closed, and the game goes on all the same', () => {
    const t = table({ seats: 4 }).look(0)
    const seen = t.match.asks().find(ask => ask.key === 'seen')
    expect(seen).toMatchObject({ seat: 0, default: { answer: true } })
    expect(seen?.seconds).toBeGreaterThan(0)
  })
})

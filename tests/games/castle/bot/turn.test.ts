/** How a bot of Castle weighs the deeds of its turn. */
import { describe, expect, it } from 'vitest'
import { actionScore, demandScores, endTurnScores } from '../../../../src-shared/games/castle/bot/turn'
import { knowing, sure, type Known } from './known'

const exchange = (known: Known = {}, card: 'whip' | 'tome' | 'key' = 'whip'): number =>
  actionScore(knowing({ hand: [card], ...known }), { branch: 'exchange', answer: { card, to: 1 } })
const duel = (known: Known = {}): number => actionScore(knowing(known), { branch: 'duel', answer: 1 })
const spy = (known: Known = {}): number => actionScore(knowing(known), { branch: 'spy', answer: 1 })

describe('an offer', () => {
  it('that was made before is tedious, and the more so the more often', () => {
    expect(exchange() - exchange({ offered: 1 })).toBeCloseTo(0.4)
    expect(exchange() - exchange({ offered: 3 })).toBeCloseTo(1.2)
  })

  it('that is refused brings a token, while there are any', () => {
    expect(exchange({ accepting: 0 })).toBe(1)
    expect(exchange({ accepting: 0, stack: 0 })).toBe(0)
  })

  it('is worth what it brings, as likely as it is accepted', () => {
    const seen = { 1: sure('key', 'key', 'key', 'key') }
    expect(exchange({ seen, accepting: 1 })).toBeGreaterThan(exchange({ seen, accepting: 0.5 }))
    expect(exchange({ accepting: 1 }, 'key')).toBeLessThan(exchange({ accepting: 1 }))
  })
})

describe('a duel', () => {
  it('is worth the better of its prizes: a look where nothing is known, or the best object that was seen', () => {
    const known = { allies: { 1: 0 } }
    expect(duel({ allies: { 1: 0.5 } })).toBeGreaterThan(duel(known))
    expect(duel({ ...known, seen: { 1: sure('key') } })).toBeGreaterThan(duel({ ...known, seen: { 1: sure('whip') } }))
  })

  it('is worth less where there is something to lose, and where the other has more tokens', () => {
    const rival = { allies: { 1: 0 }, seen: { 1: sure('whip') } }
    expect(duel({ ...rival, hand: ['key'] })).toBeLessThan(duel({ ...rival, hand: ['tome'] }))
    expect(duel({ ...rival, tokens: { 1: 3 } })).toBeLessThan(duel(rival))
    expect(duel({ ...rival, tokens: { 0: 3 } })).toBeGreaterThan(duel(rival))
  })

  it('is worth more the longer a match lasts, from twenty turns of each on, and not without end', () => {
    const at = (each: number): number => duel({ turn: 4 * each }) - duel()
    expect([at(20), at(40), at(60), at(200)].map(score => Math.round(score * 100) / 100)).toEqual([0, 3, 6, 6])
  })

  it('is liked by the bold, and avoided by the careful; looking the other way round', () => {
    const of = (personality: 'bold' | 'even' | 'careful'): number[] =>
      [duel, spy].map(score => score({ profile: { personality } }))
    const [bold, even, careful] = [of('bold'), of('even'), of('careful')] as [number[], number[], number[]]
    expect([bold[0], careful[0]].map(score => Math.round(10 * ((score ?? 0) - (even[0] ?? 0))))).toEqual([15, -15])
    expect([(bold[1] ?? 0) < (even[1] ?? 0), (careful[1] ?? 0) > (even[1] ?? 0)]).toEqual([true, true])
  })
})

it('a look at a card is worth less where the hand is known', () => {
  expect(spy()).toBeGreaterThan(spy({ seen: { 1: sure('key', 'whip') } }))
  expect(spy({ seen: { 1: sure('key', 'whip', 'ring', 'tome') } })).toBe(0)
})

describe('the Diplomat', () => {
  const uses = (known: Known): number => endTurnScores(knowing(known))('diplomat')

  it('is kept until something that is worth it was seen: the profession works once', () => {
    const hand = ['whip'] as const
    expect(uses({ hand })).toBe(-1)
    expect(uses({ hand, allies: { 1: 0 }, seen: { 1: sure('tome') } })).toBe(-1)
    expect(uses({ hand, allies: { 1: 0 }, seen: { 1: sure('key') } })).toBeGreaterThanOrEqual(3)
    expect(endTurnScores(knowing({ hand }))('pass')).toBe(0)
  })

  it('demands from a rival what an ally may keep', () => {
    const demand = (to: number): number =>
      demandScores(knowing({ hand: ['whip'], allies: { 1: 1, 2: 0 }, seen: { 1: sure('key'), 2: sure('key') } }))({
        branch: 'demand',
        answer: { to, object: 'key', give: 'whip' },
      })
    expect(demand(2)).toBeGreaterThan(demand(1))
  })
})

it('the Clairvoyant is of use to whoever draws next', () => {
  const uses = (hand: NonNullable<Known['hand']>): number => endTurnScores(knowing({ hand }))('clairvoyant')
  expect([uses(['bagKey']), uses(['whip'])]).toEqual([4, -1])
})

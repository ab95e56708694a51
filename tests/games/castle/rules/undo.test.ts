/** What can be taken back in Castle of the Devil: what has shown nothing. */
import { describe, expect, it } from 'vitest'
import { table, type Table } from './table'

const canTakeBack = (t: Table, seat: number): boolean => t.match.undoable(seat) !== null

describe('it can be taken back', () => {
  it('to challenge somebody, until support is shown: that shows all sides at once', () => {
    const t = table({ seats: 4 }).challenge(0, 1)
    expect(canTakeBack(t, 0)).toBe(true)
    t.quiet('support').answer(2, 'attacker')
    expect([canTakeBack(t, 0), canTakeBack(t, 2)]).toEqual([true, true])
    t.answer(3, 'defender')
    expect([0, 2, 3].map(seat => canTakeBack(t, seat))).toEqual([false, false, false])
  })

  it('to refuse an offer', () => {
    const t = table({ seats: 4, hands: { 0: ['pass'], 1: ['key'] } })
      .offer(0, 1, 'pass')
      .refuse(1)
    expect(canTakeBack(t, 1)).toBe(true)
  })

  it('to decline an effect', () => {
    const t = table({ seats: 4, hands: { 0: ['pass'], 1: ['key'] } })
      .offer(0, 1, 'pass')
      .accept(1, 'key')
      .answer(0, 'decline')
    expect(canTakeBack(t, 0)).toBe(true)
  })

  it('to name the direction of the Sextant, and the object to pass on, until all objects are passed', () => {
    const t = table({ seats: 4, hands: { 0: ['sextant'], 1: ['key'] } })
      .offer(0, 1, 'sextant')
      .accept(1, 'key')
      .answer(0, 'left')
    expect(canTakeBack(t, 0)).toBe(true)
    for (const seat of [0, 1, 2]) t.answer(seat, t.hand(seat)[0] ?? '')
    expect([0, 1].map(seat => canTakeBack(t, seat))).toEqual([true, true])
    t.answer(3, t.hand(3)[0] ?? '')
    expect([0, 1, 3].map(seat => canTakeBack(t, seat))).toEqual([false, false, false])
  })
})

describe('it cannot be taken back', () => {
  it('to spy, or to offer an object: somebody has seen a card', () => {
    expect(canTakeBack(table({ seats: 4 }).spy(0, 1), 0)).toBe(false)
    expect(canTakeBack(table({ seats: 4, hands: { 0: ['pass'] } }).offer(0, 1, 'pass'), 0)).toBe(false)
  })

  it('to accept one', () => {
    const t = table({ seats: 4, hands: { 0: ['whip'], 1: ['key'] } })
      .offer(0, 1, 'whip')
      .accept(1, 'key')
    expect(canTakeBack(t, 1)).toBe(false)
  })

  it('what a round of the open window has shown: objects, tokens and professions', () => {
    const duel = () =>
      table({
        seats: 4,
        hands: { 0: ['dagger'], 2: ['ring'] },
        tokens: { 2: 1 },
        professions: { 1: 'grandmaster' },
      }).duel(0, 1)
    const rounds = [
      duel().round({ 0: ['object', 'dagger'] }),
      duel().round({ 2: ['tokens', { count: 1, side: 'attacker' }] }),
      duel().round({ 1: ['profession', 'grandmaster'] }),
    ]
    expect(rounds.map(t => [0, 1, 2, 3].some(seat => canTakeBack(t, seat)))).toEqual([false, false, false])
  })

  it('what has led to the count, or shown the Ring', () => {
    const t = table({ seats: 4, hands: { 0: ['ring'] } })
      .duel(0, 1, { 2: 'attacker', 3: 'defender' })
      .round()
    const nobody = (): boolean => [0, 1, 2, 3].every(seat => !canTakeBack(t, seat))
    expect([t.asked(), nobody()]).toEqual([['0 ring', '1 ring'], true])
    t.use(0)
    expect([t.kinds().at(-1), nobody()]).toEqual(['ring', true])
  })

  it('to use a profession', () => {
    const t = table({ seats: 4, professions: { 2: 'priest' } })
      .challenge(0, 1)
      .use(2)
    expect([0, 2].map(seat => canTakeBack(t, seat))).toEqual([false, false])
  })
})

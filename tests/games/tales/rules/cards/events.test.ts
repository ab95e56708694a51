/** Night, Day, Charms. */
import { describe, expect, it } from 'vitest'
import { table } from '../table'

describe.each([
  { card: 'night', before: 'day', same: 'night' },
  { card: 'day', before: 'night', same: 'day' },
] as const)('$card: 1 VP, +1 if it was $before', ({ card, before, same }) => {
  it(`scores 2 when it was ${before}, and the time changes`, () => {
    const t = table({ time: before, hands: { 0: [card] } }).does(card)
    expect(t.vp(0)).toBe(2)
    expect(t.open.time).toBe(card)
    expect(t.eventsOf('time')).toEqual([{ kind: 'time', time: card, old: before }])
  })

  it(`scores 1 when it was ${same} already; the old card goes to the discard pile all the same`, () => {
    const t = table({ time: same, hands: { 0: [card] } }).does(card)
    expect(t.vp(0)).toBe(1)
    expect(t.discarded()).toEqual([same])
  })

  it('lies in the common area as the time card, apart from the other cards', () => {
    const t = table({ time: before, hands: { 0: [card] } }).does(card)
    expect(t.open.timeCard.card).toBe(card)
    expect(t.common()).toEqual([])
  })
})

describe('Charms: take 1 item of your choice', () => {
  it('1 VP and any item in stock; it goes to the discard pile', () => {
    const t = table({ hands: { 0: ['charms'] } }).does('charms')
    expect(t.choices()).toEqual(['gold', 'sword', 'armour', 'wand'])
    expect(t.open.resolving).toMatchObject([{ card: 'charms' }])
    t.does('sword')
    expect([t.vp(0), t.items(0), t.discarded()]).toEqual([1, { sword: 1 }, ['charms']])
    expect(t.open.resolving).toEqual([])
  })

  it('offers the kinds in stock only, and takes the only one without asking', () => {
    const some = table({ hands: { 0: ['charms'] }, items: { 0: { gold: 8, sword: 4 } } }).does('charms')
    expect(some.choices()).toEqual(['armour', 'wand'])
    expect(some.refusal('gold')).toBe('answerIllegal')
    const one = table({ hands: { 0: ['charms'] }, items: { 0: { gold: 8, sword: 4 }, 1: { wand: 4 } } }).does('charms')
    expect(one.items(0)).toEqual({ gold: 8, sword: 4, armour: 1 })
  })

  it('with an empty stock: nothing taken', () => {
    const t = table({ hands: { 0: ['charms'] }, items: { 1: { gold: 8, sword: 4, armour: 4, wand: 4 } } }).does(
      'charms',
    )
    expect([t.vp(0), t.items(0)]).toEqual([1, {}])
    expect(t.eventsOf('nothing')).toMatchObject([{ seat: 0, what: 'item' }])
  })
})

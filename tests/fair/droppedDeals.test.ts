/** Deals that came to nothing: kept until a record has named them, also over a restart of the host. */
import { beforeEach, describe, expect, it } from 'vitest'
import { DroppedDeals } from '../../src-main/host/fair-deal/droppedDeals'
import type { DroppedDeal } from '../../src-shared/fair/terms'

const deal = (match: string): DroppedDeal => ({ terms: { match }, commit: '', number: '' }) as unknown as DroppedDeal
let deals: DroppedDeals
beforeEach(() => {
  deals = new DroppedDeals()
})
const all = (): string[] => deals.all.map(({ terms }) => terms.match)

describe('a deal whose numbers are being opened', () => {
  it('is dropped if it comes to nothing, once', () => {
    deals.pend(deal('a'))
    expect(all()).toEqual([])
    deals.drop()
    deals.drop()
    expect([all(), deals.stored]).toEqual([['a'], { pending: null, dropped: [deal('a')] }])
  })

  it('is dropped if another match begins instead', () => {
    deals.pend(deal('a'))
    deals.matchStarted('b')
    expect(all()).toEqual(['a'])
  })

  it('is forgotten if no number is opened after all', () => {
    deals.pend(deal('a'))
    deals.forget()
    deals.drop()
    expect([all(), deals.stored]).toEqual([[], null])
  })
})

describe('dropped deals', () => {
  beforeEach(() => {
    for (const match of ['a', 'b']) {
      deals.pend(deal(match))
      deals.drop()
    }
  })

  it('are named by the record of the next match that was dealt fairly, and then no more', () => {
    deals.pend(deal('c'))
    expect(all()).toEqual(['a', 'b'])
    deals.matchStarted('c')
    expect([all(), deals.stored]).toEqual([[], null])
  })

  it('stay where a match begins whose key nobody drew', () => {
    deals.matchStarted('fixed')
    expect(all()).toEqual(['a', 'b'])
  })
})

describe('after a restart of the host', () => {
  const restored = (pending: DroppedDeal | null, match: string | null): string[] => {
    deals.restore({ pending, dropped: [deal('a')] }, match)
    return all()
  }

  it('a deal that has led to the stored match is none that was dropped', () => {
    expect(restored(deal('b'), 'b')).toEqual(['a'])
    deals.matchStarted('b')
    expect(all()).toEqual([])
  })

  it.each(['c', null])('a deal that has not is dropped: the stored match is %s', match => {
    expect(restored(deal('b'), match)).toEqual(['a', 'b'])
    expect(deals.stored).toEqual({ pending: null, dropped: [deal('a'), deal('b')] })
  })

  it('nothing is dropped where no numbers were being opened', () => {
    expect(restored(null, null)).toEqual(['a'])
  })
})

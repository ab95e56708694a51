/** Deals that came to nothing after numbers had been opened: each is laid open by the next match, also after a restart. */
import { beforeEach, describe, expect, it } from 'vitest'
import { DroppedDeals } from '../../../src-main/host/fair-deal/droppedDeals'
import type { DroppedDeal } from '../../../src-shared/fair/terms'

const deal = (match: string): DroppedDeal => ({ terms: { match }, commit: '', number: '' }) as unknown as DroppedDeal
const names = (of: readonly DroppedDeal[]): string[] => of.map(({ terms }) => terms.match)

let deals: DroppedDeals
beforeEach(() => {
  deals = new DroppedDeals()
})

describe('a deal', () => {
  it('whose numbers were opened in vain is named, the oldest first, until a match has begun', () => {
    for (const match of ['a', 'b']) {
      deals.pend(deal(match))
      deals.drop()
    }
    expect(names(deals.all)).toEqual(['a', 'b'])
    deals.pend(deal('c'))
    deals.matchStarted('c')
    expect([deals.all, deals.stored]).toEqual([[], null])
  })

  it('whose numbers were not opened is not named', () => {
    deals.pend(deal('a'))
    deals.forget()
    deals.drop()
    expect([deals.all, deals.stored]).toEqual([[], null])
  })

  it('is named beside those before it when another match began in its place', () => {
    deals.pend(deal('a'))
    deals.drop()
    deals.pend(deal('b'))
    deals.matchStarted('other')
    expect(names(deals.all)).toEqual(['a', 'b'])
  })
})

describe('after a restart', () => {
  const restart = (match: string | null): void => {
    const { stored } = deals
    if (!stored) throw new Error('nothing is stored')
    deals = new DroppedDeals()
    deals.restore(stored, match)
  }

  it('a deal that was being opened has come to nothing, unless the stored match came of it', () => {
    deals.pend(deal('a'))
    restart(null)
    expect(names(deals.all)).toEqual(['a'])
    deals.pend(deal('b'))
    restart('b')
    expect([names(deals.all), deals.stored?.pending?.terms.match]).toEqual([['a'], 'b'])
    restart('an older match')
    expect([names(deals.all), deals.stored?.pending]).toEqual([['a', 'b'], null])
  })
})

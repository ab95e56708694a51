/** The rules of Smugglers: they read like the rulebook, with an example of each and what is refused. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../src-shared/kernel'
import { LiteralTable, literalMatch } from '../../tests/kit/literal'
import { smugglers } from '../shared/rules'
import type { Cargo } from '../shared/rules/cargo'
import type { SmugglersEvent, SmugglersState } from '../shared/rules/state'
import type { SmugglersOpen, SmugglersOwn } from '../shared/rules/view'

class Table extends LiteralTable<SmugglersState, SmugglersEvent, SmugglersOpen, SmugglersOwn> {
  load = (seat: Seat, cargo: Cargo, claim: Cargo = cargo): this => this.answer(seat, { cargo, claim })
  search = (seat: Seat, to: Seat): this => this.answerTo(seat, 'search', { branch: 'search', answer: to })
  sail = (): number[] => {
    for (const { seat } of this.open.players.map((_, seat) => ({ seat }))) this.answerTo(seat, 'sail', true)
    return this.open.players.map(({ coins }) => coins)
  }
}
/** Two seats that hold what is written here. */
const table = (...hands: Cargo[][]): Table => new Table(literalMatch(smugglers, hands.length, { hands }))

describe('loading', () => {
  it('is done by all at once: nobody hears what was said before all have loaded', () => {
    const at = table(['gold', 'wine'], ['silk', 'wine']).load(0, 'gold')
    expect(at.open.players[0]).toMatchObject({ claim: null, hand: 2 })
    expect(at.load(1, 'wine', 'silk').open.players.map(({ claim }) => claim)).toEqual(['gold', 'silk'])
  })
  it('takes a card of the own hand only', () => {
    expect(table(['gold'], ['silk']).refuses(0, { cargo: 'silk', claim: 'silk' })).toBe('answerIllegal')
  })
  it('shows the crate to its captain alone', () => {
    const at = table(['gold', 'wine'], ['silk', 'wine']).load(0, 'wine', 'gold').load(1, 'silk')
    expect([at.own(0).crate, at.own(1).crate]).toEqual(['wine', 'silk'])
    expect(at.open.players.map(({ found }) => found)).toEqual([null, null])
  })
})

describe('searching', () => {
  const loaded = (claim: Cargo): Table =>
    table(['wine', 'wine'], ['wine', 'wine']).load(0, 'wine', claim).load(1, 'wine')
  it('makes a liar pay the fine, and sell nothing', () => {
    expect(loaded('gold').search(1, 0).sail()).toEqual([1, 7])
  })
  it('costs the fine when it was the truth, and the crate is sold all the same', () => {
    expect(loaded('wine').search(1, 0).sail()).toEqual([7, 3])
  })
  it('is done once by each, in somebody else’s ship', () => {
    expect(() => loaded('gold').search(1, 1)).toThrow('answerIllegal')
    expect(() => loaded('gold').search(1, 0).search(1, 0)).toThrow('not asked search')
  })
})

it('a lie that nobody looks into is paid like the truth, and after the last card the richest wins', () => {
  const at = table(['grain'], ['silk']).load(0, 'grain', 'gold').load(1, 'silk')
  expect([at.sail(), at.outcome]).toEqual([[7, 6], { winners: [0], reason: 'richest' }])
})

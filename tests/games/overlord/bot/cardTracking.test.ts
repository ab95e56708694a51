/** Who may have a hint of a symbol, by what everybody has seen. */
import { describe, expect, it } from 'vitest'
import { CardTracking } from '../../../../src-shared/games/overlord/bot/cardTracking'
import type { OverlordEvent, OverlordOpen } from '../../../../src-shared/games/overlord/rules'
import { DECK, formal } from '../rules/table'

const OWN = ['item1', 'item2', 'item3', 'item4', 'item5']
/** Seats that hold so many hints, at a table where nothing else lies open. */
const holding = (...hints: readonly number[]): OverlordOpen => {
  const { open } = formal({ seats: hints.length })
  return { ...open, plan: [], players: open.players.map((player, seat) => ({ ...player, hints: hints[seat] ?? 0 })) }
}
const table = holding(5, 3, 3)
const NONE: OverlordEvent['kind'] = 'fail'
const failed = (seat: number, symbol: string | null): OverlordEvent =>
  ({ kind: NONE, seat, pressure: { kind: 'doubted', by: 0, symbol } }) as unknown as OverlordEvent
const answered = (seat: number, hint: string, symbol: string | null): OverlordEvent =>
  ({ kind: 'hint', told: { seat, hint, pressure: { kind: 'doubted', by: 0, symbol } } }) as unknown as OverlordEvent
const drew = (seat: number, hints: number): OverlordEvent =>
  ({ kind: 'draw', seat, hints, actions: 0 }) as unknown as OverlordEvent

function tracking(...events: readonly OverlordEvent[]) {
  const cards = new CardTracking(DECK, table)
  for (const event of events) cards.hear(event)
  return cards
}
const odds = (...events: readonly OverlordEvent[]) => tracking(...events).odds(table, OWN)

/** The share of a symbol and of jokers among what nobody sees. */
const unseen = DECK.hints.length - OWN.length
const of = (symbol: string): number => DECK.hints.filter(card => card.symbol === symbol).length
const place = 1 - (of('place') + of('joker')) / unseen

describe('who was never asked', () => {
  it('lacks a symbol as likely as each of its hints does', () => {
    expect(odds()(1, 'place')).toBeCloseTo(place ** 3)
    expect(odds()(1, 'item')).toBeCloseTo((1 - (of('item') - OWN.length + of('joker')) / unseen) ** 3)
  })

  it('has one hint less for each that it will have played by then, and none at last', () => {
    expect([0, 1, 2, 3, 4].map(played => odds()(1, 'place', played))).toEqual(
      [3, 2, 1, 0, 0].map(hints => expect.closeTo(place ** hints) as unknown),
    )
  })
})

describe('who could not answer', () => {
  it('has none of that symbol: of others it may, and so may other seats', () => {
    const told = odds(failed(1, 'place'))
    expect([told(1, 'place'), told(2, 'place')]).toEqual([1, expect.closeTo(place ** 3)])
    expect(told(1, 'item')).toBeLessThan(1)
  })

  it('may have drawn it since: each card that it drew counts, and no more than it holds', () => {
    expect(odds(failed(1, 'place'), drew(1, 1))(1, 'place')).toBeCloseTo(place)
    expect(odds(failed(1, 'place'), drew(2, 1))(1, 'place')).toBe(1)
    const cards = tracking(drew(1, 9))
    cards.count(table)
    expect(cards.odds(holding(5, 9, 3), OWN)(1, 'place')).toBeCloseTo(place ** 3)
  })

  it('is who answered with a joker, too: nobody else who answered', () => {
    expect(odds(answered(1, 'joker1', 'place'))(1, 'place')).toBe(1)
    expect(odds(answered(1, 'place1', 'place'))(1, 'place')).toBeLessThan(1)
  })

  it('to a demand for no symbol in particular may have any', () => {
    for (const event of [failed(1, null), answered(1, 'joker1', null)])
      expect(odds(event)(1, 'place')).toBeCloseTo(place ** 3)
  })
})

it('what lies open anywhere is in nobody’s hand', () => {
  const places = DECK.hints.filter(card => card.symbol === 'place').map(card => card.id)
  const jokers = DECK.hints.filter(card => card.symbol === 'joker').map(card => card.id)
  const cards = new CardTracking(DECK, table)
  const [plan, own, ...rest] = [...places, ...jokers]
  const open: OverlordOpen = {
    ...table,
    plan: [plan ?? ''],
    hintPile: { ...table.hintPile, open: rest.slice(0, 9) },
    players: table.players.map((player, seat) => (seat === 2 ? { ...player, front: rest.slice(9) } : player)),
  }
  expect(cards.odds(open, [own ?? ''])(1, 'place')).toBe(1)
  expect(cards.odds(open, [])(1, 'place')).toBeLessThan(1)
})

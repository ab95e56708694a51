/** Matches of bots with a deck: the same on every machine, and they count what the rules say. */
import { describe, expect, it } from 'vitest'
import { playForBalance, type BalanceRow, type GameBalance } from '../../src-shared/balance/simulate'
import type { BotFactory } from '../../src-shared/bots/bot'
import type { Game, Json } from '../../src-shared/kernel'
import { balance as overlordBalance } from '../../src-shared/games/overlord/balance'
import { overlordBot } from '../../src-shared/games/overlord/bot'
import { titledHouseDeck } from '../../src-shared/games/overlord/locales/houseDeck'
import { overlord } from '../../src-shared/games/overlord/rules'
import { balance as talesBalance } from '../../src-shared/games/tales/balance'
import { talesBot } from '../../src-shared/games/tales/bot'
import { tales } from '../../src-shared/games/tales/rules'
import { HOUSE_DECK } from '../../src-shared/games/tales/rules/deck/house'
import { asJson, card, read } from './tales/rules/decks'

function rows(game: object, bot: BotFactory, balance: GameBalance, deck: Json, matches: number): readonly BalanceRow[] {
  const tally = balance.tally(deck)
  for (let seed = 1; seed <= matches; seed++) playForBalance(game as Game, bot, balance, deck, tally, seed)
  return tally.rows()
}
const ofTales = (deck: Json, matches = 4): readonly BalanceRow[] => rows(tales, talesBot, talesBalance, deck, matches)
const at = (all: readonly BalanceRow[], id: string): BalanceRow => {
  const found = all.find(row => row.id === id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}

describe('a simulation of Dark Tales', () => {
  it('has a row for each card and each line, and gives the same again', () => {
    const deck = asJson(HOUSE_DECK),
      all = ofTales(deck)
    expect(all.map(({ id }) => id)).toEqual([
      ...HOUSE_DECK.cards.map(({ id }) => id),
      ...HOUSE_DECK.a.flatMap(({ id, lines }) => lines.map((_, i) => `${id}/${i + 1}`)),
    ])
    expect(ofTales(deck)).toEqual(all)
    for (const { legal, points } of all) {
      if (legal !== null) expect(legal).toBeGreaterThanOrEqual(0)
      if (legal !== null) expect(legal).toBeLessThanOrEqual(1)
      if (points !== null) expect(points).toBeGreaterThanOrEqual(0)
    }
    // The Wise King's two points are printed on him; he always finds his gold, or there is none.
    expect(at(all, 'king').points).toBe(2)
  })

  it('a card whose effect never finds anything is never done in full, and one without effects always', () => {
    const deck = asJson(
      read({
        ...HOUSE_DECK,
        cards: [
          ...HOUSE_DECK.cards.filter(({ type }) => type !== 'woman'),
          card({ id: 'hunter', copies: 5, vp: 3, effects: [{ do: 'takeInPlay', types: ['woman'] }] }),
          card({ id: 'stone', copies: 5, vp: 1 }),
        ],
      }),
    )
    const all = ofTales(deck)
    expect(at(all, 'hunter')).toMatchObject({ legal: 0, points: 3 })
    expect(at(all, 'stone')).toMatchObject({ legal: 1, points: 1 })
  })
})

describe('a simulation of Overlord', () => {
  it('has a row for each symbol and each kind of action; jokers answer more than others', () => {
    const all = rows(overlord, overlordBot, overlordBalance, asJson(titledHouseDeck), 3)
    expect(all.map(({ id }) => id)).toEqual([
      ...['character', 'item', 'place', 'monster', 'event', 'joker'].map(symbol => `hint/${symbol}`),
      ...['pass', 'freeze', 'both'].map(kind => `action/${kind}`),
    ])
    expect(at(all, 'hint/joker').legal).toBe(1)
    expect([at(all, 'action/pass').points, at(all, 'hint/item').points === null]).toEqual([null, false])
    expect(at(all, 'hint/item').legal).toBeLessThan(1)
    expect(at(all, 'hint/item').played).toBeGreaterThan(0)
  })
})

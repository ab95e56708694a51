/**
 * Formal: who probably has no hint of a symbol, from what everybody has seen. Of each seat's hand it counts the cards
 * that may be of a symbol: none once it had no answer to a demand for it, and then those drawn since.
 */
import type { Seat } from '../../kernel'
import type { CardSymbol, Deck, OverlordEvent, OverlordOpen } from '../../games/overlord'
import { hintCard, SYMBOLS } from '../../games/overlord/deck'

type Counts = Record<CardSymbol, number>

const each = (of: (symbol: CardSymbol) => number): Counts =>
  Object.fromEntries(SYMBOLS.map(symbol => [symbol, of(symbol)])) as Counts

/** How likely it is that a seat cannot answer a demand, once it has played so many hints of its hand more. */
export type Odds = (seat: Seat, symbol: CardSymbol, played?: number) => number

export class Hearsay {
  private possible: Counts[]

  constructor(
    private readonly deck: Deck,
    table: OverlordOpen,
  ) {
    this.possible = table.players.map(player => each(() => player.hints))
  }

  hear(event: OverlordEvent): void {
    switch (event.kind) {
      case 'draw':
        return this.change(event.seat, count => count + event.hints)
      case 'fail':
        return this.without(event.seat, event.pressure.symbol)
      case 'hint': {
        const { seat, hint, pressure } = event.told
        // Who answers a demand with a joker has nothing else of that symbol.
        if (hintCard(this.deck, hint).symbol === 'joker') this.without(seat, pressure.symbol)
      }
    }
  }

  /** There are never more cards of a symbol in a hand than cards. */
  count(table: OverlordOpen): void {
    for (const [seat, { hints }] of table.players.entries()) this.change(seat, count => Math.min(count, hints))
  }

  /** @param own the hints of one's own hand */
  odds(table: OverlordOpen, own: readonly string[]): Odds {
    const seen = new Set([
      ...table.plan,
      ...own,
      ...table.hintPile.open,
      ...table.players.flatMap(player => player.front),
    ])
    const unseen = this.deck.hints.filter(card => !seen.has(card.id))
    const share = each(
      symbol =>
        unseen.filter(card => card.symbol === symbol || card.symbol === 'joker').length / Math.max(1, unseen.length),
    )
    return (seat, symbol, played = 0) => {
      const cards = Math.min(this.possible[seat]?.[symbol] ?? 0, (table.players[seat]?.hints ?? 0) - played)
      let none = 1
      for (let card = 0; card < cards; card++) none *= 1 - share[symbol]
      return none
    }
  }

  private change(seat: Seat, how: (count: number) => number): void {
    const counts = this.possible[seat]
    if (counts) this.possible[seat] = each(symbol => how(counts[symbol]))
  }

  private without(seat: Seat, symbol: CardSymbol | null): void {
    const counts = this.possible[seat]
    if (counts && symbol) counts[symbol] = 0
  }
}

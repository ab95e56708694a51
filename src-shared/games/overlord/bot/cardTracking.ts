/**
 * Formal rules: estimates from public events who has no hint of a symbol. For each seat and symbol it counts the cards
 * that may have that symbol: 0 after the seat could not answer a demand for it, then the cards drawn since.
 */
import type { Seat } from '../../../kernel'
import type { CardSymbol, Deck, OverlordEvent, OverlordOpen } from '../rules'
import { hintCard, SYMBOLS } from '../rules/deck'

type Counts = Record<CardSymbol, number>

const each = (of: (symbol: CardSymbol) => number): Counts =>
  Object.fromEntries(SYMBOLS.map(symbol => [symbol, of(symbol)])) as Counts

/** The chance that a seat cannot answer a demand after it has played this many more hints. */
export type Odds = (seat: Seat, symbol: CardSymbol, played?: number) => number

/** Tracks which symbols each hand may have. */
export class CardTracking {
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
        // A seat that answers a demand with a joker has no other card of that symbol.
        if (hintCard(this.deck, hint).symbol === 'joker') this.without(seat, pressure.symbol)
      }
    }
  }

  /** Limits the counts to the sizes of the hands. */
  count(table: OverlordOpen): void {
    for (const [seat, { hints }] of table.players.entries()) this.change(seat, count => Math.min(count, hints))
  }

  /** Returns the chances for the present table. @param own the hints in this seat's hand */
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

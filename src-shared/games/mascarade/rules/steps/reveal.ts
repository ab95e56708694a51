/** Turning cards face up, in a dispute or before the Inquisitor. */
import type { Seat } from '../../../../kernel'
import { markRevealed } from '../forcedSwap'
import type { SlotId } from '../slots'
import { cardAt, type MascaradePlay } from '../state'

/** Turns the cards up. The player of the next turn is forced to swap, if one of them is theirs. */
export function reveal(play: MascaradePlay, shown: readonly { readonly seat: Seat; readonly slot: SlotId }[]): void {
  const { state } = play
  const inOrder = [...shown].sort((a, b) => a.seat - b.seat)
  state.faceUp.push(...inOrder.map(card => card.slot))
  play.emit({
    kind: 'reveal',
    cards: inOrder.map(({ seat, slot }) => ({ seat, slot, character: cardAt(state, slot) })),
  })
  markRevealed(state, inOrder)
}

/** Turning cards face up, in a dispute or before the Inquisitor. */
import type { Seat } from '../../../kernel'
import type { SlotId } from '../slots'
import { cardAt, type MascaradePlay } from '../state'

/** Turns the cards up; whoever has the next turn and is among them must swap or not then. */
export function reveal(play: MascaradePlay, shown: readonly { readonly seat: Seat; readonly slot: SlotId }[]): void {
  const { state } = play
  const inOrder = [...shown].sort((a, b) => a.seat - b.seat)
  state.faceUp.push(...inOrder.map(card => card.slot))
  play.tell({
    kind: 'reveal',
    cards: inOrder.map(({ seat, slot }) => ({ seat, slot, character: cardAt(state, slot) })),
  })
  // Forced swap: revealed during the turn of the player immediately before. It binds that one turn only.
  const next = (state.turn.seat + 1) % state.seats
  const marked = inOrder.find(card => card.seat === next)
  if (marked) state.mustSwap = { seat: marked.seat, slot: marked.slot }
}

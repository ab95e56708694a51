/** How the others play, from what everybody hears and sees: how readily they claim, and who may be sure of a card. */
import type { Seat } from '../../kernel'
import type { MascaradeEvent, SlotId } from '../../games/mascarade'

/** Before a seat has been heard, it is taken to claim once in so many times it is asked. */
const USUAL = { claims: 1, asked: 8 } as const

/** How much likelier somebody announces what they are than what they are not: having just looked, and otherwise. */
const TRUTH = { sure: 10, unsure: 4 } as const

export class Manners {
  private readonly claims = new Map<Seat, number>()
  private readonly asked = new Map<Seat, number>()
  /** Slots whose owner has seen the card since it was last under the table. */
  private readonly sure = new Set<SlotId>()

  hear(event: MascaradeEvent): void {
    switch (event.kind) {
      case 'claim': count(this.claims, event.seat); count(this.asked, event.seat); return
      case 'pass': count(this.asked, event.seat); return
      case 'look': for (const slot of event.slots) this.sure.add(slot); return
      case 'reveal': for (const card of event.cards) this.sure.add(card.slot); return
      // Whoever swaps knows what they did, but not what they got.
      case 'swap': for (const slot of event.slots) this.sure.delete(slot)
    }
  }

  /** The chance from 0 to 1 that this seat claims when it is asked. */
  readiness(seat: Seat): number {
    return ((this.claims.get(seat) ?? 0) + USUAL.claims) / ((this.asked.get(seat) ?? 0) + USUAL.asked)
  }

  /** How much likelier a slot is what its owner says than the cards alone would tell. */
  trust(slot: SlotId): number {
    return this.sure.has(slot) ? TRUTH.sure : TRUTH.unsure
  }
}

function count(counts: Map<Seat, number>, seat: Seat): void {
  counts.set(seat, (counts.get(seat) ?? 0) + 1)
}

/** How the others play, from what everybody hears and sees: how readily they claim, and who may be sure of a card. */
import type { Seat } from '../../kernel'
import type { Character, MascaradeEvent, SlotId } from '../../games/mascarade'

/** Before a seat has been heard, it is taken to claim once in so many times it is asked. */
const USUAL = { claims: 1, asked: 8 } as const

/** How much likelier somebody announces what they are than what they are not: having just looked, and otherwise. */
const TRUTH = { sure: 10, unsure: 4 } as const

/** As if every seat had been shown so often already: one that says what it is as often as it does not is as true as most. */
const SHOWN = { truths: 2, lies: 2 } as const
/** Even a known liar rather says what is true. */
const LEAST_TRUE = 1.2

export class Manners {
  private readonly claims = new Map<Seat, number>()
  private readonly asked = new Map<Seat, number>()
  /** Slots whose owner has seen the card since it was last under the table. */
  private readonly sure = new Set<SlotId>()

  /** How often a seat that said what it is was that, when it was shown; and was not. */
  private readonly truths = new Map<Seat, number>()
  private readonly lies = new Map<Seat, number>()
  private saying: Character | null = null

  hear(event: MascaradeEvent): void {
    if (event.kind === 'announce') this.saying = event.character
    switch (event.kind) {
      case 'claim':
        count(this.claims, event.seat)
        count(this.asked, event.seat)
        return
      case 'pass':
        count(this.asked, event.seat)
        return
      case 'look':
        for (const slot of event.slots) this.sure.add(slot)
        return
      case 'reveal':
        for (const card of event.cards) {
          this.sure.add(card.slot)
          count(card.character === this.saying ? this.truths : this.lies, card.seat)
        }
        return
      // Whoever swaps knows what they did, but not what they got.
      case 'swap':
        for (const slot of event.slots) this.sure.delete(slot)
    }
  }

  /** The chance from 0 to 1 that this seat claims when it is asked. */
  readiness(seat: Seat): number {
    return ((this.claims.get(seat) ?? 0) + USUAL.claims) / ((this.asked.get(seat) ?? 0) + USUAL.asked)
  }

  /** The same for one of whom it is known how often they were what they said. */
  honesty(seat: Seat, slot: SlotId): number {
    const habit = ((this.truths.get(seat) ?? 0) + SHOWN.truths) / ((this.lies.get(seat) ?? 0) + SHOWN.lies)
    return Math.max(LEAST_TRUE, this.trust(slot) * habit)
  }

  /** How much likelier a slot is what its owner says than the cards alone would tell. */
  trust(slot: SlotId): number {
    return this.sure.has(slot) ? TRUTH.sure : TRUTH.unsure
  }
}

function count(counts: Map<Seat, number>, seat: Seat): void {
  counts.set(seat, (counts.get(seat) ?? 0) + 1)
}

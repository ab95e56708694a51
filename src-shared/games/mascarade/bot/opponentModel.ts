/**
 * Estimates from public events how others play: how often they claim, how honest they are, and who has seen which card.
 */
import type { Seat } from '../../../kernel'
import type { Character, MascaradeEvent, SlotId } from '../rules'

/** The prior of a seat's claims: one in eight. */
const PRIOR_CLAIMS = { claims: 1, asked: 8 } as const

/** Likelihood ratios of a true and a false announcement: by owners who have seen their card, and by others. */
const TRUTH_RATIO = { sure: 10, unsure: 4 } as const

/** The prior of a seat's revealed claims: as many true ones as false ones. */
const PRIOR_REVEALS = { truths: 2, lies: 2 } as const
/** The least ratio: even a known liar tells the truth more often than not. */
const LEAST_RATIO = 1.2

/** What is known about how each seat plays. */
export class OpponentModel {
  private readonly claims = new Map<Seat, number>()
  private readonly asked = new Map<Seat, number>()
  /** Slots whose owner has seen the card since it was last under the table. */
  private readonly sure = new Set<SlotId>()

  /** How often a seat's revealed claims were true, and false. */
  private readonly truths = new Map<Seat, number>()
  private readonly lies = new Map<Seat, number>()
  private announced: Character | null = null

  hear(event: MascaradeEvent): void {
    if (event.kind === 'announce') this.announced = event.character
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
          count(card.character === this.announced ? this.truths : this.lies, card.seat)
        }
        return
      // Players know whether they swapped, but not what they got.
      case 'swap':
        for (const slot of event.slots) this.sure.delete(slot)
    }
  }

  /** The chance from 0 to 1 that this seat claims when it is asked. */
  claimChance(seat: Seat): number {
    return ((this.claims.get(seat) ?? 0) + PRIOR_CLAIMS.claims) / ((this.asked.get(seat) ?? 0) + PRIOR_CLAIMS.asked)
  }

  /** The likelihood ratio of a claim by this seat, adjusted by its revealed claims. */
  knownClaimRatio(seat: Seat, slot: SlotId): number {
    const habit =
      ((this.truths.get(seat) ?? 0) + PRIOR_REVEALS.truths) / ((this.lies.get(seat) ?? 0) + PRIOR_REVEALS.lies)
    return Math.max(LEAST_RATIO, this.claimRatio(slot) * habit)
  }

  /** The likelihood ratio of a claim about this slot by its owner. */
  claimRatio(slot: SlotId): number {
    return this.sure.has(slot) ? TRUTH_RATIO.sure : TRUTH_RATIO.unsure
  }
}

function count(counts: Map<Seat, number>, seat: Seat): void {
  counts.set(seat, (counts.get(seat) ?? 0) + 1)
}

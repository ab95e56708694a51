/** What a seat has seen so far, frame by frame: the present table, its belief, and the dispute that is going round. */
import type { Seat } from '../../kernel'
import type { MatchPart } from '../../wire'
import type { Character, MascaradeEvent, MascaradeOpen, MascaradeOwn, MascaradeShown, SlotId } from '../../games/mascarade'
import { Belief } from './belief'
import { Manners } from './manners'
import type { Purses } from './purse'

export type MascaradePart = MatchPart<MascaradeOpen, MascaradeOwn, MascaradeEvent>

export interface Dispute {
  readonly character: Character
  /** The announcer first. */
  readonly claims: readonly { readonly seat: Seat; readonly slot: SlotId }[]
  readonly passed: readonly Seat[]
}

export class Memory {
  readonly belief: Belief
  readonly manners = new Manners()
  dispute: Dispute | null = null
  table: MascaradeOpen

  constructor(readonly seat: Seat, first: MascaradePart) {
    this.table = first.view.open.table
    this.belief = new Belief(this.table.slots.map(slot => slot.id), this.table.characters)
  }

  see(part: MascaradePart): void {
    const shown = (part.view.own?.seen ?? []) as unknown as readonly MascaradeShown[]
    this.table = part.view.open.table
    for (const { event } of part.events) {
      this.manners.hear(event)
      this.hear(event, shown)
    }
    for (const slot of this.table.slots) if (slot.face) this.belief.see(slot.id, slot.face)
  }

  get purses(): Purses {
    return { coins: this.table.coins, courthouse: this.table.courthouse, cheat: null }
  }

  /** The slots of a seat; without one its own. */
  slots(seat: Seat = this.seat): SlotId[] {
    return this.table.slots.filter(slot => slot.seat === seat).map(slot => slot.id)
  }

  get others(): Seat[] {
    return this.table.coins.map((_, seat) => seat).filter(seat => seat !== this.seat)
  }

  owner(slot: SlotId): Seat | null {
    return this.table.slots.find(({ id }) => id === slot)?.seat ?? null
  }

  /** The chance that a seat has this character, by the best of its cards. */
  chanceOf(seat: Seat, character: Character): number {
    return Math.max(...this.slots(seat).map(slot => this.belief.chance(slot, character)))
  }

  private hear(event: MascaradeEvent, shown: readonly MascaradeShown[]): void {
    switch (event.kind) {
      case 'swap': this.swap(event.slots, event.seat === this.seat ? shown : []); return
      case 'look': if (event.seat === this.seat) this.look(shown); return
      case 'reveal': for (const card of event.cards) this.belief.see(card.slot, card.character); return
      case 'announce': this.dispute = { character: event.character, claims: [event], passed: [] }; return
      case 'claim': if (this.dispute) this.dispute = { ...this.dispute, claims: [...this.dispute.claims, event] }; return
      case 'pass': if (this.dispute) this.dispute = { ...this.dispute, passed: [...this.dispute.passed, event.seat] }; return
      case 'turn': this.dispute = null
    }
  }

  /** An own swap stands in the same frame's `seen`. Without it (the match has just ended) it is anybody's. */
  private swap(slots: readonly SlotId[], shown: readonly MascaradeShown[]): void {
    const [a, b] = slots
    if (a === undefined || b === undefined) return
    const told = shown.find(one => one.kind === 'swapped')
    if (!told) this.belief.mayBeSwapped([a, b])
    else if (told.swapped) this.belief.swapped([a, b])
  }

  private look(shown: readonly MascaradeShown[]): void {
    for (const one of shown) if (one.kind === 'card') this.belief.see(one.slot, one.character)
  }
}

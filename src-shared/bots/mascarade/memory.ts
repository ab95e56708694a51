/** What a seat has seen so far, frame by frame: the present table, its belief, and the dispute that is going round. */
import type { Random, Seat } from '../../kernel'
import { PLAIN, type MatchPart, type Nature } from '../../wire'
import type {
  Character,
  MascaradeEvent,
  MascaradeOpen,
  MascaradeOwn,
  MascaradeShown,
  SlotId,
} from '../../games/mascarade'
import { Belief, type Believing } from './belief'
import { Manners } from './manners'
import { coinWorth, hope, type Purses } from './purse'
import { SKILLS, type Skill } from './skills'
import { Worlds } from './worlds'

export type MascaradePart = MatchPart<MascaradeOpen, MascaradeOwn, MascaradeEvent>

export interface Dispute {
  readonly character: Character
  /** The announcer first. */
  readonly claims: readonly { readonly seat: Seat; readonly slot: SlotId }[]
  readonly passed: readonly Seat[]
}

export class Memory {
  readonly belief: Believing
  /** A master's: weighed by what the others say. */
  private readonly worlds: Worlds | null
  readonly manners = new Manners()
  dispute: Dispute | null = null
  table: MascaradeOpen

  constructor(
    readonly seat: Seat,
    first: MascaradePart,
    readonly nature: Nature = PLAIN,
    random: Random | null = null,
  ) {
    this.table = first.view.open.table
    const slots = this.table.slots.map(slot => slot.id),
      { characters } = this.table
    this.worlds = random && this.skill.layouts ? new Worlds(slots, characters, random) : null
    this.belief = this.worlds ?? new Belief(slots, characters)
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

  get skill(): Skill {
    return SKILLS[this.nature.level]
  }

  /** What these purses are worth to this seat, as a chance to win. */
  hope(purses: Purses): number {
    return hope(purses, this.seat, this.skill.steep)
  }

  /** What one coin more or less is worth just now, in `hope`. */
  get coin(): number {
    return coinWorth(this.purses, this.seat, this.skill.steep)
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
      case 'swap':
        this.swap(event.slots, event.seat === this.seat ? shown : [])
        return
      case 'look':
        if (event.seat === this.seat) this.look(shown)
        return
      case 'reveal':
        for (const card of event.cards) this.belief.see(card.slot, card.character)
        return
      case 'announce':
        this.said(event.seat, event.slot, event.character)
        this.dispute = { character: event.character, claims: [event], passed: [] }
        return
      case 'claim':
        this.said(event.seat, event.slot, event.character)
        if (this.dispute) this.dispute = { ...this.dispute, claims: [...this.dispute.claims, event] }
        return
      case 'pass':
        if (this.dispute) this.dispute = { ...this.dispute, passed: [...this.dispute.passed, event.seat] }
        return
      case 'turn':
        this.dispute = null
    }
  }

  /** How much likelier a slot is what its owner says, beyond what is believed of it already. */
  trust(slot: SlotId): number {
    return this.worlds ? 1 : this.manners.trust(slot)
  }

  private said(seat: Seat, slot: SlotId, character: Character): void {
    if (seat !== this.seat) this.worlds?.said(slot, character, this.manners.honesty(seat, slot))
  }

  /** An own swap stands in the same frame's `seen`. Without it (the match has just ended) it is anybody's. */
  private swap(slots: readonly SlotId[], shown: readonly MascaradeShown[]): void {
    const [a, b] = slots
    if (a === undefined || b === undefined) return
    const told = shown.find(one => one.kind === 'swapped')
    if (!told) {
      if (this.watches([a, b])) this.belief.mayBeSwapped([a, b])
    } else if (told.swapped) this.belief.swapped([a, b])
  }

  /** A beginner looks after the own cards alone: where those of others go it does not follow. */
  private watches(slots: readonly SlotId[]): boolean {
    return this.nature.level !== 'easy' || slots.some(slot => this.owner(slot) === this.seat)
  }

  private look(shown: readonly MascaradeShown[]): void {
    for (const one of shown) if (one.kind === 'card') this.belief.see(one.slot, one.character)
  }
}

/** What a seat knows: the present table, its belief about cards, and the present dispute. */
import type { Random, Seat } from '../../../kernel'
import { DEFAULT_PROFILE, type MatchPart, type BotProfile } from '../../../wire'
import type { Character, MascaradeEvent, MascaradeOpen, MascaradeOwn, MascaradeShown, SlotId } from '../rules'
import { MarginalBelief, type SlotBelief } from './belief'
import { OpponentModel } from './opponentModel'
import { coinValue, winChance, type CoinTable } from './coinValuation'
import { SKILLS, type Skill } from './skills'
import { LayoutBelief } from './worlds'

/** The match part of an update in this game's types. */
export type MascaradePart = MatchPart<MascaradeOpen, MascaradeOwn, MascaradeEvent>

/** An announcement that others may challenge. */
export interface Dispute {
  readonly character: Character
  /** The announcer first. */
  readonly claims: readonly { readonly seat: Seat; readonly slot: SlotId }[]
  readonly passed: readonly Seat[]
}

/** What a bot knows of its match. */
export class Memory {
  readonly belief: SlotBelief
  /** Hard bots only: the belief that also weighs claims. */
  private readonly worlds: LayoutBelief | null
  readonly opponents = new OpponentModel()
  dispute: Dispute | null = null
  table: MascaradeOpen

  constructor(
    readonly seat: Seat,
    first: MascaradePart,
    readonly profile: BotProfile = DEFAULT_PROFILE,
    random: Random | null = null,
  ) {
    this.table = first.view.open.table
    const slots = this.table.slots.map(slot => slot.id),
      { characters } = this.table
    this.worlds = random && this.skill.usesLayouts ? new LayoutBelief(slots, characters, random) : null
    this.belief = this.worlds ?? new MarginalBelief(slots, characters)
  }

  /** Takes in an update. */
  see(part: MascaradePart): void {
    const shown = (part.view.own?.seen ?? []) as unknown as readonly MascaradeShown[]
    this.table = part.view.open.table
    for (const { event } of part.events) {
      this.opponents.hear(event)
      this.hear(event, shown)
    }
    for (const slot of this.table.slots) if (slot.face) this.belief.see(slot.id, slot.face)
  }

  get skill(): Skill {
    return SKILLS[this.profile.level]
  }

  /** This seat's chance to win from these coins. */
  winChance(coinTable: CoinTable): number {
    return winChance(coinTable, this.seat, this.skill.coinPower)
  }

  /** The chance to win that one more coin adds now. */
  get coinValue(): number {
    return coinValue(this.coinTable, this.seat, this.skill.coinPower)
  }

  get coinTable(): CoinTable {
    return { coins: this.table.coins, courthouse: this.table.courthouse, cheat: null }
  }

  /** The slots of a seat; default: this one. */
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
        this.hearClaim(event.seat, event.slot, event.character)
        this.dispute = { character: event.character, claims: [event], passed: [] }
        return
      case 'claim':
        this.hearClaim(event.seat, event.slot, event.character)
        if (this.dispute) this.dispute = { ...this.dispute, claims: [...this.dispute.claims, event] }
        return
      case 'pass':
        if (this.dispute) this.dispute = { ...this.dispute, passed: [...this.dispute.passed, event.seat] }
        return
      case 'turn':
        this.dispute = null
    }
  }

  /** The likelihood ratio of a claim that the belief does not include already. */
  claimRatio(slot: SlotId): number {
    return this.worlds ? 1 : this.opponents.claimRatio(slot)
  }

  private hearClaim(seat: Seat, slot: SlotId, character: Character): void {
    if (seat !== this.seat) this.worlds?.hearClaim(slot, character, this.opponents.knownClaimRatio(seat, slot))
  }

  /** Records a swap. This seat's own one is in `seen` of the same update, except when the match has just ended. */
  private swap(slots: readonly SlotId[], shown: readonly MascaradeShown[]): void {
    const [a, b] = slots
    if (a === undefined || b === undefined) return
    const outcome = shown.find(one => one.kind === 'swapped')
    if (!outcome) {
      if (this.isWatching([a, b])) this.belief.mayBeSwapped([a, b])
    } else if (outcome.swapped) this.belief.swap([a, b])
  }

  /** Easy bots follow swaps of their own cards only. */
  private isWatching(slots: readonly SlotId[]): boolean {
    return this.profile.level !== 'easy' || slots.some(slot => this.owner(slot) === this.seat)
  }

  private look(shown: readonly MascaradeShown[]): void {
    for (const one of shown) if (one.kind === 'card') this.belief.see(one.slot, one.character)
  }
}

/**
 * The belief of hard bots: a particle filter over whole layouts, so that what one card says about another is kept.
 * Claims of others change the weights.
 */
import { shuffled, type Random } from '../../../kernel'
import type { Character, SlotId } from '../rules'
import { CHARACTERS } from '../rules/characters'
import { bernoulli, ParticleFilter } from '../../../bots/particles'
import type { SlotBelief } from './belief'

/** Number of layouts: with thirteen seats chances are accurate to a few hundredths. */
const LAYOUTS = 400
/** The chance that somebody who takes two cards under the table swaps them. */
const SWAP_CHANCE = 0.55

type Layout = readonly Character[]

const cardsIn = (characters: readonly Character[]): Character[] =>
  characters.flatMap(character =>
    new Array<Character>(CHARACTERS.find(card => card.id === character)?.cards ?? 1).fill(character),
  )

/** A belief over whole layouts. */
export class LayoutBelief implements SlotBelief {
  private readonly positions = new Map<SlotId, number>()
  private readonly layouts: ParticleFilter<Layout>
  private readonly cards: readonly Character[]

  /** At first every card may be anywhere. */
  constructor(
    slots: readonly SlotId[],
    private readonly characters: readonly Character[],
    private readonly random: Random,
  ) {
    slots.forEach((slot, i) => this.positions.set(slot, i))
    this.cards = cardsIn(characters)
    this.layouts = new ParticleFilter(this.dealLayouts(), random)
  }

  chance(slot: SlotId, character: Character): number {
    const at = this.positions.get(slot)
    return at === undefined ? 0 : this.layouts.chance(layout => (layout[at] === character ? 1 : 0))
  }

  likeliest(slot: SlotId): { readonly character: Character | null; readonly chance: number } {
    let best: { character: Character | null; chance: number } = { character: null, chance: 0 }
    for (const character of this.characters) {
      const chance = this.chance(slot, character)
      if (chance > best.chance) best = { character, chance }
    }
    return best
  }

  /** Records a card that was seen. If no layout has it there, each layout is corrected by exchanging two cards. */
  see(slot: SlotId, character: Character): void {
    const at = this.positions.get(slot)
    if (at === undefined || !this.characters.includes(character)) return
    if (this.layouts.reweight(layout => (layout[at] === character ? 1 : 0))) return
    this.layouts.propagate(layout =>
      withSwapped(layout, at, this.drawIndex(layout.flatMap((card, i) => (card === character ? [i] : [])))),
    )
  }

  mayBeSwapped([a, b]: readonly [SlotId, SlotId]): void {
    this.swapWithChance(a, b, SWAP_CHANCE)
  }

  swap([a, b]: readonly [SlotId, SlotId]): void {
    this.swapWithChance(a, b, 1)
  }

  /** Weighs a claim that this slot is this character. @param ratio the likelihood ratio of a true and a false claim */
  hearClaim(slot: SlotId, character: Character, ratio: number): void {
    const at = this.positions.get(slot)
    if (at !== undefined) this.layouts.reweight(layout => (layout[at] === character ? ratio : 1))
  }

  private swapWithChance(a: SlotId, b: SlotId, chance: number): void {
    const i = this.positions.get(a),
      j = this.positions.get(b)
    if (i === undefined || j === undefined) return
    this.layouts.propagate(layout => (bernoulli(chance, this.random) ? withSwapped(layout, i, j) : layout))
  }

  private drawIndex(of: readonly number[]): number {
    return of[of.length > 1 ? this.random.nextInt(of.length, 'where') : 0] ?? 0
  }

  private dealLayouts(): Layout[] {
    return Array.from({ length: LAYOUTS }, () => shuffled(this.cards, this.random, 'layout'))
  }
}

function withSwapped(layout: Layout, a: number, b: number): Layout {
  const out = [...layout]
  const [one, other] = [layout[a], layout[b]]
  if (one === undefined || other === undefined) return layout
  out[a] = other
  out[b] = one
  return out
}

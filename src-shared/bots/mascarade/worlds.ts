/**
 * What a master believes to lie in each slot: a crowd of whole layouts, so that what one card tells of another is not
 * lost, weighed by what the others say they are.
 */
import { shuffled, type Random } from '../../kernel'
import type { Character, SlotId } from '../../games/mascarade'
import { CHARACTERS } from '../../games/mascarade/characters'
import { happens, Particles } from '../particles'
import type { Believing } from './belief'

/** So many layouts: at thirteen seats a chance is told to a few hundredths. */
const CROWD = 400
/** Most who take two cards under the table swap them: it is what they do it for. */
const SWAPPED = 0.55

type Layout = readonly Character[]

const cardsIn = (characters: readonly Character[]): Character[] =>
  characters.flatMap(character =>
    new Array<Character>(CHARACTERS.find(card => card.id === character)?.cards ?? 1).fill(character),
  )

export class Worlds implements Believing {
  private readonly at = new Map<SlotId, number>()
  private readonly crowd: Particles<Layout>
  private readonly cards: readonly Character[]

  /** Before anything was seen every card may be anywhere. */
  constructor(
    slots: readonly SlotId[],
    private readonly characters: readonly Character[],
    private readonly random: Random,
  ) {
    slots.forEach((slot, i) => this.at.set(slot, i))
    this.cards = cardsIn(characters)
    this.crowd = new Particles(this.fresh(), random)
  }

  chance(slot: SlotId, character: Character): number {
    const at = this.at.get(slot)
    return at === undefined ? 0 : this.crowd.chance(layout => (layout[at] === character ? 1 : 0))
  }

  likeliest(slot: SlotId): { readonly character: Character | null; readonly chance: number } {
    let best: { character: Character | null; chance: number } = { character: null, chance: 0 }
    for (const character of this.characters) {
      const chance = this.chance(slot, character)
      if (chance > best.chance) best = { character, chance }
    }
    return best
  }

  /** A card was seen. Where no layout has it there, one card of each is taken to be where it was not thought to be. */
  see(slot: SlotId, character: Character): void {
    const at = this.at.get(slot)
    if (at === undefined || !this.characters.includes(character)) return
    if (this.crowd.weigh(layout => (layout[at] === character ? 1 : 0))) return
    this.crowd.move(layout =>
      exchanged(layout, at, this.drawn(layout.flatMap((card, i) => (card === character ? [i] : [])))),
    )
  }

  mayBeSwapped([a, b]: readonly [SlotId, SlotId]): void {
    this.moved(a, b, SWAPPED)
  }

  swapped([a, b]: readonly [SlotId, SlotId]): void {
    this.moved(a, b, 1)
  }

  /** Somebody says that this slot is this character. @param times how much likelier they say so where it is */
  said(slot: SlotId, character: Character, times: number): void {
    const at = this.at.get(slot)
    if (at !== undefined) this.crowd.weigh(layout => (layout[at] === character ? times : 1))
  }

  private moved(a: SlotId, b: SlotId, chance: number): void {
    const i = this.at.get(a),
      j = this.at.get(b)
    if (i === undefined || j === undefined) return
    this.crowd.move(layout => (happens(chance, this.random) ? exchanged(layout, i, j) : layout))
  }

  private drawn(of: readonly number[]): number {
    return of[of.length > 1 ? this.random.below(of.length, 'where') : 0] ?? 0
  }

  private fresh(): Layout[] {
    return Array.from({ length: CROWD }, () => shuffled(this.cards, this.random, 'layout'))
  }
}

function exchanged(layout: Layout, a: number, b: number): Layout {
  const out = [...layout]
  const [one, other] = [layout[a], layout[b]]
  if (one === undefined || other === undefined) return layout
  out[a] = other
  out[b] = one
  return out
}

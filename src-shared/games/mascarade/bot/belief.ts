/**
 * The belief of easy and normal bots: for every slot the chance of each character. These are marginal chances and not
 * whole layouts: fast, and exact until several uncertain swaps involve the same cards.
 */
import type { Character, SlotId } from '../rules'
import { CHARACTERS } from '../rules/characters'

/** Rounds of scaling rows and columns. More of them change the third decimal only. */
const ROUNDS = 12

const cardsOf = (character: Character): number => CHARACTERS.find(card => card.id === character)?.cards ?? 1

type CharacterChances = Map<Character, number>

const sum = (numbers: Iterable<number>): number => Array.from(numbers).reduce((all, one) => all + one, 0)

/** A seat's belief about which character lies in which slot. */
export interface SlotBelief {
  /** The chance from 0 to 1 that this character lies in this slot. */
  chance(slot: SlotId, character: Character): number
  /** The likeliest character of a slot and its chance; of equals the first of the set. */
  likeliest(slot: SlotId): { readonly character: Character | null; readonly chance: number }
  /** Records a card that was seen. */
  see(slot: SlotId, character: Character): void
  /** Records that somebody else took two slots under the table. */
  mayBeSwapped(slots: readonly [SlotId, SlotId]): void
  /** Records a certain swap. */
  swap(slots: readonly [SlotId, SlotId]): void
}

/** A belief that keeps the chances of each slot separately. */
export class MarginalBelief implements SlotBelief {
  private readonly rows = new Map<SlotId, CharacterChances>()

  /** At first every card may be anywhere. */
  constructor(
    slots: readonly SlotId[],
    private readonly characters: readonly Character[],
  ) {
    for (const slot of slots) this.rows.set(slot, this.anything())
  }

  chance(slot: SlotId, character: Character): number {
    return this.rows.get(slot)?.get(character) ?? 0
  }

  likeliest(slot: SlotId): { readonly character: Character | null; readonly chance: number } {
    let best: { character: Character | null; chance: number } = { character: null, chance: 0 }
    for (const [character, chance] of this.rows.get(slot) ?? []) if (chance > best.chance) best = { character, chance }
    return best
  }

  /** Records a card that was seen: it lies here and, unless there is a second copy, nowhere else. */
  see(slot: SlotId, character: Character): void {
    // Already certain: a card that lies face up is in every update.
    if (this.chance(slot, character) === 1) return
    if (!this.rows.has(slot) || !this.characters.includes(character)) return
    this.rows.set(slot, new Map(this.characters.map(other => [other, other === character ? 1 : 0])))
    this.scaleOthers(slot, character, cardsOf(character) - 1)
    this.fit()
  }

  /** Averages two slots that somebody else took under the table: others cannot tell whether they were swapped. */
  mayBeSwapped([a, b]: readonly [SlotId, SlotId]): void {
    const one = this.rows.get(a),
      other = this.rows.get(b)
    if (!one || !other) return
    for (const character of this.characters) {
      const half = ((one.get(character) ?? 0) + (other.get(character) ?? 0)) / 2
      one.set(character, half)
      other.set(character, half)
    }
  }

  /** Records a certain swap. */
  swap([a, b]: readonly [SlotId, SlotId]): void {
    const one = this.rows.get(a),
      other = this.rows.get(b)
    if (!one || !other) return
    this.rows.set(a, other)
    this.rows.set(b, one)
  }

  private anything(): CharacterChances {
    const all = sum(this.characters.map(cardsOf))
    return new Map(this.characters.map(character => [character, cardsOf(character) / all]))
  }

  /** Scales the other slots so that they hold this many cards of the character; certain ones are kept. */
  private scaleOthers(slot: SlotId, character: Character, cards: number): void {
    const others = [...this.rows].filter(([id]) => id !== slot).map(([, row]) => row)
    const doubtful = others.filter(row => row.get(character) !== 1)
    const sure = others.length - doubtful.length
    // More certain ones than cards: the belief was wrong, so scale all.
    const [rows, left] = sure > cards ? [others, cards] : [doubtful, cards - sure]
    const held = sum(rows.map(row => row.get(character) ?? 0))
    for (const row of rows) row.set(character, held > 0 ? ((row.get(character) ?? 0) * left) / held : 0)
  }

  /** Scales rows and columns in turn until each slot holds one card and each card lies in one slot (Sinkhorn). */
  private fit(): void {
    for (let round = 0; round < ROUNDS; round++) {
      for (const character of this.characters) this.fitColumn(character)
      for (const [slot, row] of this.rows) this.fitRow(slot, row)
    }
  }

  private fitColumn(character: Character): void {
    const held = sum([...this.rows.values()].map(row => row.get(character) ?? 0))
    if (held <= 0) return
    const factor = cardsOf(character) / held
    for (const row of this.rows.values()) row.set(character, (row.get(character) ?? 0) * factor)
  }

  private fitRow(slot: SlotId, row: CharacterChances): void {
    const all = sum(row.values())
    // No character is possible here (an update was missed): start over.
    if (all <= 0) this.rows.set(slot, this.anything())
    else for (const [character, chance] of row) row.set(character, chance / all)
  }
}

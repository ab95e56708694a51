/**
 * What a seat may believe to lie in each slot: for every slot the chance of each character. Marginals, not worlds:
 * readable and quick, and exact until several doubtful swaps touch the same cards.
 */
import type { Character, SlotId } from '../../games/mascarade'
import { CHARACTERS } from '../../games/mascarade/characters'

/** Rounds of fitting rows to 1 and columns to the number of cards: more change the third decimal only. */
const ROUNDS = 12

const cardsOf = (character: Character): number => CHARACTERS.find(card => card.id === character)?.cards ?? 1

type Row = Map<Character, number>

const sum = (numbers: Iterable<number>): number => Array.from(numbers).reduce((all, one) => all + one, 0)

/** A seat's belief, however it is held. */
export interface Believing {
  /** The chance from 0 to 1 that this character lies in this slot. */
  chance(slot: SlotId, character: Character): number
  /** The likeliest character of a slot and its chance; of equals the first of the set. */
  likeliest(slot: SlotId): { readonly character: Character | null; readonly chance: number }
  /** A card was seen. */
  see(slot: SlotId, character: Character): void
  /** Two slots were taken under the table by somebody else. */
  mayBeSwapped(slots: readonly [SlotId, SlotId]): void
  /** Two slots were surely swapped. */
  swapped(slots: readonly [SlotId, SlotId]): void
}

export class Belief implements Believing {
  private readonly rows = new Map<SlotId, Row>()

  /** Before anything was seen every card may be anywhere. */
  constructor(
    slots: readonly SlotId[],
    private readonly characters: readonly Character[],
  ) {
    for (const slot of slots) this.rows.set(slot, this.anything())
  }

  /** The chance from 0 to 1 that this character lies in this slot. */
  chance(slot: SlotId, character: Character): number {
    return this.rows.get(slot)?.get(character) ?? 0
  }

  /** The likeliest character of a slot and its chance; of equals the first of the set. */
  likeliest(slot: SlotId): { readonly character: Character | null; readonly chance: number } {
    let best: { character: Character | null; chance: number } = { character: null, chance: 0 }
    for (const [character, chance] of this.rows.get(slot) ?? []) if (chance > best.chance) best = { character, chance }
    return best
  }

  /** A card was seen: it lies here and, but for a second copy, nowhere else. */
  see(slot: SlotId, character: Character): void {
    // Known already: a card that lies face up is seen in every frame.
    if (this.chance(slot, character) === 1) return
    if (!this.rows.has(slot) || !this.characters.includes(character)) return
    this.rows.set(slot, new Map(this.characters.map(other => [other, other === character ? 1 : 0])))
    this.scaleOthers(slot, character, cardsOf(character) - 1)
    this.fit()
  }

  /** Two slots were taken under the table by somebody else: swapped or not, nobody but they can tell. */
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

  /** Two slots were surely swapped. */
  swapped([a, b]: readonly [SlotId, SlotId]): void {
    const one = this.rows.get(a),
      other = this.rows.get(b)
    if (!one || !other) return
    this.rows.set(a, other)
    this.rows.set(b, one)
  }

  private anything(): Row {
    const all = sum(this.characters.map(cardsOf))
    return new Map(this.characters.map(character => [character, cardsOf(character) / all]))
  }

  /** Makes the other slots hold `cards` of this character between them; those that surely hold one keep it. */
  private scaleOthers(slot: SlotId, character: Character, cards: number): void {
    const others = [...this.rows].filter(([id]) => id !== slot).map(([, row]) => row)
    const doubtful = others.filter(row => row.get(character) !== 1)
    const sure = others.length - doubtful.length
    // More sure than there are: what was believed was wrong, and all are doubtful.
    const [rows, left] = sure > cards ? [others, cards] : [doubtful, cards - sure]
    const held = sum(rows.map(row => row.get(character) ?? 0))
    for (const row of rows) row.set(character, held > 0 ? ((row.get(character) ?? 0) * left) / held : 0)
  }

  /** Each slot holds one card and each card lies in one slot: rows and columns are scaled in turn (Sinkhorn). */
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

  private fitRow(slot: SlotId, row: Row): void {
    const all = sum(row.values())
    // Nothing left that could lie here (a frame was missed): begin anew.
    if (all <= 0) this.rows.set(slot, this.anything())
    else for (const [character, chance] of row) row.set(character, chance / all)
  }
}

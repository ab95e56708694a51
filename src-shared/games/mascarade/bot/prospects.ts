/** The values of announcements, looks and swaps to a seat, as changes of its chance to win. */
import type { Character, SlotId } from '../rules'
import type { Memory } from './memory'
import { afterPower, afterFines } from './coinValuation'

/** The value of announcing a character when it is true, and when it is false. */
export interface Prospect {
  readonly asTrue: number
  readonly asFalse: number
}

/** How often a seat that has the character claims it: it may not know. */
const KNOWER_CLAIMS = 0.7

/** The values of this seat's possible acts now. */
export class Prospects {
  private readonly byCharacter = new Map<Character, Prospect>()
  /** The value of the best announcement now, at least 0. */
  readonly now: number

  constructor(private readonly memory: Memory) {
    for (const character of memory.table.characters) this.byCharacter.set(character, prospectOf(memory, character))
    this.now = this.best(this.announceable())
  }

  /** The value of announcing a character with a card that is it with this chance. */
  announceValue(character: Character, chance: number): number {
    const { asTrue, asFalse } = this.byCharacter.get(character) ?? { asTrue: 0, asFalse: 0 }
    return chance * asTrue + (1 - chance) * asFalse
  }

  /** The value of certainly having this character. */
  knownValue(character: Character): number {
    return Math.max(
      0,
      ...this.memory.table.characters.map(said => this.announceValue(said, said === character ? 1 : 0)),
    )
  }

  /** The value of the next announcement after seeing this slot. */
  seeingValue(slot: SlotId): number {
    const { table, belief } = this.memory
    return table.characters.reduce(
      (all, is) => all + belief.chance(slot, is) * Math.max(this.now, this.knownValue(is)),
      0,
    )
  }

  /** The value of looking at an own slot: a better announcement next turn, and safer claims until then. */
  lookValue(slot: SlotId): number {
    const { belief, coinValue, skill } = this.memory
    const doubt = 1 - belief.likeliest(slot).chance
    return skill.nextTurnShare * (this.seeingValue(slot) - this.now) + skill.knowingValue * doubt * coinValue
  }

  /** The expected value of swapping these two slots. */
  swapValue([a, b]: readonly [SlotId, SlotId]): number {
    const moved = this.announceable().map(slot => (slot === a ? b : slot === b ? a : slot))
    return this.memory.skill.nextTurnShare * (this.best(moved) - this.now)
  }

  private best(slots: readonly SlotId[]): number {
    const { table, belief } = this.memory
    return Math.max(
      0,
      ...slots.flatMap(slot => table.characters.map(said => this.announceValue(said, belief.chance(slot, said)))),
    )
  }

  /** This seat's slots that it may announce with; with two players not the protected one. */
  private announceable(): SlotId[] {
    const { table, seat } = this.memory
    return table.slots.filter(slot => slot.seat === seat && slot.place !== 'protected').map(slot => slot.id)
  }
}

function prospectOf(memory: Memory, character: Character): Prospect {
  const { coinTable, seat, others } = memory
  const now = memory.winChance(coinTable)
  const noClaimChance = others.reduce((all, other) => all * (1 - claimChance(memory, other, character)), 1)
  const rival = others.reduce(
    (best, other) => (memory.chanceOf(other, character) > memory.chanceOf(best, character) ? other : best),
    others[0] ?? seat,
  )
  const real = memory.chanceOf(rival, character)
  const mine = memory.winChance(afterPower(coinTable, seat, character)) - now
  const theirs = memory.winChance(afterFines(afterPower(coinTable, rival, character), [seat])) - now
  const falseClaims = memory.winChance(afterFines(coinTable, [seat, rival])) - now
  return {
    asTrue: mine,
    asFalse: noClaimChance * mine + (1 - noClaimChance) * (real * theirs + (1 - real) * falseClaims),
  }
}

/** The chance that a seat claims this character. */
function claimChance(memory: Memory, other: number, character: Character): number {
  const is = memory.chanceOf(other, character)
  return is * KNOWER_CLAIMS + (1 - is) * memory.opponents.claimChance(other)
}

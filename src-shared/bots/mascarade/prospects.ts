/** What an announcement promises, true or false, and how much better it were to know more. All in `hope`. */
import type { Character, SlotId } from '../../games/mascarade'
import type { Memory } from './memory'
import { after, fined } from './purse'

export interface Prospect {
  readonly asTrue: number
  readonly asFalse: number
}

/** A seat that is the character claims so often: it need not know. */
const KNOWS = 0.7

export class Prospects {
  private readonly of = new Map<Character, Prospect>()
  /** The best announcement open now, not less than none at all. */
  readonly now: number

  constructor(private readonly memory: Memory) {
    for (const character of memory.table.characters) this.of.set(character, prospect(memory, character))
    this.now = this.best(this.announceable())
  }

  /** What announcing with a card of this chance is worth. */
  announce(character: Character, chance: number): number {
    const { asTrue, asFalse } = this.of.get(character) ?? { asTrue: 0, asFalse: 0 }
    return chance * asTrue + (1 - chance) * asFalse
  }

  /** What being this character for sure is worth. */
  known(character: Character): number {
    return Math.max(0, ...this.memory.table.characters.map(said => this.announce(said, said === character ? 1 : 0)))
  }

  /** What it is worth to see this slot before the next turn, when one may speak for it then. */
  seeing(slot: SlotId): number {
    const { table, belief } = this.memory
    return table.characters.reduce((all, is) => all + belief.chance(slot, is) * Math.max(this.now, this.known(is)), 0)
  }

  /** What looking at an own slot is worth: a better announcement next turn, and claims until then. */
  look(slot: SlotId): number {
    const { belief, coin, skill } = this.memory
    const doubt = 1 - belief.likeliest(slot).chance
    return skill.nextTurn * (this.seeing(slot) - this.now) + skill.claiming * doubt * coin
  }

  /** What swapping these two slots brings, as far as one can tell now. */
  swap([a, b]: readonly [SlotId, SlotId]): number {
    const moved = this.announceable().map(slot => (slot === a ? b : slot === b ? a : slot))
    return this.memory.skill.nextTurn * (this.best(moved) - this.now)
  }

  private best(slots: readonly SlotId[]): number {
    const { table, belief } = this.memory
    return Math.max(
      0,
      ...slots.flatMap(slot => table.characters.map(said => this.announce(said, belief.chance(slot, said)))),
    )
  }

  /** Two seats: never with the protected card. */
  private announceable(): SlotId[] {
    const { table, seat } = this.memory
    return table.slots.filter(slot => slot.seat === seat && slot.place !== 'protected').map(slot => slot.id)
  }
}

function prospect(memory: Memory, character: Character): Prospect {
  const { purses, seat, others } = memory
  const now = memory.hope(purses)
  const quiet = others.reduce((all, other) => all * (1 - claims(memory, other, character)), 1)
  const rival = others.reduce(
    (best, other) => (memory.chanceOf(other, character) > memory.chanceOf(best, character) ? other : best),
    others[0] ?? seat,
  )
  const real = memory.chanceOf(rival, character)
  const mine = memory.hope(after(purses, seat, character)) - now
  const theirs = memory.hope(fined(after(purses, rival, character), [seat])) - now
  const nobodys = memory.hope(fined(purses, [seat, rival])) - now
  return { asTrue: mine, asFalse: quiet * mine + (1 - quiet) * (real * theirs + (1 - real) * nobodys) }
}

/** The chance that a seat claims this character. */
function claims(memory: Memory, other: number, character: Character): number {
  const is = memory.chanceOf(other, character)
  return is * KNOWS + (1 - is) * memory.manners.readiness(other)
}

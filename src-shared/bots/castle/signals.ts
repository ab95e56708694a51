/** What it is worth to a master to be recognised by an ally: whoever has not seen its society card may conclude it from what is done for him. */
import type { Seat } from '../../kernel'
import { SOCIETIES, type ObjectId } from '../../games/castle/cards'
import type { Knowing } from './knowing'

/** Whoever is less surely an ally is told nothing. */
const FRIEND = 0.75

/** In worth (see worth.ts): little beside what is done for its own sake. */
const RECOGNISED = { support: 1, relic: 1.5, accepted: 0.5 } as const

/** @returns nothing to those who are no masters, to a seat that knows already, and to whoever may be a rival */
export function signal(memory: Knowing, to: Seat, how: keyof typeof RECOGNISED): number {
  const ally = memory.societies.ally(to)
  return memory.nature.level === 'hard' && ally >= FRIEND && !memory.isKnownTo(to) ? RECOGNISED[how] * ally : 0
}

/** An object is a sign when the society of both collects it. */
export const signalBy = (memory: Knowing, card: ObjectId, to: Seat): number =>
  card === SOCIETIES[memory.society].relic ? signal(memory, to, 'relic') : 0

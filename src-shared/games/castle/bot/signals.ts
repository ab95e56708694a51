/** The value to a hard bot of being recognised by an ally, who may infer the society from favours. */
import type { Seat } from '../../../kernel'
import { SOCIETIES, type ObjectId } from '../rules/cards'
import type { SeatKnowledge } from './seatKnowledge'

/** Seats with a lower ally chance get no signals. */
const FRIEND = 0.75

/** Values in units of valuation.ts: small compared with those of the acts themselves. */
const RECOGNITION_VALUE = { support: 1, relic: 1.5, accepted: 0.5 } as const

/** The value of a signal; 0 for other levels, for seats that know already, and for possible rivals. */
export function signalValue(memory: SeatKnowledge, to: Seat, how: keyof typeof RECOGNITION_VALUE): number {
  const ally = memory.societies.allyChance(to)
  return memory.profile.level === 'hard' && ally >= FRIEND && !memory.isKnownTo(to) ? RECOGNITION_VALUE[how] * ally : 0
}

/** The value of giving an object as a signal: relics of the own society only. */
export const objectSignalValue = (memory: SeatKnowledge, card: ObjectId, to: Seat): number =>
  card === SOCIETIES[memory.society].relic ? signalValue(memory, to, 'relic') : 0

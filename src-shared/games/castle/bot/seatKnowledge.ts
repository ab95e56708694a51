/**
 * What scores depend on: a seat's memory of the match (memory.ts), or its knowledge in a playout (playoutKnowledge.ts).
 */
import type { Seat } from '../../../kernel'
import type { Duel } from '../rules'
import type { ObjectId, Profession, Society } from '../rules/cards'
import type { BotProfile } from '../../../wire'
import type { Sighting } from './sightings'

/** What a seat knows. */
export interface SeatKnowledge {
  readonly seat: Seat
  readonly profile: BotProfile
  readonly society: Society
  readonly rival: Society
  readonly others: readonly Seat[]
  /** Public facts. */
  readonly table: {
    readonly turn: { readonly number: number }
    readonly players: readonly { readonly tokens: number; readonly faceUp: boolean }[]
    readonly deck: number
    readonly stack: number
    readonly duel: Pick<Duel, 'sides'> | null
  }
  readonly hand: { readonly objects: readonly ObjectId[]; readonly profession: Profession }
  readonly isDeckEmpty: boolean
  /** The chance from 0 to 1 that a seat belongs to this seat's society; 1 for itself. */
  readonly societies: { allyChance(seat: Seat): number }
  /** Objects believed to be in a hand, the most certain first. */
  readonly sightings: { in(seat: Seat): readonly Sighting[] }
  /** The objects that count towards a society's victory now. */
  relics(society: Society): readonly ObjectId[]
  handSize(seat: Seat): number
  /** The share of a hand, from 0 to 1, that this seat does not know. */
  unknown(seat: Seat): number
  /** How often this seat offered this card to that seat before. */
  offered(card: ObjectId, to: Seat): number
  /** Whether that seat has seen this seat's society card. */
  isKnownTo(seat: Seat): boolean
  /** The chance from 0 to 1 that a seat accepts an offer. */
  accepting(seat: Seat): number
}

/** What a judgement goes by: what a seat remembers of its match (memory.ts), or knows in a playout (insight.ts). */
import type { Seat } from '../../kernel'
import type { Duel } from '../../games/castle'
import type { ObjectId, Profession, Society } from '../../games/castle/cards'
import type { Nature } from '../../wire'
import type { Sighting } from './sightings'

export interface Knowing {
  readonly seat: Seat
  readonly nature: Nature
  readonly society: Society
  readonly rival: Society
  readonly others: readonly Seat[]
  /** What everybody sees. */
  readonly table: {
    readonly turn: { readonly number: number }
    readonly players: readonly { readonly tokens: number; readonly faceUp: boolean }[]
    readonly deck: number
    readonly stack: number
    readonly duel: Pick<Duel, 'sides'> | null
  }
  readonly hand: { readonly objects: readonly ObjectId[]; readonly profession: Profession }
  readonly deckEmpty: boolean
  /** The chance from 0 to 1 that a seat is of the own society; 1 for oneself. */
  readonly societies: { ally(seat: Seat): number }
  /** What is believed to be in a hand, the surest first. */
  readonly sightings: { in(seat: Seat): readonly Sighting[] }
  /** The objects that count towards a society's victory now. */
  relics(society: Society): readonly ObjectId[]
  handSize(seat: Seat): number
  /** The part of a hand, from 0 to 1, that this seat cannot tell. */
  unknown(seat: Seat): number
  /** How often this card was offered to this seat before. */
  offered(card: ObjectId, to: Seat): number
  /** Whether this other seat has seen who this one is with. */
  isKnownTo(seat: Seat): boolean
  /** The chance from 0 to 1 that a seat accepts an offer. */
  accepting(seat: Seat): number
}

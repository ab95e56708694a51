/** What a seat of Castle knows, as a test says it: nothing of anybody, unless it says more. */
import type { SeatKnowledge } from '../../../../src-shared/games/castle/bot/seatKnowledge'
import type { Sighting } from '../../../../src-shared/games/castle/bot/sightings'
import {
  SOCIETIES,
  type ObjectId,
  type Profession,
  type Society,
} from '../../../../src-shared/games/castle/rules/cards'
import type { Duel } from '../../../../src-shared/games/castle/rules'
import type { Seat } from '../../../../src-shared/kernel'
import { DEFAULT_PROFILE, type BotProfile } from '../../../../src-shared/wire'

export interface Known {
  readonly seats?: number
  readonly profile?: Partial<BotProfile>
  readonly society?: Society
  readonly hand?: readonly ObjectId[]
  readonly profession?: Profession
  readonly faceUp?: boolean
  /** By seat: the chance that it is an ally. Default: a half. */
  readonly allies?: { readonly [seat: Seat]: number }
  readonly seen?: { readonly [seat: Seat]: readonly Sighting[] }
  readonly tokens?: { readonly [seat: Seat]: number }
  readonly accepting?: number
  readonly offered?: number
  readonly deck?: number
  readonly stack?: number
  readonly turn?: number
  readonly duel?: Pick<Duel, 'sides'> | null
}

/** As seat 0 knows it; every other hand has four objects. */
export function knowing(known: Known = {}): SeatKnowledge {
  const { seats = 4, society = 'order', hand = [], allies = {}, seen = {}, tokens = {}, deck = 20, stack = 5 } = known
  const HAND = 4
  return {
    seat: 0,
    profile: { ...DEFAULT_PROFILE, ...known.profile },
    society,
    rival: SOCIETIES[society].rival,
    others: Array.from({ length: seats - 1 }, (_, n) => n + 1),
    table: {
      turn: { number: known.turn ?? 1 },
      players: Array.from({ length: seats }, (_, seat) => ({
        tokens: tokens[seat] ?? 0,
        faceUp: seat === 0 && known.faceUp === true,
      })),
      ...{ deck, stack, duel: known.duel ?? null },
    },
    hand: { objects: hand, profession: known.profession ?? 'doctor' },
    isDeckEmpty: deck === 0,
    societies: { allyChance: seat => (seat === 0 ? 1 : (allies[seat] ?? 0.5)) },
    sightings: { in: seat => seen[seat] ?? [] },
    relics: of => (deck === 0 ? [SOCIETIES[of].relic, SOCIETIES[of].bag] : [SOCIETIES[of].relic]),
    handSize: () => HAND,
    unknown: seat => (HAND - (seen[seat]?.length ?? 0)) / HAND,
    offered: () => known.offered ?? 0,
    isKnownTo: () => false,
    accepting: () => known.accepting ?? 0.5,
  }
}

export const sure = (...objects: readonly ObjectId[]): Sighting[] => objects.map(object => ({ object, certainty: 1 }))

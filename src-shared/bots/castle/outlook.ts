/**
 * What a state promises a seat at the end of a playout, from 0 to 1: the chance that it is among the winners. Weights
 * are fitted to the ends of masters' matches: what a society had in the middle of a match, and whether it won.
 */
import type { Seat } from '../../kernel'
import { QUOTA, SOCIETIES, isBag, type ObjectId, type Society } from '../../games/castle/cards'
import { bagsAreRelics, handOf } from '../../games/castle/objects'
import { mixedRelicsOf } from '../../games/castle/relics'
import type { CastleState } from '../../games/castle/state'
import { chanceOf } from '../search'
import { Insight } from './insight'

/** What a society has more than the other is added up, each by its weight: so much of it wins three times of four. */
const LEAD = 1.1

/** What a society has. */
interface Standing {
  /** Own relics in the hands of members. */
  held: number
  /** Whether a member knows of so many that he could name, one short of a victory and enough for it; and how soon it is his turn, from 0 to 1. */
  near: number
  ready: number
  soon: number
  /** What members know on average: allies, relics in the hands of strangers. */
  allies: number
  found: number
  /** Duel tokens, objects, and Bags that still draw. */
  tokens: number
  objects: number
  bags: number
}

const WEIGHTS: Readonly<Standing> = {
  held: 0.25,
  near: 0.35,
  ready: 0.95,
  soon: 0.75,
  allies: 0.5,
  found: 0.5,
  tokens: 0.09,
  objects: 0.18,
  bags: 0.19,
}
const COUNTED = Object.keys(WEIGHTS) as (keyof Standing)[]

/** The chance that who holds the Seal of the Lodge wins alone, by Keys and Goblets beside it. */
const LODGE = [0.05, 0.08, 0.22, 0.87] as const

/** Once such a claim is one relic short. */
const NEAR = QUOTA.relics - 1

function standing(state: CastleState, society: Society): Standing {
  const sum: Standing = { held: 0, near: 0, ready: 0, soon: 0, allies: 0, found: 0, tokens: 0, objects: 0, bags: 0 }
  const members = state.societies.flatMap((its, seat) => (its === society ? [seat] : [])),
    draws = !bagsAreRelics(state)
  for (const seat of members) {
    const hand = handOf(state, seat),
      insight = new Insight(state, seat),
      relics = insight.relics(society)
    const own = count(hand, relics)
    let named = own
    for (const other of insight.others) {
      const ally = insight.societies.ally(other),
        theirs = insight.sightings.in(other).filter(({ object }) => relics.includes(object)).length
      if (ally === 1) {
        sum.allies += 1 / members.length
        named += theirs
      } else if (ally > 0) sum.found += theirs / members.length
    }
    sum.held += own
    sum.tokens += state.tokens[seat] ?? 0
    sum.objects += hand.length
    if (draws) sum.bags += hand.filter(isBag).length
    if (own > 0 && !hand.includes('pearl')) claims(sum, named, turnsUntil(state, seat) / state.seats)
  }
  return sum
}

const count = (hand: readonly ObjectId[], relics: readonly ObjectId[]): number =>
  hand.filter(object => relics.includes(object)).length

function claims(sum: Standing, named: number, wait: number): void {
  if (named >= NEAR) sum.near = 1
  if (named < QUOTA.relics) return
  sum.ready = 1
  sum.soon = Math.max(sum.soon, 1 - wait)
}

const turnsUntil = ({ turn, seats }: CastleState, seat: Seat): number => (seat - turn.seat + seats) % seats

/** The chance of a victory alone, and whose. */
function lodge(state: CastleState): { readonly seat: Seat; readonly chance: number } | null {
  const seat = state.hands.findIndex(hand => hand.includes('signet'))
  return seat < 0 ? null : { seat, chance: LODGE[Math.min(QUOTA.lodge, mixedRelicsOf(state, seat))] ?? 0 }
}

export function outlook(state: CastleState, seat: Seat): number {
  if (state.outcome) return state.outcome.winners.includes(seat) ? 1 : 0
  const society = state.societies[seat] ?? 'order'
  const ours = standing(state, society),
    theirs = standing(state, SOCIETIES[society].rival)
  const ahead = COUNTED.reduce((sum, what) => sum + WEIGHTS[what] * (ours[what] - theirs[what]), 0)
  const together = chanceOf(ahead, LEAD),
    alone = lodge(state)
  if (!alone) return together
  return (1 - alone.chance) * together + (alone.seat === seat ? alone.chance : 0)
}

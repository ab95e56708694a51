/**
 * The value of a state at the end of a playout: the chance, from 0 to 1, that a seat will be among the winners. Weights
 * were fitted to matches of hard bots: what a society had in the middle of a match, and whether it won.
 */
import type { Seat } from '../../../kernel'
import { QUOTA, SOCIETIES, isBag, type ObjectId, type Society } from '../rules/cards'
import { bagsAreRelics, handOf } from '../rules/objects'
import { mixedRelicsOf } from '../rules/relics'
import type { CastleState } from '../rules/state'
import { chanceFromLead } from '../../../bots/search'
import { PlayoutKnowledge } from './playoutKnowledge'

/** The weighted lead of a society with which it wins three times out of four. */
const LEAD = 1.1

/** What a society has achieved so far. */
interface SocietyStanding {
  /** Its relics in the hands of members. */
  held: number
  /**
   * Whether a member can name enough relics for a victory (`ready`) or one less (`near`); and how soon it is that
   * member's turn, from 0 to 1.
   */
  near: number
  ready: number
  soon: number
  /** What members know on average: allies, and relics in the hands of players whose society they do not know. */
  allies: number
  found: number
  /** Duel tokens, objects, and Bags that still draw. */
  tokens: number
  objects: number
  bags: number
}

const WEIGHTS: Readonly<SocietyStanding> = {
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
const COUNTED = Object.keys(WEIGHTS) as (keyof SocietyStanding)[]

/** The chance that the holder of the Seal of the Lodge wins alone, by the number of Keys and Goblets held with it. */
const LODGE = [0.05, 0.08, 0.22, 0.87] as const

/** One relic short of a victory. */
const NEAR = QUOTA.relics - 1

function societyStanding(state: CastleState, society: Society): SocietyStanding {
  const sum: SocietyStanding = {
    held: 0,
    near: 0,
    ready: 0,
    soon: 0,
    allies: 0,
    found: 0,
    tokens: 0,
    objects: 0,
    bags: 0,
  }
  const members = membersOf(state, society),
    draws = !bagsAreRelics(state)
  for (const seat of members) {
    const hand = handOf(state, seat),
      knowledge = new PlayoutKnowledge(state, seat),
      relics = knowledge.relics(society)
    const own = count(hand, object => relics.includes(object))
    let named = own
    for (let other = 0; other < state.seats; other++) {
      const ally = other === seat ? 0 : knowledge.allyChance(other)
      if (ally === 0) continue
      const theirs = knowledge.seenIn(other, relics)
      if (ally === 1) {
        sum.allies += 1 / members.length
        named += theirs
      } else sum.found += theirs / members.length
    }
    sum.held += own
    sum.tokens += state.tokens[seat] ?? 0
    sum.objects += hand.length
    if (draws) sum.bags += count(hand, isBag)
    if (own > 0 && !hand.includes('pearl')) countClaim(sum, named, turnsUntil(state, seat) / state.seats)
  }
  return sum
}

function membersOf({ societies }: CastleState, society: Society): Seat[] {
  const members: Seat[] = []
  for (const [seat, its] of societies.entries()) if (its === society) members.push(seat)
  return members
}

function count(hand: readonly ObjectId[], counts: (object: ObjectId) => boolean): number {
  let sum = 0
  for (const object of hand) if (counts(object)) sum++
  return sum
}

function countClaim(sum: SocietyStanding, named: number, wait: number): void {
  if (named >= NEAR) sum.near = 1
  if (named < QUOTA.relics) return
  sum.ready = 1
  sum.soon = Math.max(sum.soon, 1 - wait)
}

const turnsUntil = ({ turn, seats }: CastleState, seat: Seat): number => (seat - turn.seat + seats) % seats

/** Who may win alone with the Seal of the Lodge, and the chance of it. */
function lodgeVictory(state: CastleState): { readonly seat: Seat; readonly chance: number } | null {
  const seat = state.hands.findIndex(hand => hand.includes('signet'))
  return seat < 0 ? null : { seat, chance: LODGE[Math.min(QUOTA.lodge, mixedRelicsOf(state, seat))] ?? 0 }
}

/** Estimates the chance that a seat wins from this state. */
export function forecast(state: CastleState, seat: Seat): number {
  if (state.outcome) return state.outcome.winners.includes(seat) ? 1 : 0
  const society = state.societies[seat] ?? 'order'
  const ours = societyStanding(state, society),
    theirs = societyStanding(state, SOCIETIES[society].rival)
  const lead = COUNTED.reduce((sum, what) => sum + WEIGHTS[what] * (ours[what] - theirs[what]), 0)
  const withSociety = chanceFromLead(lead, LEAD),
    alone = lodgeVictory(state)
  if (!alone) return withSociety
  return (1 - alone.chance) * withSociety + (alone.seat === seat ? alone.chance : 0)
}

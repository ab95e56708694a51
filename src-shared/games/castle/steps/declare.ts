/** Declaring victory: the declarer turns up society, profession and objects, and names players. It ends the match. */
import { pick, type Pick, type Seat } from '../../../kernel'
import { QUOTA, SOCIETIES, type Society } from '../cards'
import { everybody, handOf, othersOf, tell } from '../objects'
import { professionOf } from '../professions'
import { mixedRelicsOf, quota, relicsOf } from '../relics'
import type { CastlePlay, CastleState, Claim, EndReason } from '../state'

const societyOf = (state: CastleState, seat: Seat): Society => {
  const society = state.societies[seat]
  if (!society) throw new Error('a player without a society')
  return society
}

const membersOf = (state: CastleState, society: Society): Seat[] =>
  everybody(state).filter(seat => state.societies[seat] === society)

/** Seats as words: the vocabulary of picks knows sets of words, not of seats. */
const asWords = (seats: readonly Seat[]): string[] => seats.map(String)
export const asSeats = (words: readonly string[]): Seat[] => words.map(Number)

/** The declarations that are open to a seat: nobody else hears of it. */
export function declarations(state: CastleState, seat: Seat): { readonly [branch: string]: Pick } {
  const hand = handOf(state, seat),
    others = asWords(othersOf(state, seat))
  const pearl = hand.includes('pearl')
  const { divination, pearlBlocksLodge } = state.options
  const branches: { [branch: string]: Pick } = {}
  // Holding one own relic and no Pearl is the condition for declaring; everything else may be wrong, and then loses.
  if (!pearl && relicsOf(state, societyOf(state, seat), [seat]) > 0)
    branches.declareOwn = pick.some(others, 0, others.length)
  // Rulings: naming the rival society needs no relic, but it is a victory of the own society, which the Pearl forbids.
  if (!pearl && divination) branches.declareRival = pick.some(others, 1, others.length)
  // Ruling: a victory alone is offered only when true. The Pearl does not forbid it, but by option.
  const lodge = hand.includes('signet') && mixedRelicsOf(state, seat) >= QUOTA.lodge && !(pearl && pearlBlocksLodge)
  if (lodge) branches.declareAlone = pick.ok()
  return branches
}

/** The own society: it holds when all named are of it, hold a relic each (ruling), and make up the quota with the declarer. */
export function declareOwn(play: CastlePlay, seat: Seat, named: readonly Seat[]): void {
  const society = societyOf(play.state, seat)
  turnUpAll(play, seat, named, 'own')
  const holds = settles(play, society, named, [seat, ...named])
  endWith(play, seat, holds ? society : SOCIETIES[society].rival, holds ? 'declared' : 'mistaken')
}

/** The rival society (`it`; `ru`: option `divination`): right, the declarer's society wins; wrong, the rival one does. */
export function declareRival(play: CastlePlay, seat: Seat, named: readonly Seat[]): void {
  const society = societyOf(play.state, seat),
    { rival } = SOCIETIES[society]
  turnUpAll(play, seat, named, 'rival')
  const holds = settles(play, rival, named, named)
  endWith(play, seat, holds ? society : rival, holds ? 'divined' : 'mistaken')
}

/** Alone, with the Seal of the Lodge and three Keys and Goblets. */
export function declareAlone(play: CastlePlay, seat: Seat): void {
  turnUpAll(play, seat, [], 'alone')
  tell(play, { kind: 'end', winners: [seat], reason: 'lodge', by: seat, society: null })
  play.end({ winners: [seat], reason: 'lodge' })
}

/** The declarer turns up everything; the named turn up society and objects, in `it` all their cards, each as he is named. */
function turnUpAll(play: CastlePlay, seat: Seat, named: readonly Seat[], claim: Claim): void {
  const { state } = play
  tell(play, { kind: 'declare', seat, claim, named })
  for (const one of [seat, ...named]) {
    const showsProfession = one === seat || state.options.edition === 'it'
    tell(play, {
      kind: 'turnUp',
      seat: one,
      society: societyOf(state, one),
      objects: handOf(state, one),
      profession: showsProfession ? professionOf(state, one) : null,
    })
  }
}

/** Whether all named are of the society, each with a relic, and the holders have its quota together. */
function settles(play: CastlePlay, society: Society, named: readonly Seat[], holders: readonly Seat[]): boolean {
  const { state } = play
  const right = named.every(one => societyOf(state, one) === society && relicsOf(state, society, [one]) > 0)
  if (!right) return false
  const { met, byRemoved } = quota(state, society, relicsOf(state, society, holders))
  // Ruling: if the claim rests on being the minority, the removed card is turned up to prove it.
  if (byRemoved && state.removed) tell(play, { kind: 'removed', society: state.removed })
  return met
}

function endWith(play: CastlePlay, by: Seat, society: Society, reason: EndReason): void {
  const winners = membersOf(play.state, society)
  tell(play, { kind: 'end', winners, reason, by, society })
  play.end({ winners, reason })
}

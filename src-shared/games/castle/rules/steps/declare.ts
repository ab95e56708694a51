/** Declaring victory: the declarer turns up society, profession and objects, and names players. It ends the match. */
import { pick, type ChoiceSpec, type Seat } from '../../../../kernel'
import { QUOTA, SOCIETIES, does, type Society } from '../cards'
import { everybody, handOf, othersOf, emit } from '../objects'
import { professionOf } from '../professions'
import { mixedRelicsOf, quota, relicsOf } from '../relics'
import { RELICS_OF_NAMED, mayDeclareAlone, mayDeclareRival, turnsUpRemoved } from '../rulings'
import type { CastlePlay, CastleState, Claim, EndReason } from '../state'

const societyOf = (state: CastleState, seat: Seat): Society => {
  const society = state.societies[seat]
  if (!society) throw new Error('a player without a society')
  return society
}

const membersOf = (state: CastleState, society: Society): Seat[] =>
  everybody(state).filter(seat => state.societies[seat] === society)

/** Seats as words: a choice of several is among words. */
const asWords = (seats: readonly Seat[]): string[] => seats.map(String)
export const asSeats = (words: readonly string[]): Seat[] => words.map(Number)

/** The declarations that are open to a seat: its own secret. */
export function declarations(state: CastleState, seat: Seat): { readonly [branch: string]: ChoiceSpec } {
  const hand = handOf(state, seat),
    others = asWords(othersOf(state, seat))
  const holdsPearl = hand.some(object => does(object, 'forbidDeclaring'))
  const branches: { [branch: string]: ChoiceSpec } = {}
  // Holding one own relic and no Pearl is the condition for declaring; everything else may be wrong, and then loses.
  if (!holdsPearl && relicsOf(state, societyOf(state, seat), [seat]) > 0)
    branches.declareOwn = pick.some(others, 0, others.length)
  if (mayDeclareRival(holdsPearl, state.options)) branches.declareRival = pick.some(others, 1, others.length)
  // Ruling: a victory alone is offered only when it is true.
  const lodge = hand.some(object => does(object, 'declareAlone')) && mixedRelicsOf(state, seat) >= QUOTA.lodge
  if (lodge && mayDeclareAlone(holdsPearl, state.options)) branches.declareAlone = pick.ok()
  return branches
}

/** The own society: it holds when all named players are of it and make up the quota with the declarer. */
export function declareOwn(play: CastlePlay, seat: Seat, named: readonly Seat[]): void {
  const society = societyOf(play.state, seat)
  turnUpAll(play, seat, named, 'own')
  const holds = settles(play, society, named, [seat, ...named])
  endWith(play, seat, holds ? society : SOCIETIES[society].rival, holds ? 'declared' : 'mistaken')
}

/** The rival society: named rightly, the declarer's society wins; wrongly, the rival one does. */
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
  emit(play, { kind: 'end', winners: [seat], reason: 'lodge', by: seat, society: null })
  play.end({ winners: [seat], reason: 'lodge' })
}

/**
 * The declarer turns up everything; named players turn up society and objects, by the Italian rules all their cards.
 */
function turnUpAll(play: CastlePlay, seat: Seat, named: readonly Seat[], claim: Claim): void {
  const { state } = play
  emit(play, { kind: 'declare', seat, claim, named })
  for (const one of [seat, ...named]) {
    const showsProfession = one === seat || state.options.edition === 'italian'
    emit(play, {
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
  const right = named.every(
    one => societyOf(state, one) === society && relicsOf(state, society, [one]) >= RELICS_OF_NAMED,
  )
  if (!right) return false
  const { met, byRemoved } = quota(state, society, relicsOf(state, society, holders))
  if (turnsUpRemoved(byRemoved) && state.removed) emit(play, { kind: 'removed', society: state.removed })
  return met
}

function endWith(play: CastlePlay, by: Seat, society: Society, reason: EndReason): void {
  const winners = membersOf(play.state, society)
  emit(play, { kind: 'end', winners, reason, by, society })
  play.end({ winners, reason })
}

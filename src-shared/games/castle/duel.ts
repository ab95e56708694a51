/** A duel as everybody sees it: who may still act in it as far as the table knows, and how it counts. */
import { pick, type Pick, type Seat } from '../../kernel'
import { OBJECTS, POINT, type DuelRole, type ObjectId, type Profession, type Side } from './cards'
import { everybody, handOf } from './objects'
import { canUse, mayHave } from './professions'
import type { CastleState, Duel, Score, Used } from './state'

export function duelOf(state: CastleState): Duel {
  if (!state.duel) throw new Error('nobody duels')
  return state.duel
}

export const isParty = (duel: Duel, seat: Seat): boolean => seat === duel.attacker || seat === duel.defender

export const partyOf = (duel: Duel, side: Side): Seat => (side === 'attacker' ? duel.attacker : duel.defender)

export const supportersOf = (state: CastleState): Seat[] =>
  everybody(state).filter(seat => !isParty(duelOf(state), seat))

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** Which side a seat is or supports. @throws before support is shown. */
export function sideOf(duel: Duel, seat: Seat): Side {
  const side = duel.sides[seat]
  if (!side) throw new Error('support has not been shown')
  return side
}

/** The one object that gives a point to a seat in its role. */
function fittingObject(duel: Duel, seat: Seat): ObjectId | null {
  const side = sideOf(duel, seat)
  const role: DuelRole = isParty(duel, seat) ? side : side === 'attacker' ? 'attackersSupporter' : 'defendersSupporter'
  return OBJECTS.find(object => object.duel === role)?.id ?? null
}

/** The professions of the open window that fit a seat's role. The Bodyguard is never for oneself, the Alchemist for no party. */
function fittingProfessions(state: CastleState, seat: Seat): Profession[] {
  const duel = duelOf(state)
  const all: Profession[] = !isParty(duel, seat)
    ? ['bodyguard', 'alchemist']
    : [seat === duel.attacker ? 'thug' : 'grandmaster', 'duelist']
  return all.filter(profession => fits(state, duel, profession))
}

function fits(state: CastleState, duel: Duel, profession: Profession): boolean {
  // Each object and each profession counts once a duel.
  if (duel.used.some(used => used.what === 'profession' && used.profession === profession)) return false
  // Ruling, option `alchemistAfterDuelist`: after a Duelist the Alchemist may not be used.
  if (profession === 'alchemist') return duel.duelist === null || state.options.alchemistAfterDuelist
  return true
}

/** The hypnotised may use nothing; after a Duelist nobody but the duellists takes part (and, by option, the Alchemist). */
const isShutOut = (duel: Duel, seat: Seat): boolean => duel.duelist !== null && !isParty(duel, seat)

const fittingNow = (state: CastleState, seat: Seat): Profession[] => {
  const fitting = fittingProfessions(state, seat)
  return isShutOut(duelOf(state), seat) ? fitting.filter(profession => profession === 'alchemist') : fitting
}

/** Whether a seat could act in the open window, as far as everybody knows. Public. */
export function mayReact(state: CastleState, seat: Seat): boolean {
  const duel = duelOf(state)
  if (duel.hypnotised === seat) return false
  if (fittingNow(state, seat).some(profession => mayHave(state, seat, profession))) return true
  if (isShutOut(duel, seat)) return false
  // A duel object is the only one of its kind: once shown, nobody else can have it.
  const object = fittingObject(duel, seat)
  return (state.tokens[seat] ?? 0) > 0 || (object !== null && !isUsed(duel, object))
}

const isUsed = (duel: Duel, object: ObjectId): boolean =>
  duel.used.some(used => used.what === 'object' && used.object === object)

/** What a seat really can do in the open window: its own secret. */
export function reactions(state: CastleState, seat: Seat): Pick {
  const duel = duelOf(state)
  const branches: { [branch: string]: Pick } = { pass: pick.ok() }
  if (duel.hypnotised === seat) return pick.branch(branches)
  const own = fittingNow(state, seat).filter(profession => canUse(state, seat, profession))
  if (!isShutOut(duel, seat)) {
    const object = fittingObject(duel, seat),
      tokens = state.tokens[seat] ?? 0
    if (object && handOf(state, seat).includes(object) && !isUsed(duel, object)) branches.object = pick.card([object])
    if (tokens > 0)
      branches.tokens = pick.each({ count: pick.number(1, tokens), side: pick.one(tokenSides(state, seat)) })
  }
  const [profession] = own.filter(one => one !== 'alchemist')
  if (profession) branches.profession = pick.one([profession])
  if (own.includes('alchemist')) branches.alchemist = pick.one(['attacker', 'defender'])
  return pick.branch(branches)
}

/** Tokens: `ru` for the side you support or are; `it` for either side. */
const tokenSides = (state: CastleState, seat: Seat): readonly Side[] =>
  state.options.edition === 'it' ? ['attacker', 'defender'] : [sideOf(duelOf(state), seat)]

/** The count: one point for each duellist and supporter, and for all that was used. What the Duelist or the Hypnotist made void does not count. */
export function scoreOf(state: CastleState): Score {
  const duel = duelOf(state)
  const counts = (seat: Seat): boolean => !isShutOut(duel, seat) && duel.hypnotised !== seat
  const own = (side: Side): number =>
    everybody(state).filter(seat => duel.sides[seat] === side && counts(seat)).length * POINT
  const used = (side: Side): number =>
    duel.used.filter(one => one.side === side && counts(one.seat)).reduce((sum, one) => sum + points(one), 0)
  return { attacker: own('attacker') + used('attacker'), defender: own('defender') + used('defender') }
}

const points = (used: Used): number => (used.what === 'tokens' ? used.count * POINT : POINT)

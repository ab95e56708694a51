/** A duel as everybody sees it: who may act in the open window and with what, and how the duel counts. */
import { pick, type ChoiceSpec, type Seat } from '../../../kernel'
import { POINT, objectsThat, type ObjectId, type Profession, type Side } from './cards'
import { everybody, handOf } from './objects'
import { canUse, mayHave } from './professions'
import { mayUseAlchemist, isHypnotised } from './rulings'
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

/** The four roles of a duel, and what gives each of them a point or lets it act in the open window. */
interface Role {
  readonly objects: readonly ObjectId[]
  /** The Bodyguard is never for oneself, the Alchemist for no party. */
  readonly professions: readonly Profession[]
}

const PARTY: { readonly [side in Side]: Role } = {
  attacker: { objects: objectsThat('pointAsAttacker'), professions: ['thug', 'duelist'] },
  defender: { objects: objectsThat('pointAsDefender'), professions: ['grandmaster', 'duelist'] },
}
const SUPPORTER: { readonly [side in Side]: Role } = {
  attacker: { objects: objectsThat('pointForAttacker'), professions: ['bodyguard', 'alchemist'] },
  defender: { objects: objectsThat('pointForDefender'), professions: ['bodyguard', 'alchemist'] },
}

/** What a seat may use in the open window if it has it. Public: hands and face-down professions are not looked at. */
interface Means extends Role {
  readonly tokens: number
}

const NO_MEANS: Means = { objects: [], professions: [], tokens: 0 }

function meansOf(state: CastleState, seat: Seat): Means {
  const duel = duelOf(state)
  if (isHypnotised(duel, seat)) return NO_MEANS
  const { objects, professions } = (isParty(duel, seat) ? PARTY : SUPPORTER)[sideOf(duel, seat)]
  // Each object and each profession counts once a duel.
  const isUsed = (one: Profession): boolean =>
    duel.used.some(used => used.what === 'profession' && used.profession === one)
  const allowed = professions.filter(
    one => !isUsed(one) && (one !== 'alchemist' || mayUseAlchemist(duel, state.options)),
  )
  // After a Duelist nobody but the duellists takes part; the Alchemist decides the duel from outside.
  if (isShutOut(duel, seat)) return { ...NO_MEANS, professions: allowed.filter(one => one === 'alchemist') }
  return {
    objects: objects.filter(one => !duel.used.some(used => used.what === 'object' && used.object === one)),
    professions: allowed,
    tokens: state.tokens[seat] ?? 0,
  }
}

const isShutOut = (duel: Duel, seat: Seat): boolean => duel.duelist !== null && !isParty(duel, seat)

/** Whether a seat could act in the open window, as far as everybody knows. */
export function mayReact(state: CastleState, seat: Seat): boolean {
  const { objects, professions, tokens } = meansOf(state, seat)
  // A duel object is the only one of its kind: once shown, nobody else can have it.
  return objects.length > 0 || tokens > 0 || professions.some(profession => mayHave(state, seat, profession))
}

/** What a seat really can do in the open window: its own secret. */
export function reactions(state: CastleState, seat: Seat): ChoiceSpec {
  const { objects, professions, tokens } = meansOf(state, seat)
  const branches: { [branch: string]: ChoiceSpec } = { pass: pick.ok() }
  const held = objects.filter(object => handOf(state, seat).includes(object))
  if (held.length > 0) branches.object = pick.card(held)
  if (tokens > 0)
    branches.tokens = pick.each({ count: pick.number(1, tokens), side: pick.one(tokenSides(state, seat)) })
  for (const profession of professions.filter(one => canUse(state, seat, one)))
    if (profession === 'alchemist') branches.alchemist = pick.one(['attacker', 'defender'])
    else branches.profession = pick.one([profession])
  return pick.branch(branches)
}

/** Duel tokens help the side you are or support; by the Italian rules either side. */
const tokenSides = (state: CastleState, seat: Seat): readonly Side[] =>
  state.options.edition === 'italian' ? ['attacker', 'defender'] : [sideOf(duelOf(state), seat)]

/**
 * The count: one point for each duellist and supporter, and for all that was used. What the Duelist or the Hypnotist
 * made void does not count.
 */
export function scoreOf(state: CastleState): Score {
  const duel = duelOf(state)
  const counts = (seat: Seat): boolean => !isShutOut(duel, seat) && !isHypnotised(duel, seat)
  const score = { attacker: 0, defender: 0 }
  for (const [seat, side] of duel.sides.entries()) if (side && counts(seat)) score[side] += POINT
  for (const used of duel.used) if (counts(used.seat)) score[used.side] += points(used)
  return score
}

const points = (used: Used): number => (used.what === 'tokens' ? used.count * POINT : POINT)

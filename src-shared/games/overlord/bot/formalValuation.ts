/** Formal rules: the values of points, looks and cards to a bot, in its own points. */
import type { Seat } from '../../../kernel'
import type { CardSymbol, HintCard } from '../rules'
import { actionCard, hintCard, serves } from '../rules/deck'
import { THIRD_LOOK } from '../rules/rulings'
import { me, others, playerAt, type Memory } from './memory'

/** The value of a hint in front of this seat. */
export const POINT = 1
/** The value of winning the match. */
const VICTORY = 6
/** A seat at most this many points behind counts as a rival. */
const NEAR = 1
/** The values of a first and a second look: the cost for this seat, the gain when others get them. */
const OWN_LOOK = [1, 2.5] as const,
  THEIR_LOOK = [0.35, 0.6] as const
/** The chance that a third look is not averted by a mercy. */
const STAYS = 0.6

/** The points of a seat. */
export const points = (memory: Memory, seat: Seat): number => playerAt(memory, seat).front.length

/**
 * The value of a seat's third look. The other seat with most hints wins; of equals the latest Overlord.
 * @param gained points that this seat gains with it
 */
export function endValue(memory: Memory, doomed: Seat, gained = 0): number {
  if (doomed === memory.seat) return -VICTORY
  if (!memory.formalSkill.countsWinner) return 0
  const mine = points(memory, memory.seat) + gained
  const ahead = others(memory).some(
    seat =>
      seat !== doomed &&
      (points(memory, seat) > mine ||
        (points(memory, seat) === mine && playerAt(memory, seat).ruled > me(memory).ruled)),
  )
  return ahead ? -VICTORY : VICTORY
}

const lead = (memory: Memory): number =>
  points(memory, memory.seat) - Math.max(...others(memory).map(seat => points(memory, seat)))

/** The value of a look for a seat. @param stays the chance that a third look is not averted */
export function lookValue(memory: Memory, seat: Seat, gained = 0, stays = STAYS): number {
  const had = playerAt(memory, seat).looks,
    { theirLookFactor: theirLook, endBonus: nearer } = memory.formalSkill
  if (had + 1 >= THIRD_LOOK) return stays * endValue(memory, seat, gained)
  if (seat === memory.seat) return -(OWN_LOOK[had] ?? 0)
  return (
    theirLook * (THEIR_LOOK[had] ?? 0) * (isRival(memory, seat) ? 1.5 : 1) + (lead(memory) > 0 ? nearer : -nearer) * had
  )
}

/** Whether a seat has about as many points as this one, or more. */
export const isRival = (memory: Memory, seat: Seat): boolean =>
  points(memory, seat) >= points(memory, memory.seat) - NEAR

/** The cost to this seat of another seat's point. */
export const pointCost = (memory: Memory, seat: Seat): number =>
  isRival(memory, seat) ? memory.formalSkill.rivalPointCost : memory.formalSkill.stragglerPointCost

/** The costs of using an action, of using a joker, and of losing a possible mercy (a card without a skull). */
const SPENT = 0.1,
  JOKER_SPENT = 0.25,
  MERCY_SPENT = 0.1

/** The cost of using an action. The last one is free, because three are drawn after it. */
export function actionCost({ deck, own, formalSkill }: Memory, id: string): number {
  if (own.actions.length === 1 || !formalSkill.savesActions) return 0
  const card = actionCard(deck, id)
  return (card.symbol === 'joker' ? JOKER_SPENT : SPENT) + (card.skull ? 0 : MERCY_SPENT)
}

/** The values of keeping a hint: a joker, the only one of its symbol, one of several. */
const KEPT_VALUE = { joker: 0.6, only: 0.3, spare: 0.1 } as const

/** The cards of the hints in this seat's hand. */
export const hintsOf = ({ deck, own }: Memory): HintCard[] => own.hints.map(id => hintCard(deck, id))

/** The cost of playing a hint. It favours keeping different symbols. */
export function hintCost(memory: Memory, id: string): number {
  const { symbol } = hintCard(memory.deck, id),
    { keptHintFactor: keeps } = memory.formalSkill
  if (symbol === 'joker') return keeps * KEPT_VALUE.joker
  return (
    keeps * (hintsOf(memory).filter(card => card.symbol === symbol).length > 1 ? KEPT_VALUE.spare : KEPT_VALUE.only)
  )
}

/** Whether this seat's hand can answer a demand. */
export const canAnswer = (memory: Memory, symbol: CardSymbol | null): boolean =>
  hintsOf(memory).some(card => symbol === null || card.symbol === symbol || card.symbol === 'joker')

/** The values of uses of actions by role. To a servant a freeze without a hint of its symbol is nearly useless. */
const USES = { doubt: 0.5, blame: 0.45, silence: 0.35, interrupt: 0.7, idle: 0.1 } as const
const HELD_JOKER = 0.2
/** The value of a possible mercy by the number of looks. */
const HELD_MERCY = [0, 0.2, 0.4] as const
/** The expected value of a drawn action. */
export const DRAWN = 0.5

/** The value of an action at the start of a round. */
export function actionValue(memory: Memory, id: string): number {
  const card = actionCard(memory.deck, id)
  const rules = memory.table.overlord === memory.seat
  const fits = card.symbol === 'joker' || canAnswer(memory, card.symbol)
  const pass = serves(card, 'pass') ? (rules ? USES.doubt : USES.blame) : 0
  const freeze = serves(card, 'freeze') ? (rules ? USES.silence : fits ? USES.interrupt : USES.idle) : 0
  return (
    Math.max(pass, freeze) +
    (card.symbol === 'joker' ? HELD_JOKER : 0) +
    (card.skull ? 0 : (HELD_MERCY[me(memory).looks] ?? 0))
  )
}

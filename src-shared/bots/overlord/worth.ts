/** Formal: what points, looks and cards are worth to a bot, in points of its own. */
import type { Seat } from '../../kernel'
import type { CardSymbol, HintCard } from '../../games/overlord'
import { actionCard, hintCard, serves } from '../../games/overlord/deck'
import { THIRD_LOOK } from '../../games/overlord/rulings'
import { me, others, playerAt, type Memory } from './memory'

/** A hint in front. */
export const POINT = 1
/** The match won, or lost. */
const VICTORY = 6
/** So many points behind me somebody still is a rival. */
const NEAR = 1
/** A first look, and a second, of mine and of somebody else. */
const OWN_LOOK = [1, 2.5] as const,
  THEIR_LOOK = [0.35, 0.6] as const
/** A third look is often averted by a mercy. */
const STAYS = 0.6

export const points = (memory: Memory, seat: Seat): number => playerAt(memory, seat).front.length

/** Somebody has the third look: the survivor with the most hints wins, and of the tied whoever was Overlord last. @param gained points that I get with it */
export function endWorth(memory: Memory, doomed: Seat, gained = 0): number {
  if (doomed === memory.seat) return -VICTORY
  if (!memory.skill.counts) return 0
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

/** A look for this seat. @param stays how likely it is that it is not averted, should it be the third */
export function lookWorth(memory: Memory, seat: Seat, gained = 0, stays = STAYS): number {
  const had = playerAt(memory, seat).looks,
    { theirLook, nearer } = memory.skill
  if (had + 1 >= THIRD_LOOK) return stays * endWorth(memory, seat, gained)
  if (seat === memory.seat) return -(OWN_LOOK[had] ?? 0)
  return (
    theirLook * (THEIR_LOOK[had] ?? 0) * (isRival(memory, seat) ? 1.5 : 1) + (lead(memory) > 0 ? nearer : -nearer) * had
  )
}

export const isRival = (memory: Memory, seat: Seat): boolean =>
  points(memory, seat) >= points(memory, memory.seat) - NEAR

/** What it costs me that somebody else gets a point. */
export const threat = (memory: Memory, seat: Seat): number =>
  isRival(memory, seat) ? memory.skill.rival : memory.skill.straggler

/** An action spent, and a joker; those without a skull may be a mercy yet. */
const SPENT = 0.1,
  JOKER_SPENT = 0.25,
  MERCY_SPENT = 0.1

/** Whoever plays the last action draws three: that one costs nothing. */
export function actionCost({ deck, own, skill }: Memory, id: string): number {
  if (own.actions.length === 1 || !skill.saves) return 0
  const card = actionCard(deck, id)
  return (card.symbol === 'joker' ? JOKER_SPENT : SPENT) + (card.skull ? 0 : MERCY_SPENT)
}

/** A hint kept for later: a joker, the only one of a symbol, one of several. */
const KEPT = { joker: 0.6, only: 0.3, spare: 0.1 } as const

export const hintsOf = ({ deck, own }: Memory): HintCard[] => own.hints.map(id => hintCard(deck, id))

/** What is lost with a hint of the hand: so that what stays is spread over the symbols. */
export function hintCost(memory: Memory, id: string): number {
  const { symbol } = hintCard(memory.deck, id),
    { keeps } = memory.skill
  if (symbol === 'joker') return keeps * KEPT.joker
  return keeps * (hintsOf(memory).filter(card => card.symbol === symbol).length > 1 ? KEPT.spare : KEPT.only)
}

/** Whether the own hand has an answer to a demand. */
export const canAnswer = (memory: Memory, symbol: CardSymbol | null): boolean =>
  hintsOf(memory).some(card => symbol === null || card.symbol === symbol || card.symbol === 'joker')

/** What actions are good for, by the role of the round; a freeze without a hint of its symbol is next to useless to a servant. */
const USES = { doubt: 0.5, blame: 0.45, silence: 0.35, interrupt: 0.7, idle: 0.1 } as const
const HELD_JOKER = 0.2
/** A mercy helps whoever has a look. */
const HELD_MERCY = [0, 0.2, 0.4] as const
/** What is drawn instead is worth this, about. */
export const DRAWN = 0.5

/** What an action is worth at the beginning of a round. */
export function actionWorth(memory: Memory, id: string): number {
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

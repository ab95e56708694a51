/** Scores answers in duels: whom to support, when to spend something, and the chances to win. */
import type { Answer, Seat } from '../../../kernel'
import type { AnswerScorer, ScoredAsk } from '../../../bots/scoringBot'
import { does, isOnce, type Profession, type Side } from '../rules/cards'
import { PERSONALITY_EFFECTS } from './personality'
import type { SeatKnowledge } from './seatKnowledge'
import { signalValue } from './signals'

/** The chance to win without a lead (less than half, because a tie is a draw), and what each point of lead adds. */
const EVEN = 0.4,
  EACH_POINT = 0.15
/** No duel is surer than this. */
const SLIM = 0.05

/** The share of a side's tokens that is spent in one duel on average. */
const SPENT = 0.6
/** How doubt its society moves a supporter away from an even choice. */
const LOYALTY = 0.6

/** The chance to win a duel that this seat starts. */
export function duelWinChance(memory: SeatKnowledge, against: Seat): number {
  const ally = memory.societies.allyChance(against)
  const support = memory.others
    .filter(seat => seat !== against)
    .map(seat => {
      const mine = memory.societies.allyChance(seat)
      return LOYALTY * (mine - (mine * ally + (1 - mine) * (1 - ally)))
    })
  const lead =
    support.reduce((all, one) => all + one, 0) +
    ownPoints(memory) +
    SPENT * (tokens(memory, memory.seat) - tokens(memory, against))
  return Math.max(SLIM, Math.min(1 - SLIM, EVEN + EACH_POINT * lead))
}

const tokens = (memory: SeatKnowledge, seat: Seat): number => memory.table.players[seat]?.tokens ?? 0

/** Points that this seat can add to its own attack. */
function ownPoints(memory: SeatKnowledge): number {
  const { objects, profession } = memory.hand
  const shown = objects.filter(object => does(object, 'pointAsAttacker')).length
  const fresh = !isOnce(profession) || memory.table.players[memory.seat]?.faceUp !== true
  return shown + (profession === 'thug' || profession === 'hypnotist' || (profession === 'duelist' && fresh) ? 1 : 0)
}

/** How much this seat wants the attacker to win, from 1 (attacker) to -1 (defender). */
export function attackerPreference(memory: SeatKnowledge, ask: ScoredAsk): number {
  const attacker = Number(ask.params?.attacker ?? 0),
    defender = Number(ask.params?.defender ?? 0)
  if (attacker === memory.seat) return 1
  if (defender === memory.seat) return -1
  return memory.societies.allyChance(attacker) - memory.societies.allyChance(defender)
}

/** How much this seat wants a side to win, from -1 to 1. */
export const sidePreference = (memory: SeatKnowledge, ask: ScoredAsk, side: Side): number =>
  attackerPreference(memory, ask) * (side === 'attacker' ? 1 : -1)

/** Scales chances from 0 to 1 up, so that noise does not decide. */
const STAKE = 10

/** Costs, as chances: an object returns but is seen, a token is gone, some professions work only once. */
const PRICE = { object: 0.03, token: 0.13, again: 0.06, once: 0.25, alchemist: 0.3 } as const

/**
 * Prefers the side of the likelier ally. A liar supports the wrong side in some turns, to mislead those who infer
 * allies from it.
 */
export function support(memory: SeatKnowledge, ask: ScoredAsk): AnswerScorer {
  const { misleads } = PERSONALITY_EFFECTS[memory.profile.personality]
  const direction = misleads > 0 && memory.table.turn.number % misleads === 0 ? -1 : 1
  const signalOf = (answer: Answer): number => signalValue(memory, Number(ask.params?.[answer as Side] ?? 0), 'support')
  return answer => direction * (STAKE * sidePreference(memory, ask, answer as Side) + signalOf(answer))
}

/** An answer to `react`. */
export type Reaction =
  | { readonly branch: 'pass'; readonly answer: true }
  | { readonly branch: 'object'; readonly answer: string }
  | { readonly branch: 'tokens'; readonly answer: { readonly count: number; readonly side: Side } }
  | { readonly branch: 'profession'; readonly answer: Profession }
  | { readonly branch: 'alchemist'; readonly answer: Side }

/** The attacker's chance to win by the lead in points; others may still react. */
function attackerWinChance(lead: number): number {
  if (lead === 0) return 0.45
  const doubt = 0.5 / (1 + Math.abs(lead) * Math.abs(lead))
  return lead > 0 ? 1 - doubt / 1.5 : doubt / 1.5
}

/** Scores reactions by the chance they add, minus their cost. */
export function react(memory: SeatKnowledge, ask: ScoredAsk): AnswerScorer {
  const score = ask.params?.score as { readonly attacker: number; readonly defender: number }
  const side = ask.params?.side as Side
  const lead = score.attacker - score.defender,
    want = attackerPreference(memory, ask)
  const chanceWith = (points: number, to: Side): number =>
    want * attackerWinChance(lead + (to === 'attacker' ? points : -points))
  return answer => STAKE * reaction(answer as Reaction, side, chanceWith, want)
}

function reaction(
  { branch, answer }: Reaction,
  side: Side,
  chanceWith: (points: number, to: Side) => number,
  want: number,
): number {
  switch (branch) {
    case 'pass':
      return chanceWith(0, side)
    case 'object':
      return chanceWith(1, side) - PRICE.object
    case 'tokens':
      return chanceWith(answer.count, answer.side) - PRICE.token * answer.count
    case 'profession':
      return chanceWith(1, side) - (isOnce(answer) ? PRICE.once : PRICE.again)
    case 'alchemist':
      return (answer === 'attacker' ? want : 0) - PRICE.alchemist
  }
}

/** The Priest is used in defence, and for others when the attacker's ally chance is below this. */
const PRIEST_FOR_OTHERS = 0.3

export function priest(memory: SeatKnowledge, ask: ScoredAsk): AnswerScorer {
  const { attacker, defender } = ask.params ?? {}
  const mine = defender === memory.seat
  return answer =>
    answer === 'pass' ? 0 : mine ? STAKE : STAKE * (PRIEST_FOR_OTHERS - memory.societies.allyChance(Number(attacker)))
}

export type HypnotistAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'use'; readonly answer: Seat }

/** Hypnotises a supporter of the defender, preferably the one with most tokens. */
export function hypnotist(memory: SeatKnowledge): AnswerScorer {
  return given => {
    const { branch, answer } = given as HypnotistAnswer
    if (branch === 'pass') return 0
    return memory.table.duel?.sides[answer] === 'defender' ? 1 + tokens(memory, answer) : -STAKE
  }
}

export function ring(): AnswerScorer {
  return answer => (answer === 'use' ? STAKE : 0)
}

/** How unwelcome a result must be before the Doctor undoes it. */
const UNWELCOME = 0.5

export function doctor(memory: SeatKnowledge, ask: ScoredAsk): AnswerScorer {
  const result = ask.params?.result
  const welcome = result === 'attacker' || result === 'defender' ? sidePreference(memory, ask, result) : 0
  return answer => (answer === 'use' ? STAKE * (-welcome - UNWELCOME) : 0)
}

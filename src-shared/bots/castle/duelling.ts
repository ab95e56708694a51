/** Duels: whom to support, when to spend something, and what the chances are. */
import type { Answer, Seat, SeatAsk } from '../../kernel'
import { OBJECTS, isOnce, type Profession, type Side } from '../../games/castle/cards'
import { LEANINGS } from './leanings'
import type { Knowing } from './knowing'
import { signal } from './signals'

type Judge = (answer: Answer) => number

/** Each point of lead makes a win so much likelier; at none it is a little less than even, for a tie is a draw. */
const EVEN = 0.4,
  EACH_POINT = 0.15
const SLIM = 0.05

/** Of the tokens on either side about so many are spent in one duel. */
const SPENT = 0.6
/** How far society moves a supporter from choosing by chance. */
const LOYAL = 0.6

/** The chance to win a duel that this seat would begin. */
export function winning(memory: Knowing, against: Seat): number {
  const ally = memory.societies.ally(against)
  const support = memory.others
    .filter(seat => seat !== against)
    .map(seat => {
      const mine = memory.societies.ally(seat)
      return LOYAL * (mine - (mine * ally + (1 - mine) * (1 - ally)))
    })
  const lead =
    support.reduce((all, one) => all + one, 0) +
    ownPoints(memory) +
    SPENT * (tokens(memory, memory.seat) - tokens(memory, against))
  return Math.max(SLIM, Math.min(1 - SLIM, EVEN + EACH_POINT * lead))
}

const tokens = (memory: Knowing, seat: Seat): number => memory.table.players[seat]?.tokens ?? 0

/** What this seat can add to its own attack. */
function ownPoints(memory: Knowing): number {
  const { objects, profession } = memory.hand
  const shown = OBJECTS.filter(object => object.duel === 'attacker' && objects.includes(object.id)).length
  const fresh = !isOnce(profession) || memory.table.players[memory.seat]?.faceUp !== true
  return shown + (profession === 'thug' || profession === 'hypnotist' || (profession === 'duelist' && fresh) ? 1 : 0)
}

/** How much this seat wants the attacker to win, from -1 to 1: -1 wants the defender to. */
export function wanted(memory: Knowing, ask: SeatAsk): number {
  const attacker = Number(ask.params?.attacker ?? 0),
    defender = Number(ask.params?.defender ?? 0)
  if (attacker === memory.seat) return 1
  if (defender === memory.seat) return -1
  return memory.societies.ally(attacker) - memory.societies.ally(defender)
}

export const wantedFor = (memory: Knowing, ask: SeatAsk, side: Side): number =>
  wanted(memory, ask) * (side === 'attacker' ? 1 : -1)

/** Judgements of a duel are chances from 0 to 1: stretched, lest a whim decide. */
const STAKE = 10

/** What is spent, in chances: a card that comes back is shown, a token is gone, some professions serve once only. */
const PRICE = { object: 0.03, token: 0.13, again: 0.06, once: 0.25, alchemist: 0.3 } as const

/** A liar supports the wrong side now and then, where it decides little: whoever reads friends from it is misled. */
export function support(memory: Knowing, ask: SeatAsk): Judge {
  const { misleads } = LEANINGS[memory.nature.temper]
  const way = misleads > 0 && memory.table.turn.number % misleads === 0 ? -1 : 1
  const sign = (answer: Answer): number => signal(memory, Number(ask.params?.[answer as Side] ?? 0), 'support')
  return answer => way * (STAKE * wantedFor(memory, ask, answer as Side) + sign(answer))
}

export type Reaction =
  | { readonly branch: 'pass'; readonly answer: true }
  | { readonly branch: 'object'; readonly answer: string }
  | { readonly branch: 'tokens'; readonly answer: { readonly count: number; readonly side: Side } }
  | { readonly branch: 'profession'; readonly answer: Profession }
  | { readonly branch: 'alchemist'; readonly answer: Side }

/** The attacker's chance by the points of his lead: others may still react. */
function chanceOf(lead: number): number {
  if (lead === 0) return 0.45
  const far = 0.5 / (1 + Math.abs(lead) * Math.abs(lead))
  return lead > 0 ? 1 - far / 1.5 : far / 1.5
}

export function react(memory: Knowing, ask: SeatAsk): Judge {
  const score = ask.params?.score as { readonly attacker: number; readonly defender: number }
  const side = ask.params?.side as Side
  const lead = score.attacker - score.defender,
    want = wanted(memory, ask)
  const added = (points: number, to: Side): number => want * chanceOf(lead + (to === 'attacker' ? points : -points))
  return answer => STAKE * reaction(answer as Reaction, side, added, want)
}

function reaction(
  { branch, answer }: Reaction,
  side: Side,
  added: (points: number, to: Side) => number,
  want: number,
): number {
  switch (branch) {
    case 'pass':
      return added(0, side)
    case 'object':
      return added(1, side) - PRICE.object
    case 'tokens':
      return added(answer.count, answer.side) - PRICE.token * answer.count
    case 'profession':
      return added(1, side) - (isOnce(answer) ? PRICE.once : PRICE.again)
    case 'alchemist':
      return (answer === 'attacker' ? want : 0) - PRICE.alchemist
  }
}

/** Used by a defender for his own sake, and against an attacker who is likely a rival. */
const PRIEST_FOR_OTHERS = 0.3

export function priest(memory: Knowing, ask: SeatAsk): Judge {
  const { attacker, defender } = ask.params ?? {}
  const mine = defender === memory.seat
  return answer =>
    answer === 'pass' ? 0 : mine ? STAKE : STAKE * (PRIEST_FOR_OTHERS - memory.societies.ally(Number(attacker)))
}

export type HypnotistAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'use'; readonly answer: Seat }

/** One of the defender's supporters, best who could still spend most. */
export function hypnotist(memory: Knowing): Judge {
  return given => {
    const { branch, answer } = given as HypnotistAnswer
    if (branch === 'pass') return 0
    return memory.table.duel?.sides[answer] === 'defender' ? 1 + tokens(memory, answer) : -STAKE
  }
}

export function ring(): Judge {
  return answer => (answer === 'use' ? STAKE : 0)
}

/** How unwelcome a result must be to be undone. */
const UNWELCOME = 0.5

export function doctor(memory: Knowing, ask: SeatAsk): Judge {
  const result = ask.params?.result
  const welcome = result === 'attacker' || result === 'defender' ? wantedFor(memory, ask, result) : 0
  return answer => (answer === 'use' ? STAKE * (-welcome - UNWELCOME) : 0)
}

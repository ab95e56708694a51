/** Classic rules: scores the Overlord's answers by its mood: questions, interjections, looks, mercy. */
import { scorer } from '../../../bots/scoringBot'
import type { Seat } from '../../../kernel'
import type { Whim } from '../rules'
import { playerAt, servants, turnOf, type ScorerFactory, type Memory } from './memory'
import type { Grievance } from './moodTracker'

/** Least number of turns between two looks. */
export const TURNS_BETWEEN_LOOKS = 2
/**
 * How easily a grievance leads to a look, with four servants and for each one more. Tuned so that matches of any size
 * end within an evening (tests/games/overlord/bot/overlord.play.test.ts).
 */
const SEVERITY = { of: 2, servants: 4, more: 0.3 } as const
/** How much each earlier look at a servant makes another one likelier. */
const REPEAT_LOOK = 0.5

const CHOSEN = 1,
  NEVER = -2

/** The grievance for which the Overlord gives a look now, or null. */
function wantedLook(memory: Memory): Grievance | null {
  const { moodTracker } = memory
  if (turnOf(memory).number - moodTracker.lastLook < TURNS_BETWEEN_LOOKS) return null
  const severity =
    moodTracker.habits.look * (SEVERITY.of + SEVERITY.more * (servants(memory).length - SEVERITY.servants))
  const felt = moodTracker
    .openGrievances()
    .map(one => ({ one, weight: one.weight * (1 + REPEAT_LOOK * playerAt(memory, one.seat).looks) }))
  const [worst] = felt.sort((a, b) => b.weight - a.weight || a.one.seat - b.one.seat)
  return worst && memory.chance(Math.min(1, worst.weight * severity), 'look') ? worst.one : null
}

/** What the Overlord says to the present tale, if anything. */
function interjection(memory: Memory): 'twist' | 'more' | 'hurry' | 'quiet' {
  const { habits } = memory.moodTracker
  for (const way of ['twist', 'more', 'hurry'] as const) if (memory.chance(habits[way], way)) return way
  return 'quiet'
}

type Rule =
  | { readonly branch: 'look'; readonly answer: { readonly seat: Seat; readonly reason: Whim } }
  | { readonly branch: 'both' | 'hurry' | 'quiet' | 'more' | 'twist'; readonly answer: unknown }

/** At most one interjection per hint, and none before the first hint. */
const rule: ScorerFactory = (memory, { pick }) => {
  const { moodTracker } = memory
  const offered = pick.pick === 'branch' && 'both' in pick.of
  const look = moodTracker.spoke ? null : wantedLook(memory)
  const both =
    !moodTracker.spoke &&
    !look &&
    offered &&
    turnOf(memory).number - moodTracker.lastLook >= TURNS_BETWEEN_LOOKS &&
    memory.chance(moodTracker.habits.both, 'both')
  const way = look
    ? 'look'
    : both
      ? 'both'
      : moodTracker.spoke || turnOf(memory).played === 0
        ? 'quiet'
        : interjection(memory)
  return scorer<Rule>(({ branch, answer }) => {
    if (branch !== way) return 0
    return branch === 'look' && look && (answer.seat !== look.seat || answer.reason !== look.reason) ? 0 : CHOSEN
  })
}

const hintsTold = ({ table }: Memory, seat: Seat): number =>
  table.tale.filter(told => told.seat === seat && told.how !== 'froze').length

/** How much the Overlord in this mood wants to hear a servant. */
export function interest(memory: Memory, seat: Seat): number {
  switch (memory.moodTracker.habits.asks) {
    case 'quietest':
      return -hintsTold(memory, seat)
    case 'loudest':
      return hintsTold(memory, seat)
    case 'guiltiest':
      return playerAt(memory, seat).looks
    case 'anybody':
      return 0
  }
}

type Question =
  | { readonly branch: 'question'; readonly answer: { readonly to: Seat } }
  | { readonly branch: 'look' | 'goOn' | 'next'; readonly answer: unknown }

/** Never gives a look here: nobody has spoken since the last one. */
const question: ScorerFactory = memory =>
  scorer<Question>(({ branch, answer }) => (branch === 'question' ? interest(memory, answer.to) : -Infinity))

const goOn: ScorerFactory = memory => {
  const on = memory.chance(memory.moodTracker.habits.goOn, 'goOn')
  // Scaled below the score of continuing, so that interest only decides among questions.
  const most = Math.max(1, ...servants(memory).map(seat => Math.abs(interest(memory, seat))))
  return scorer<Question>(({ branch, answer }) => {
    if (branch === 'goOn') return on ? CHOSEN : NEVER
    return branch === 'question' ? interest(memory, answer.to) / most / 2 : 0
  })
}

const verdict: ScorerFactory = memory => {
  const accepts = memory.chance(memory.moodTracker.habits.mercy, 'mercy')
  return scorer<'accept' | 'refuse'>(answer => ((answer === 'accept') === accepts ? CHOSEN : 0))
}

/** The scores of the classic Overlord's asks. */
export const OVERLORD_SCORES: { readonly [key: string]: ScorerFactory | undefined } = {
  rule,
  question,
  goOn,
  verdict,
}

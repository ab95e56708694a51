/** Classic: how the Overlord answers, by mood: questions, words, looks at a bearable pace, mercy. */
import type { Seat } from '../../kernel'
import type { Whim } from '../../games/overlord'
import { judge, playerAt, servants, turnOf, type Judging, type Memory } from './memory'
import type { Grievance } from './moods'

/** From one look to the next so many turns go by, at least. */
export const REST = 2
/**
 * How easily a grievance of full weight brings a look, with so many servants, and with each one more: so that a match
 * of few and one of many come to an end in an evening (tests/bots/overlord/overlord.play.test.ts).
 */
const SEVERITY = { of: 2, servants: 4, more: 0.3 } as const
/** Whoever has been looked at is looked at more easily again, by this much for each look. */
const AGAIN = 0.5

const CHOSEN = 1,
  NEVER = -2

/** Whether and on whom a look falls now. */
function wanted(memory: Memory): Grievance | null {
  const { temper } = memory
  if (turnOf(memory).number - temper.lastLook < REST) return null
  const severity = temper.manner.look * (SEVERITY.of + SEVERITY.more * (servants(memory).length - SEVERITY.servants))
  const felt = temper
    .rankling()
    .map(one => ({ one, weight: one.weight * (1 + AGAIN * playerAt(memory, one.seat).looks) }))
  const [worst] = felt.sort((a, b) => b.weight - a.weight || a.one.seat - b.one.seat)
  return worst && memory.chance(Math.min(1, worst.weight * severity), 'look') ? worst.one : null
}

/** What the Overlord says to a tale that is under way, if anything. */
function word(memory: Memory): 'twist' | 'more' | 'hurry' | 'quiet' {
  const { manner } = memory.temper
  for (const way of ['twist', 'more', 'hurry'] as const) if (memory.chance(manner[way], way)) return way
  return 'quiet'
}

type Rule =
  | { readonly branch: 'look'; readonly answer: { readonly seat: Seat; readonly reason: Whim } }
  | { readonly branch: 'both' | 'hurry' | 'quiet' | 'more' | 'twist'; readonly answer: unknown }

/** One word to each hint at most: whoever has spoken keeps quiet. Before the first hint there is nothing to say to it. */
const rule: Judging = (memory, { pick }) => {
  const { temper } = memory
  const offered = pick.pick === 'branch' && 'both' in pick.of
  const look = temper.spoke ? null : wanted(memory)
  const both =
    !temper.spoke &&
    !look &&
    offered &&
    turnOf(memory).number - temper.lastLook >= REST &&
    memory.chance(temper.manner.both, 'both')
  const way = look ? 'look' : both ? 'both' : temper.spoke || turnOf(memory).played === 0 ? 'quiet' : word(memory)
  return judge<Rule>(({ branch, answer }) => {
    if (branch !== way) return 0
    return branch === 'look' && look && (answer.seat !== look.seat || answer.reason !== look.reason) ? 0 : CHOSEN
  })
}

const heard = ({ table }: Memory, seat: Seat): number =>
  table.tale.filter(told => told.seat === seat && told.how !== 'froze').length

/** How much a servant is the one that this mood wants to hear. */
export function interest(memory: Memory, seat: Seat): number {
  switch (memory.temper.manner.asks) {
    case 'quietest':
      return -heard(memory, seat)
    case 'loudest':
      return heard(memory, seat)
    case 'guiltiest':
      return playerAt(memory, seat).looks
    case 'anybody':
      return 0
  }
}

type Question =
  | { readonly branch: 'question'; readonly answer: { readonly to: Seat } }
  | { readonly branch: 'look' | 'goOn' | 'next'; readonly answer: unknown }

/** A look when nobody speaks would come too soon after another. */
const question: Judging = memory =>
  judge<Question>(({ branch, answer }) => (branch === 'question' ? interest(memory, answer.to) : -Infinity))

const goOn: Judging = memory => {
  const on = memory.chance(memory.temper.manner.goOn, 'goOn')
  // Ranks of interest are whole numbers: by a tenth of them the ways stay apart.
  const most = Math.max(1, ...servants(memory).map(seat => Math.abs(interest(memory, seat))))
  return judge<Question>(({ branch, answer }) => {
    if (branch === 'goOn') return on ? CHOSEN : NEVER
    return branch === 'question' ? interest(memory, answer.to) / most / 2 : 0
  })
}

const verdict: Judging = memory => {
  const accepts = memory.chance(memory.temper.manner.mercy, 'mercy')
  return judge<'accept' | 'refuse'>(answer => ((answer === 'accept') === accepts ? CHOSEN : 0))
}

export const COURT: { readonly [key: string]: Judging | undefined } = { rule, question, goOn, verdict }

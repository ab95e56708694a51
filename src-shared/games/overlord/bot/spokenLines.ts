/** Chooses what a bot says: marks of line templates that each client shows in its reader's language. */
import type { Answer, Json, Seat, SeatAsk } from '../../../kernel'
import { EXCUSES, excuseMark, type ExcuseGroup } from '../rules/excuses'
import type { Memory } from './memory'

/** The group of the line that goes with an answer, by the ask's key and the branch. */
const GROUPS: { readonly [where: string]: ExcuseGroup | undefined } = {
  errand: 'errand',
  plan: 'errand',
  'question.question': 'question',
  'goOn.question': 'question',
  accuse: 'question',
  'doubt.doubt': 'doubted',
  'doubt.joker': 'doubted',
  'blame.blame': 'blamed',
  'blame.joker': 'blamed',
  'mercy.mercy': 'plea',
  'rule.twist': 'twist',
  plea: 'plea',
  'tell.hint': 'told',
  'tell.pass': 'passed',
  'answer.hint': 'told',
  'answer.joker': 'told',
  'freeze.freeze': 'froze',
  'freezeToo.freeze': 'froze',
}

/** Groups whose lines name a seat. */
const ABOUT: readonly ExcuseGroup[] = ['passed', 'question', 'blamed']

/**
 * From this number on, lines of `told` reply to another servant. They do not fit the Overlord, who is "Your Vileness".
 */
const TALK_BACK_FROM = 12

function markFor(memory: Memory, group: ExcuseGroup, target: Seat | null): string {
  const asked = isAskedByServant(memory)
  const all = memory.recentLines.unused(
    group,
    group === 'told' && !asked ? TALK_BACK_FROM : EXCUSES[group],
    memory.classicSkill.recallShare,
  )
  // A bot that heeds a demand replies to it, if it has an unused reply.
  const back = group === 'told' && asked && memory.intent.heeds ? all.filter(number => number >= TALK_BACK_FROM) : []
  const left = back.length > 0 ? back : all
  return excuseMark(group, left[memory.draw(left.length, 'line')] ?? 0, target)
}

/** Whether another servant demands that this seat speaks. */
function isAskedByServant({ table, seat }: Memory): boolean {
  const pressure = table.turn?.pressure
  return (
    pressure !== undefined && pressure.by !== table.overlord && pressure.by !== seat && pressure.kind !== 'interrupted'
  )
}

const isRecord = (value: Json | undefined): value is { readonly [part: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds a line to an answer that can have one. */
export function withLine(memory: Memory, ask: SeatAsk, answer: Answer): Answer {
  if (isRecord(answer) && 'branch' in answer) {
    const group = GROUPS[`${ask.key}.${String(answer.branch)}`]
    return group ? { ...answer, answer: said(memory, group, answer.answer) } : answer
  }
  const group = GROUPS[ask.key]
  return group ? said(memory, group, answer) : answer
}

function said(memory: Memory, group: ExcuseGroup, answer: Json | undefined): Json {
  if (!isRecord(answer)) return markFor(memory, group, null)
  const target = ABOUT.includes(group) && typeof answer.to === 'number' ? answer.to : null
  return { ...answer, line: markFor(memory, group, target) }
}

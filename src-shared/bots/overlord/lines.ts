/** What a bot says: marks that every client reads as a template in its reader's language. None comes again soon. */
import type { Answer, Json, Seat, SeatAsk } from '../../kernel'
import type { OverlordEvent } from '../../games/overlord'
import { EXCUSES, excuseMark, readMark, type ExcuseGroup } from '../../games/overlord/excuses'
import type { Memory } from './memory'

/** Which sort of line goes with an answer: by the ask's key, and the branch if there are any. */
const GROUPS: { readonly [where: string]: ExcuseGroup | undefined } = {
  errand: 'errand',
  plan: 'errand',
  'question.question': 'question',
  'goOn.question': 'question',
  accuse: 'question',
  'rule.twist': 'twist',
  plea: 'plea',
  'tell.hint': 'told',
  'tell.pass': 'passed',
  'answer.hint': 'told',
  'answer.joker': 'told',
  'freeze.freeze': 'froze',
  'freezeToo.freeze': 'froze',
}

/** Lines that speak of somebody. */
const ABOUT: readonly ExcuseGroup[] = ['passed', 'question']

/** The first template of `told` that talks back to whoever wants an answer: not the Overlord, who is "Your Vileness". */
const TALKS_BACK = 12

/** Among so many there is always a choice. */
const CHOICE = 3

/** What has been said at the table of late, by anybody. */
export class Repertoire {
  private readonly said = new Map<ExcuseGroup, number[]>()

  hear(event: OverlordEvent): void {
    const line = event.kind === 'hint' ? event.told.line : 'line' in event ? event.line : ''
    const mark = readMark(line)
    if (mark) this.said.set(mark.group, [...(this.said.get(mark.group) ?? []), mark.number].slice(-EXCUSES[mark.group]))
  }

  /** The numbers of a group, of the first so many, that were not said of late: as far back as this share of them. */
  left(group: ExcuseGroup, of: number, share: number): number[] {
    const late = (this.said.get(group) ?? []).slice(-Math.min(Math.floor(EXCUSES[group] * share), of - CHOICE))
    return Array.from({ length: of }, (_, number) => number).filter(number => !late.includes(number))
  }
}

function markFor(memory: Memory, group: ExcuseGroup, target: Seat | null): string {
  const asked = isAskedByServant(memory)
  const all = memory.repertoire.left(
    group,
    group === 'told' && !asked ? TALKS_BACK : EXCUSES[group],
    memory.tact.remembers,
  )
  // Whoever heeds what it is told says so, if there is a new way to.
  const back = group === 'told' && asked && memory.intent.heeds ? all.filter(number => number >= TALKS_BACK) : []
  const left = back.length > 0 ? back : all
  return excuseMark(group, left[memory.draw(left.length, 'line')] ?? 0, target)
}

/** Whether another servant wants this seat to speak. */
function isAskedByServant({ table, seat }: Memory): boolean {
  const pressure = table.turn?.pressure
  return (
    pressure !== undefined && pressure.by !== table.overlord && pressure.by !== seat && pressure.kind !== 'interrupted'
  )
}

const isRecord = (value: Json | undefined): value is { readonly [part: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answer with its line, where it has one. */
export function inWords(memory: Memory, ask: SeatAsk, answer: Answer): Answer {
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

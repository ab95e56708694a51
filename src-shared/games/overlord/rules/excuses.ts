/**
 * Excuses that bots make: a typed line that is nothing but a mark stands for a template in the words, and every client
 * says it in its own language, around the hint's title. A mark holds nothing secret. A line typed by a person that
 * happens to look like one is shown as that template: harmless.
 */
import type { Seat } from '../../../kernel'

/**
 * `told`, `passed` and `froze` go with a hint, `plea` with a look that may be averted, `blamed` is asked by a servant; the
 * others are the Overlord's. Stored lines hold positions: a new group comes last.
 */
export const EXCUSE_GROUPS = [
  'told',
  'passed',
  'froze',
  'plea',
  'question',
  'twist',
  'errand',
  'blamed',
  'doubted',
] as const
export type ExcuseGroup = (typeof EXCUSE_GROUPS)[number]

/** How many templates there are of each group, in every language. */
export const EXCUSES: { readonly [group in ExcuseGroup]: number } = {
  told: 16,
  passed: 12,
  froze: 6,
  plea: 6,
  question: 10,
  twist: 6,
  errand: 8,
  blamed: 6,
  doubted: 6,
}

export interface Excuse {
  readonly group: ExcuseGroup
  /** From 0, less than `EXCUSES` of the group. */
  readonly number: number
  /** Of whom the line speaks: to whom the buck is passed; null where it goes without saying. */
  readonly target: Seat | null
}

/** Numbers reserved for each group, in the order of the groups: no number is above 999. */
const ROOM = 100

const MARK = /^~t(\d{1,3})(?:@(\d{1,2}))?$/

/** The line that stands for a template. @throws when there is no such template */
export function excuseMark(group: ExcuseGroup, number: number, target: Seat | null = null): string {
  if (!Number.isInteger(number) || number < 0 || number >= EXCUSES[group])
    throw new Error(`no excuse ${group} ${number}`)
  return `~t${EXCUSE_GROUPS.indexOf(group) * ROOM + number}${target === null ? '' : `@${target}`}`
}

/** What a line stands for; null for a line that says what it says. */
export function readMark(line: string): Excuse | null {
  const [, digits, seat] = MARK.exec(line) ?? []
  if (digits === undefined) return null
  const group = EXCUSE_GROUPS[Math.floor(Number(digits) / ROOM)],
    number = Number(digits) % ROOM
  if (group === undefined || number >= EXCUSES[group]) return null
  return { group, number, target: seat === undefined ? null : Number(seat) }
}

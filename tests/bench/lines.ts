/** A line of the bench: what was measured, beside what, and whether it reached its goal. */

/** Of a rate (`1/s`) the slow end counts: its p99 is what 99 in 100 measurements reach at least. */
export type Unit = 'ms' | 'µs' | '1/s' | 'bytes' | 'MB' | 'cores'

export interface Spread {
  readonly median: number
  readonly p95: number
  readonly p99: number
  /** How many measurements this is of. */
  readonly count: number
}

/** An anchor that could not be measured, and why. */
export interface Missing {
  readonly name: string
  readonly why: string
}

/** What stands beside ours: its figures, or why it has none. */
export type Beside = { readonly name: string; readonly values: readonly number[] } | Missing

/** What a suite says of one line. */
export interface Line {
  readonly line: string
  readonly unit: Unit
  /** Null when it did not run: then `note` says why. */
  readonly ours: Spread | null
  readonly anchor: { readonly name: string; readonly spread: Spread } | Missing | null
  /** Ours divided by the anchor's, at the value that the goal is about. */
  readonly ratio: number | null
  readonly goal: string | null
  readonly reached: boolean | null
  readonly note: string | null
}

export type Part = 'median' | 'p95' | 'p99'

/** The goal of a line. `by` tells which value is judged; of several conditions all must hold. */
export interface Goal {
  readonly by: Part
  readonly most?: number
  readonly least?: number
  /** Of ours divided by the anchor's. */
  readonly mostRatio?: number
  readonly leastRatio?: number
}

/** The value that this part of all values does not exceed (nearest rank). @throws when there are none */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]
  if (found === undefined) throw new RangeError('no value was measured')
  return found
}

/** @param slowEnd of rates: the tail is where the small ones are */
export function spreadOf(values: readonly number[], slowEnd = false): Spread {
  const at = (part: number): number =>
    slowEnd
      ? -quantile(
          values.map(value => -value),
          part,
        )
      : quantile(values, part)
  return { median: quantile(values, 0.5), p95: at(0.95), p99: at(0.99), count: values.length }
}

const digits = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : Math.abs(value) < 1000 ? 1 : 0 })

/** A goal in words: `p99 ≤ 25 ms, ≤ 1.5 × the anchor`. */
export function tellGoal({ by, most, least, mostRatio, leastRatio }: Goal, unit: Unit): string {
  const said = [
    ...(most === undefined ? [] : [`≤ ${digits(most)} ${unit}`]),
    ...(least === undefined ? [] : [`≥ ${digits(least)} ${unit}`]),
    ...(mostRatio === undefined ? [] : [`≤ ${digits(mostRatio)} × anchor`]),
    ...(leastRatio === undefined ? [] : [`≥ ${digits(leastRatio)} × anchor`]),
  ]
  return `${by} ${said.join(', ')}`
}

/** @returns whether all of the goal holds; null where its anchor is missing, or no goal is set */
export function reaches(
  { by, most = Infinity, least = -Infinity, mostRatio, leastRatio }: Goal,
  ours: Spread,
  ratio: number | null,
): boolean | null {
  if (ours[by] > most || ours[by] < least) return false
  if (mostRatio === undefined && leastRatio === undefined) return true
  return ratio === null ? null : ratio <= (mostRatio ?? Infinity) && ratio >= (leastRatio ?? -Infinity)
}

export interface Measured {
  readonly line: string
  readonly unit: Unit
  readonly values: readonly number[]
  readonly anchor?: Beside | null
  readonly goal?: Goal
  readonly note?: string
}

/** Works out a line from what was measured. */
export function lineOf({ line, unit, values, anchor = null, goal, note }: Measured): Line {
  const slowEnd = unit === '1/s',
    by = goal?.by ?? 'median'
  const ours = spreadOf(values, slowEnd)
  const beside = anchor && ('why' in anchor ? anchor : { name: anchor.name, spread: spreadOf(anchor.values, slowEnd) })
  const ratio = beside && 'spread' in beside && beside.spread[by] > 0 ? ours[by] / beside.spread[by] : null
  return {
    line,
    unit,
    ours,
    anchor: beside,
    ratio,
    goal: goal ? tellGoal(goal, unit) : null,
    reached: goal ? reaches(goal, ours, ratio) : null,
    note: note ?? null,
  }
}

/** A line that was not measured, and why. */
export const notRun = (line: string, why: string): Line => ({
  line,
  unit: 'ms',
  ours: null,
  anchor: null,
  ratio: null,
  goal: null,
  reached: null,
  note: `did not run: ${why}`,
})

const HEAD = ['line', 'unit', 'median', 'p95', 'p99', 'anchor (median, p95, p99)', 'ratio', 'goal', 'reached']

const tellAnchor = (anchor: Line['anchor']): string =>
  anchor === null
    ? '–'
    : 'why' in anchor
      ? `${anchor.name} did not run: ${anchor.why}`
      : `${anchor.name}: ${[anchor.spread.median, anchor.spread.p95, anchor.spread.p99].map(digits).join(', ')}`

const cellsOf = ({ line, unit, ours, anchor, ratio, goal, reached, note }: Line): string[] =>
  ours === null
    ? [line, '', '', '', '', '', '', '', note ?? '']
    : [
        line,
        unit,
        ...[ours.median, ours.p95, ours.p99].map(digits),
        tellAnchor(anchor),
        ratio === null ? '–' : digits(ratio),
        goal ?? '–',
        goal === null ? '–' : tellReached(reached),
      ]

/** A line as it is told while the bench runs: the median of ours and of the anchor, their ratio, and the goal. */
export function tellLine({ line, unit, ours, anchor, ratio, goal, reached, note }: Line): string {
  if (ours === null) return `${line}: ${note ?? ''}`
  const beside =
    anchor &&
    `${anchor.name} ${'why' in anchor ? `did not run: ${anchor.why}` : `${digits(anchor.spread.median)} ${unit}`}`
  const told = [
    `${digits(ours.median)} ${unit}`,
    beside,
    ratio === null ? null : `ratio ${digits(ratio)}`,
    goal === null ? null : `goal ${goal}: ${tellReached(reached)}`,
  ]
  return `${line}: ${told.filter(one => one !== null).join('; ')}`
}

const tellReached = (reached: boolean | null): string => (reached === null ? 'not judged' : reached ? 'yes' : 'no')

/** All lines as a table of Markdown, its columns in line; remarks stand below. */
export function tableOf(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const remarks = lines.flatMap(({ line, ours, note }) => (ours !== null && note !== null ? [`${line}: ${note}`] : []))
  return [
    row(HEAD),
    row(widths.map(width => '-'.repeat(width))),
    ...rows.slice(1).map(row),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
  ].join('\n')
}

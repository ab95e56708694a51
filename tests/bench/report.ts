/** What reports/bench.json keeps: of each suite the lines of its latest run, with when and on what they were measured. */
import type { Line } from './lines'

/** What a reader has to know of the machine. */
export interface Machine {
  readonly platform: string
  readonly release: string
  readonly arch: string
  readonly processor: string
  readonly processors: number
  readonly memoryMB: number
  readonly node: string
  /** For how long a process waited beside others, as a multiple of its work; 1 is alone. */
  readonly crowded: number
}

/** One run of one suite. */
export interface Ran {
  readonly suite: string
  /** When it ended: ISO 8601. */
  readonly at: string
  readonly machine: Machine
  readonly lines: readonly Line[]
}

export interface Report {
  readonly suites: readonly Ran[]
}

/** @returns what a file of before has kept; nothing where there is none, or one that is no report of this form */
export function reportOf(text: string | null): Report {
  try {
    const read = JSON.parse(text ?? '{}') as Partial<Report> | null
    const suites = Array.isArray(read?.suites)
      ? read.suites.filter(
          ({ suite, at, lines }) => typeof suite === 'string' && typeof at === 'string' && Array.isArray(lines),
        )
      : []
    return { suites }
  } catch {
    return { suites: [] }
  }
}

/**
 * What ran now takes the place of what the same suites said before; the others keep theirs.
 * @param order all suites that there are, as they run: one that is no longer among them is let go
 */
export function merged(before: Report, ran: readonly Ran[], order: readonly string[]): Report {
  return { suites: order.flatMap(suite => [...ran, ...before.suites].find(one => one.suite === suite) ?? []) }
}

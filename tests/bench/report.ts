/** reports/bench.json: of each suite the lines of its latest run, with when and on what they were measured. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Line } from './lines'
import { root } from './processes'

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
  /** When its last line was measured: ISO 8601. */
  readonly at: string
  readonly machine: Machine
  readonly lines: readonly Line[]
}

const FILE = path.join(root, 'reports/bench.json')

function earlier(): readonly Ran[] {
  try {
    return (JSON.parse(readFileSync(FILE, 'utf8')) as { readonly suites: readonly Ran[] }).suites
  } catch {
    return []
  }
}

/** Writes what a suite has measured so far in place of its earlier run. @param order all suites; others are dropped */
export function keep(ran: Ran, order: readonly string[]): void {
  const before = earlier()
  const suites = order.flatMap(suite => (suite === ran.suite ? ran : (before.find(one => one.suite === suite) ?? [])))
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(`${FILE}.new`, `${JSON.stringify({ suites }, null, 2)}\n`)
  renameSync(`${FILE}.new`, FILE)
}

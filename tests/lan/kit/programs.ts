/** The programs under test, started as people start them: hosts, and guests who look for tables. */
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ChildProcess } from 'node:child_process'
import type { Lab, Machine } from './lab'

/** The tests run in the project's folder; so does the bench, which is bundled somewhere else. */
const undertable = path.resolve('scripts/undertable.mjs'),
  raw = path.resolve('tests/lan/kit/raw.mjs')

/** Lines of JSON that a program prints, and the waiters for them. */
export class Lines<T> {
  readonly all: { readonly line: T; readonly at: number }[] = []
  private readonly waiting = new Set<() => void>()
  ended = false

  constructor(readonly child: ChildProcess) {
    if (!child.stdout) throw new Error('no output')
    createInterface({ input: child.stdout }).on('line', text => {
      // A program that was killed in the middle of a line leaves half of it.
      if (child.killed && !text.endsWith('}')) return
      this.all.push({ line: JSON.parse(text) as T, at: performance.now() })
      this.wake()
    })
    child.stderr?.on('data', (text: Buffer) => {
      process.stderr.write(text)
    })
    child.on('exit', () => {
      this.ended = true
      this.wake()
    })
  }

  /**
   * The first line, from the given one on, for which this holds. The test's own time-out ends a wait that never does.
   */
  async until(holds: (line: T) => boolean, from = 0): Promise<{ readonly line: T; readonly at: number }> {
    for (;;) {
      const found = this.all.slice(from).find(({ line }) => holds(line))
      if (found) return found
      if (this.ended) throw new Error('the program has ended')
      await new Promise<void>(done => {
        this.waiting.add(done)
      })
    }
  }

  get last(): T | undefined {
    return this.all.at(-1)?.line
  }

  private wake(): void {
    const waiting = [...this.waiting]
    this.waiting.clear()
    for (const done of waiting) done()
  }
}

export interface Ready {
  readonly port: number
  readonly ownerKey: string
  readonly addresses: string[]
  readonly tables: readonly { readonly id: string; readonly name: string }[]
}
export interface Seen {
  /** Since the guest opened its list. */
  readonly ms: number
  readonly tables: readonly {
    readonly id: string
    readonly name: string
    readonly taken: number
    readonly port: number
    readonly grey: boolean
    readonly addresses: readonly string[]
    readonly ways: readonly string[]
    readonly links: readonly string[]
  }[]
}
export interface Host {
  readonly child: ChildProcess
  readonly ready: Ready
}

export async function host(lab: Lab, machine: Machine, ...args: string[]): Promise<Host> {
  const child = lab.run(machine, process.execPath, [undertable, 'host', '--json', '--no-open', '--no-data', ...args])
  const { line } = await new Lines<Ready>(child).until(() => true)
  return { child, ready: line }
}

/** Opens a guest's list and keeps it open. */
export const guest = (lab: Lab, machine: Machine, ...args: string[]): Lines<Seen> =>
  new Lines(
    lab.run(machine, process.execPath, [undertable, 'find', '--json', '--watch', ...args], {
      UNDERTABLE_HOME: '/nonexistent',
    }),
  )

/** `undertable doctor` on a machine. */
export async function doctor(
  lab: Lab,
  machine: Machine,
): Promise<{
  readonly advice: string
  readonly tables: number
  readonly nics: readonly { readonly address: string; readonly dial: string }[]
}> {
  const { line } = await new Lines<Awaited<ReturnType<typeof doctor>>>(
    lab.run(machine, process.execPath, [undertable, 'doctor', '--json']),
  ).until(() => true)
  return line
}

/** bonjour-service as its manual shows it, for comparison: a host, or a guest who prints what it sees. */
export async function rawHost(lab: Lab, machine: Machine, name: string): Promise<ChildProcess> {
  const child = lab.run(machine, process.execPath, [raw, 'host', name])
  await new Lines(child).until(() => true)
  return child
}

export const rawGuest = (
  lab: Lab,
  machine: Machine,
): Lines<{ readonly ms: number; readonly names: readonly string[] }> =>
  new Lines(lab.run(machine, process.execPath, [raw, 'guest']))

export async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<number> {
  const ended = once(child, 'exit'),
    at = performance.now()
  child.kill(signal)
  if (signal === 'SIGKILL') await ended
  return at
}

/** Real processes: a host and computers that keep its tables, each at an address of its own on this machine. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freshFolder } from '../kit/testStore'

/** Writes down what a program reads. Tests run in the project's folder, also those that are bundled elsewhere. */
const TAP = pathToFileURL(path.resolve('tests/handover/tap.mjs')).href
const HEADLESS = path.resolve('scripts/undertable.mjs')

export interface Ready {
  readonly port: number
  readonly fingerprint: string
  readonly tables: readonly { readonly id: string; readonly name: string }[]
  readonly invitation: string
  /** Of a host. */
  readonly ownerKey?: string
}

export class Program {
  /** What it has told the person who runs it. */
  told = ''
  private output = ''
  private readonly child: ChildProcess
  private readonly watchers = new Set<() => void>()

  private constructor(
    args: readonly string[],
    readonly folder: string,
    tap: string | null,
    space: string | null,
  ) {
    this.child = spawn(
      space === null ? process.execPath : 'ip',
      [
        ...(space === null ? [] : ['netns', 'exec', space, process.execPath]),
        ...(tap === null ? [] : ['--import', TAP]),
        HEADLESS,
        ...args,
        '--no-advertise',
        `--data=${this.folder}`,
        '--json',
        '--lang=en',
      ],
      { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...(tap === null ? {} : { UNDERTABLE_TAP: tap }) } },
    )
    this.child.stdout?.on('data', (data: Buffer) => {
      this.output += data.toString()
      this.wake()
    })
    this.child.stderr?.on('data', (data: Buffer) => {
      this.told += data.toString()
      this.wake()
    })
  }

  /**
   * Starts a program.
   * @param folder its data
   * @param tap a file to which everything is written that it reads from its sockets
   * @param space the network namespace in which it runs; null for that of the test
   * @returns once it says that it is ready
   */
  static async start(
    args: readonly string[],
    folder = freshFolder(),
    tap: string | null = null,
    space: string | null = null,
  ): Promise<{ readonly program: Program; readonly ready: Ready }> {
    const program = new Program(args, folder, tap, space)
    await program.until(() => program.output.includes('\n'))
    return { program, ready: JSON.parse(program.output.split('\n')[0] ?? '') as Ready }
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  /** Waits until the condition holds. The test's own time-out ends a wait that never does. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>(done => {
        this.watchers.add(done)
      })
  }

  /** The person at it presses Enter. */
  pressEnter(): void {
    this.child.stdin?.write('\n')
  }

  /** @param signal SIGKILL: as if the computer were gone; SIGSTOP and SIGCONT: as if its cable were pulled and put back */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal)
  }

  /** @param signal SIGKILL: as if the computer were gone */
  async end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const exited = once(this.child, 'exit')
      this.child.kill(signal)
      await exited
    }
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  private wake(): void {
    for (const watcher of this.watchers) watcher()
    this.watchers.clear()
  }
}

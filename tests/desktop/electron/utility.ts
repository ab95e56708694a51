/** `utilityProcess` of the stand-in: a separate process that runs the built program. */
import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import path from 'node:path'
import type { ForkOptions, UtilityProcess } from 'electron'
import type { Part } from './parts'

/** What was on its way to a process that has ended is lost, as in Electron. */
const ended = (): void => undefined
const SHIM = path.join(import.meta.dirname, 'child.mjs')

export class StandInUtility extends EventEmitter implements Part<UtilityProcess> {
  readonly child: ChildProcess
  private waiting: unknown[] | null = []

  /** @param options as Electron's: by default both outputs are inherited */
  constructor(file: string, { stdio = 'inherit' }: ForkOptions = {}) {
    super()
    const pipes = stdio === 'pipe' || stdio[2] === 'pipe'
    this.child = fork(SHIM, [file], {
      stdio: ['ignore', 'ignore', pipes ? 'pipe' : 'inherit', 'ipc'],
      serialization: 'advanced',
      execArgv: [],
    })
    this.child.on('message', (message: { readonly standIn?: string }) => {
      if (message.standIn === undefined) {
        this.emit('message', message)
        return
      }
      for (const early of this.waiting ?? []) this.child.send(early as object, ended)
      this.waiting = null
    })
    this.child.on('exit', (code, signal) => {
      this.emit('exit', code ?? (signal === 'SIGKILL' ? 9 : 1))
    })
  }

  get stderr(): NodeJS.ReadableStream | null {
    return this.child.stderr
  }

  postMessage(message: unknown): void {
    // Messages sent before the program listens are queued, as in Electron's ports.
    if (this.waiting) this.waiting.push(message)
    else if (this.child.connected) this.child.send(message as object, ended)
  }

  kill(): boolean {
    return this.child.kill()
  }
}

/**
 * Runs the host in a process of its own: a busy or crashed window never touches a table. A host that ends without
 * being asked is started again at once, on the same port, and resumes what its store has kept.
 */
import { existsSync } from 'node:fs'
import type { UtilityProcess } from 'electron'
import type { HostingState, HostWishes } from '../../src-shared/desktop/bridge'
import type { Language } from '../../src-shared/lang'
import type { HostArguments } from '../arguments'
import type { DesktopGiven } from './given'
import type { FromHost, ToHost } from './hostMessages'
import type { SealedKey } from './secrets'

/** A host that ends more often than this within a minute will not be cured by another start. */
const MOST_STARTS = 5,
  STARTS_MS = 60_000
/** A host that was told to close has so long to keep all and to say goodbye; then it is ended. */
const CLOSE_MS = 5000
/** The last lines that a host has said, for whoever looks why something does not work. */
const MOST_SAID = 5

export interface RunnerSetup {
  readonly given: DesktopGiven
  /** The folder in which tables are kept. */
  readonly data: string
  /** Signed installers that lie in this folder, if there is one, are offered to guests. */
  readonly installers: string
  readonly language: () => Language
  /** @throws when the keyring does not open it */
  readonly key: () => SealedKey | null
  readonly changed: (state: HostingState) => void
  readonly report: (line: string) => void
  /** Words for what cannot be told by the host itself. */
  readonly words: (key: 'hostEnds' | 'keyringLocked', params?: { readonly [name: string]: string }) => string
}

export class HostRunner {
  private child: UtilityProcess | null = null
  private wishes: HostWishes | null = null
  private port: number | null = null
  private starts: number[] = []
  private said: string[] = []
  private ended: (() => void) | null = null
  state: HostingState = { is: 'closed', why: null }

  constructor(private readonly setup: RunnerSetup) {}

  /** Opens a host, if none is open. */
  open(wishes: HostWishes, port: number | null = null): void {
    if (this.state.is !== 'closed') return
    this.wishes = wishes
    this.port = port
    this.starts = []
    this.turn({ is: 'opening' })
    this.start(wishes)
  }

  sleep(): void {
    this.post({ kind: 'sleep' })
  }
  wake(): void {
    this.post({ kind: 'wake' })
  }

  /** Closes the host; all is kept then. */
  async close(): Promise<void> {
    const { child } = this
    this.wishes = null
    if (child) {
      const gone = new Promise<void>(done => {
        this.ended = done
      })
      this.post({ kind: 'close' })
      const stop = this.setup.given.clock.after(CLOSE_MS, () => {
        child.kill()
      })
      await gone
      stop()
    }
    this.turn({ is: 'closed', why: null })
  }

  private start(wishes: HostWishes): void {
    const {
      given: { shell, hostProcess, clock },
      language,
      key,
      words,
    } = this.setup
    this.starts = [...this.starts.filter(at => clock.now() - at < STARTS_MS), clock.now()]
    this.said = []
    let sealed: SealedKey | null
    try {
      sealed = key()
    } catch (fault) {
      this.fail(words('keyringLocked', { what: String(fault) }))
      return
    }
    const child = shell.utilityProcess.fork(hostProcess, [], { serviceName: 'Undertable host', stdio: 'ignore' })
    this.child = child
    child.on('message', (message: FromHost) => {
      if (child === this.child) this.hear(message, wishes)
    })
    child.once('exit', code => {
      if (child === this.child) this.exited(code)
    })
    this.post({ kind: 'open', options: this.options(wishes), language: language(), key: sealed })
  }

  private options({ name, visible, guests, code }: HostWishes): HostArguments {
    return {
      port: this.port,
      name: name === '' ? null : name,
      bind: '0.0.0.0',
      tables: 1,
      accept: [],
      advertise: visible,
      guests,
      code,
      offer: existsSync(this.setup.installers) ? this.setup.installers : null,
      open: false,
      json: false,
      lang: undefined,
      seed: null,
      pace: 1,
      data: { folder: this.setup.data },
      help: false,
      version: false,
      ...(this.port === null ? this.setup.given.host : { ...this.setup.given.host, port: this.port }),
    }
  }

  private hear(message: FromHost, wishes: HostWishes): void {
    switch (message.kind) {
      case 'open': {
        const [table] = message.tables
        this.port = message.port
        this.turn({
          is: 'open',
          name: table?.name ?? wishes.name,
          said: this.said,
          place: {
            addresses: ['127.0.0.1'],
            port: message.port,
            fingerprint: message.fingerprint,
            table: message.tables.length > 1 ? (table?.id ?? null) : null,
          },
        })
        return
      }
      case 'failed':
        this.fail(message.why === '' ? this.said.join(' ') : message.why)
        return
      case 'said':
        this.said = [...this.said, message.line].slice(-MOST_SAID)
        this.setup.report(message.line)
        return
      case 'closed':
        this.child?.kill()
        return
    }
  }

  /** It could not be opened: nothing is tried again until somebody wants it. */
  private fail(why: string): void {
    const { child } = this
    this.child = null
    this.wishes = null
    child?.kill()
    this.turn({ is: 'closed', why })
  }

  private exited(code: number): void {
    this.child = null
    this.ended?.()
    this.ended = null
    const { wishes } = this
    if (!wishes) return
    this.setup.report(`the host ended (${code})`)
    if (this.starts.length >= MOST_STARTS) {
      this.fail(this.setup.words('hostEnds'))
      return
    }
    this.turn({ is: 'again' })
    this.start(wishes)
  }

  private post(message: ToHost): void {
    this.child?.postMessage(message)
  }

  private turn(state: HostingState): void {
    this.state = state
    this.setup.changed(state)
  }
}

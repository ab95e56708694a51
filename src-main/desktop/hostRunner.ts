/**
 * Runs the host in its own process, also one that hosts nothing and keeps copies of others' tables, so that a busy or
 * crashed window never affects a table. A host that ends by itself is restarted at once, on the same port where that is
 * still free, and resumes its stored tables.
 */
import { existsSync } from 'node:fs'
import { nodeIds } from '../nodeDeps'
import type { UtilityProcess } from 'electron'
import type { HostingState, HostRequest, TablePlace } from '../../src-shared/desktop/bridge'
import type { Language } from '../../src-shared/locales/languages'
import type { HostArguments } from '../arguments'
import type { ComputerAddress } from '../keep/links/messages'
import type { OpenTable } from '../tables'
import type { DesktopDeps } from './deps'
import type { HostProcessMessage, HostProcessRequest, KeepRequest } from './hostMessages'
import type { SealedKey } from './secretStorage'

/** Limit of restarts within a minute: another one would not help. */
const MAX_STARTS = 5,
  STARTS_MS = 60_000
/** Time for a closing host to store everything and say goodbye; then it is killed. */
const CLOSE_MS = 5000
/** How many of the host's last messages are kept for troubleshooting. */
const MAX_LINES = 5

/** How this computer hosts a table that it has kept: guests in browsers come along. */
const keepingWishes = (name: string, visible: boolean): HostRequest => ({
  name,
  visible,
  guests: true,
  hall: false,
  code: null,
  keepers: true,
})

export interface RunnerSetup {
  readonly deps: DesktopDeps
  /** The folder in which tables are stored, and one for tables while the keyring does not open the first. */
  readonly dataFolder: string
  readonly apartFolder: string
  /** Signed installers in this folder, if it exists, are offered to guests. */
  readonly installersFolder: string
  readonly language: () => Language
  /** The person's name, whether they agree in advance to go on, whether their tables are announced. */
  readonly person: () => { readonly name: string; readonly goesOn: boolean; readonly visible: boolean }
  /** @throws when the keyring does not decrypt it */
  readonly sealedKey: () => Promise<SealedKey | null>
  readonly onChange: (state: HostingState) => void
  readonly report: (line: string) => void
  /** Translates messages that the host itself cannot send. */
  readonly t: (key: 'hostEnds' | 'keyringLocked' | 'hostApart', params?: { readonly [name: string]: string }) => string
}

/** What the process is for: a table of this person's, or only copies of others'. */
interface Job {
  readonly host: HostRequest | null
}

export class HostRunner {
  private child: UtilityProcess | null = null
  private request: Job | null = null
  /** The tables that are kept here, by their ids. */
  private readonly keeps = new Map<string, KeepRequest>()
  private port: number | null = null
  /** Whether the table is stored apart, because the keyring did not open the usual folder. */
  isApart = false
  private starts: number[] = []
  private recentLines: string[] = []
  private onExited: (() => void) | null = null
  state: HostingState = { is: 'closed', why: null }
  private owner: { readonly fingerprint: string; readonly key: string } | null = null

  constructor(private readonly setup: RunnerSetup) {}

  /** Opens a host, if none is open. @param resumed where a table was that goes on */
  open(request: HostRequest, resumed: { readonly port: number; readonly apart: boolean } | null = null): void {
    if (this.state.is !== 'closed') return
    this.request = { host: request }
    this.port = resumed?.port ?? null
    this.isApart = resumed?.apart ?? false
    this.starts = []
    this.setState({ is: 'opening' })
    void this.start(this.request)
  }

  /** How the table that is open here was asked for; null where none is. */
  get wishes(): HostRequest | null {
    return this.request?.host ?? null
  }

  /** Keeps a copy of a table. A computer that hosts a table of its own keeps no other's. */
  keep(request: KeepRequest): void {
    if (this.request?.host) return
    this.keeps.set(request.table, request)
    if (this.state.is === 'keeping') this.post({ kind: 'keep', ...request })
    if (this.request) return
    this.request = { host: null }
    this.port = null
    this.isApart = false
    this.starts = []
    void this.start(this.request)
  }

  /** Keeps a table no longer. */
  leave(table: string): void {
    if (!this.keeps.delete(table)) return
    this.post({ kind: 'leave', table })
  }

  /** The person agrees that a computer goes on with a table. */
  agreeTo(table: string, computer: string): void {
    this.post({ kind: 'agree', table, computer })
  }

  /** Whether they agree in advance, from now on. */
  setGoesOn(on: boolean): void {
    this.post({ kind: 'goesOn', on })
  }

  /** The key that proves the owner to the host with this certificate; null when it is not the one that runs here. */
  ownerKey(fingerprint: string): string | null {
    return this.state.is === 'open' && this.owner?.fingerprint === fingerprint ? this.owner.key : null
  }

  sleep(): void {
    this.post({ kind: 'sleep' })
  }
  wake(): void {
    this.post({ kind: 'wake' })
  }

  /** Closes the host, which stores everything. */
  async close(): Promise<void> {
    const { child } = this
    this.request = null
    this.keeps.clear()
    if (child) {
      const exited = new Promise<void>(done => {
        this.onExited = done
      })
      this.post({ kind: 'close' })
      const stop = this.setup.deps.clock.after(CLOSE_MS, () => {
        child.kill()
      })
      await exited
      stop()
    }
    this.setState({ is: 'closed', why: null })
  }

  private async start(request: Job): Promise<void> {
    const {
      deps: { shell, hostProcess, clock },
      language,
      report,
    } = this.setup
    this.starts = [...this.starts.filter(at => clock.now() - at < STARTS_MS), clock.now()]
    this.recentLines = []
    const sealedKey = await this.keyFor(request)
    // It may have been closed while the keyring was asked.
    if (sealedKey === undefined || this.request !== request) return
    const child = shell.utilityProcess.fork(hostProcess, [], {
      serviceName: 'Undertable host',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.child = child
    child.stderr?.on('data', (text: unknown) => {
      report(`the host: ${String(text).trimEnd()}`)
    })
    child.on('message', (message: HostProcessMessage) => {
      if (child === this.child) this.handleMessage(message, request)
    })
    child.once('exit', code => {
      if (child === this.child) this.exited(code)
    })
    this.post({ kind: 'open', options: this.options(request), language: language(), key: sealedKey })
  }

  /**
   * The key for the host's folder. A new table goes on without the keyring, in a folder apart; one that was in the usual
   * folder waits for it.
   * @returns undefined when the host cannot be opened
   */
  private async keyFor(request: Job): Promise<SealedKey | null | undefined> {
    if (this.isApart) return null
    try {
      return await this.setup.sealedKey()
    } catch (fault) {
      this.setup.report(`the keyring does not open: ${String(fault)}`)
      if (this.request !== request) return undefined
      if (this.port === null) {
        this.isApart = true
        this.recentLines = [this.setup.t('hostApart')]
        return null
      }
      this.fail(this.setup.t('keyringLocked', { what: String(fault) }))
      return undefined
    }
  }

  private options({ host }: Job): HostArguments {
    const person = this.setup.person()
    const { name, visible, guests, hall, code, keepers } = host ?? keepingWishes('', person.visible)
    return {
      port: null,
      ...(this.port === null ? {} : { formerPort: this.port }),
      name: name === '' ? null : name,
      bind: '0.0.0.0',
      tables: host ? 1 : 0,
      accept: [],
      advertise: visible,
      guests,
      code,
      offer: existsSync(this.setup.installersFolder) ? this.setup.installersFolder : null,
      hall,
      keepers: keepers
        ? {
            invitation: nodeIds.token(),
            automatic: person.goesOn,
            ...(person.name === '' ? {} : { person: person.name }),
          }
        : null,
      open: false,
      json: false,
      lang: undefined,
      seed: null,
      pace: 1,
      data: { folder: this.isApart ? this.setup.apartFolder : this.setup.dataFolder },
      version: false,
      ...this.setup.deps.hostOverrides,
    }
  }

  private handleMessage(message: HostProcessMessage, { host: request }: Job): void {
    switch (message.kind) {
      case 'open': {
        const [table] = message.tables
        this.port = message.port
        this.owner = { fingerprint: message.fingerprint, key: message.ownerKey }
        if (!request) {
          for (const keep of this.keeps.values()) this.post({ kind: 'keep', ...keep })
          this.setState({ is: 'keeping', own: message.fingerprint, elsewhere: null })
          return
        }
        this.setState({
          is: 'open',
          name: (request.hall && request.name) || (table?.name ?? request.name),
          said: this.recentLines,
          place: this.placeHere(message.tables.length > 1 && !request.hall ? (table?.id ?? null) : null),
        })
        return
      }
      case 'hosts':
        this.hosts(message.table)
        return
      case 'elsewhere':
        this.hostedElsewhere(message.table, message.host)
        return
      case 'left':
        if (this.request?.host === null && this.keeps.size === 0) void this.close()
        return
      case 'failed':
        this.fail(message.why === '' ? this.recentLines.join(' ') : message.why)
        return
      case 'said':
        this.recentLines = [...this.recentLines, message.line].slice(-MAX_LINES)
        this.setup.report(message.line)
        return
      case 'closed':
        this.child?.kill()
        return
    }
  }

  /** How the table that is hosted by this process is reached from here. */
  private placeHere(table: string | null): TablePlace {
    return {
      addresses: ['127.0.0.1'],
      port: this.port ?? 0,
      pin: { fingerprint: this.owner?.fingerprint ?? '', from: 'own' },
      announced: null,
      table,
    }
  }

  /** This computer goes on with a table that it has kept. A restart goes on with it as well. */
  private hosts({ id, name }: OpenTable): void {
    this.keeps.delete(id)
    this.request = { host: keepingWishes(name, this.setup.person().visible) }
    this.setState({ is: 'open', name, said: [], place: this.placeHere(id) })
  }

  /** Another computer hosts the table now. This one keeps its copy. */
  private hostedElsewhere(table: string, host: ComputerAddress): void {
    this.request = { host: null }
    this.keeps.set(table, { table, host, invitation: '' })
    this.setState({
      is: 'keeping',
      own: this.owner?.fingerprint ?? '',
      elsewhere: { table, computer: host },
    })
  }

  /** The host could not be opened: there is no automatic retry. */
  private fail(why: string): void {
    const { child } = this
    this.child = null
    this.request = null
    child?.kill()
    this.setState({ is: 'closed', why })
  }

  private exited(code: number): void {
    this.child = null
    this.onExited?.()
    this.onExited = null
    const { request } = this
    if (!request) return
    this.setup.report(`the host ended (${code})`)
    if (this.starts.length >= MAX_STARTS) {
      this.fail(this.setup.t('hostEnds'))
      return
    }
    if (request.host) this.setState({ is: 'again' })
    void this.start(request)
  }

  private post(message: HostProcessRequest): void {
    this.child?.postMessage(message)
  }

  private setState(state: HostingState): void {
    this.state = state
    this.setup.onChange(state)
  }
}

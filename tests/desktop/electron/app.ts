/** `app` of the stand-in: one running program on a simulated machine. */
import { EventEmitter, once } from 'node:events'
import path from 'node:path'
import type { App } from 'electron'
import { emitPreventable } from './events'
import type { Part } from './parts'
import type { StandInWindow } from './window'

/** A simulated machine: which instance holds the lock of which folder. */
export class Machine {
  readonly locks = new Map<string, StandInApp>()
}

export class StandInApp extends EventEmitter implements Part<App> {
  isPackaged = false
  badge = 0
  gone = false
  readonly windows = new Set<StandInWindow>()
  readonly schemes: string[] = []
  /** What Windows was told: the id of the app, and of what its notifications wake. */
  readonly identity: { appId?: string; toastActivator?: string } = {}
  exitCode: number | null = null
  private ready = false

  constructor(
    private readonly machine: Machine,
    private readonly folder: string,
    private readonly languages: readonly string[],
    private readonly argv: readonly string[],
  ) {
    super()
  }

  requestSingleInstanceLock(): boolean {
    const holder = this.machine.locks.get(this.folder)
    if (!holder) {
      this.machine.locks.set(this.folder, this)
      return true
    }
    holder.emit('second-instance', {}, [...this.argv], '', null)
    return false
  }

  async whenReady(): Promise<void> {
    await Promise.resolve()
    this.ready = true
  }

  isReady(): boolean {
    return this.ready
  }
  getPath(name: string): string {
    return name === 'downloads' ? path.join(this.folder, 'downloads') : this.folder
  }
  getAppPath(): string {
    return this.folder
  }
  getVersion(): string {
    return '9.8.7'
  }
  getPreferredSystemLanguages(): string[] {
    return [...this.languages]
  }
  setBadgeCount(count = 0): boolean {
    this.badge = count
    return true
  }
  setAsDefaultProtocolClient(scheme: string): boolean {
    this.schemes.push(scheme)
    return true
  }
  isDefaultProtocolClient(scheme: string): boolean {
    return this.schemes.includes(scheme)
  }
  setAppUserModelId(id: string): void {
    if (this.ready) throw new Error('the app is ready already')
    this.identity.appId = id
  }
  setToastActivatorCLSID(id: string): void {
    if (!/^\{?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i.test(id)) throw new Error('Invalid CLSID')
    this.identity.toastActivator = id
  }

  /** Ends without asking anybody. */
  exit(code = 0): void {
    this.exitCode = code
    for (const window of this.windows) window.destroy()
    this.end()
  }

  /** Asks all listeners, closes the windows, ends. */
  quit(): void {
    if (this.gone || emitPreventable(this, 'before-quit')) return
    for (const window of [...this.windows]) window.close()
    if (this.windows.size === 0) this.end()
  }

  windowClosed(window: StandInWindow): void {
    this.windows.delete(window)
    if (this.windows.size === 0) this.emit('window-all-closed')
  }

  end(): void {
    if (this.gone) return
    this.gone = true
    if (this.machine.locks.get(this.folder) === this) this.machine.locks.delete(this.folder)
    this.emit('quit')
  }

  async untilGone(): Promise<void> {
    if (!this.gone) await once(this, 'quit')
  }
}

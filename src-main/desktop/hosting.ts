/** Hosting as the person sees it: opened and closed by hand, and resumed by the next start after a crash. */
import path from 'node:path'
import * as v from 'valibot'
import type { HostingState, HostRequest } from '../../src-shared/desktop/bridge'
import type { Language } from '../../src-shared/locales/languages'
import type { ShellKey } from '../../src-shared/locales/desktopShell'
import { hostWishes } from './channels'
import { readJsonObject, removeFile, writeFileAtomically } from './files'
import type { DesktopDeps } from './deps'
import type { KeepRequest } from './hostMessages'
import type { Settings } from '../../src-shared/desktop/bridge'
import { HostRunner } from './hostRunner'
import { sealedKey } from './secretStorage'

export interface DesktopHostSetup {
  readonly deps: DesktopDeps
  readonly folder: string
  readonly language: () => Language
  readonly settings: () => Settings
  readonly t: (key: ShellKey, params?: { readonly [name: string]: string }) => string
  readonly onChange: (state: HostingState) => void
  readonly report: (line: string) => void
}

/** Written while a table is open, for a start after a crash. */
const openTableSchema = v.object({
  wishes: hostWishes,
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  apart: v.boolean(),
})

export class DesktopHost {
  private readonly runner: HostRunner
  private readonly openTableFile: string
  private powerBlocker: number | null = null

  constructor(private readonly setup: DesktopHostSetup) {
    const { deps, folder, language, settings, t, report } = setup
    const data = path.join(folder, 'tables')
    this.openTableFile = path.join(folder, 'hosting.json')
    this.runner = new HostRunner({
      deps,
      dataFolder: data,
      apartFolder: path.join(folder, 'tables-without-keyring'),
      installersFolder: path.join(folder, 'installers'),
      language,
      person: settings,
      t,
      report,
      sealedKey: () => sealedKey(deps.shell, deps.platform, data, report),
      onChange: state => {
        this.stateChanged(state)
      },
    })
  }

  /** Tells the host when this machine falls asleep and wakes up. Call it when the app is ready: before, Electron knows no power. */
  followPower(): void {
    const { deps } = this.setup
    deps.shell.powerMonitor.on('suspend', () => {
      this.runner.sleep()
    })
    deps.shell.powerMonitor.on('resume', () => {
      this.runner.wake()
    })
  }

  get state(): HostingState {
    return this.runner.state
  }

  ownerKey(fingerprint: string): string | null {
    return this.runner.ownerKey(fingerprint)
  }

  /** Opens a table. Whoever hosts one keeps no other's. */
  async open(wishes: HostRequest): Promise<void> {
    if (this.state.is === 'keeping') await this.runner.close()
    this.runner.open(wishes)
  }

  keep(request: KeepRequest): void {
    this.runner.keep(request)
  }

  leave(table: string): void {
    this.runner.leave(table)
  }

  agreeTo(table: string, computer: string): void {
    this.runner.agreeTo(table, computer)
  }

  setGoesOn(on: boolean): void {
    this.runner.setGoesOn(on)
  }

  /** Resumes the table that was open when the app crashed, if there was one. */
  resume(): void {
    const { deps, report } = this.setup
    const read = v.safeParse(openTableSchema, readJsonObject(this.openTableFile, deps.now(), report))
    if (!read.success) return
    this.runner.open(read.output.wishes, read.output)
  }

  async close(): Promise<void> {
    await this.runner.close()
  }

  private stateChanged(state: HostingState): void {
    const { deps, report, onChange } = this.setup
    try {
      if (state.is === 'open')
        writeFileAtomically(
          this.openTableFile,
          JSON.stringify({ wishes: this.runner.wishes, port: state.place.port, apart: this.runner.isApart }),
        )
      if (state.is === 'closed' || state.is === 'keeping') removeFile(this.openTableFile)
    } catch (fault) {
      report(`the open table could not be noted: ${String(fault)}`)
    }
    this.stayAwake(state.is !== 'closed' && state.is !== 'keeping', deps)
    onChange(state)
  }

  /** Keeps the machine awake while a table is open. */
  private stayAwake(on: boolean, { shell: { powerSaveBlocker } }: DesktopDeps): void {
    if (on) this.powerBlocker ??= powerSaveBlocker.start('prevent-app-suspension')
    else if (this.powerBlocker !== null) {
      powerSaveBlocker.stop(this.powerBlocker)
      this.powerBlocker = null
    }
  }
}

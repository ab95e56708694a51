/** Hosting as the person sees it: opened and closed by hand, gone on with by the next start when this one dies, asked about before it ends. */
import path from 'node:path'
import * as v from 'valibot'
import type { HostingState, HostWishes } from '../../src-shared/desktop/bridge'
import type { Language } from '../../src-shared/lang'
import type { ShellKey } from '../../src-shared/lang/shell'
import { hostWishes } from './channels'
import { readObject, removeFile, writeWhole } from './files'
import type { DesktopGiven } from './given'
import { HostRunner } from './hostRunner'
import { sealedKey } from './secrets'

export interface DesktopHostSetup {
  readonly given: DesktopGiven
  readonly folder: string
  readonly language: () => Language
  readonly words: (key: ShellKey, params?: { readonly [name: string]: string }) => string
  readonly changed: (state: HostingState) => void
  readonly report: (line: string) => void
}

/** What is left behind by a main process that died while its table was open. */
const left = v.object({ wishes: hostWishes, port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)) })

export class DesktopHost {
  private readonly runner: HostRunner
  private readonly trace: string
  private wishes: HostWishes | null = null
  private awake: number | null = null

  constructor(private readonly setup: DesktopHostSetup) {
    const { given, folder, language, words, report } = setup
    const data = path.join(folder, 'tables')
    this.trace = path.join(folder, 'hosting.json')
    this.runner = new HostRunner({
      given,
      data,
      installers: path.join(folder, 'installers'),
      language,
      words,
      report,
      key: () => sealedKey(given.shell, given.platform, data),
      changed: state => {
        this.turned(state)
      },
    })
    given.shell.powerMonitor.on('suspend', () => {
      this.runner.sleep()
    })
    given.shell.powerMonitor.on('resume', () => {
      this.runner.wake()
    })
  }

  get state(): HostingState {
    return this.runner.state
  }

  open(wishes: HostWishes): void {
    this.wishes = wishes
    this.runner.open(wishes)
  }

  /** Goes on with the table that was open when the last start died, if there was one. */
  resume(): void {
    const { given, report } = this.setup
    const read = v.safeParse(left, readObject(this.trace, given.now(), report))
    if (!read.success) return
    this.wishes = read.output.wishes
    this.runner.open(read.output.wishes, read.output.port)
  }

  async close(): Promise<void> {
    await this.runner.close()
  }

  private turned(state: HostingState): void {
    const { given, report, changed } = this.setup
    try {
      if (state.is === 'open') writeWhole(this.trace, JSON.stringify({ wishes: this.wishes, port: state.place.port }))
      if (state.is === 'closed') removeFile(this.trace)
    } catch (fault) {
      report(`the open table could not be noted: ${String(fault)}`)
    }
    this.stayAwake(state.is !== 'closed', given)
    changed(state)
  }

  /** A machine that falls asleep would take the table with it. */
  private stayAwake(on: boolean, { shell: { powerSaveBlocker } }: DesktopGiven): void {
    if (on) this.awake ??= powerSaveBlocker.start('prevent-app-suspension')
    else if (this.awake !== null) {
      powerSaveBlocker.stop(this.awake)
      this.awake = null
    }
  }
}

/** Quitting: asks for confirmation while a table is open, and closes the host first. */
import type { BrowserWindow, Event, MessageBoxOptions } from 'electron'
import type { ShellKey } from '../../src-shared/locales/desktopShell'
import type { DesktopDeps } from './deps'
import type { DesktopHost } from './hosting'

export interface QuittingSetup {
  readonly deps: DesktopDeps
  readonly host: DesktopHost
  readonly window: () => BrowserWindow | null
  readonly t: (key: ShellKey) => string
  readonly report: (line: string) => void
  /** Shows the person to whom they can give the table. */
  readonly giveAway: () => void
}

/** The buttons of the question. */
const QUITS = 0,
  CANCELS = 1,
  GIVES = 2

export class Quitting {
  /** Whether another computer could go on with the match that is hosted here. */
  isGivable = false
  private stage: 'no' | 'asking' | 'closing' | 'sure' = 'no'

  constructor(private readonly setup: QuittingSetup) {
    const { app } = setup.deps.shell
    app.on('before-quit', event => {
      this.confirmQuit(event)
    })
    app.on('window-all-closed', () => {
      if (setup.deps.platform !== 'darwin') app.quit()
    })
  }

  /** Confirms closing of a window as well: outside macOS it quits the app. */
  follow(window: BrowserWindow): void {
    if (this.setup.deps.platform !== 'darwin')
      window.on('close', event => {
        this.confirmQuit(event)
      })
  }

  private confirmQuit(event: Event): void {
    if (this.stage === 'sure') return
    if (this.setup.host.state.is === 'closed') return
    event.preventDefault()
    if (this.stage !== 'no') return
    // Copies of others' tables are left in order, without a question.
    if (this.setup.host.state.is === 'keeping') void this.closeAndQuit()
    else void this.ask()
  }

  private async ask(): Promise<void> {
    const {
      deps: { shell },
      window,
      t,
    } = this.setup
    this.stage = 'asking'
    const parent = window()
    // Without a window there is nothing to choose in.
    const givesFirst = this.isGivable && parent !== null
    const options: MessageBoxOptions = {
      type: 'warning',
      message: t('quitSure'),
      detail: t(givesFirst ? 'quitKept' : 'quitHint'),
      buttons: [t('quitYes'), t('cancel'), ...(givesFirst ? [t('quitGive')] : [])],
      defaultId: givesFirst ? GIVES : CANCELS,
      cancelId: CANCELS,
      noLink: true,
    }
    const { response } = await (parent
      ? shell.dialog.showMessageBox(parent, options)
      : shell.dialog.showMessageBox(options))
    if (response !== QUITS) {
      this.stage = 'no'
      if (response === GIVES) this.setup.giveAway()
      return
    }
    await this.closeAndQuit()
  }

  private async closeAndQuit(): Promise<void> {
    const { deps, host, report } = this.setup
    this.stage = 'closing'
    await host.close().catch((fault: unknown) => {
      report(String(fault))
    })
    this.stage = 'sure'
    deps.shell.app.quit()
  }
}

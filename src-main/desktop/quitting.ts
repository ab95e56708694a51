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
}

export class Quitting {
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
    const options: MessageBoxOptions = {
      type: 'warning',
      message: t('quitSure'),
      detail: t('quitHint'),
      buttons: [t('quitYes'), t('cancel')],
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    }
    const parent = window()
    const { response } = await (parent
      ? shell.dialog.showMessageBox(parent, options)
      : shell.dialog.showMessageBox(options))
    if (response !== 0) {
      this.stage = 'no'
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

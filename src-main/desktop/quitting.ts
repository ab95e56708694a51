/** Quitting: asks once more while a table is open, and lets the host keep all and say goodbye first. */
import type { BrowserWindow, Event, MessageBoxOptions } from 'electron'
import type { ShellKey } from '../../src-shared/lang/shell'
import type { DesktopGiven } from './given'
import type { DesktopHost } from './hosting'

export interface QuittingSetup {
  readonly given: DesktopGiven
  readonly host: DesktopHost
  readonly window: () => BrowserWindow | null
  readonly words: (key: ShellKey) => string
  readonly report: (line: string) => void
}

export class Quitting {
  private stage: 'no' | 'asking' | 'closing' | 'sure' = 'no'

  constructor(private readonly setup: QuittingSetup) {
    const { app } = setup.given.shell
    app.on('before-quit', event => {
      this.wantsOut(event)
    })
    app.on('window-all-closed', () => {
      if (setup.given.platform !== 'darwin') app.quit()
    })
  }

  /** Follows a window: outside macOS its end is the end of all, so it is asked about as well. */
  follow(window: BrowserWindow): void {
    if (this.setup.given.platform !== 'darwin')
      window.on('close', event => {
        this.wantsOut(event)
      })
  }

  private wantsOut(event: Event): void {
    if (this.stage === 'sure') return
    if (this.setup.host.state.is === 'closed') return
    event.preventDefault()
    if (this.stage === 'no') void this.ask()
  }

  private async ask(): Promise<void> {
    const {
      given: { shell },
      host,
      window,
      words,
      report,
    } = this.setup
    this.stage = 'asking'
    const options: MessageBoxOptions = {
      type: 'warning',
      message: words('quitSure'),
      detail: words('quitHint'),
      buttons: [words('quitYes'), words('cancel')],
      defaultId: 1,
      cancelId: 1,
      noLink: true,
    }
    const over = window()
    const { response } = await (over
      ? shell.dialog.showMessageBox(over, options)
      : shell.dialog.showMessageBox(options))
    if (response !== 0) {
      this.stage = 'no'
      return
    }
    this.stage = 'closing'
    await host.close().catch((fault: unknown) => {
      report(String(fault))
    })
    this.stage = 'sure'
    shell.app.quit()
  }
}

/** Calls somebody whose turn it is back to the window: a mark, a flash, and a line of the system. No secret is in it. */
import type { BrowserWindow, Notification } from 'electron'
import type { DesktopGiven } from './given'
import { bringUp } from './window'

export interface AttentionSetup {
  readonly given: DesktopGiven
  readonly window: () => BrowserWindow | null
  /** Whether the person wants to be told. */
  readonly wanted: () => boolean
  readonly words: (key: 'yourTurn' | 'yourTurnHint') => string
}

export class Attention {
  private asked = false
  private shown: Notification | null = null

  constructor(private readonly setup: AttentionSetup) {}

  /** @param asked whether this person is asked for something just now */
  turn(asked: boolean): void {
    if (asked === this.asked) return
    this.asked = asked
    this.mark(asked)
    const window = this.setup.window()
    if (!asked) this.seen()
    else if (window && !window.isFocused()) {
      window.flashFrame(true)
      this.tell(window)
    }
  }

  /** The window is in front: nobody needs to be called any more. */
  seen(): void {
    this.setup.window()?.flashFrame(false)
    this.shown?.close()
    this.shown = null
  }

  private mark(on: boolean): void {
    const {
      shell: { app },
      platform,
    } = this.setup.given
    // Windows has no number at its signs: a bar under it instead.
    if (platform === 'win32') this.setup.window()?.setProgressBar(on ? 1 : -1, { mode: 'paused' })
    else app.setBadgeCount(on ? 1 : 0)
  }

  private tell(window: BrowserWindow): void {
    const {
      given: {
        shell: { Notification },
      },
      wanted,
      words,
    } = this.setup
    if (!wanted() || !Notification.isSupported()) return
    this.shown?.close()
    const told = new Notification({ title: words('yourTurn'), body: words('yourTurnHint') })
    told.on('click', () => {
      bringUp(window)
    })
    told.show()
    this.shown = told
  }
}

/** Calls a person whose turn it is back to the window: badge, flash and notification. They hold no secret. */
import type { BrowserWindow, Notification } from 'electron'
import type { DesktopDeps } from './deps'
import { bringToFront } from './window'

export interface AttentionSetup {
  readonly deps: DesktopDeps
  readonly window: () => BrowserWindow | null
  /** Whether the person wants notifications. */
  readonly isWanted: () => boolean
  readonly t: (key: 'yourTurn' | 'yourTurnHint') => string
}

export class Attention {
  private isAsked = false
  private notification: Notification | null = null

  constructor(private readonly setup: AttentionSetup) {}

  /** @param isAsked whether the game waits for this person */
  setAsked(isAsked: boolean): void {
    if (isAsked === this.isAsked) return
    this.isAsked = isAsked
    this.mark(isAsked)
    const window = this.setup.window()
    if (!isAsked) this.windowFocused()
    else if (window && !window.isFocused()) {
      window.flashFrame(true)
      this.notify(window)
    }
  }

  /** The window has got the focus: stops flashing and closes the notification. */
  windowFocused(): void {
    this.setup.window()?.flashFrame(false)
    this.notification?.close()
    this.notification = null
  }

  private mark(on: boolean): void {
    const {
      shell: { app },
      platform,
    } = this.setup.deps
    // Windows has no badge count: use the progress bar.
    if (platform === 'win32') this.setup.window()?.setProgressBar(on ? 1 : -1, { mode: 'paused' })
    else app.setBadgeCount(on ? 1 : 0)
  }

  private notify(window: BrowserWindow): void {
    const {
      deps: {
        shell: { Notification },
        portable,
      },
      isWanted: wanted,
      t: words,
    } = this.setup
    // With a first notification Electron points the start menu's shortcut at this program.
    if (portable || !wanted() || !Notification.isSupported()) return
    this.notification?.close()
    const notification = new Notification({ title: words('yourTurn'), body: words('yourTurnHint') })
    notification.on('click', () => {
      bringToFront(window)
    })
    notification.show()
    this.notification = notification
  }
}

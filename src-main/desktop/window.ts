/** The app's window: its page is sandboxed and reaches the main process only through the preload script. */
import path from 'node:path'
import type { BrowserWindow } from 'electron'
import type { ShellKey } from '../../src-shared/locales/desktopShell'
import { PAGE } from './appProtocol'
import { followContextMenu } from './contextMenu'
import type { DesktopDeps } from './deps'
import { firstSize, writeWindowState, readWindowState, SMALLEST } from './windowState'

/** Background before the page has loaded: the page's own colour. */
const BACKGROUND = '#110d1a'
/** The window's icon on Linux, among the page's files. */
const ICON = 'icon-512.png'
/** A page that crashes more often is not reloaded automatically. */
const MAX_CRASHES = 3
/** The window shows itself after this time, even if its page has painted nothing. */
const SHOW_MS = 5000

export interface WindowSetup {
  readonly deps: DesktopDeps
  readonly stateFile: string
  readonly report: (line: string) => void
  readonly t: (key: ShellKey) => string
  /** Called when another document is in the page's place, or the page has died. */
  readonly onPageGone: () => void
}

export function openWindow({
  deps: { shell, platform, renderer, preload, now, clock },
  stateFile,
  report,
  t,
  onPageGone,
}: WindowSetup): BrowserWindow {
  const state = readWindowState(shell, stateFile, now(), report)
  const window = new shell.BrowserWindow({
    ...(state?.bounds ?? firstSize(shell)),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    backgroundColor: BACKGROUND,
    title: 'Undertable',
    // An explicit `false` would forbid full screen for good on macOS.
    ...(state?.fullScreen ? { fullscreen: true } : {}),
    // Elsewhere the icon is in the program.
    ...(platform === 'linux' ? { icon: path.join(renderer, ICON) } : {}),
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      // Off in the packed app: debugging could show a player more than their seat may know.
      devTools: !shell.app.isPackaged,
    },
  })
  if (state?.maximized) window.maximize()
  let crashes = 0
  const show = (): void => {
    if (!window.isDestroyed() && !window.isVisible()) window.show()
  }
  const stopWaiting = clock.after(SHOW_MS, show)
  window.once('ready-to-show', show)
  window.once('closed', stopWaiting)
  followContextMenu(shell, window, t)
  window.on('close', () => {
    writeWindowState(window, stateFile, report)
  })
  window.on('unresponsive', () => {
    report('the window does not answer')
  })
  window.webContents.on('did-finish-load', () => {
    window.webContents.setZoomFactor(state?.zoom ?? 1)
  })
  // Not `did-start-navigation`: that comes for navigations too that are refused afterwards.
  window.webContents.on('did-navigate', onPageGone)
  window.webContents.on('render-process-gone', (_, { reason }) => {
    report(`the page is gone: ${reason}`)
    onPageGone()
    if (reason === 'clean-exit') return
    if (++crashes > MAX_CRASHES) {
      shell.dialog.showErrorBox(t('pageEnds'), t('pageEndsHint'))
      return
    }
    // Not within the event: the process that it is about is being taken down still.
    clock.after(0, () => {
      if (!window.isDestroyed()) window.webContents.reload()
    })
  })
  void window.loadURL(PAGE).catch((fault: unknown) => {
    report(`the page could not be loaded: ${String(fault)}`)
  })
  return window
}

/** Restores a window and brings it to the front. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

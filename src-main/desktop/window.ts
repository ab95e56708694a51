/** The one window: its page runs in a sandbox, and reaches main through the preload alone. */
import type { BrowserWindow } from 'electron'
import { PAGE } from './appProtocol'
import type { DesktopGiven } from './given'
import { firstSize, keepWindowState, readWindowState, SMALLEST } from './windowState'

/** What stands there before the page does: the page's own night. */
const NIGHT = '#110d1a'
/** A page that dies more often than this is not loaded again by itself. */
const MOST_DEATHS = 3

export interface WindowSetup {
  readonly given: DesktopGiven
  readonly stateFile: string
  readonly report: (line: string) => void
  /** The page has gone: it is loaded anew, or the window is closed. */
  readonly pageGone: () => void
}

export function openWindow({
  given: { shell, preload, now },
  stateFile,
  report,
  pageGone,
}: WindowSetup): BrowserWindow {
  const state = readWindowState(shell, stateFile, now(), report)
  const window = new shell.BrowserWindow({
    ...(state?.bounds ?? firstSize(shell)),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    backgroundColor: NIGHT,
    title: 'Undertable',
    fullscreen: state?.fullScreen ?? false,
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
      // Debugging would show what a seat may not know to whoever sits at it: the packed app has none.
      devTools: !shell.app.isPackaged,
    },
  })
  if (state?.maximized) window.maximize()
  let deaths = 0
  window.once('ready-to-show', () => {
    window.show()
  })
  window.on('close', () => {
    keepWindowState(window, stateFile, report)
  })
  window.on('unresponsive', () => {
    report('the window does not answer')
  })
  window.webContents.on('did-finish-load', () => {
    window.webContents.setZoomFactor(state?.zoom ?? 1)
  })
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) pageGone()
  })
  window.webContents.on('render-process-gone', (_, { reason }) => {
    report(`the page is gone: ${reason}`)
    pageGone()
    if (reason !== 'clean-exit' && ++deaths <= MOST_DEATHS) window.webContents.reload()
  })
  void window.loadURL(PAGE).catch((fault: unknown) => {
    report(`the page could not be loaded: ${String(fault)}`)
  })
  return window
}

/** Brings a window before all others. */
export function bringUp(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

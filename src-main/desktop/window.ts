/** The app's window: its page is sandboxed and reaches the main process only through the preload script. */
import type { BrowserWindow } from 'electron'
import { PAGE } from './appProtocol'
import type { DesktopDeps } from './deps'
import { firstSize, writeWindowState, readWindowState, SMALLEST } from './windowState'

/** Background before the page has loaded: the page's own colour. */
const BACKGROUND = '#110d1a'
/** A page that crashes more often is not reloaded automatically. */
const MAX_CRASHES = 3

export interface WindowSetup {
  readonly deps: DesktopDeps
  readonly stateFile: string
  readonly report: (line: string) => void
  /** Called when the page is unloaded: it reloads or the window closes. */
  readonly onPageGone: () => void
}

export function openWindow({
  deps: { shell, preload, now },
  stateFile,
  report,
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
      // Off in the packed app: debugging could show a player more than their seat may know.
      devTools: !shell.app.isPackaged,
    },
  })
  if (state?.maximized) window.maximize()
  let crashes = 0
  window.once('ready-to-show', () => {
    window.show()
  })
  window.on('close', () => {
    writeWindowState(window, stateFile, report)
  })
  window.on('unresponsive', () => {
    report('the window does not answer')
  })
  window.webContents.on('did-finish-load', () => {
    window.webContents.setZoomFactor(state?.zoom ?? 1)
  })
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) onPageGone()
  })
  window.webContents.on('render-process-gone', (_, { reason }) => {
    report(`the page is gone: ${reason}`)
    onPageGone()
    if (reason !== 'clean-exit' && ++crashes <= MAX_CRASHES) window.webContents.reload()
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

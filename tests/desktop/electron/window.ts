/** `BrowserWindow` of the stand-in. */
import { EventEmitter } from 'node:events'
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron'
import { StandInContents } from './contents'
import { emitPreventable } from './events'
import type { StandIn } from './index'
import type { Part } from './parts'

export type WindowOptions = BrowserWindowConstructorOptions

export class StandInWindow extends EventEmitter implements Part<BrowserWindow> {
  readonly webContents: StandInContents
  focused = false
  minimized = false
  maximized = false
  fullScreen: boolean
  shown = false
  flashing = false
  progress: { readonly value: number; readonly mode: string | undefined } = { value: -1, mode: undefined }
  bounds: { x: number; y: number; width: number; height: number }
  private destroyed = false

  constructor(
    private readonly standIn: StandIn,
    readonly options: WindowOptions,
  ) {
    super()
    this.bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 }
    this.fullScreen = options.fullscreen ?? false
    this.webContents = new StandInContents(standIn, options.webPreferences?.preload ?? '')
    standIn.app.windows.add(this)
    standIn.app.emit('web-contents-created', {}, this.webContents)
  }

  async loadURL(url: string): Promise<void> {
    await this.webContents.load(
      this.standIn.browser,
      url,
      { width: this.bounds.width, height: this.bounds.height },
      this.standIn.locale,
    )
    this.emit('ready-to-show')
  }

  show(): void {
    this.shown = true
    this.focus()
  }
  focus(): void {
    this.focused = true
    this.emit('focus')
  }
  blur(): void {
    this.focused = false
    this.emit('blur')
  }
  isFocused(): boolean {
    return this.focused
  }
  isMinimized(): boolean {
    return this.minimized
  }
  restore(): void {
    this.minimized = false
  }
  maximize(): void {
    this.maximized = true
  }
  isMaximized(): boolean {
    return this.maximized
  }
  isFullScreen(): boolean {
    return this.fullScreen
  }
  getNormalBounds(): StandInWindow['bounds'] {
    return this.bounds
  }
  flashFrame(on: boolean): void {
    this.flashing = on
  }
  isVisible(): boolean {
    return this.shown
  }
  setFullScreen(on: boolean): void {
    // On macOS a window that was opened with an explicit `false` cannot be in full screen.
    if (on && this.options.fullscreen === false) return
    this.fullScreen = on
    this.emit(on ? 'enter-full-screen' : 'leave-full-screen')
  }
  setProgressBar(value: number, options?: { readonly mode?: string }): void {
    this.progress = { value, mode: options?.mode }
  }
  isDestroyed(): boolean {
    return this.destroyed
  }

  close(): void {
    if (this.destroyed || emitPreventable(this, 'close')) return
    this.destroy()
  }

  destroy(): void {
    if (this.destroyed) return
    this.destroyed = true
    this.standIn.closing.push(this.webContents.close())
    this.emit('closed')
    this.standIn.app.windowClosed(this)
  }
}

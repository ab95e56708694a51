/** `BrowserWindow` of the stand-in. */
import { EventEmitter } from 'node:events'
import { StandInContents } from './contents'
import { emitPreventable } from './events'
import type { StandIn } from './index'

export interface WindowOptions {
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly fullscreen?: boolean
  readonly webPreferences: { readonly preload: string } & { readonly [name: string]: unknown }
}

export class StandInWindow extends EventEmitter {
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
    this.bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width, height: options.height }
    this.fullScreen = options.fullscreen ?? false
    this.webContents = new StandInContents(standIn, options.webPreferences.preload)
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
  setProgressBar(value: number, options?: { readonly mode?: string }): void {
    this.progress = { value, mode: options?.mode }
  }
  isDestroyed(): boolean {
    return this.destroyed
  }

  close(): void {
    if (this.destroyed || emitPreventable(this, 'close')) return
    this.destroyed = true
    this.standIn.closing.push(this.webContents.close())
    this.emit('closed')
    this.standIn.app.windowClosed(this)
  }
}

/** Where the window stood and how it looked, kept from start to start; a place on a screen that is gone is no place. */
import type { BrowserWindow, Rectangle } from 'electron'
import * as v from 'valibot'
import { readObject, writeWhole } from './files'
import type { Shell } from './given'

/** Smaller than a phone's screen the table cannot be read. */
export const SMALLEST = { width: 360, height: 560 } as const
const USUAL = { width: 1280, height: 840 } as const
/** So much of the window's top must be on a screen, in pixels, for a hand to take hold of it. */
const GRIP = 80
const ZOOM = { least: 0.5, most: 3 } as const

const whole = v.pipe(v.number(), v.integer())
const kept = v.object({
  bounds: v.object({
    x: whole,
    y: whole,
    width: v.pipe(whole, v.minValue(SMALLEST.width)),
    height: v.pipe(whole, v.minValue(SMALLEST.height)),
  }),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
  zoom: v.fallback(v.pipe(v.number(), v.minValue(ZOOM.least), v.maxValue(ZOOM.most)), 1),
})
export type WindowState = v.InferOutput<typeof kept>

/** @returns how the window last was; null where that is not known, or on no screen of today */
export function readWindowState(
  { screen }: Shell,
  file: string,
  now: Date,
  report: (line: string) => void,
): WindowState | null {
  const read = v.safeParse(kept, readObject(file, now, report))
  if (!read.success) return null
  const { bounds } = read.output
  return screen.getAllDisplays().some(({ workArea }) => holds(workArea, bounds)) ? read.output : null
}

/** Whether the window's top can be taken hold of there. */
function holds(area: Rectangle, { x, y, width }: Rectangle): boolean {
  const across = Math.min(x + width, area.x + area.width) - Math.max(x, area.x)
  return across >= GRIP && y >= area.y && y <= area.y + area.height - GRIP
}

/** A size that fits the first screen, for a first start. */
export function firstSize({ screen }: Shell): { readonly width: number; readonly height: number } {
  const { width, height } = screen.getPrimaryDisplay().workAreaSize
  return { width: Math.min(USUAL.width, width), height: Math.min(USUAL.height, height) }
}

export function keepWindowState(window: BrowserWindow, file: string, report: (line: string) => void): void {
  const state: WindowState = {
    bounds: window.getNormalBounds(),
    maximized: window.isMaximized(),
    fullScreen: window.isFullScreen(),
    zoom: window.webContents.getZoomFactor(),
  }
  try {
    writeWhole(file, JSON.stringify(state))
  } catch (fault) {
    report(`the window's place could not be kept: ${String(fault)}`)
  }
}

/** Stores the window's position, size and zoom. A position on a screen that is gone is ignored. */
import type { BrowserWindow, Rectangle } from 'electron'
import * as v from 'valibot'
import { readJsonObject, writeFileAtomically } from './files'
import type { Shell } from './deps'

/** Smallest size, like a phone's: below it the table is unreadable. */
export const SMALLEST = { width: 360, height: 560 } as const
const USUAL = { width: 1280, height: 840 } as const
/** Pixels of the window's top that must be on a screen, so that it can be dragged. */
const GRIP = 80
const ZOOM = { least: 0.5, most: 3 } as const

const integer = v.pipe(v.number(), v.integer())
const schema = v.object({
  bounds: v.object({
    x: integer,
    y: integer,
    width: v.pipe(integer, v.minValue(SMALLEST.width)),
    height: v.pipe(integer, v.minValue(SMALLEST.height)),
  }),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
  zoom: v.fallback(v.pipe(v.number(), v.minValue(ZOOM.least), v.maxValue(ZOOM.most)), 1),
})
export type WindowState = v.InferOutput<typeof schema>

/** @returns the last state; null when unknown, or on no present screen */
export function readWindowState(
  { screen }: Shell,
  file: string,
  now: Date,
  report: (line: string) => void,
): WindowState | null {
  const read = v.safeParse(schema, readJsonObject(file, now, report))
  if (!read.success) return null
  const { bounds } = read.output
  return screen.getAllDisplays().some(({ workArea }) => isReachable(workArea, bounds)) ? read.output : null
}

/** Whether the window's top can be dragged in this area. */
function isReachable(area: Rectangle, { x, y, width }: Rectangle): boolean {
  const visibleWidth = Math.min(x + width, area.x + area.width) - Math.max(x, area.x)
  return visibleWidth >= GRIP && y >= area.y && y <= area.y + area.height - GRIP
}

/** A size that fits the first screen, for a first start. */
export function firstSize({ screen }: Shell): { readonly width: number; readonly height: number } {
  const { width, height } = screen.getPrimaryDisplay().workAreaSize
  return { width: Math.min(USUAL.width, width), height: Math.min(USUAL.height, height) }
}

export function writeWindowState(window: BrowserWindow, file: string, report: (line: string) => void): void {
  const state: WindowState = {
    bounds: window.getNormalBounds(),
    maximized: window.isMaximized(),
    fullScreen: window.isFullScreen(),
    zoom: window.webContents.getZoomFactor(),
  }
  try {
    writeFileAtomically(file, JSON.stringify(state))
  } catch (fault) {
    report(`the window's place could not be stored: ${String(fault)}`)
  }
}

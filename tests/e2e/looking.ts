/** What is wrong with a page as it is drawn, by measures that need no eyes: these find what is cut off, too small or out of sight. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import axe from 'axe-core'
import type { Screen, Visitor } from './stage'

/** Pictures of the last run, for whoever wants to look. Not kept in the repository. */
const PICTURES = path.resolve(import.meta.dirname, '../../reports/pictures')

/** WCAG 2.2: a target that is touched measures at least so many CSS pixels both ways. */
const TARGET = 24

/** Measures a page in a window of that size, and takes its picture. @returns what is wrong, in words */
export async function faultsAt(visitor: Visitor, size: Screen, picture: string): Promise<string[]> {
  await visitor.page.setViewportSize(size)
  // The board takes its size a frame after the window, and what it then holds another one later.
  await visitor.page.evaluate(() => new Promise<void>(done => { requestAnimationFrame(() => { requestAnimationFrame(() => { requestAnimationFrame(() => { done() }) }) }) }))
  await visitor.fits()
  await mkdir(PICTURES, { recursive: true })
  await visitor.page.screenshot({ path: path.join(PICTURES, `${picture}-${size.width}.png`) })
  return visitor.page.evaluate(MEASURE, TARGET)
}

/** In the page. */
function MEASURE(target: number): string[] {
  const faults: string[] = []
  const nameOf = (box: Element): string => `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''} "${(box.textContent ?? '').trim().slice(0, 40)}"`
  /** What is heard and not seen is no matter of room. */
  const unseen = (box: Element): boolean => box.closest('.unseen') !== null || getComputedStyle(box).clipPath !== 'none'
  const shown = (box: Element): boolean => box.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !unseen(box)
  /** The nearest box around that scrolls: within it, being out of sight is no fault. */
  const scrolls = (box: Element): boolean => {
    for (let at = box.parentElement; at; at = at.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true
    return false
  }
  for (const box of document.body.querySelectorAll('*')) {
    if (!(box instanceof HTMLElement) || !shown(box)) continue
    const style = getComputedStyle(box), rect = box.getBoundingClientRect()
    const says = (box.textContent ?? '').trim() !== '' && box.closest('[aria-hidden]') === null
    if (says && ['hidden', 'clip'].includes(style.overflowX) && box !== document.body && box.scrollWidth > box.clientWidth + 1) faults.push(`cut off at the side: ${nameOf(box)}`)
    if (says && ['hidden', 'clip'].includes(style.overflowY) && box !== document.body && box.scrollHeight > box.clientHeight + 1) faults.push(`cut off below: ${nameOf(box)}`)
    if (says && !scrolls(box) && (rect.left < -1 || rect.right > window.innerWidth + 1)) faults.push(`out of the window: ${nameOf(box)}`)
    if (box.matches('button, select, summary, input, a[href]')) {
      const touched = (box instanceof HTMLInputElement ? box.closest('label') : null)?.getBoundingClientRect() ?? rect
      if (touched.width < target - 0.5 || touched.height < target - 0.5) faults.push(`too small to touch (${Math.round(touched.width)}×${Math.round(touched.height)}): ${nameOf(box)}`)
    }
  }
  return faults
}

/** Seats that cannot be seen, even when they are scrolled to. */
export async function hiddenSeats(visitor: Visitor, seats: number): Promise<number[]> {
  return visitor.page.evaluate(count => Array.from({ length: count }, (_, seat) => seat).filter(seat => {
    const box = document.querySelector(`[data-seat="${seat}"]`)
    if (!box) return true
    box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = box.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return !hit || !box.contains(hit)
  }), seats)
}

/** Rules of WCAG 2.0 to 2.2, levels A and AA, that the page breaks. */
export async function barriers(visitor: Visitor): Promise<string[]> {
  await visitor.page.evaluate(axe.source)
  return visitor.page.evaluate(async () => {
    const { axe: found } = window as unknown as { axe: typeof axe }
    const { violations } = await found.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })
    return violations.flatMap(one => one.nodes.map(node => `${one.id}: ${node.target.join(' ')} – ${(node.failureSummary ?? '').replaceAll('\n', ' ').slice(0, 200)}`))
  })
}

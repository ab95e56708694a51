/** Layout faults of a page, by measures: what is cut off, too small or out of sight. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '../../src-shared/locales/languages'
import { looksPseudo } from '../../src-shared/locales/pseudo'
import type { Screen } from './stage'

/** The pseudo-language (src-shared/locales/pseudo.ts). */
export const PSEUDO = 'en-XA'

/** Anything with a page: a guest, or the desktop app. */
export interface PageHolder {
  readonly page: Page
}

/** A folder for pictures, if wanted: a software renderer takes long for them. */
const PICTURES = process.env.UNDERTABLE_PICTURES ?? ''

/** WCAG 2.2: the least size of a touch target in CSS pixels, both ways. */
const TARGET = 24

/**
 * The smallest letters in CSS pixels: of anything, and of what a card or the rules say (`data-rule`), on a phone and on
 * larger screens.
 */
const LEAST_TYPE = {
  any: 11,
  rule: { phone: 13, laptop: 14 },
} as const

/**
 * How often a page is measured before a fault counts, and the milliseconds between: a board changes shape a moment
 * after the window.
 */
const LOOKS = 8,
  SETTLES = 150

/** In the page: switches the language, with anything open. */
function SPEAK(language: string): void {
  interface Mounted {
    readonly __vue_app__?: { readonly _context: { readonly provides: { readonly [key: symbol]: unknown } } }
  }
  const provides = (document.querySelector('#app') as Mounted | null)?.__vue_app__?._context.provides ?? {}
  const key = Object.getOwnPropertySymbols(provides).find(({ description }) => description === 'i18n')
  const i18n = key && (provides[key] as { setLanguage(to: string): void } | undefined)
  if (!i18n) throw new Error('the page has no texts')
  i18n.setLanguage(language)
}

/** Switches the page's language, with everything that is open on it. */
export async function switchLanguage({ page }: PageHolder, language: Language | typeof PSEUDO): Promise<void> {
  await page.evaluate(SPEAK, language)
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
}

/** Text that is not ours, and may be on a page in any language. */
export type NotOurs = readonly (string | RegExp)[]

/** Texts of a page in the pseudo-language that were never translated. */
export async function untranslated({ page }: PageHolder, notOurs: NotOurs): Promise<string[]> {
  const found = await page.evaluate(TEXTS)
  return found
    .filter(({ text }) => {
      const rest = notOurs.reduce<string>((all, one) => all.replaceAll(one, ' '), text)
      return !looksPseudo(rest)
    })
    .map(({ text, box }) => `never translated: "${text.slice(0, 60)}" of ${box}`)
}

/** In the page: all visible and read-aloud texts, each once. */
function TEXTS(): { readonly text: string; readonly box: string }[] {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const found = new Map<string, string>()
  const add = (text: string | null, box: Element): void => {
    const plain = (text ?? '').replaceAll('\u00ad', '').trim()
    if (plain !== '' && box.checkVisibility({ checkVisibilityCSS: true }))
      found.set(plain, `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}`)
  }
  const texts = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: box, textContent } = texts.currentNode
    if (box && !box.closest('script, style')) add(textContent, box)
  }
  for (const box of modal.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(box.getAttribute(name), box)
  return [...found].map(([text, box]) => ({ text, box }))
}

/** Resizes the window, and waits until the page is drawn in it. */
export async function resize({ page }: PageHolder, size: Screen): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              done()
            })
          })
        })
      }),
  )
}

/** Measures a page in a window of that size, and takes its picture if wanted. @returns its faults, as text */
export async function faultsAt(looker: PageHolder, size: Screen, picture: string): Promise<string[]> {
  const faults = await measureAt(looker, size)
  await shoot(looker, `${picture}-${size.width}`)
  return faults
}

/** A phone, a small laptop, a desktop. */
const SIZES: readonly Screen[] = [
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
]

/** Checks that a screen is accessible, and drawn completely in all sizes. */
export async function expectNoFaults(looker: PageHolder, picture: string, sizes = SIZES): Promise<void> {
  expect(await barriers(looker)).toEqual([])
  for (const size of sizes) expect([size.width, await faultsAt(looker, size, picture)]).toEqual([size.width, []])
}

/** Takes a picture of a page, if a folder for pictures is named. */
export async function shoot({ page }: PageHolder, picture: string): Promise<void> {
  if (PICTURES === '') return
  await mkdir(PICTURES, { recursive: true })
  await page.screenshot({ path: path.join(PICTURES, `${picture}.png`) })
}

/** Measures without a picture. */
export async function measureAt(looker: PageHolder, size: Screen): Promise<string[]> {
  await resize(looker, size)
  for (let look = 1; ; look++) {
    await endMoments(looker)
    const faults = [
      ...(await looker.page.evaluate(MEASURE, TARGET)),
      ...(await looker.page.evaluate(ENCOUNTERS)),
      ...(await looker.page.evaluate(TYPE, LEAST_TYPE)),
    ]
    if (faults.length === 0 || look === LOOKS) return faults
    await looker.page.waitForTimeout(SETTLES)
  }
}

/** A moment on stage covers the board for as long as it lasts, or until a press: another one may come at any time. */
async function endMoments({ page }: PageHolder): Promise<void> {
  if ((await page.locator('section[data-moment]').count()) > 0) await page.keyboard.press('Shift')
}

/** In the page. */
function MEASURE(target: number): string[] {
  const faults: string[] =
    document.documentElement.scrollWidth > window.innerWidth
      ? [`wider than its window: ${document.documentElement.scrollWidth} of ${window.innerWidth}`]
      : []
  const nameOf = (box: Element): string =>
    `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''} "${(box.textContent ?? '').trim().slice(0, 40)}"`
  /** What reaches lowest in a box. */
  const lowestIn = (box: Element): string => {
    const bottom = (one: Element): number => one.getBoundingClientRect().bottom
    const all = [...box.querySelectorAll('*')]
    const lowest = all.reduce((low, one) => (bottom(one) > bottom(low) ? one : low), box)
    return lowest === box ? 'its text' : nameOf(lowest)
  }
  /** Screen-reader text needs no room. */
  const unseen = (box: Element): boolean => box.closest('.unseen') !== null || getComputedStyle(box).clipPath !== 'none'
  const shown = (box: Element): boolean =>
    box.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !unseen(box)
  /** The nearest scrolling ancestor: within it, being out of sight is no fault. */
  const scrolls = (box: Element): boolean => {
    for (let at = box.parentElement; at; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true
    return false
  }
  for (const box of document.body.querySelectorAll('*')) {
    if (!(box instanceof HTMLElement) || !shown(box)) continue
    const style = getComputedStyle(box),
      rect = box.getBoundingClientRect()
    const says = (box.textContent ?? '').trim() !== '' && box.closest('[aria-hidden]') === null
    if (
      says &&
      ['hidden', 'clip'].includes(style.overflowX) &&
      box !== document.body &&
      box.scrollWidth > box.clientWidth + 1
    )
      faults.push(`cut off at the side: ${nameOf(box)}`)
    if (
      says &&
      ['hidden', 'clip'].includes(style.overflowY) &&
      box !== document.body &&
      box.scrollHeight > box.clientHeight + 1
    )
      faults.push(`cut off below: ${nameOf(box)}, by ${box.scrollHeight - box.clientHeight} px: ${lowestIn(box)}`)
    if (says && !scrolls(box) && (rect.left < -1 || rect.right > window.innerWidth + 1))
      faults.push(`out of the window: ${nameOf(box)}`)
    if (box.matches('button, select, summary, input, a[href]')) {
      const touched = (box instanceof HTMLInputElement ? box.closest('label') : null)?.getBoundingClientRect() ?? rect
      if (touched.width < target - 0.5 || touched.height < target - 0.5)
        faults.push(`too small to touch (${Math.round(touched.width)}×${Math.round(touched.height)}): ${nameOf(box)}`)
    }
  }
  return [...new Set(faults)]
}

/** In the page: controls that overlap or are covered, and text that overflows its box. */
function ENCOUNTERS(): string[] {
  /** Pixels of tolerance: a border, a shadow, the ascent of a letter. */
  const SLACK = 2
  interface Area {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const faults: string[] = []
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const nameOf = (box: Element): string =>
    `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''} "${(box.getAttribute('aria-label') ?? box.textContent ?? '').trim().slice(0, 40)}"`
  const both = (a: Area, b: Area): Area => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const some = ({ left, top, right, bottom }: Area, least: number): boolean =>
    right - left > least && bottom - top > least
  /** Screen-reader text needs no room. */
  const unseen = (box: Element | null): boolean =>
    box !== null && box !== document.body && (getComputedStyle(box).clipPath !== 'none' || unseen(box.parentElement))
  const shown = (box: Element): boolean =>
    box.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !unseen(box)
  const inside = (box: Element): Area => {
    const { left, top } = box.getBoundingClientRect(),
      { clientLeft, clientTop, clientWidth, clientHeight } = box
    return {
      left: left + clientLeft,
      top: top + clientTop,
      right: left + clientLeft + clientWidth,
      bottom: top + clientTop + clientHeight,
    }
  }
  /** The visible part of a box, after clipping by all ancestors. */
  const seenOf = (box: Element): Area => {
    let area: Area = both(box.getBoundingClientRect(), {
      left: 0,
      top: 0,
      right: window.innerWidth,
      bottom: window.innerHeight,
    })
    for (let at = box.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') area = both(area, inside(at))
    return area
  }
  /** Notices float over the table until they are answered or disappear. */
  const floats = (box: Element): boolean => box.closest('.cards[role="status"], .notices, [data-test="talk"]') !== null
  /**
   * What can be scrolled into view: the chat below the asks on a phone, the fields of an
   * answer below the button that sends it, and the lobby below its next step.
   */
  const beneath = (box: Element, hit: Element): boolean =>
    (box.closest('[data-test="talk"]') !== null && hit.closest('.dock') !== null) ||
    (box.closest('.fields') !== null && hit.closest('.fields .go') !== null) ||
    (box.closest('.lobby') !== null && hit.closest('[data-test="next"]') !== null)
  const controls = [
    ...new Set(
      [...modal.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"]')].map(
        one => one.closest('label') ?? one,
      ),
    ),
  ]
    .filter(
      one =>
        shown(one) &&
        !one.matches(':disabled') &&
        one.querySelector(':disabled') === null &&
        (one.closest('dialog[open]') ?? document.body) === modal,
    )
    .map(one => ({ one, area: seenOf(one) }))
    .filter(({ area }) => some(area, SLACK))
  for (const [i, { one, area }] of controls.entries()) {
    for (const { one: other, area: its } of controls.slice(i + 1)) {
      // A small control in the corner of a large one belongs to it; that both can be hit is measured below.
      const corner =
        (one.parentElement === other.parentElement && getComputedStyle(other).position === 'absolute') ||
        // A sticky element lies on what can be scrolled out from under it.
        [one, other].some(each => getComputedStyle(each).position === 'sticky')
      if (
        !corner &&
        floats(one) === floats(other) &&
        !one.contains(other) &&
        !other.contains(one) &&
        !beneath(one, other) &&
        !beneath(other, one) &&
        some(both(area, its), SLACK)
      )
        faults.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`)
    }
    const hit = document.elementFromPoint((area.left + area.right) / 2, (area.top + area.bottom) / 2)
    if (
      hit &&
      (floats(one) || !floats(hit)) &&
      !beneath(one, hit) &&
      !one.contains(hit) &&
      !hit.contains(one) &&
      !(hit.closest('label, button, summary, a, select')?.contains(one) ?? false)
    )
      faults.push(`covered: ${nameOf(one)} by ${nameOf(hit)}`)
  }
  const words = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { currentNode: word } = words,
      stands = word.parentElement
    if (
      !stands ||
      (word.textContent ?? '').trim() === '' ||
      stands.closest('svg, select, option, script, style, [aria-hidden]') ||
      !shown(stands)
    )
      continue
    let box = stands.closest('button, .panel, td, th, summary, dialog, label, section, li, p')
    if (!box || box === modal) continue
    // A ribbon wider than its box has a background for its own text.
    for (let at: Element | null = stands; at && at !== box; at = at.parentElement)
      if (getComputedStyle(at).position === 'absolute' && getComputedStyle(at).backgroundColor !== 'rgba(0, 0, 0, 0)')
        box = at
    if (getComputedStyle(stands).hyphens !== 'auto') {
      for (const found of (word.textContent ?? '').matchAll(
        /(?<![\p{L}\p{N}/.:@#_\u00ad-])\p{L}{3,18}(?![\p{L}\p{N}/.:@#_\u00ad-]\S)/gu,
      )) {
        const part = document.createRange()
        part.setStart(word, found.index)
        part.setEnd(word, found.index + found[0].length)
        const tops = [...part.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))
        if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > SLACK)
          faults.push(`a broken word: "${found[0]}" of ${nameOf(box)}`)
      }
    }
    // Content of a separate scrolling box does not belong to this one.
    let scrolls = false
    for (let at: Element | null = stands; at && at !== box; at = at.parentElement)
      scrolls ||=
        ['auto', 'scroll'].includes(getComputedStyle(at).overflowX) ||
        ['auto', 'scroll'].includes(getComputedStyle(at).overflowY)
    if (scrolls || getComputedStyle(box).display === 'contents') continue
    const range = document.createRange(),
      edge = box.getBoundingClientRect()
    range.selectNodeContents(word)
    if (
      [...range.getClientRects()].some(
        ({ left, right }) => right - left > 1 && (left < edge.left - SLACK || right > edge.right + SLACK),
      )
    )
      faults.push(`runs over the edge: "${(word.textContent ?? '').trim().slice(0, 40)}" of ${nameOf(box)}`)
  }
  return [...new Set(faults)]
}

/** In the page: text that is too small to read, in letters as they are drawn, whatever scales them. */
function TYPE({ any, rule }: typeof LEAST_TYPE): string[] {
  /** Letters of 10.98 pixels are 11 pixels high. */
  const ROUNDING = 0.05
  const isPhone = window.innerWidth < 700 || window.innerHeight < 480
  const faults = new Set<string>()
  const nameOf = (box: Element): string => `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}`
  const unseen = (box: Element | null): boolean =>
    box !== null &&
    box !== document.body &&
    (getComputedStyle(box).clipPath === 'inset(50%)' || unseen(box.parentElement))
  /** How much larger than its style says something is drawn. What turns a card over is no size: its height counts. */
  const scaleOf = (box: Element): number => {
    if (box instanceof SVGGraphicsElement) return Math.abs(box.getScreenCTM()?.d ?? 1)
    let scale = 1
    for (let at: Element | null = box; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      const { c, d } = new DOMMatrix(style.transform)
      scale *= Math.hypot(c, d) * (style.scale === 'none' ? 1 : Number(style.scale.split(' ').at(-1)))
    }
    return scale
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { parentElement: box, textContent } = words.currentNode,
      text = (textContent ?? '').trim()
    if (!box || text === '' || box.closest('script, style, option')) continue
    if (!box.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || unseen(box)) continue
    const size = Number.parseFloat(getComputedStyle(box).fontSize) * scaleOf(box)
    const least = box.closest('[data-rule]') ? (isPhone ? rule.phone : rule.laptop) : any
    if (size < least - ROUNDING)
      faults.add(`letters of ${size.toFixed(1)} px, not ${least}: "${text.slice(0, 40)}" of ${nameOf(box)}`)
  }
  return [...faults]
}

/** Seats that cannot be seen, even after scrolling to them. */
export async function hiddenSeats(visitor: PageHolder, seats: number): Promise<number[]> {
  return visitor.page.evaluate(
    count =>
      Array.from({ length: count }, (_, seat) => seat).filter(seat => {
        const box = document.querySelector(`[data-seat="${seat}"]`)
        if (!box) return true
        box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = box.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return !hit || !box.contains(hit)
      }),
    seats,
  )
}

/** Rules of WCAG 2.0 to 2.2, levels A and AA, that the page breaks. */
export async function barriers(visitor: PageHolder): Promise<string[]> {
  await visitor.page.evaluate(axe.source)
  return visitor.page.evaluate(async () => {
    const { axe: found } = window as unknown as { axe: typeof axe }
    const { violations } = await found.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    return violations.flatMap(one =>
      one.nodes.map(
        node =>
          `${one.id}: ${node.target.join(' ')} – ${(node.failureSummary ?? '').replaceAll('\n', ' ').slice(0, 200)}`,
      ),
    )
  })
}

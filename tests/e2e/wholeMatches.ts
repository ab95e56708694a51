/** A match as one person sees it from its first event to its last: a look at the page after every event. */
import type { Page } from 'playwright-core'
import { PRESS, type Visitor } from './stage'

/** What a person has before their eyes at one moment. */
export interface Sight {
  /** Changes whenever something happens, is asked or is told. */
  readonly mark: string
  /** The moment on stage; empty in the present. */
  readonly moment: string
  /** The open ask; empty where nothing is asked. */
  readonly ask: string
  readonly over: boolean
}

/** In the page. */
function SIGHT(): Sight {
  const text = (selector: string): string =>
    [...document.querySelectorAll(selector)].map(one => one.textContent ?? '').join(' | ')
  const moment =
    text('[data-moment]') +
    text('[data-test="unmasking"]') +
    text('[data-test="look-scene"]') +
    text('[data-test="turn-up"]')
  const ask = document.querySelector<HTMLElement>('[data-test="ask"]')
  const told = document.querySelectorAll('[data-test="live"] p')
  return {
    mark: [
      told.length,
      told[told.length - 1]?.textContent ?? '',
      moment,
      ask?.textContent ?? '',
      text('[data-test="seen"]'),
      document.querySelectorAll('dialog[open], [data-test="result"]').length,
    ].join(' / '),
    moment,
    ask: ask?.dataset.ask ?? '',
    over: document.querySelector('[data-test="result"]') !== null,
  }
}

/** In the page: what an open ask leaves out of sight although it has to be read or pressed, without any scrolling. */
function OUT_OF_SIGHT(): string[] {
  /** What shows no more than half of itself is not in sight. */
  const HALF = 0.5
  const seen = (box: Element): number => {
    const whole = box.getBoundingClientRect()
    let { left, top, right, bottom } = whole
    const clip = (by: { left: number; top: number; right: number; bottom: number }): void => {
      left = Math.max(left, by.left)
      top = Math.max(top, by.top)
      right = Math.min(right, by.right)
      bottom = Math.min(bottom, by.bottom)
    }
    clip({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight })
    for (let at = box.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') clip(at.getBoundingClientRect())
    const area = Math.max(0, right - left) * Math.max(0, bottom - top)
    return whole.width * whole.height > 0 ? area / (whole.width * whole.height) : 0
  }
  const ask = document.querySelector<HTMLElement>('[data-test="ask"]')
  const faults: string[] = []
  if (document.querySelector('dialog[open]')) return []
  // Somebody who is pointing at the board keeps it where it is.
  if (!document.querySelector('.stage [data-choice]'))
    for (const one of document.querySelectorAll('[data-moment]'))
      if (one.checkVisibility({ opacityProperty: true }) && seen(one) < HALF)
        faults.push(`out of sight: a moment "${(one.textContent ?? '').trim().slice(0, 40)}"`)
  if (!ask) return faults
  const title = ask.querySelector('h2, h3')
  if (title && seen(title) < 0.9) faults.push(`out of sight: "${title.textContent ?? ''}"`)
  const presses = [...document.querySelectorAll<HTMLButtonElement>('[data-choice], [data-test="confirm"]')].filter(
    one => !one.disabled && one.checkVisibility(),
  )
  const inAsk = presses.filter(one => ask.contains(one))
  for (const one of inAsk.filter(press => seen(press) < HALF))
    faults.push(`out of sight: press "${(one.textContent ?? '').trim().slice(0, 40)}" of ${ask.dataset.ask ?? ''}`)
  // An id on a button: its words are missing.
  const named = ask.querySelector('[data-test="confirm"]')?.textContent?.trim() ?? ''
  if (/^([a-z]+|\d+)$/.test(named)) faults.push(`no words: "${named}" of ${ask.dataset.ask ?? ''}`)
  if (presses.length > 0 && presses.every(one => seen(one) < HALF)) faults.push('nothing to press is in sight')
  return faults
}

/** What this person sees now. */
export const sightOf = (page: Page): Promise<Sight> => page.evaluate(SIGHT)

/** What the open ask leaves out of sight. */
export const outOfSight = (page: Page): Promise<string[]> => page.evaluate(OUT_OF_SIGHT)

interface Walk {
  readonly seed: number
  readonly touch: boolean
  /** Branches that are preferred once the match has gone on for long. */
  readonly ends?: readonly string[]
  readonly look: (sight: Sight, n: number) => Promise<void>
}

/** Presses after which a match is brought to its end. */
const LONG_ENOUGH = 40
/** Milliseconds that a finger may need for what it aims at; what lies below something else is not reached. */
const REACH_MS = 1500
/** Milliseconds between two looks; every moment lasts longer. */
const LOOK_EVERY = 150

/** Plays a match to its end, as one person does, and looks at the page after every change. */
export async function walk(visitor: Visitor, { seed, touch, ends = [], look }: Walk): Promise<void> {
  const { page } = visitor
  let state = seed,
    before = '',
    looks = 0,
    presses = 0
  for (;;) {
    const sight = await sightOf(page)
    if (sight.mark !== before) {
      before = sight.mark
      await look(sight, ++looks)
      continue
    }
    if (sight.over) return
    // A press that came after its ask had closed has opened a card instead, and a person closes that again.
    if (await page.locator('dialog.reading[open]').count()) await page.keyboard.press('Escape')
    // Whoever presses ends the moment: a person who looks on does not.
    if (sight.moment === '' && (await pressOnce(page, state, presses > LONG_ENOUGH ? ends : [], touch))) {
      presses++
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    } else await page.waitForTimeout(LOOK_EVERY)
  }
}

/** Presses one of the open choices where it stands, by finger or mouse. @returns whether there was one */
async function pressOnce(page: Page, state: number, rather: readonly string[], touch: boolean): Promise<boolean> {
  const found = await page.evaluate(
    `(() => {
      let pressed = null
      const click = HTMLElement.prototype.click
      HTMLElement.prototype.click = function () { pressed = this }
      try { (${PRESS.toString()})(${JSON.stringify({ state, until: '.never', rather })}) }
      finally { HTMLElement.prototype.click = click }
      for (const one of document.querySelectorAll('[data-pressed]')) one.removeAttribute('data-pressed')
      pressed?.setAttribute('data-pressed', '')
      return pressed !== null
    })()`,
  )
  if (found !== true) return false
  const one = page.locator('[data-pressed]').first()
  // An ask may close before a finger has reached it.
  await (touch ? one.tap({ timeout: REACH_MS }) : one.click({ timeout: REACH_MS })).catch((error: unknown) => {
    process.stdout.write(`not pressed: ${String(error).slice(0, 400)}\n`)
  })
  return true
}

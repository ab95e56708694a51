/** A player with only a keyboard: no call of this file moves or presses a mouse. */
import type { Page } from 'playwright-core'

/** No page has more stops of the Tab key. */
const MOST_STEPS = 400

/** In the page: what has the focus, as far as a player needs to know. */
function FOCUS(selector: string): { readonly there: boolean; readonly lost: boolean; readonly seen: boolean } {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return { there: false, lost: true, seen: true }
  const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
  // A radio button drawn as a card has its outline there.
  const card = activeElement.closest('label'),
    around = card && getComputedStyle(card)
  const outlined =
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
    (around !== null && around.outlineStyle !== 'none')
  // Headings and the ask area take the focus to be read aloud; they cannot be pressed.
  return {
    there: activeElement.matches(selector),
    lost: false,
    seen: outlined || activeElement.matches('[tabindex="-1"], [data-test="name-input"]'),
  }
}

/** In the page: marks what to press next; the same choices as with a mouse. */
export function AIM({
  state,
  until,
  rather,
}: {
  state: number
  until: string
  rather: readonly string[]
}): 'there' | 'over' | 'none' | { readonly ask: string; readonly tag: string; readonly type: string } {
  for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim')
  if (document.querySelector(until)) return 'there'
  if (document.querySelector('[data-test="result"]')) return 'over'
  const can = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      one => !one.matches(':disabled') && one.checkVisibility(),
    )
  const curtain = can('dialog[open] button')
  const several = state % 3 === 0 ? can('[data-test="ask-set"]') : []
  const [sends] = [...curtain, ...can('[data-test="sure"]'), ...can('[data-test="confirm"]'), ...several]
  // On the board and in the list beside it: both must be within reach.
  const choices = can('[data-choice], [data-listed]')
  const [liked] = choices.filter(one => rather.includes(one.dataset.choice ?? ''))
  const [pass] = choices.filter(one => one.dataset.choice === 'pass')
  const chosen =
    sends ??
    liked ??
    (pass && state % 10 > 1 ? pass : choices[Math.floor(state / 65536) % Math.max(1, choices.length)]) ??
    can('[data-test="ask-set"]')[0] ??
    can('[data-test="seen-ok"]')[0]
  if (!chosen) return 'none'
  chosen.setAttribute('data-aim', '')
  const ask = chosen.closest<HTMLElement>('[data-ask]') ?? document.querySelector<HTMLElement>('[data-ask]')
  return { ask: ask?.dataset.ask ?? '', tag: chosen.tagName, type: chosen.getAttribute('type') ?? '' }
}

/** In the page: the open ask. */
const OPEN = (): string =>
  [...document.querySelectorAll<HTMLElement>('[data-test="result"], [data-ask], dialog[open]')]
    .map(one => `${one.tagName} ${one.className} ${one.dataset.ask ?? ''}`)
    .join('; ')

/** In the page: whether something can be used, and no dialog covers it. */
const IN_REACH = (selector: string): boolean => {
  const dialog = document.querySelector('dialog[open]')
  return [...document.querySelectorAll(selector)].some(
    one => !one.matches(':disabled') && (dialog?.contains(one) ?? true),
  )
}

/** In the page: what is looked for, what is open and what has the focus, for the message of a failed test. */
const WHERE = (selector: string): readonly [found: string, open: string, focus: string] => {
  const start = (one: Element | null | undefined): string => one?.outerHTML.slice(0, 300) ?? 'nothing'
  return [
    start(document.querySelector(selector)),
    [...document.querySelectorAll('[data-ask], dialog[open]')].map(start).join(' | '),
    start(document.activeElement),
  ]
}

/** How often the focus is checked, and the milliseconds between. */
const LOOKS = 20,
  MOMENT = 25

export class Keys {
  /** Keys of answered asks. */
  readonly answered = new Map<string, number>()
  constructor(readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key)
  }

  /**
   * Presses a key until something has the focus; the focus must be visible at each step. @returns whether it is still
   * there, and nothing covers it
   */
  async reach(selector: string, key = 'Tab'): Promise<boolean> {
    for (let step = 0; step < MOST_STEPS; step++) {
      const { there, seen } = await this.page.evaluate(FOCUS, selector)
      if (!seen)
        throw new Error(
          `where the focus is cannot be seen: ${await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')}`,
        )
      if (there) return true
      if (step % 20 === 19 && !(await this.page.evaluate(IN_REACH, selector))) return false
      await this.press(key)
    }
    const [found, open, focus] = await this.page.evaluate(WHERE, selector)
    throw new Error(`${selector} is never reached by ${key}: ${found}; open: ${open}; the focus is on ${focus}`)
  }

  /** Moves to something that stays, and presses it. */
  async use(selector: string, key = 'Enter'): Promise<void> {
    await this.page.locator(selector).first().waitFor({ state: 'attached' })
    if (!(await this.reach(selector))) throw new Error(`${selector} is gone`)
    await this.press(key)
  }

  /** Chooses a value of a list by its keys. */
  async select(selector: string, ...keys: readonly string[]): Promise<void> {
    await this.reach(selector)
    for (const key of keys) await this.press(key)
  }

  /** Whether the focus is lost to the page as a whole, and stays lost: an update may take it for a moment. */
  async isLost(): Promise<boolean> {
    for (let look = 0; look < LOOKS; look++) {
      if (!(await this.page.evaluate(FOCUS, 'body')).lost) return false
      await this.page.waitForTimeout(MOMENT)
    }
    return true
  }

  /** Plays until something is in sight. */
  async play(seed: number, rather: readonly string[] = [], until = '[data-test="result"]'): Promise<void> {
    let state = seed
    for (;;) {
      const aim = await this.page.evaluate(AIM, { state, until, rather })
      state = (state * 1103515245 + 12345) % 2147483648
      if (aim === 'there') return
      if (aim === 'over') throw new Error(`the match was over before there was ${until}`)
      if (aim === 'none') {
        await this.page.waitForTimeout(30)
        continue
      }
      // An ask that closes meanwhile removes its choices.
      if (!(await this.reach('[data-aim]'))) continue
      if (await this.isLost())
        throw new Error(`the focus was lost while a question stood open: ${aim.ask}, ${await this.page.evaluate(OPEN)}`)
      await this.press(aim.tag === 'INPUT' ? 'Space' : 'Enter')
      this.answered.set(aim.ask, (this.answered.get(aim.ask) ?? 0) + 1)
    }
  }
}

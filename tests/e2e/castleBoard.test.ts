/** Castle's board: drawn completely on every screen, played with only the keyboard, and auto-pass. */
import { afterEach, describe, expect, it } from 'vitest'
import { faultsAt, hiddenSeats } from './measures'
import { LONG } from '../kit/effort'
import { LAPTOP, stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const DESKTOP = { width: 1920, height: 1080 },
  SMALL = { width: 1024, height: 768 },
  PHONE = { width: 360, height: 640 }
const SEATS = 8
const asked = (key: string): string => `[data-test="ask"][data-ask="${key}"]`

/** A guest with bots in a match of Castle. @param window seconds of a window */
async function startMatch(
  bots: number,
  { locale = 'en-GB', seed = 'face', window = '60', name = 'Anna' } = {},
): Promise<Visitor> {
  at = await stage('--seed', seed)
  const anna = await Visitor.come(at, name, locale)
  await anna.chooseGame('castle')
  await anna.page.locator('#option-window').selectOption(window)
  await anna.addBots(bots, 1)
  await anna.start()
  return anna
}

// Long names, to find what is cut off.
const NAMES = [
  ['ru-RU', 'Константин Эдуардович'],
  ['it-IT', 'Massimiliano Giovanni'],
  ['en-GB', 'Bartholomew Alexander'],
] as const

describe('the board of Castle', () => {
  it.each(LONG ? NAMES : NAMES.slice(0, 1))('is drawn completely with eight seats in %s', async (locale, name) => {
    const anna = await startMatch(SEATS - 1, { locale, name })
    // Own turn, secret support, and the open window of a duel: three states of the board.
    for (const key of ['turn', 'support', 'react']) {
      await anna.playOn(11, asked(key), ['duel', 'pass'])
      for (const size of LONG ? [DESKTOP, LAPTOP, SMALL, PHONE] : [DESKTOP, SMALL, PHONE]) {
        expect(await faultsAt(anna, size, `castle-${locale}-${key}`), `${key} at ${size.width}`).toEqual([])
        expect(await hiddenSeats(anna, SEATS), `${key} at ${size.width}`).toEqual([])
      }
    }
    expect(anna.faults).toEqual([])
  })

  it.runIf(LONG)('is drawn completely at the end of a match', async () => {
    const anna = await startMatch(SEATS - 1, { locale: 'it-IT', name: 'Massimiliano Giovanni' })
    await anna.playOn(11, undefined, ['declareOwn'])
    for (const size of [DESKTOP, SMALL, PHONE])
      expect(await faultsAt(anna, size, 'castle-result'), `at ${size.width}`).toEqual([])
  })

  it.runIf(LONG)('is drawn completely for a spectator', async () => {
    at = await stage('--seed', 'watch')
    const anna = await Visitor.come(at, 'Anna', 'ru-RU'),
      boris = await Visitor.come(at, 'Борис', 'ru-RU')
    await anna.chooseGame('castle')
    await boris.test('seat-stand').click()
    await boris.test('seat-sit').waitFor()
    await anna.addBots(SEATS - 1, 1)
    await anna.start()
    await boris.test('watching').waitFor()
    for (const size of [DESKTOP, SMALL, PHONE]) {
      expect(await faultsAt(boris, size, 'castle-watching')).toEqual([])
      expect(await hiddenSeats(boris, SEATS)).toEqual([])
    }
    expect(await boris.page.locator('[data-choice]').count()).toBe(0)
  })

  it('shows the declaration that ends a match, without reduced motion', async () => {
    at = await stage('--seed', 'curtain')
    const anna = await Visitor.come(at, 'Anna', 'it-IT', { motion: true })
    await anna.chooseGame('castle')
    await anna.addBots(3, 1)
    await anna.start()
    await anna.playOn(7, undefined, ['declareOwn'])
    await anna.test('curtain-close').waitFor()
    expect(await anna.page.locator('dialog [data-turned]').count()).toBeGreaterThan(0)
    await anna.test('curtain-close').click()
    await anna.page.locator('dialog[open]').waitFor({ state: 'detached' })
    await anna.test('rematch').waitFor()
  })
})

describe('the measures of a page', () => {
  it('find what is cut off, outside the window, or too small to touch', async () => {
    at = await stage('--seed', 'measures')
    const anna = await Visitor.come(at, 'Anna')
    expect(await faultsAt(anna, LAPTOP, 'lobby')).toEqual([])
    await anna.page.evaluate(() => {
      const put = (tag: string, style: Partial<CSSStyleDeclaration>): void => {
        const box = document.createElement(tag)
        box.textContent = `one ${tag} that is long enough`
        Object.assign(box.style, style)
        document.body.append(box)
      }
      put('p', { position: 'fixed', top: '0', left: '0', width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' })
      put('div', { position: 'fixed', top: '0', left: '0', width: '4rem', height: '1rem', overflow: 'hidden' })
      put('span', { position: 'fixed', top: '0', right: '-1rem' })
      put('button', { position: 'fixed', top: '0', left: '0', width: '1rem', height: '1rem', fontSize: '1px' })
    })
    const faults = await faultsAt(anna, LAPTOP, 'measures')
    expect(faults.map(fault => fault.slice(0, 12))).toEqual([
      'cut off at t',
      'cut off belo',
      'out of the w',
      'too small to',
      'runs over th',
      'letters of 1',
    ])
  })
})

describe('a player with only a keyboard', () => {
  /** Presses a key until the focused element matches; the focus must be visible at each step. */
  async function reach(anna: Visitor, key: string, selector: string): Promise<void> {
    for (let step = 0; step < 60; step++) {
      const here = await anna.page.evaluate(wanted => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body) return { there: false, seen: true }
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
        // Headings take the focus for a moment, to be read aloud; they cannot be pressed.
        return {
          there: activeElement.matches(wanted),
          seen:
            activeElement.matches('[tabindex="-1"]') ||
            (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
        }
      }, selector)
      // Before the first key the focus is where a click has left it.
      if (step > 0) expect(here.seen).toBe(true)
      if (here.there) return
      await anna.page.keyboard.press(key)
    }
    throw new Error(`${selector} is never reached by ${key}`)
  }

  it('spies on somebody, with Tab, arrows and Enter', async () => {
    const anna = await startMatch(3)
    await anna.playOn(7, asked('turn'))
    await reach(anna, 'Tab', '[data-choice="spy"]')
    await reach(anna, 'ArrowDown', '[data-choice="duel"]')
    await reach(anna, 'ArrowUp', '[data-choice="spy"]')
    await anna.page.keyboard.press('Enter')
    await anna.page.locator('[data-listed]').first().waitFor()
    await reach(anna, 'Tab', '[data-listed]')
    await reach(anna, 'ArrowRight', '[data-listed="2"]')
    await anna.page.keyboard.press('Enter')
    await anna.test('confirm').waitFor()
    await reach(anna, 'Tab', '[data-test="confirm"]')
    await anna.page.keyboard.press('Enter')
    // What was seen is closed with the keyboard too.
    await anna.test('seen-ok').waitFor()
    await reach(anna, 'Tab', '[data-test="seen-ok"]')
    await anna.page.keyboard.press('Enter')
    await anna.test('seen').waitFor({ state: 'detached' })
    expect(anna.faults).toEqual([])
  })
})

/** In the page: counts the answers it sends, where a test can read them. */
function COUNT_ANSWERS(): void {
  const { dataset } = document.documentElement,
    { send } = WebSocket.prototype
  dataset.answers = '0'
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (String(data).includes('"kind":"answer"')) dataset.answers = String(Number(dataset.answers) + 1)
    send.call(this, data)
  }
}

/**
 * In the page, in one step (a window does not wait for tests): turns auto-pass on for this window. @returns what is
 * then shown
 */
async function LET_PASS(
  until: string,
): Promise<{ until: string | undefined; choices: number; answers: string | undefined }> {
  const press = (test: string): void => {
    document.querySelector<HTMLElement>(`[data-test="${test}"]`)?.click()
  }
  press('let-open')
  press(`let-${until}`)
  await new Promise(done => {
    requestAnimationFrame(done)
  })
  return {
    until: document.querySelector<HTMLElement>('[data-test="letting"]')?.dataset.until,
    choices: document.querySelectorAll('[data-test="ask"] [data-choice], [data-test="confirm"]').length,
    answers: document.documentElement.dataset.answers,
  }
}

describe('auto-pass', () => {
  it.runIf(LONG)('lets an ask pass without an answer, and is shown until it is over', async () => {
    const anna = await startMatch(5, { window: '10' })
    await anna.page.evaluate(COUNT_ANSWERS)
    await anna.playOn(13, '[data-test="let-open"]', ['duel'])
    const begun = await anna.page.evaluate(LET_PASS, 'window')
    expect(begun).toMatchObject({ until: 'window', choices: 0 })
    await anna.test('letting').waitFor({ state: 'detached' })
    expect(await anna.page.evaluate(() => document.documentElement.dataset.answers)).toBe(begun.answers)
    // And auto-pass that is turned off: the ask returns.
    await anna.playOn(17, '[data-test="let-open"]', ['duel'])
    expect(await anna.page.evaluate(LET_PASS, 'always')).toMatchObject({ until: 'always', choices: 0 })
    await anna.test('ask-me').click()
    await anna.test('letting').waitFor({ state: 'detached' })
    await anna.playOn(19, undefined, ['declareOwn'])
    expect(anna.faults).toEqual([])
  })
})

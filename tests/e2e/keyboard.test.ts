/**
 * A whole match of each game, from the name form to the result, with only a keyboard; and Mascarade with a screen
 * reader.
 */
import type { CDPSession } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { AIM, Keys } from './keys'
import { LONG } from '../kit/effort'
import { LAPTOP, NAME, stage, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** Opens the page; from here on only keys are used. */
async function openPage(seed: string, ...scripts: readonly (() => void)[]): Promise<Keys> {
  at = await stage('--seed', seed)
  const context = await at.browser.newContext({ locale: 'en-GB', viewport: LAPTOP, reducedMotion: 'reduce' })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  // Using a mouse is a fault of this test.
  await page.addInitScript(() => {
    for (const kind of ['mousedown', 'touchstart'])
      window.addEventListener(
        kind,
        () => {
          document.documentElement.dataset.mouse = kind
        },
        true,
      )
  })
  for (const script of scripts) await page.addInitScript(script)
  await page.goto(`http://${NAME}:${at.port}/`)
  return new Keys(page)
}

/** From the name form to the first ask. */
async function begin(
  keys: Keys,
  game: string,
  bots: number,
  options: { readonly [key: string]: readonly string[] } = {},
): Promise<void> {
  const { page } = keys
  await keys.use('[data-test="name-input"]', 'A')
  await page.keyboard.type('nna')
  await keys.press('Enter')
  await page.locator('[data-test="lobby"]').waitFor()
  // A group of radio buttons is one stop, and arrow keys move in it.
  await keys.reach('input[name="game"]')
  await keys.reach(`[data-test="game-${game}"]`, 'ArrowDown')
  await page.locator(`[data-test="lobby"][data-game="${game}"]`).waitFor()
  for (let i = 0; i < bots; i++) {
    await keys.use('[data-test="add-bot"]')
    await page
      .locator('[data-test="lobby"] [data-seat]')
      .nth(1 + i)
      .waitFor()
  }
  if (Object.keys(options).length > 0) await keys.use('[data-test="fold-rules"] summary')
  for (const [key, presses] of Object.entries(options)) {
    await page.locator(`#option-${key}`).waitFor()
    await keys.select(`#option-${key}`, ...presses)
  }
  await page.locator('[data-test="start"]:not([disabled])').waitFor()
  await keys.use('[data-test="start"]')
  await page.locator('[data-test="table"]').waitFor()
}

/** From a result to the first ask of the next match. */
async function again(keys: Keys): Promise<void> {
  await keys.use('[data-test="rematch"]')
  await keys.page.locator('[data-test="ask"]').first().waitFor()
}

async function ends(keys: Keys, asks: readonly string[]): Promise<void> {
  await keys.page.locator('[data-test="winner"]').waitFor()
  expect(await keys.page.locator('[data-test="winner"]').getAttribute('data-winners')).toMatch(/^\d+(,\d+)*$/)
  expect([...keys.answered.keys()]).toEqual(expect.arrayContaining([...asks]))
  // And everything on the result screen is within reach as well.
  await again(keys)
  expect(await keys.page.evaluate(() => document.documentElement.dataset.mouse)).toBeUndefined()
}

/** Matches of Castle within which somebody is challenged. */
const MATCHES = 4

/** Plays a hint with a typed line. A bot may interrupt meanwhile: then it is told at the next turn. */
async function tellLine(keys: Keys, seed: number, line: string): Promise<void> {
  const { page } = keys
  const told = page.locator('[data-test="log"]').getByText(line),
    enlarged = page.locator('dialog[open]')
  for (let state = seed; (await told.count()) === 0; state++) {
    await keys.play(state, [], '[data-ask="tell"]')
    // If a question closes before its card is chosen, the card is enlarged, and covers the next question.
    if ((await enlarged.count()) > 0) await keys.press('Escape')
    if (!(await keys.reach('body:has([data-ask="tell"]) [data-hand="hints"] [data-slot]:not(:disabled)'))) continue
    await keys.press('Enter')
    if (!(await keys.reach('[data-ask="tell"] [data-test="line-input"]'))) continue
    await page.keyboard.type(line)
    await keys.press('Enter')
    await page.waitForFunction(
      text =>
        document.querySelector('[data-ask="tell"]') === null ||
        document.querySelector('[data-test="log"]')?.textContent.includes(text),
      line,
    )
  }
}

describe('with only a keyboard', () => {
  it.runIf(LONG)('a match of Mascarade', async () => {
    const keys = await openPage('keys')
    await begin(keys, 'mascarade', 4)
    await keys.play(3)
    await ends(keys, ['ready', 'prepare', 'turn', 'challenge'])
  })

  it.runIf(LONG)('a match of Castle of the Devil', async () => {
    const keys = await openPage('keys')
    await begin(keys, 'castle', 3, { window: ['Home'] })
    // A match without a challenge is followed by another one.
    for (let match = 0; match < MATCHES && !keys.answered.has('support'); match++) {
      if (match > 0) await again(keys)
      await keys.play(5 + match, [], '[data-test="ask"][data-ask="react"], [data-test="result"]')
      await keys.play(7, ['declareOwn'])
    }
    await ends(keys, ['turn', 'support'])
  })

  it('a match of Dark Tales', async () => {
    const keys = await openPage('keys')
    await begin(keys, 'tales', 2)
    await keys.play(9)
    await ends(keys, ['play'])
  })

  it.runIf(LONG)('a match of Aye, Dark Overlord!, formal', async () => {
    const keys = await openPage('keys')
    await begin(keys, 'overlord', 3, { rules: ['End'], window: ['Home'] })
    await keys.play(11)
    await ends(keys, ['answer'])
  })

  it('some rounds of classic Aye, Dark Overlord!, with typed lines', async () => {
    const keys = await openPage('keys'),
      { page } = keys
    await begin(keys, 'overlord', 3, { overlord: ['Home', 'ArrowDown', 'ArrowDown'] })
    // Three own tales: a hint is played with a typed line, sent from the same form.
    for (const [round, line] of ['It was the bridge.', 'The bridge fell down', 'and nobody had told us'].entries())
      await tellLine(keys, 5 + round, line)
    await keys.play(9, ['quiet', 'concede'], '[data-ask="freeze"], [data-ask="beg"], [data-test="result"]')
    expect(await page.evaluate(() => document.documentElement.dataset.mouse)).toBeUndefined()
  })
})

/** In the page: a connection can be lost. Its next message is lost too, as with a cable that is pulled. */
function LOSE_MESSAGES(): void {
  const { WebSocket } = window
  const sockets: EventTarget[] = []
  Object.assign(window, {
    WebSocket: class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        sockets.push(this)
      }
    },
    cut: () =>
      sockets.at(-1)?.addEventListener(
        'message',
        event => {
          event.stopImmediatePropagation()
          ;(event.target as WebSocket).close()
        },
        true,
      ),
  })
}
/** The decision before which the connection is lost. */
const CUT_AT = 8

/** More lines than one moment tells. */
const LAST_MOMENT = 8

/**
 * In the page: records what is put into the live region, in the order in which it is put there, and what the log gains,
 * in the order in which it stands there: a long log loses its oldest lines, and is filled from its end then.
 */
function LISTEN(): void {
  const notes = window as unknown as { heard: string[]; told: string[] }
  Object.assign(notes, { heard: [], told: [] })
  const textOf = ({ textContent }: Element): string => textContent ?? ''
  new MutationObserver(changes => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(node => node instanceof Element))
    const linesOf = (selector: string): Element[] =>
      added.flatMap(node => (node.matches(selector) ? [node] : [...node.querySelectorAll(selector)]))
    const inOrder = (a: Node, b: Node): number =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    notes.heard.push(...linesOf('[data-test="live"] p').map(textOf))
    notes.told.push(...linesOf('[data-test="log"] li:not(.quiet)').sort(inOrder).map(textOf))
  }).observe(document.documentElement, { childList: true, subtree: true })
}

interface AxNode {
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly ignored: boolean
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

const CONTROLS = ['button', 'checkbox', 'combobox', 'textbox']
const nameless = (nodes: readonly AxNode[]): readonly AxNode[] =>
  nodes.filter(({ role, name }) => CONTROLS.includes(role?.value ?? '') && (name?.value ?? '').trim() === '')

/** How often the tree is read: it lags behind the page, and removed nodes have no name. */
const READS = 20

/** What a screen reader knows of the page. */
async function spokenBy(tree: CDPSession): Promise<readonly AxNode[]> {
  for (let read = 1; ; read++) {
    const { nodes } = (await tree.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] }
    const heard = nodes.filter(({ ignored }) => !ignored)
    if (read === READS || (nameless(heard).length === 0 && heard.some(({ role }) => role?.value === 'log')))
      return heard
  }
}

describe('with a screen reader', () => {
  it('a match of Mascarade: every public event is announced, also after a lost connection, every ask is a named group, and the focus stays with it', async () => {
    const keys = await openPage('reader', LOSE_MESSAGES),
      { page } = keys
    await begin(keys, 'mascarade', 4)
    await page.evaluate(LISTEN)
    const tree = await page.context().newCDPSession(page)
    const named = new Set<string>()
    let before = '',
      decisions = 0
    for (let state = 3; (await page.locator('[data-test="result"]').count()) === 0;) {
      const aim = await page.evaluate(AIM, { state, until: '[data-test="result"]', rather: [] })
      state = (state * 1103515245 + 12345) % 2147483648
      if (aim === 'there' || aim === 'over') break
      if (aim === 'none') {
        await page.waitForTimeout(30)
        continue
      }
      if (aim.ask !== before) {
        before = aim.ask
        decisions++
        const heard = await spokenBy(tree)
        // Somebody may be faster than the tree; the next content has names too.
        for (const node of heard.filter(
          ({ role, name }) => role?.value === 'group' && (name?.value ?? '').startsWith('Your decision: '),
        ))
          named.add(node.name?.value ?? '')
        expect(nameless(heard)).toEqual([])
        expect(heard.some(({ role }) => role?.value === 'log')).toBe(true)
      }
      if (!(await keys.reach('[data-aim]'))) continue
      expect(await keys.isLost()).toBe(false)
      if (decisions === CUT_AT) await page.evaluate('cut()')
      await keys.press(aim.tag === 'INPUT' ? 'Space' : 'Enter')
      // In any case the focus is not thrown back to the top of the page.
      await page.waitForFunction(
        () => document.activeElement !== document.body || document.querySelector('[data-test="result"]') !== null,
      )
    }
    await page.locator('[data-test="result"]').waitFor()
    const { heard, told } = await page.evaluate(() => {
      const { heard, told } = window as unknown as { heard: string[]; told: string[] }
      return { heard, told }
    })
    expect(named.size).toBeGreaterThan(4)
    expect(heard.length).toBeGreaterThan(30)
    // The result's own log is announced as a whole, with what the last moment told; until then both have the same entries.
    const differ = heard.findIndex((line, i) => told[i] !== line)
    const along = differ < 0 ? heard.length : differ
    expect(heard.length - along).toBeLessThan(LAST_MOMENT)
    expect(told.slice(along)).toEqual(expect.arrayContaining(heard.slice(along)))
  })
})

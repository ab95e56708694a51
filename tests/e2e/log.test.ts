/**
 * The log beside the table: an entry that is pointed at highlights what it mentions. And the rulebook's search by its
 * key.
 */
import { afterEach, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** Ends the moment on stage: until then the log does not tell what follows it. */
async function present({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('[data-moment]').waitFor({ state: 'detached' })
}

const NAMES = ['Anna', 'Colombina', 'Arlecchino', 'Pantalone']

it('highlights the seats that an entry names, while it is pointed at', async () => {
  at = await stage('--seed', 'story')
  const anna = await Visitor.come(at, 'Anna')
  await anna.addBots(3, 1)
  await anna.start()
  await anna.playOn(3, '[data-test="ask"][data-ask="turn"]')
  await present(anna)
  const line = anna.page.locator('[data-test="log"] li', { hasText: 'Colombina' }).last()
  await line.scrollIntoViewIfNeeded()
  const words = (await line.textContent()) ?? ''
  await line.hover()
  await anna.page.locator('[data-seat="1"][data-lit]').first().waitFor()
  const lit = await anna.page
    .locator('[data-lit]')
    .evaluateAll(boxes => [...new Set(boxes.map(box => Number((box as HTMLElement).dataset.seat)))])
  for (const seat of lit) expect(seat === 0 ? /you/i.test(words) : words.includes(NAMES[seat] ?? '?')).toBe(true)
  await anna.test('waiting').hover()
  await anna.page.locator('[data-lit]').first().waitFor({ state: 'detached' })
  expect(anna.faults).toEqual([])
})

it('highlights them for keyboard users as well', async () => {
  at = await stage('--seed', 'story')
  const anna = await Visitor.come(at, 'Anna'),
    { page } = anna
  await anna.addBots(3, 1)
  await anna.start()
  await anna.playOn(3, '[data-test="ask"][data-ask="turn"]')
  await present(anna)
  await anna.test('log').focus()
  /** The focused entry, and the highlighted seats. */
  const now = () =>
    page.evaluate(() => ({
      line: document.activeElement?.closest('[data-test="log"] li')?.textContent ?? null,
      lit: [
        ...new Set(
          [...document.querySelectorAll<HTMLElement>('[data-seat][data-lit]')].map(({ dataset }) =>
            Number(dataset.seat),
          ),
        ),
      ],
    }))
  expect(await now()).toEqual({ line: null, lit: [] })
  const lines = await page.locator('[data-test="log"] li').allTextContents()
  // From the newest back; each highlights exactly the seats it names.
  for (const line of lines.slice(-8).reverse()) {
    await page.keyboard.press('ArrowUp')
    const { line: at, lit } = await now()
    expect(at).toBe(line)
    for (const [seat, name] of NAMES.entries())
      if (seat > 0) expect([line, name, lit.includes(seat)]).toEqual([line, name, line.includes(name)])
  }
  await page.keyboard.press('Home')
  expect((await now()).line).toBe(lines[0])
  await page.keyboard.press('End')
  expect((await now()).line).toBe(lines.at(-1))
  await page.keyboard.press('Tab')
  await page.locator('[data-lit]').first().waitFor({ state: 'detached' })
  expect(anna.faults).toEqual([])
})

it('opens the rules, their search and the cast by one key each, and finds a role in the reader’s language', async () => {
  at = await stage('--seed', 'story')
  const anna = await Visitor.come(at, 'Anna', 'ru-RU')
  // The keys work once the game's UI is loaded.
  await anna.test('cast-open').waitFor()
  for (const key of ['?', 'F1']) {
    await anna.page.keyboard.press(key)
    await anna.test('cast').waitFor()
    await anna.page.keyboard.press('Escape')
    await anna.test('cast').waitFor({ state: 'detached' })
  }
  await anna.page.keyboard.press('/')
  await anna.page.locator('[data-test="rules-search"]:focus').waitFor()
  await anna.page.keyboard.type('ЕПИСКОП')
  await anna.page.locator('[data-page="cast.bishop"] mark').first().waitFor()
  expect(await anna.test('rules-found').textContent()).toMatch(/^Нашлось в \d+ мест/)
  await anna.page.keyboard.press('Escape')
  expect(await anna.test('rules-search').inputValue()).toBe('')
  await anna.page.keyboard.press('Escape')
  await anna.page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(anna.faults).toEqual([])
})

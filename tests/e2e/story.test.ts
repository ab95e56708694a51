/** The story beside the table: what a line speaks of is lit while somebody points at it. And the rulebook's search by its key. */
import { afterEach, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => { await at?.close(); at = null })

const NAMES = ['Anna', 'Colombina', 'Arlecchino', 'Pantalone']

it('lights the seats that a line speaks of, and no longer than it is pointed at', async () => {
  at = await stage('--seed', 'story')
  const anna = await Visitor.come(at, 'Anna')
  await anna.addBots(3, 1)
  await anna.start()
  await anna.playOn(3, '[data-test="ask"][data-ask="turn"]')
  const line = anna.page.locator('[data-test="log"] li', { hasText: 'Colombina' }).last()
  await line.scrollIntoViewIfNeeded()
  const words = await line.textContent() ?? ''
  await line.hover()
  await anna.page.locator('[data-seat="1"][data-lit]').first().waitFor()
  const lit = await anna.page.locator('[data-lit]').evaluateAll(boxes => [...new Set(boxes.map(box => Number((box as HTMLElement).dataset.seat)))])
  for (const seat of lit) expect(seat === 0 ? /you/i.test(words) : words.includes(NAMES[seat] ?? '?')).toBe(true)
  await anna.test('waiting').hover()
  await anna.page.locator('[data-lit]').first().waitFor({ state: 'detached' })
  expect(anna.faults).toEqual([])
})

it('opens the rules, their search and what is in the game by one key each, and finds a role in the reader’s language', async () => {
  at = await stage('--seed', 'story')
  const anna = await Visitor.come(at, 'Anna', 'ru-RU')
  // The keys come with the game's own words.
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

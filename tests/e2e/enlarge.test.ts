/** On a phone: whatever lies on the table opens large with a tap, and says what it is and what may be known of it. */
import { afterEach, describe, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const PHONE = { width: 390, height: 844 }

async function seated(game: string, bots: number): Promise<Visitor> {
  at = await stage('--seed', 'enlarge')
  const anna = await Visitor.come(at, 'Anna', 'ru-RU', { viewport: PHONE, touch: true })
  await anna.chooseGame(game)
  await anna.addBots(bots, 1)
  await anna.start()
  return anna
}

/** Taps something; @returns what opens large */
async function tapped({ page }: Visitor, selector: string): Promise<string> {
  await page.locator(selector).first().tap()
  const large = page.locator('[data-test="enlarged"]')
  await large.waitFor()
  const text = (await large.textContent()) ?? ''
  // Closing it opens nothing else: not the seat that the card lies at.
  await page.locator('dialog[open] .x').tap()
  await large.waitFor({ state: 'detached' })
  return text
}

describe('Mascarade', () => {
  it('opens purses and cards, of which a face-down one tells nothing that others do not see', async () => {
    const anna = await seated('mascarade', 4)
    for (const purse of ['courthouse', 'bank'])
      expect(await tapped(anna, `button:has([data-test="${purse}"])`)).toMatch(/\S{3}/)
    await anna.playOn(3, '[data-test="ask"][data-ask="turn"]')
    const closed = '.list .cards button[data-slot]:not([data-face]):not([data-choice])'
    const cards = await anna.page
      .locator(closed)
      .evaluateAll(all => all.map(one => one.getAttribute('data-slot') ?? ''))
    expect(cards.length).toBeGreaterThan(1)
    const texts = new Set<string>()
    for (const card of cards) {
      const text = await tapped(anna, `.list [data-slot="${card}"]`)
      expect(text).toContain('лицом вниз')
      texts.add(text)
    }
    // A card of the middle says that it is nobody's; all others say the same.
    expect(texts.size).toBeLessThanOrEqual(2)
    expect(anna.faults).toEqual([])
  })

  it('does not hide that its reader is wanted at the table, and leads back', async () => {
    const { page, faults } = await seated('mascarade', 4)
    await page.locator('button:has([data-test="bank"])').tap()
    await page.locator('[data-test="enlarged"]').waitFor()
    // The others do not wait for ever with open cards; then it is this player's turn some time.
    await page.locator('dialog[open] [data-test="to-table"]').tap()
    await page.locator('[data-test="enlarged"]').waitFor({ state: 'detached' })
    await page.locator('[data-test="ask"]:visible, [data-test="seen"]:visible').first().waitFor()
    expect(faults).toEqual([])
  })
})

describe('Dark Tales', () => {
  it('opens items with their lines of the tale, the deck, and day or night', async () => {
    const anna = await seated('tales', 2)
    for (const item of ['gold', 'sword', 'armour', 'wand'])
      expect(await tapped(anna, `.supply [data-item="${item}"] button`)).toMatch(/карты А/)
    expect(await tapped(anna, '[data-test="deck-pile"]')).toContain('берут карты')
    expect(await tapped(anna, '[data-test="time"]')).toContain('днём')
    expect(anna.faults).toEqual([])
  })
})

describe('Castle of the Devil', () => {
  it('opens the deck, the stack of tokens, and a seat with what its tokens are for', async () => {
    const anna = await seated('castle', 3)
    expect(await tapped(anna, '[data-test="stack"] button')).toContain('жетон')
    expect(await tapped(anna, '[data-test="deck"] button')).toContain('Колода')
    expect(anna.faults).toEqual([])
  })
})

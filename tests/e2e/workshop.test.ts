/** The deck workshop: by keyboard alone, on a phone, in every language, and with files from strangers. */
import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { overlordMessages } from '../../src-shared/games/overlord/locales/messages'
import { HOUSE_DECK } from '../../src-shared/games/tales/rules/deck/house'
import { talesMessages } from '../../src-shared/games/tales/locales/messages'
import { leaves } from '../kit/messages'
import { Keys } from './keys'
import { barriers, measureAt } from './measures'
import { BETWEEN, checkScreen, WHOLE } from './screenChecks'
import { LAPTOP, stage, TABLE_NAME, Visitor, type Screen, type Stage } from './stage'

const PHONE: Screen = { width: 390, height: 844 }

let at: Stage | null = null
afterEach(async () => {
  Visitor.language = null
  await at?.close()
  at = null
})

const test = (word: string): string => `[data-test="${word}"]`

/** A host whose table has this game, in the workshop. */
async function inWorkshop(game: string, looks: { readonly viewport?: Screen } = {}): Promise<Visitor> {
  at ??= await stage('--seed', 'workshop')
  const anna = await Visitor.come(at, 'Anna', 'en-GB', looks)
  await anna.chooseGame(game)
  await anna.test('workshop-start').click()
  await anna.test('shelf').waitFor()
  return anna
}
async function begun(game: string, looks: { readonly viewport?: Screen } = {}): Promise<Visitor> {
  const anna = await inWorkshop(game, looks)
  await anna.test('workshop-house').click()
  await anna.test('workshop-editor').waitFor()
  return anna
}
const shelf = (visitor: Visitor): Promise<number> => visitor.page.locator(test('workshop-open')).count()
const give = (visitor: Visitor, text: string | Buffer): Promise<void> =>
  visitor
    .test('workshop-file')
    .setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(text) })

describe('by keyboard alone', () => {
  it('a card is renamed, given an effect, taken back and brought again; the deck is used, played with, and still there later', async () => {
    at = await stage('--seed', 'workshop')
    const anna = await Visitor.come(at, 'Anna')
    await anna.chooseGame('tales')
    const bruno = await Visitor.come(at, 'Bruno', 'it-IT')
    await anna.test('workshop-start').waitFor()
    // The mouse has chosen the game; from here on there is none.
    await anna.page.evaluate(() => {
      ;(document.activeElement as HTMLElement).blur()
    })
    const keys = new Keys(anna.page)
    await keys.use(test('workshop-start'))
    await keys.use(test('workshop-house'))
    await keys.use('[data-entry="king"]')
    await keys.reach('[data-card-form="king"] input[lang="it"]')
    await anna.page.keyboard.type('Re di Emma')
    await anna.page.locator('[data-card-form="king"]').waitFor()
    await keys.reach(test('add-effect'))
    // The second of the list: draw a card.
    await anna.page.keyboard.press('d')
    await anna.page.keyboard.press('Enter')
    const effects = anna.page.locator('[data-card-form="king"] [data-effect]')
    const drawing = anna.page.locator('[data-card-form="king"] [data-effect="draw"]')
    await drawing.waitFor()
    const all = await effects.count()
    await keys.use(test('workshop-undo'))
    await drawing.waitFor({ state: 'detached' })
    expect(await effects.count()).toBe(all - 1)
    await keys.use(test('workshop-redo'))
    await drawing.waitFor()
    await keys.use(test('workshop-use'))
    await bruno.page.locator(test('deck-name'), { hasText: 'My deck' }).waitFor()
    await bruno.test('deck-show').click()
    const king = bruno.page.locator('[data-deck-card="king"]')
    await king.waitFor()
    expect(await king.textContent()).toMatch(/Re di Emma[\s\S]*pesca 1 carta/i)
    await anna.page.keyboard.press('Escape')
    await anna.page.reload()
    await anna.test('workshop-start').click()
    await anna.test('workshop-open').click()
    expect(await anna.page.locator('[data-entry="king"]').textContent()).toContain('Re di Emma')
    for (const visitor of [anna, bruno]) expect(visitor.faults).toEqual([])
  })
})

describe('nothing is lost by a slip', () => {
  it('a deleted deck comes back, what is typed is stored at once, and a deck that cannot be played is not used', async () => {
    const anna = await begun('tales')
    await anna.page.locator('[data-entry="night"]').click()
    await anna.test('remove-card').click()
    await anna.test('workshop-faults').waitFor()
    expect(await anna.test('workshop-use').isDisabled()).toBe(true)
    await anna.test('workshop-undo').click()
    await anna.test('workshop-faults').waitFor({ state: 'detached' })
    await anna.page.locator('[data-tab="deck"]').click()
    await anna.page.locator('input[lang="en"]').fill('For Emma')
    // Without leaving the field.
    await anna.page.keyboard.press('Escape')
    await anna.test('workshop-start').click()
    await anna.page.locator(test('workshop-open'), { hasText: 'For Emma' }).waitFor()
    await anna.test('workshop-remove').click()
    expect(await shelf(anna)).toBe(0)
    await anna.test('workshop-back').click()
    expect(await shelf(anna)).toBe(1)
  })

  it('a number out of bounds is said at its field, and changes nothing', async () => {
    const anna = await begun('tales')
    await anna.page.locator('[data-entry="king"]').click()
    const copies = anna.page.getByLabel('Copies')
    await copies.fill('41')
    await anna.page.locator('.field .why').waitFor()
    expect(await anna.page.locator('[data-entry="king"]').textContent()).toContain('×2')
    await copies.fill('5')
    await anna.page.locator('[data-entry="king"]', { hasText: '×5' }).waitFor()
    expect(await anna.page.locator('.field .why').count()).toBe(0)
  })

  it('a saved file is the deck, and can be loaded again', async () => {
    const anna = await begun('tales')
    const [download] = await Promise.all([anna.page.waitForEvent('download'), anna.test('workshop-save').click()])
    const text = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ cards: HOUSE_DECK.cards, titles: { en: 'My deck' } })
    await anna.test('workshop-shelf').click()
    await give(anna, text)
    await anna.test('workshop-editor').waitFor()
    await anna.test('workshop-shelf').click()
    expect(await shelf(anna)).toBe(2)
  })
})

describe('a file from a stranger', () => {
  it.each([
    ['is nested without end', '['.repeat(100_000), /Line 1, column 17/],
    ['is far too large', Buffer.alloc(3_000_000, 32), /too long/],
    ['is no JSON', '{\n "cards": [,] }', /Line 2, column 12/],
    ['has keys of prototypes', JSON.stringify(HOUSE_DECK).replace('{', '{"__proto__":{"cards":[]},'), /__proto__/],
    ['is a deck of another game', '{"hints":[],"actions":[]}', /cards/],
  ])('that %s is refused in words, and changes nothing', async (_, text, said) => {
    const anna = await inWorkshop('tales')
    await give(anna, text)
    await anna.test('workshop-fault').waitFor()
    expect(await anna.test('workshop-fault').textContent()).toMatch(said)
    expect(await shelf(anna)).toBe(0)
    expect(anna.faults).toEqual([])
  })

  it('with markup for names shows it as it is written', async () => {
    const anna = await inWorkshop('tales')
    const name = '<img src=x onerror=alert(1)>'
    await give(
      anna,
      JSON.stringify({
        ...HOUSE_DECK,
        titles: { en: name },
        cards: HOUSE_DECK.cards.map(card => (card.id === 'king' ? { ...card, titles: { en: name } } : card)),
      }),
    )
    await anna.test('workshop-editor').waitFor()
    expect(await anna.page.locator('[data-entry="king"]').textContent()).toContain(name)
    expect(await anna.page.locator('dialog img').count()).toBe(0)
    expect(anna.faults).toEqual([])
  })
})

describe('bots', () => {
  it('play the deck off the page’s own thread: the same deck fares the same', async () => {
    const anna = await begun('tales')
    await anna.page.locator('[data-tab="balance"]').click()
    const figures = async (): Promise<string> => {
      await anna.test('balance-start').click()
      await anna.page.locator('.balance [role="status"]', { hasText: '40 of 40' }).waitFor()
      return (await anna.test('balance-rows').textContent()) ?? ''
    }
    const first = await figures()
    expect(first).toContain('Wise King')
    expect(await figures()).toBe(first)
    expect(anna.faults).toEqual([])
  })
})

/** Names that the house gives its cards, which stand in fields of every language, and decks' own texts. */
const NAMES = [
  ...Object.values(talesMessages).flatMap(words => [
    ...Object.values(words.cards),
    ...Object.values(words.stories).map(({ name }) => name),
  ]),
  ...Object.values(overlordMessages).flatMap(words => leaves(words.hints).map(([, title]) => title)),
]
  .map(name => name.replaceAll('\u00ad', ''))
  // What is left of one in which the table's own name occurs, and is looked for before.
  .flatMap(name => (name.includes(TABLE_NAME) ? [name, name.replaceAll(TABLE_NAME, ' ')] : [name]))
  .sort((a, b) => b.length - a.length)

describe('every part is drawn completely, and is accessible', () => {
  const stops = {
    tales: ['cards', 'stories', 'items', 'deck', 'balance'],
    overlord: ['hints', 'actions'],
  } as const

  it.each(WHOLE ? (['tales', 'overlord'] as const) : (['tales'] as const))('%s', async game => {
    Visitor.language = BETWEEN
    const anna = await inWorkshop(game)
    const faults = await checkScreen({ screen: `workshop-${game}-shelf`, looker: anna, notOurs: NAMES })
    await anna.test('workshop-house').click()
    for (const tab of WHOLE ? stops[game] : stops[game].slice(0, 2)) {
      const again = async (): Promise<void> => {
        await anna.page.locator(`[data-tab="${tab}"]`).click()
      }
      await again()
      faults.push(...(await checkScreen({ screen: `workshop-${game}-${tab}`, looker: anna, again, notOurs: NAMES })))
    }
    expect(faults).toEqual([])
    expect(anna.faults).toEqual([])
  })

  it('on a phone a card has the screen for itself, in all languages at once, and the focus comes back to it', async () => {
    const anna = await begun('tales', { viewport: PHONE })
    await anna.page.locator('[data-entry="castle"]').click()
    await anna.page.locator('[data-card-form="castle"]').waitFor()
    await anna.test('workshop-all').check()
    await anna.page.locator('[data-card-form="castle"] .look').nth(2).waitFor()
    expect(await measureAt(anna, PHONE)).toEqual([])
    expect(await barriers(anna)).toEqual([])
    await anna.test('to-list').click()
    expect(await anna.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.entry)).toBe('castle')
    expect(await measureAt(anna, LAPTOP)).toEqual([])
  })
})

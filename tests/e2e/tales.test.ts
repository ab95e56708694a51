/** Dark Tales in a real browser: whole matches, the final count, custom decks, and the board on every screen. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EVERYTHING } from '../games/tales/rules/decks'
import { barriers, faultsAt, hiddenSeats } from './measures'
import { LONG } from '../kit/effort'
import { LAPTOP, stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const DESKTOP = { width: 1920, height: 1080 },
  TELEVISION = { width: 3840, height: 2160 },
  SMALL = { width: 1024, height: 768 },
  PHONE = { width: 360, height: 640 }
const SEATS = 4
const asked = (key: string): string => `[data-test="ask"][data-ask="${key}"]`

/** A guest with bots in a match of Dark Tales. */
async function startMatch(
  bots: number,
  { locale = 'en-GB', seed = 'tale', name = 'Anna', motion = false } = {},
): Promise<Visitor> {
  at = await stage('--seed', seed)
  const anna = await Visitor.come(at, name, locale, { motion })
  await anna.chooseGame('tales')
  await anna.addBots(bots, 1)
  await anna.start()
  return anna
}

describe('a match of Dark Tales', () => {
  it('counts to the end by itself', async () => {
    const anna = await startMatch(1, { seed: 'count', motion: true })
    await anna.playOn(5)
    await anna.page.locator('[data-test="counting"] [data-test="reckoning"][data-done="true"]').waitFor()
    await anna.test('curtain-close').waitFor()
    expect(anna.faults).toEqual([])
  })

  it('is played with only the keyboard, and every card can be read', async () => {
    const anna = await startMatch(1)
    await anna.playOn(3, asked('play'))
    const played = await anna.page.locator('[data-test="log"] li.play').count()
    const card = anna.page.locator('[data-slot][data-choice]').first(),
      id = await card.getAttribute('data-slot')
    await card.focus()
    await anna.page.keyboard.press('Enter')
    await anna.page.locator(`[data-slot="${id}"][aria-pressed="true"]`).first().waitFor()
    // A second press on the chosen card shows its text.
    await anna.page.keyboard.press('Enter')
    await anna.page.locator(`[data-test="reading"][data-card="${id}"]`).waitFor()
    await anna.page.keyboard.press('Escape')
    await anna.test('reading').waitFor({ state: 'detached' })
    await anna.test('confirm').focus()
    await anna.page.keyboard.press('Enter')
    await anna.page.locator('[data-test="log"] li.play').nth(played).waitFor({ state: 'attached' })
    expect(anna.faults).toEqual([])
  })
})

describe('a custom deck', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tales-'))
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
  })

  async function file(name: string, deck: unknown): Promise<string> {
    const where = path.join(folder, name)
    await writeFile(where, JSON.stringify(deck))
    return where
  }

  it('is loaded by the host, shown to the guest, and played', async () => {
    at = await stage('--seed', 'deck')
    const anna = await Visitor.come(at, 'Anna', 'ru-RU'),
      bruno = await Visitor.come(at, 'Bruno', 'it-IT')
    await anna.chooseGame('tales')
    await anna.test('deck-file').setInputFiles(await file('own.json', EVERYTHING))
    await anna.page.locator('[data-test="deck-name"]', { hasText: 'Всё' }).waitFor()
    await bruno.page.locator('[data-test="deck-name"]', { hasText: 'Tutto' }).waitFor()
    await bruno.test('deck-show').click()
    await bruno.page.locator('[data-deck-card="smith"]').waitFor()
    expect(await bruno.page.locator('[data-deck-card]').count()).toBe(EVERYTHING.cards.length)
    expect(await bruno.page.locator('[data-deck-story]').count()).toBe(2)
    expect(await bruno.page.locator('[data-deck-card="dawn"]').textContent()).toContain('Si fa giorno.')
    for (const size of [LAPTOP, PHONE]) expect(await faultsAt(bruno, size, 'tales-deck')).toEqual([])
    await bruno.page.keyboard.press('Escape')
    await bruno.test('seat-ready').click()
    await anna.start()
    await bruno.page.locator('[data-story="own-a"]').waitFor()
    await Promise.all([anna, bruno].map((visitor, i) => visitor.playOn(i + 21)))
    for (const visitor of [anna, bruno]) expect(visitor.faults).toEqual([])
  })

  it('with a fault is refused with card, field and reason', async () => {
    at = await stage('--seed', 'deck')
    const anna = await Visitor.come(at, 'Anna', 'it-IT')
    await anna.chooseGame('tales')
    const cards = EVERYTHING.cards.map(card => (card.id === 'guard' ? { ...card, to: 'common' } : card))
    await anna.test('deck-file').setInputFiles(await file('bad.json', { ...EVERYTHING, cards }))
    const notice = anna.test('deck-fault')
    await notice.waitFor()
    const said = await notice.textContent()
    expect(said).toContain('guard')
    expect(said).toContain('permanent')
    expect(said).not.toMatch(/[{}|]|deckFaults/)
    await anna.test('deck-house').waitFor({ state: 'detached' })
  })
})

/** By how many pixels the board is taller than its window. */
const belowTheEdge = (visitor: Visitor): Promise<number> =>
  visitor.page.locator('.tale .inside').evaluate(board => Math.max(0, board.scrollHeight - board.clientHeight - 1))

/** Long names, to find what is cut off. */
const NAMES = [
  ['ru-RU', 'Константин Эдуардович'],
  ['it-IT', 'Massimiliano Giovanni'],
  ['en-GB', 'Bartholomew Alexander'],
] as const

describe('the board', () => {
  it.each(LONG ? NAMES : NAMES.slice(0, 1))('is drawn completely with four seats in %s', async (locale, name) => {
    // The tallest story card is on this table.
    const anna = await startMatch(SEATS - 1, { locale, name, seed: 's4' })
    await anna.page.locator('[data-story="a2"]').waitFor()
    for (const [i, key] of ['play', 'useItem'].entries()) {
      await anna.playOn(11 + i, asked(key), ['charms', 'fairy', 'hero', 'cave', 'king'])
      for (const size of LONG ? [TELEVISION, DESKTOP, LAPTOP, SMALL, PHONE] : [DESKTOP, SMALL, PHONE]) {
        expect(await faultsAt(anna, size, `tales-${locale}-${key}`), `${key} at ${size.width}`).toEqual([])
        expect(await hiddenSeats(anna, SEATS), `${key} at ${size.width}`).toEqual([])
        if (size !== PHONE) expect(await belowTheEdge(anna), `${key} at ${size.width}`).toBe(0)
      }
    }
    await anna.page.setViewportSize(LAPTOP)
    await anna.playOn(13)
    for (const size of LONG ? [DESKTOP, SMALL, PHONE] : [PHONE])
      expect(await faultsAt(anna, size, `tales-${locale}-result`), `result at ${size.width}`).toEqual([])
    expect(anna.faults).toEqual([])
  })

  it.runIf(LONG)('is drawn completely for a spectator', async () => {
    at = await stage('--seed', 'watch')
    const anna = await Visitor.come(at, 'Anna', 'ru-RU'),
      boris = await Visitor.come(at, 'Борис', 'ru-RU')
    await anna.chooseGame('tales')
    await boris.test('seat-stand').click()
    await boris.test('seat-sit').waitFor()
    await anna.addBots(SEATS - 1, 1)
    await anna.start()
    await boris.test('watching').waitFor()
    for (const size of [DESKTOP, SMALL, PHONE]) {
      expect(await faultsAt(boris, size, 'tales-watching')).toEqual([])
      expect(await hiddenSeats(boris, SEATS)).toEqual([])
    }
    expect(await boris.page.locator('[data-choice], [data-point], [data-test="own-points"]').count()).toBe(0)
  })

  it.runIf(LONG)('is accessible, by day and by night', async () => {
    const anna = await startMatch(SEATS - 1, { seed: 'barriers' })
    for (const [i, time] of ['night', 'day'].entries()) {
      await anna.playOn(17 + i, `[data-time="${time}"]:has([data-choice])`)
      expect(await barriers(anna)).toEqual([])
    }
    await anna.test('discard-open').click()
    await anna.page.locator('dialog[open]').waitFor()
    expect(await barriers(anna)).toEqual([])
    await anna.page.keyboard.press('Escape')
    await anna.page.keyboard.press('h')
    await anna.test('deck-page').waitFor()
    expect(await barriers(anna)).toEqual([])
    await anna.page.keyboard.press('Escape')
    await anna.test('deck-page').waitFor({ state: 'detached' })
    await anna.playOn(19)
    expect(await barriers(anna)).toEqual([])
  })
})

/** The match history: the list of sessions, replays from every seat and in every language, files. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { MatchRecord } from '../../src-shared/record'
import { stage, Visitor, type Stage } from './stage'

const root = path.resolve(import.meta.dirname, '../..')
let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** Games that need more than two players. */
const BOTS: { readonly [game: string]: number } = { overlord: 3 }

const fresh = (): string => mkdtempSync(path.join(tmpdir(), 'history-'))

/** A match of a person and two bots, to its end. */
async function played(
  data: string,
  game = 'mascarade',
  seed = 'history',
  locale = 'en-GB',
  prepare: (visitor: Visitor) => Promise<void> = () => Promise.resolve(),
): Promise<Visitor> {
  at = await stage('--data', data, '--seed', seed)
  const visitor = await Visitor.come(at, 'Anna', locale)
  await visitor.chooseGame(game)
  await visitor.addBots(BOTS[game] ?? 2, 1)
  await prepare(visitor)
  await visitor.start()
  await visitor.playOn(3)
  return visitor
}

async function watching(visitor: Visitor): Promise<{ last: number }> {
  await visitor.test('replay-board').waitFor()
  return { last: Number(await visitor.test('replay-step').getAttribute('data-of')) }
}

const standsAt = (visitor: Visitor, step: number) =>
  visitor.page.locator(`[data-test="replay-step"][data-at="${step}"]`).waitFor()

async function saved(visitor: Visitor): Promise<string> {
  const [download] = await Promise.all([visitor.page.waitForEvent('download'), visitor.test('record-save').click()])
  const file = path.join(fresh(), download.suggestedFilename())
  await download.saveAs(file)
  return file
}

function undertable(...args: string[]): { code: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, [path.join(root, 'scripts/undertable.mjs'), ...args, '--lang', 'en'], {
    encoding: 'utf8',
  })
  return { code: run.status, out: run.stdout, err: run.stderr }
}

describe('history', () => {
  it('lists the session, and replays the match: from every seat, step by step, by turn, playing, in another language', async () => {
    const visitor = await played(fresh())
    await visitor.test('history-open').click()
    await visitor.test('past-match').waitFor()
    expect(await visitor.page.locator('[data-test="past-match"]').count()).toBe(1)
    expect(await visitor.test('past-winner').textContent()).toMatch(/won/)
    await visitor.test('show-figures').click()
    expect(await visitor.test('figure').textContent()).toMatch(/Anna/)
    await visitor.test('show-evenings').click()
    await visitor.test('watch').click()
    const { last } = await watching(visitor)
    expect(last).toBeGreaterThan(10)
    await standsAt(visitor, 0)
    // Everybody's cards, a spectator's view, and each of the seats.
    expect(await visitor.page.locator('[data-hand-of]').count()).toBe(3)
    await visitor.page.locator('[data-hand-of="1"] [data-seat="1"]').first().waitFor()
    for (const eyes of ['open', '0', '1', '2']) {
      await visitor.test('replay-eyes').selectOption(eyes)
      expect(await visitor.page.locator('[data-hand-of]').count()).toBe(0)
      await visitor.page.locator('[data-test="replay-board"] [data-seat]').nth(2).waitFor()
      const mine = await visitor.page.locator('[data-test="replay-board"] .mine').count()
      expect([eyes, mine]).toEqual([eyes, eyes === 'open' ? 0 : 1])
    }
    await visitor.test('replay-board').click({ position: { x: 4, y: 4 } })
    await visitor.page.keyboard.press('ArrowRight')
    await standsAt(visitor, 1)
    await visitor.page.keyboard.press('ArrowRight')
    await visitor.page.keyboard.press('ArrowLeft')
    await standsAt(visitor, 1)
    await visitor.page.keyboard.press('PageDown')
    await visitor.page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('[data-test="replay-step"]')?.dataset.at) > 1,
    )
    await visitor.test('replay-slider').fill(String(last))
    await standsAt(visitor, last)
    // The log marks the current step, and leads to others.
    const lines = visitor.page.locator('[data-test="replay-story"] button')
    expect(await visitor.page.locator('[data-test="replay-story"] [aria-current]').count()).toBeGreaterThan(0)
    await lines.first().click()
    await visitor.page.waitForFunction(
      end => Number(document.querySelector<HTMLElement>('[data-test="replay-step"]')?.dataset.at) < end,
      last,
    )
    const english = await lines.first().textContent()
    await visitor.test('language').selectOption('ru')
    await visitor.page.waitForFunction(
      before => document.querySelector('[data-test="replay-story"] button')?.textContent !== before,
      english,
    )
    await visitor.page.keyboard.press('Escape')
    // Pressing something on the board answers nothing.
    expect(await visitor.page.locator('[data-test="replay-board"] [data-choice]').count()).toBe(0)
    await visitor.test('replay-slider').fill(String(last - 2))
    await visitor.test('replay-speed').selectOption('8')
    await visitor.test('replay-play').click()
    await standsAt(visitor, last)
    await visitor.fits()
    await visitor.test('replay-close').click()
    await visitor.test('history').waitFor()
    await visitor.test('history-close').click()
    await visitor.page.locator('[data-test="result"]').waitFor()
    expect(visitor.faults).toEqual([])
  })

  it('saves a match as a file, opens it again, and refuses an invalid one', async () => {
    const visitor = await played(fresh())
    await visitor.test('result-watch').click()
    await watching(visitor)
    const file = await saved(visitor)
    const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord
    expect(record).toMatchObject({
      record: 1,
      game: 'mascarade',
      seats: [{ name: 'Anna' }, { who: 'bot' }, { who: 'bot' }],
    })
    await visitor.test('replay-close').click()
    await visitor.test('history-open').click()
    const load = async (name: string, text: string): Promise<void> => {
      await visitor.test('record-file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    }
    await load('none.json', '{"record":1}')
    await visitor.page.locator('[data-why="recordUnreadable"]').waitFor()
    await load('newer.json', '{"record":99}')
    await visitor.page.locator('[data-why="recordNewer"]').waitFor()
    // A forged file: markup in a name is text, and a match whose answers lead elsewhere is not replayed.
    const forged = {
      ...record,
      seats: [{ who: 'person', name: '<img src=x onerror=alert(1)>', person: null }, ...record.seats.slice(1)],
      answers: record.answers.slice(1),
    }
    await load('forged.json', JSON.stringify(forged))
    await visitor.page.locator('[data-test="replay-not"][data-why="differs"]').waitFor()
    expect(await visitor.page.locator('[data-test="replay"] img').count()).toBe(0)
    expect(await visitor.page.locator('[data-test="replay-story"] button').count()).toBeGreaterThan(0)
    await visitor.test('replay-close').click()
    await load('older.json', JSON.stringify({ ...record, rules: record.rules + 1 }))
    await visitor.page.locator('[data-test="replay-not"][data-why="rules"]').waitFor()
    await visitor.test('replay-forward').click()
    await visitor.test('replay-close').click()
    await load('mine.json', readFileSync(file, 'utf8'))
    await watching(visitor)
    expect(visitor.faults).toEqual([])
  })

  it('on the command line: a running host keeps its folder; then the list, a file, and the same match at another host', async () => {
    const data = fresh(),
      other = fresh()
    const visitor = await played(data)
    expect(undertable('export', '--list', '--data', data)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Another host saves its tables'),
    })
    expect(visitor.faults).toEqual([])
    await at?.close()
    at = null
    const { matches } = JSON.parse(undertable('export', '--list', '--json', '--data', data).out) as {
      matches: { id: string }[]
    }
    const [match] = matches
    const file = path.join(other, 'match.json')
    expect(undertable('export', match?.id ?? '', file, '--data', data).code).toBe(0)
    expect(undertable('export', match?.id ?? '', file, '--data', data)).toMatchObject({ code: 1 })
    expect(undertable('import', file, '--data', data)).toMatchObject({
      code: 1,
      err: expect.stringContaining('already in the history'),
    })
    expect(undertable('import', file, '--data', other)).toMatchObject({ code: 0 })
    writeFileSync(path.join(other, 'none.json'), 'a shopping list')
    expect(undertable('import', path.join(other, 'none.json'), '--data', other)).toMatchObject({
      code: 1,
      err: expect.stringContaining("isn't a match"),
    })
    at = await stage('--data', other)
    const guest = await Visitor.come(at, 'Bruno', 'it-IT')
    await guest.test('history-open').click()
    await guest.test('watch').click()
    await watching(guest)
    expect(guest.faults).toEqual([])
  })

  it('keeps the whole tale of an Overlord match for people who come after its end', async () => {
    const visitor = await played(fresh(), 'overlord', 'tale', 'en-GB', async anna => {
      for (const [key, value] of [
        ['rules', 'formal'],
        ['window', '0'],
      ] as const) {
        await anna.page.locator(`#option-${key}`).selectOption(value)
        await anna.page.waitForFunction(
          ([of, to]) => document.querySelector<HTMLSelectElement>(`#option-${of}`)?.value === to,
          [key, value] as const,
        )
      }
    })
    const hints = await visitor.page.locator('[data-test="result"] [data-test="tale-hint"]').count()
    expect(hints).toBeGreaterThan(0)
    await visitor.test('to-lobby').click()
    await visitor.test('lobby').waitFor()
    const late = await Visitor.come(at ?? raise('no stage'), 'Late')
    await late.test('history-open').click()
    await late.test('watch-tale').click()
    await late.page
      .locator('dialog [data-test="tale-hint"]')
      .nth(hints - 1)
      .waitFor()
    expect(await late.page.locator('dialog [data-test="tale-hint"]').count()).toBe(hints)
    const [download] = await Promise.all([
      late.page.waitForEvent('download'),
      late.page.locator('dialog [data-test="tale-save"]').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.html$/)
    expect(late.faults).toEqual([])
  })
})

function raise(why: string): never {
  throw new Error(why)
}

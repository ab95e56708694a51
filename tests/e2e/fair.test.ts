/** The verdict in the browser: every window replays the match after its end, and shows what it found. */
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readRecord } from '../../src-shared/record/readRecord'
import { barriers, faultsAt } from './measures'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

async function gathered(...args: string[]): Promise<Visitor[]> {
  at = await stage(...args)
  const visitors = [
    await Visitor.come(at, 'Anna'),
    await Visitor.come(at, 'Борис', 'ru-RU'),
    await Visitor.come(at, 'Chiara', 'it-IT'),
  ]
  const [host, ...others] = visitors
  await host?.addBots(1, 3)
  for (const other of others) await other.test('seat-ready').click()
  await host?.start()
  return visitors
}

const verdictsOf = async (visitor: Visitor, count: number): Promise<(string | null)[]> => {
  await visitor.page
    .locator('[data-test="fair-said"]')
    .nth(count - 1)
    .waitFor()
  return Promise.all(
    (await visitor.page.locator('[data-test="fair-said"]').all()).map(line => line.getAttribute('data-verdict')),
  )
}

it('a match is found fair in all windows, also in a reloaded one, and its record can be saved', async () => {
  const visitors = await gathered()
  const [anna, boris] = visitors
  if (!anna || !boris) throw new Error('two visitors')
  await boris.playOn(3, '[data-test="ask"]')
  await boris.page.reload()
  await boris.test('table').waitFor()
  await Promise.all(visitors.map((visitor, i) => visitor.playOn(i + 1)))
  for (const visitor of visitors) {
    expect(await verdictsOf(visitor, 3)).toEqual(['fair', 'fair', 'fair'])
    expect(await visitor.test('fair').getAttribute('data-verdict')).toBe('fair')
    await visitor.test('fair-chip').waitFor()
    expect(visitor.faults).toEqual([])
  }
  const [download] = await Promise.all([anna.page.waitForEvent('download'), anna.test('save-record').click()])
  const record = readRecord(await readFile(await download.path(), 'utf8'))
  if ('refused' in record) throw new Error(record.refused)
  expect(record.fair?.hands.map(hand => hand.seat)).toEqual([0, 1, 2])
  for (const size of [
    { width: 360, height: 640 },
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await boris.page.setViewportSize(size)
    await boris.test('fair').scrollIntoViewIfNeeded()
    expect(await faultsAt(boris, size, 'fair-result')).toEqual([])
  }
  expect(await barriers(boris)).toEqual([])
})

it('a match is found fair after a replay of another one', async () => {
  at = await stage('--data', mkdtempSync(path.join(tmpdir(), 'fair-')))
  const anna = await Visitor.come(at, 'Anna'),
    boris = await Visitor.come(at, 'Boris')
  await anna.addBots(1, 2)
  await boris.test('seat-ready').click()
  await anna.start()
  const toTheEnd = (): Promise<unknown> => Promise.all([anna.playOn(1), boris.playOn(2)])
  await toTheEnd()
  expect(await verdictsOf(boris, 2)).toEqual(['fair', 'fair'])
  await boris.test('history-open').click()
  await boris.test('watch').click()
  await boris.test('replay-step').waitFor()
  await boris.test('replay-forward').click()
  await boris.test('replay-close').click()
  await boris.test('history-close').click()
  await anna.test('rematch').click()
  await boris.test('table').waitFor()
  await toTheEnd()
  expect(await verdictsOf(boris, 2)).toEqual(['fair', 'fair'])
})

it('a cancelled match is verified in the lobby, for people who saw some of it', async () => {
  const visitors = await gathered()
  const [anna] = visitors
  await anna?.page.locator('[data-test="menu"]').first().click()
  await anna?.test('break-off').click()
  await anna?.test('sure').click()
  for (const visitor of visitors) {
    await visitor.test('lobby').waitFor()
    expect(await verdictsOf(visitor, 3)).toEqual(['fair', 'fair', 'fair'])
  }
  if (!at) throw new Error('no stage')
  const dora = await Visitor.come(at, 'Dora')
  const told = dora.page
    .waitForEvent('websocket')
    .then(line => line.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"laidOpen"')))
  await dora.page.reload()
  await told
  await dora.test('lobby').waitFor()
  await dora.page.evaluate(
    () =>
      new Promise(drawn => {
        requestAnimationFrame(() => {
          requestAnimationFrame(drawn)
        })
      }),
  )
  expect(await dora.test('fair').count()).toBe(0)
})

it('a table with a fixed shuffle says so in every verdict', async () => {
  const visitors = await gathered('--seed', 'fixed')
  await Promise.all(visitors.map((visitor, i) => visitor.playOn(i + 1)))
  for (const visitor of visitors) {
    expect(await verdictsOf(visitor, 3)).toEqual(['fixed', 'fixed', 'fixed'])
    await visitor.test('fixed-shuffle').waitFor()
  }
})

/** A tournament in real browsers: the organizer's form, a seat in one press, the standings, and the wall. */
import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { PROTOCOL } from '../../src-shared/wire'
import { Client } from '../kit/testServer'
import { expectNoFaults, shoot } from './measures'
import { NAME, stage, Visitor, type Screen, type Stage } from './stage'

let at: Stage | null = null
const clients: Client[] = []
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.close()
  await at?.close()
  at = null
})

const PHONE: Screen = { width: 390, height: 844 },
  LAPTOP: Screen = { width: 1280, height: 800 },
  WALL: Screen = { width: 1920, height: 1080 }
const NAMES = ['Anna', 'Boris', 'Carla', 'Dmitri', 'Elena', 'Fabio', 'Галина']

/** People without a page, who take part and sit down as the round says. */
async function others(port: number): Promise<void> {
  for (const [i, name] of NAMES.entries()) {
    const client = await Client.connect(port, {}, `127.0.0.${i + 2}`)
    clients.push(client)
    client.raw(JSON.stringify({ kind: 'hello', n: 0, version: PROTOCOL, name }))
    await client.until(() => client.messages.some(({ kind }) => kind === 'hall'))
    client.raw(JSON.stringify({ kind: 'enterTournament', n: 1 }))
    await client.reply(1)
  }
}

describe('a tournament', () => {
  it('is begun by a form, drawn, and leads everybody to their seat in one press; it fits phone, laptop and wall', async () => {
    at = await stage('--hall', '--tables', '1')
    const olga = await Visitor.come(at, 'Ольга', 'ru-RU', { to: 'hall', owner: at.ownerKey, viewport: LAPTOP })
    await olga.test('fold-organizer').locator('summary').click()
    await olga.test('begin-tournament').click()
    await olga.test('tournament-form').waitFor()
    await olga.fits()
    await shoot(olga, 'tournament-form-ru')
    await olga.test('plan-rounds').selectOption('3')
    await olga.test('plan-ok').click()
    await olga.test('tournament').waitFor()
    await others(at.port)
    const petya = await Visitor.come(at, 'Пётр', 'ru-RU', { to: 'hall', viewport: PHONE, touch: true })
    await petya.test('enter-tournament').click()
    await petya.test('leave-tournament').waitFor()
    await olga.page.getByText('Участвуют 8 человек').waitFor()
    await olga.test('draw-round').click()
    await petya.test('your-table').waitFor()
    expect(await petya.page.locator('[data-test="seating"] li li').count()).toBe(8)
    await petya.test('draw-check').getByText('проверило').waitFor()
    for (const [visitor, viewport] of [
      [olga, LAPTOP],
      [petya, PHONE],
    ] as const) {
      await visitor.fits()
      await expectNoFaults(visitor, `tournament-round-ru-${viewport.width}`, [viewport])
    }
    const wall = await olga.context.newPage()
    await wall.setViewportSize(WALL)
    await wall.goto(`http://${NAME}:${at.port}/?screen&lang=ru`)
    await wall.locator('[data-test="wall-tournament"] [data-test="seating"]').getByText('Пётр').waitFor()
    await shoot({ page: wall }, 'tournament-wall-ru')
    expect(await wall.locator('[data-test="hall-wall"] button').count()).toBe(0)
    await petya.test('go-to-table').click()
    await petya.test('lobby').waitFor()
    await shoot(petya, 'tournament-lobby-ru')
    await olga.test('end-round').click()
    await olga.page.locator('dialog').getByRole('button', { name: 'Завершить тур', exact: true }).click()
    await petya.test('hall').waitFor()
    await petya.page.locator('[data-test="notice"][data-why="roundOver"]').waitFor()
    const download = olga.page.waitForEvent('download')
    await olga.test('save-csv').click()
    expect((await download).suggestedFilename()).toBe('standings.csv')
    const picture = olga.page.waitForEvent('download')
    await olga.test('save-picture').click()
    expect((await picture).suggestedFilename()).toBe('standings.svg')
    const drawn = await olga.context.newPage()
    const svg = await readFile(await (await picture).path(), 'utf8')
    await drawn.goto(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)
    await drawn.locator('text', { hasText: 'Пётр' }).waitFor()
    expect(await drawn.locator('text').count()).toBe(1 + 4 + 4 * 8)
    await shoot({ page: drawn }, 'tournament-picture-ru')
    await shoot(petya, 'tournament-pause-ru')
    await olga.page.emulateMedia({ media: 'print' })
    await shoot(olga, 'tournament-print-ru')
    expect([...olga.faults, ...petya.faults]).toEqual([])
  })
})

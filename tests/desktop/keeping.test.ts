/** Desktop apps that keep each other's tables: asked once, they agree on a new host when the old one is gone. */
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { TLSSocket } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { createCertificate } from '../../src-main/net/tls/certificate'
import { shoot, switchLanguage } from '../e2e/measures'
import { patchedBuild } from '../kit/patched'
import { hosts, joins, named, startDesk, untilTrue, withBrowser, type Desk } from './kit'

withBrowser()

/** These apps are computers of their own, though they share one here: of one address only a single computer is invited. */
const [, script = ''] = patchedBuild({
  find: '[...this.issued.values()].some((one) => one.address === address)',
  put: 'false',
})
/** At the usual ports: no other one is believed of computers that others name. */
const LISTENS = {
  hostProcess: path.join(path.dirname(script), '../out/main/hostProcess.js'),
  hostOverrides: { bind: '127.0.0.1', advertise: false, port: null, pace: 0 },
}

/** The app's page, without what stands in its way: a host that is met for the first time, a question. */
async function settles(desk: Desk): Promise<void> {
  await desk.test('understood').click()
  await desk.test('first-met').waitFor({ state: 'detached' })
}

/** A phone's width in Russian, a small screen in Italian, a laptop in English. */
const SCREENS = [
  ['ru', 390, 844],
  ['it', 1024, 768],
  ['en', 1280, 800],
] as const

/** Takes pictures, where they are wanted. */
async function looks(desk: Desk, name: string): Promise<void> {
  if (process.env.UNDERTABLE_PICTURES === undefined) return
  const { page } = desk.electron
  for (const [language, width, height] of SCREENS) {
    await switchLanguage({ page }, language)
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(200)
    await shoot({ page }, `${name}-${language}`)
  }
}

async function hostsForOthers(name: string): Promise<{ readonly desk: Desk; readonly port: number }> {
  const desk = await startDesk({ given: LISTENS })
  await named(desk, name)
  await desk.test('keepers-switch').check()
  await looks(desk, 'desktop-host')
  return { desk, port: await hosts(desk) }
}

async function keeps(name: string, port: number): Promise<Desk> {
  const desk = await startDesk({ given: LISTENS })
  await named(desk, name)
  await joins(desk, port)
  await settles(desk)
  await desk.test('consent-yes').waitFor()
  await looks(desk, 'desktop-consent')
  await desk.test('consent-yes').click()
  return desk
}

/** How many computers the page names that keep the table. */
const computersAt = async (desk: Desk): Promise<number> =>
  desk.electron.page.locator('[data-test="keeping"] li').count()

const ownSeat = (desk: Desk): Promise<string> =>
  desk.electron.page.evaluate(
    () => document.querySelector('[data-own-place]')?.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '',
  )

const faultsOf = ({
  electron: {
    window: {
      webContents: { faults, strangers },
    },
  },
}: Desk): string[] => [...faults, ...strangers]

/** Somebody else takes the place of a host that is gone: with a certificate of their own, or without any. */
async function stranger(port: number): Promise<{ close(): Promise<void> }> {
  const { key, cert } = await createCertificate()
  const open = new Set<Socket>()
  let count = 0
  const server = createServer(socket => {
    open.add(socket)
    socket.on('error', () => undefined)
    if (count++ % 2 === 0) socket.end('not encrypted')
    else new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => undefined)
  })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  return {
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise(done => server.close(done))
    },
  }
}

describe('desktop apps at one table', () => {
  it('keep it, and go on together at one of them when its host dies, whoever answers in its place; all are back in their seats', async () => {
    const { desk: anna, port } = await hostsForOthers('Anna')
    const boris = await keeps('Boris', port)
    const carla = await keeps('Carla', port)
    await anna.electron.page.locator('[data-test="fold-keeping"] summary').click()
    await untilTrue(async () => (await computersAt(anna)) === 3)
    await anna.electron.page.locator('[data-test="keeping-outlook"].fine').waitFor()
    for (const desk of [boris, carla]) await desk.test('seat-ready').click()
    await anna.electron.page.locator('[data-test="start"]:not([disabled])').click()
    for (const desk of [anna, boris, carla]) await desk.test('table').waitFor()

    await anna.end()
    const eve = await stranger(port)
    for (const desk of [boris, carla]) await desk.test('gone').waitFor()
    for (const desk of [boris, carla]) {
      await desk.test('go-on').waitFor()
      await desk.electron.page.locator('dialog h2', { hasText: 'Anna’s computer is gone' }).waitFor()
      await untilTrue(async () => (await desk.test('gone-outlook').innerText()).includes('2 more have to agree'))
    }
    await looks(carla, 'desktop-gone')
    await boris.test('go-on').click()
    await carla.test('gone-outlook').getByText('1 more has to agree').waitFor()
    await carla.test('go-on').click()
    for (const desk of [boris, carla]) {
      await desk.test('gone').waitFor({ state: 'detached' })
      await desk.test('lost').waitFor({ state: 'detached' })
      await desk.electron.page.locator('[data-test="notice"][data-why="tableNowAt"]').waitFor()
      // In their own seats, not as guests.
      expect(await ownSeat(desk)).toBe(desk === boris ? '1' : '2')
    }
    expect([...faultsOf(boris), ...faultsOf(carla)]).toEqual([])

    await eve.close()
    // The old host comes back: it is told who hosts its table, and its person sits there in their seat.
    const back = await startDesk({ folder: anna.folder })
    await back.test('enter-elsewhere').waitFor()
    await looks(back, 'desktop-elsewhere')
    expect(await back.test('elsewhere').innerText()).toMatch(/(Boris|Carla) hosts your table now/)
    await back.test('enter-elsewhere').click()
    await back.test('table').waitFor()
    expect(await ownSeat(back)).toBe('0')
    expect(faultsOf(back)).toEqual([])
    // All three keep it again.
    await back.test('menu').click()
    await back.test('keeping-open').click()
    await back.electron.page.locator('[data-test="keeping-outlook"].fine').waitFor()
  })

  it('let a computer go whose person leaves: the others know at once', async () => {
    const { desk: anna, port } = await hostsForOthers('Anna')
    const boris = await keeps('Boris', port)
    await anna.electron.page.locator('[data-test="fold-keeping"] summary').click()
    await untilTrue(async () => (await computersAt(anna)) === 2)
    await boris.electron.item('Back to the First Page').click?.()
    await untilTrue(async () => (await computersAt(anna)) === 1)
    await untilTrue(() =>
      boris.electron.children.every(({ child }) => child.exitCode !== null || child.signalCode !== null),
    )
    // What they have said holds at the next table.
    await boris.test('place').fill(`127.0.0.1:${port}`)
    await boris.test('join-place').click()
    await boris.test('lobby').waitFor()
    await untilTrue(async () => (await computersAt(anna)) === 2)
    expect(await boris.test('consent').count()).toBe(0)
    boris.electron.app.quit()
    await untilTrue(async () => (await computersAt(anna)) === 1)
    expect(faultsOf(anna)).toEqual([])
  })
})

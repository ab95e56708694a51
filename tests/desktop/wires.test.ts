/**
 * What the app offers by itself, tested in the whole app: the firewall rule, installers from a host, a newer version.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FoundTable } from '../../src-shared/desktop/bridge'
import { PUSH_EVENT_CHANNEL } from '../../src-main/desktop/channelNames'
import { startDesktop } from '../../src-main/desktop/start'
import { firewallRule } from '../../src-main/net/firewall'
import { DEB, Folder, newKeys } from '../kit/release'
import { deskFor, named, pageOf, quick, startDesk, untilTrue, withBrowser, type Desk } from './kit'

withBrowser()

const keys = newKeys()
let shelf: Folder
beforeEach(() => {
  shelf = new Folder()
})
afterEach(() => shelf.remove())

/** Optional pictures: at a phone's size, a laptop's and a big screen's. */
async function looked({ electron: { page } }: Desk, name: string): Promise<void> {
  const folder = process.env.UNDERTABLE_LOOK
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  for (const [width, height] of [
    [360, 640],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: width === 360 })
  }
}

describe('hosting on Windows from the screen', () => {
  it('offers the firewall rule; the table is open before anybody has answered', async () => {
    let answer: (code: number) => void = () => undefined
    const ran: (readonly string[])[] = []
    const run = (command: readonly string[]): Promise<number> => {
      ran.push(command)
      return new Promise(done => {
        answer = done
      })
    }
    const desk = await quick({ given: { platform: 'win32', run } })
    await desk.call('openHost', {
      name: 'Friday',
      visible: false,
      guests: false,
      hall: false,
      keepers: false,
      code: null,
    })
    expect(ran).toEqual([firewallRule(desk.given.programPath).check])
    await untilTrue(() => existsSync(path.join(desk.folder, 'hosting.json')))
    answer(1)
    await untilTrue(() => desk.electron.asked.length === 1)
    await untilTrue(() =>
      String(readFileSync(path.join(desk.folder, 'settings.json'))).includes('"firewallOffered": true'),
    )
  })
})

describe('tables that appear in the list', () => {
  it('move nothing that somebody is about to press', async () => {
    const boris = await startDesk()
    await named(boris, 'Boris')
    const press = boris.test('join-place'),
      before = await press.boundingBox()
    const tables = Array.from({ length: 9 }, (_, n): FoundTable => ({
      id: `${n}@1`,
      name: `Table ${n}`,
      game: 'mascarade',
      taken: 1,
      seats: 6,
      locked: false,
      stale: false,
      version: 'same',
      place: { addresses: ['127.0.0.1'], port: 1, pin: null, announced: null, table: null },
    }))
    boris.electron.window.webContents.send(PUSH_EVENT_CHANNEL, 'tables', tables)
    await boris.test('found-Table 8').waitFor()
    expect(await press.boundingBox()).toEqual(before)
  })
})

describe('learning a game', () => {
  it('starts from the first screen, without any table, and leads back to it', async () => {
    const boris = await startDesk({ languages: ['ru-RU'] })
    await named(boris, 'Boris')
    await looked(boris, 'first-screen')
    await boris.test('learn-overlord').click()
    await boris.test('teacher').waitFor()
    expect(await boris.test('lesson').getAttribute('data-lesson')).toBe('overlord')
    await boris.test('lesson-on').click()
    await boris.electron.page.locator('[data-test="teacher"]:not([data-says="welcome"])').waitFor()
    await boris.test('lesson-close').click()
    await boris.test('join-place').waitFor()
    expect(boris.electron.children).toEqual([])
  })
})

describe('an installer that a host offers', () => {
  it('is shown at a table of a newer version, saved on request, with its outcome', async () => {
    await shelf.signed(DEB.replace('9.1.0', '9.9.0'), Buffer.alloc(2_345_678), keys)
    const name = DEB.replace('9.1.0', '9.9.0')
    const place = await shelf.passedOn(keys)
    const boris = await startDesk({ given: { releaseKey: keys.publicKey }, languages: ['ru-RU'] })
    await named(boris, 'Борис')
    const table = (version: FoundTable['version']): FoundTable => ({
      id: 'a@1',
      name: 'Kitchen',
      game: 'mascarade',
      taken: 1,
      seats: 6,
      locked: false,
      stale: false,
      version,
      place,
    })
    boris.electron.window.webContents.send(PUSH_EVENT_CHANNEL, 'tables', [table('same')])
    await boris.test('found-Kitchen').waitFor()
    boris.electron.window.webContents.send(PUSH_EVENT_CHANNEL, 'tables', [table('newer')])
    await boris.test('installers').waitFor()
    expect(await boris.test('installers').innerText()).toContain('версия 9.9.0, 2,3 МБ')
    await looked(boris, 'installers-ru')
    await boris.test(`save-${name}`).click()
    await boris.test('installer-told').waitFor()
    expect(await boris.test('installer-told').innerText()).toContain(name)
    expect(boris.electron.shownItem).toBe(path.join(boris.folder, 'downloads', name))
    // What replaces it afterwards is not what was signed.
    writeFileSync(shelf.path(name), Buffer.alloc(2_345_678, 1))
    await boris.test(`save-${name}`).click()
    await boris.electron.page.locator('[data-test="installer-told"].bad').waitFor()
    expect(readdirSync(path.join(boris.folder, 'downloads'))).toEqual([name])
    expect(boris.electron.openedOutside).toEqual([])
  })
})

describe('a newer version', () => {
  it('is looked for once checking is switched on, announced on the first page, and its page opens in the browser only', async () => {
    const signed = await shelf.signed(DEB.replace('9.1.0', '9.9.0'), 'x', keys)
    const anna = deskFor({ given: { releaseKey: keys.publicKey }, languages: ['it-IT'] })
    writeFileSync(path.join(anna.folder, 'package.json'), JSON.stringify({ repository: 'github:owner/undertable' }))
    anna.electron.internet = () => Promise.resolve(new Response(JSON.stringify([signed])))
    await startDesktop(anna.given, [])
    await pageOf(anna)
    await named(anna, 'Anna')
    expect(anna.electron.fetched).toEqual([])
    await anna.test('settings').click()
    expect(await anna.test('set-updates').isChecked()).toBe(false)
    await anna.test('set-updates').check()
    await looked(anna, 'updates-settings-it')
    await anna.electron.page.keyboard.press('Escape')
    await anna.test('newer').waitFor()
    expect(await anna.test('newer').innerText()).toContain('C’è una nuova versione: 9.9.0')
    await looked(anna, 'updates-it')
    expect(anna.electron.openedOutside).toEqual([])
    await anna.test('open-release').click()
    await untilTrue(() => anna.electron.openedOutside.length === 1)
    expect([anna.electron.openedOutside, anna.electron.fetched.length]).toEqual([
      ['https://github.com/owner/undertable/releases/latest'],
      1,
    ])
  })

  it('cannot be looked for by a build that knows no releases, which is shown', async () => {
    const anna = await startDesk()
    await named(anna, 'Anna')
    await anna.test('settings').click()
    expect(await anna.test('set-updates').isDisabled()).toBe(true)
    expect(await anna.electron.page.locator('#updates-hint').innerText()).toContain('can’t check')
  })
})

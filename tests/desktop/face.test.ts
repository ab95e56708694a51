/** The screens that only the desktop app has: drawn completely in every language, and accessible. */
import { expect, it } from 'vitest'
import type { FoundTable } from '../../src-shared/desktop/bridge'
import { PUSH_EVENT_CHANNEL } from '../../src-main/desktop/channelNames'
import { checkScreen } from '../e2e/screenChecks'
import type { Stop } from '../e2e/touring'
import { hosts, joins, named, startDesk, withBrowser } from './kit'

withBrowser()

/** The window's minimum width. */
const NARROWEST = 480

/** A list with every state that a table in it can have. */
const FOUND = (
  [
    ['Das lange Wochenende am See', 'mascarade', {}],
    ['Пятница', 'castle', { locked: true, stale: true }],
    ['Kitchen', 'tales', { version: 'older' }],
    ['Balcony', 'a-game-to-come', { version: 'newer' }],
  ] as const
).map(([name, game, more], n): FoundTable => ({
  id: `${n}@1`,
  name,
  game,
  taken: n + 1,
  seats: 4,
  locked: false,
  stale: false,
  version: 'same',
  place: { addresses: ['127.0.0.1'], port: 1, pin: null, announced: null, table: null },
  ...more,
}))

/** Names of tables, and texts that come from main or from libraries in a language of their own. */
const NOT_OURS = [
  'Das lange Wochenende am See',
  // Shortened, as a lobby shows it.
  'Das lange Wochenende am',
  ...FOUND.map(({ name }) => name),
  // The dialog of licences: programs, versions and licences.
  /^(Undertable|Node\.js|Electron|Chromium)$/g,
  /^@?[\w./-]+ \d+\.\d+\.\d+\S*$/g,
  /^\d+\.\d+\S*$/g,
  /^(MIT|ISC|Apache-2\.0|OFL-1\.1|BSD-\d-Clause)$/g,
  // The network report comes from main, in one of the languages.
  /^(Tables heard|There is no network)[^]*$/g,
  // Words to compare aloud.
  /^[a-z]+( – [a-z]+){2}$/g,
]

it('every screen of the desktop app is drawn completely, and is accessible', async () => {
  const desk = await startDesk({ languages: ['en-GB'] })
  const looker = {
    get page() {
      return desk.electron.page
    },
  }
  const faults: string[] = [],
    screens: string[] = []
  const look = async (stop: Omit<Stop, 'looker'>): Promise<void> => {
    screens.push(stop.screen)
    faults.push(...(await checkScreen({ ...stop, looker, notOurs: NOT_OURS }, NARROWEST)))
  }
  await look({ screen: 'desktop-name' })
  await named(desk, 'Константин Эдуардович')
  await look({ screen: 'desktop-first' })
  for (const sheet of ['settings', 'about', 'doctor']) {
    await desk.test(sheet).click()
    await desk.electron.page.locator('dialog[open]').waitFor()
    await look({ screen: `desktop-${sheet}` })
    await desk.electron.page.keyboard.press('Escape')
    await desk.electron.page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  const news = (...reported: unknown[]): void => {
    desk.electron.window.webContents.send(PUSH_EVENT_CHANNEL, ...reported)
  }
  news('tables', FOUND)
  news('newerVersion', '10.0.0')
  await desk.test('found-Balcony').waitFor()
  await look({ screen: 'desktop-found' })
  await desk.test('place').fill('7777-7777')
  await desk.test('join-place').click()
  await desk.test('place-fault').waitFor()
  await look({ screen: 'desktop-place' })
  news('deepLink', 'undertable://127.0.0.1:1/')
  await desk.test('link-came').waitFor()
  await look({ screen: 'desktop-link' })
  await desk.test('place').fill('')
  const port = await hosts(desk, 'Das lange Wochenende am See')
  await look({ screen: 'desktop-lobby' })
  const guest = await startDesk({ languages: ['en-GB'] })
  await named(guest, 'Massimiliano Giovanni')
  await joins(guest, port)
  await guest.test('first-met').waitFor()
  const lookAt = async ({ electron }: typeof guest, screen: string): Promise<void> => {
    screens.push(screen)
    const theirs = {
      get page() {
        return electron.page
      },
    }
    faults.push(...(await checkScreen({ screen, notOurs: NOT_OURS, looker: theirs }, NARROWEST)))
  }
  await lookAt(guest, 'desktop-first-met')
  await desk.test('door-words').waitFor()
  const door = () =>
    desk.test('door').evaluate(box => {
      box.scrollIntoView()
    })
  await look({ screen: 'desktop-words', again: door })
  await desk.test('door-code-input').fill('owl soup')
  await desk.test('door-code-set').click()
  await desk.test('door-code').waitFor()
  const stranger = await startDesk({ languages: ['en-GB'] })
  await named(stranger, 'Dmitri')
  await stranger.test('place').fill(`127.0.0.1:${port}`)
  await stranger.test('join-place').click()
  await stranger.test('send-code').waitFor()
  await lookAt(stranger, 'desktop-first-met-code')
  const warned = await startDesk({
    languages: ['en-GB'],
    given: {
      dial: (_, events) => {
        queueMicrotask(() => {
          events.closed(1015, {
            refused: 'certificateChanged',
            params: { address: '192.168.178.133', fingerprint: 'f'.repeat(43) },
          })
        })
        return { send: () => undefined, close: () => undefined }
      },
    },
  })
  await named(warned, 'Dmitri')
  await warned.test('place').fill('192.168.178.133')
  await warned.test('join-place').click()
  await warned.test('trust-anew').waitFor()
  await lookAt(warned, 'desktop-changed')
  desk.electron.item('Back to the First Page').click?.()
  await desk.test('close-table').waitFor()
  await look({ screen: 'desktop-open' })
  expect(faults).toEqual([])
  expect(screens).toHaveLength(14)
})

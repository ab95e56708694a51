/** The screens that the desktop app has besides a guest's: drawn whole in every language, and keeping nobody out. */
import { expect, it } from 'vitest'
import type { FoundTable } from '../../src-shared/desktop/bridge'
import { PUSH_EVENT_CHANNEL } from '../../src-main/desktop/channelNames'
import { checkScreen } from '../e2e/screenChecks'
import type { Stop } from '../e2e/touring'
import { hosts, joins, named, startDesk, withBrowser } from './kit'

withBrowser()

/** No window of the app is narrower. */
const NARROWEST = 480

/** A list with everything that a table in it can be. */
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

/** Names of tables, and what comes from main or from libraries in a language that it knows. */
const NOT_OURS = [
  'Das lange Wochenende am See',
  // As a lobby shows it: names have an end.
  'Das lange Wochenende am',
  ...FOUND.map(({ name }) => name),
  // The dialog of licences: programs, versions and licences.
  /^(Undertable|Node\.js|Electron|Chromium)$/g,
  /^@?[\w./-]+ \d+\.\d+\.\d+\S*$/g,
  /^\d+\.\d+\S*$/g,
  /^(MIT|ISC|Apache-2\.0|OFL-1\.1|BSD-\d-Clause)$/g,
  // The report on the network comes from main, in one of the languages.
  /^(Tables heard|There is no network)[^]*$/g,
  // Words to compare aloud.
  /^[a-z]+( – [a-z]+){2}$/g,
]

it('every screen of the desktop app is drawn whole, and keeps nobody out', async () => {
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
  screens.push('desktop-first-met')
  faults.push(
    ...(await checkScreen(
      {
        screen: 'desktop-first-met',
        notOurs: NOT_OURS,
        looker: {
          get page() {
            return guest.electron.page
          },
        },
      },
      NARROWEST,
    )),
  )
  await desk.test('door-words').waitFor()
  const door = () =>
    desk.test('door').evaluate(box => {
      box.scrollIntoView()
    })
  await look({ screen: 'desktop-words', again: door })
  desk.electron.item('Back to the First Page').click?.()
  await desk.test('close-table').waitFor()
  await look({ screen: 'desktop-open' })
  expect(faults).toEqual([])
  expect(screens).toHaveLength(12)
})

/** The screens that the desktop app has besides a guest's: drawn whole in every language, and keeping nobody out. */
import { expect, it } from 'vitest'
import { seen } from '../e2e/seeing'
import type { Stop } from '../e2e/tours'
import { hosts, named, startDesk, withBrowser } from './kit'

withBrowser()

/** No window of the app is narrower. */
const NARROWEST = 480

it('every screen of the desktop app is drawn whole, and keeps nobody out', async () => {
  const desk = await startDesk({ languages: ['en-GB'] })
  const looker = { get page() { return desk.electron.page } }
  const faults: string[] = [], screens: string[] = []
  const look = async (stop: Omit<Stop, 'looker'>): Promise<void> => {
    screens.push(stop.screen)
    faults.push(...await seen({ ...stop, looker }, NARROWEST))
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
  await hosts(desk, 'Das lange Wochenende am See')
  await look({ screen: 'desktop-lobby' })
  desk.electron.item('Back to the First Page').click?.()
  await desk.test('close-table').waitFor()
  await look({ screen: 'desktop-open' })
  expect(faults).toEqual([])
  expect(screens).toHaveLength(7)
})

/** The hall in real browsers: one address, cards, a seat in at most two presses, and back. */
import { afterEach, describe, expect, it } from 'vitest'
import { expectNoFaults, shoot } from './measures'
import { LAPTOP, NAME, stage, Visitor, type Screen, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const PHONE: Screen = { width: 390, height: 844 },
  WALL: Screen = { width: 1920, height: 1080 }
const card = (visitor: Visitor, name: string) =>
  visitor.page.locator('[data-test="card"]').filter({ has: visitor.page.getByText(name, { exact: true }) })
const backToHall = async (visitor: Visitor): Promise<void> => {
  await visitor.test('menu').click()
  await visitor.test('to-hall').click()
  await visitor.test('hall').waitFor()
}

describe('the hall', () => {
  it('is what its address opens: one press leads to a seat, two lead back', async () => {
    at = await stage('--hall', '--tables', '2')
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { to: 'hall' })
    await card(anna, 'Friday 2').locator('[data-test="enter"]').click()
    await anna.test('lobby').waitFor()
    expect(await anna.test('table-name').textContent()).toBe('Friday 2')
    expect(new URL(anna.page.url()).searchParams.get('table')).not.toBeNull()
    const boris = await Visitor.come(at, 'Boris', 'it-IT', { to: 'hall', viewport: PHONE, touch: true })
    await card(boris, 'Friday 2').getByText('Anna').waitFor()
    await backToHall(anna)
    await card(boris, 'Friday 2').getByText('Anna').waitFor({ state: 'detached' })
    expect(new URL(anna.page.url()).search).toBe('')
    expect([...anna.faults, ...boris.faults]).toEqual([])
  })

  it('asks for a name once: a reload, another table and the browser’s way back keep it', async () => {
    at = await stage('--hall', '--tables', '2')
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { to: 'hall' })
    await card(anna, 'Friday 1').locator('[data-test="enter"]').click()
    await anna.test('lobby').waitFor()
    await anna.page.reload()
    await anna.test('lobby').waitFor()
    expect(await anna.page.locator('[data-test="lobby"] [data-seat]').count()).toBe(1)
    await anna.page.goBack()
    await anna.test('hall').waitFor()
    await card(anna, 'Friday 2').locator('[data-test="watch"]').click()
    await anna.test('lobby').waitFor()
    expect(await anna.page.locator('[data-test="lobby"] [data-seat]').count()).toBe(0)
    expect(anna.faults).toEqual([])
  })

  it('changes a name and a face without a table', async () => {
    at = await stage('--hall')
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { to: 'hall' })
    await anna.test('rename').click()
    await anna.page.locator('dialog [data-test="name-input"]').fill('Annabella')
    await anna.page.locator('dialog [data-test="name-ok"]').click()
    await anna.test('rename').getByText('Annabella').waitFor()
    await anna.test('enter').click()
    await anna.page.locator('[data-test="lobby"] [data-seat]').getByText('Annabella').waitFor()
    expect(anna.faults).toEqual([])
  })

  it('opens a table in two presses, keeps a player’s seat, and shows where it is', async () => {
    at = await stage('--hall', '--tables', '1')
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { to: 'hall' })
    await anna.test('open-table').click()
    await anna.test('open-ok').click()
    await anna.test('lobby').waitFor()
    expect(await anna.test('table-name').textContent()).toBe('Anna’s table')
    await anna.test('fill-bots').click()
    await anna.start()
    await backToHall(anna)
    const own = card(anna, 'Anna’s table')
    expect(await own.getAttribute('data-phase')).toBe('match')
    await own.locator('[data-test="enter"]').click()
    await anna.test('table').waitFor()
    expect(anna.faults).toEqual([])
  })

  it('asks for the code of a table that has one, and lets in who knows it', async () => {
    at = await stage('--hall')
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { to: 'hall' })
    await anna.test('open-table').click()
    await anna.test('open-private').check()
    await anna.test('open-code').fill('blue tango')
    await anna.test('open-ok').click()
    await anna.test('lobby').waitFor()
    const boris = await Visitor.come(at, 'Boris', 'en-GB', { to: 'hall' })
    const room = card(boris, 'Anna’s table')
    expect(await room.getByText('Private table').count()).toBe(1)
    await room.locator('[data-test="enter"]').click()
    for (const code of ['red tango', 'Blue Tango']) {
      await boris.test('hall-code-input').fill(code)
      await boris.test('hall-code-ok').click()
      if (code === 'red tango') await boris.page.locator('[data-test="hall-code"] [role="alert"]').waitFor()
    }
    await boris.test('lobby').waitFor()
    expect([...anna.faults, ...boris.faults]).toEqual([])
  })

  it('has an organizer, who tells everybody something, moves people and closes tables', async () => {
    at = await stage('--hall', '--tables', '2')
    const olga = await Visitor.come(at, 'Olga', 'ru-RU', { to: 'hall', owner: at.ownerKey })
    const boris = await Visitor.come(at, 'Boris', 'it-IT', { to: 'hall', viewport: PHONE, touch: true })
    await olga.test('fold-organizer').locator('summary').click()
    await olga.test('tell-text').fill('Пицца приехала')
    await olga.test('tell-ok').click()
    await boris.test('announcement').getByText('Пицца приехала').waitFor()
    await olga.page.locator('[data-test="move"][data-person="Boris"]').selectOption({ label: 'Friday 1' })
    await boris.test('lobby').waitFor()
    await olga.page.locator('[data-test="close-table"]').first().click()
    await olga.page.getByRole('button', { name: 'Закрыть стол', exact: true }).click()
    await boris.test('hall').waitFor()
    await boris.page.locator('[data-test="notice"][data-why="tableClosed"]').waitFor()
    await boris.page.locator('[data-test="card"]').nth(1).waitFor({ state: 'detached' })
    expect(await boris.page.locator('[data-test="card"]').count()).toBe(1)
    expect([...olga.faults, ...boris.faults]).toEqual([])
  })

  it('fits a phone and a laptop, in three languages', async () => {
    at = await stage('--hall', '--tables', '4')
    const host = await Visitor.come(at, 'Anna', 'en-GB', { to: 'hall' })
    await card(host, 'Friday 1').locator('[data-test="enter"]').click()
    await host.test('lobby').waitFor()
    await host.test('fill-bots').click()
    await host.start()
    for (const locale of ['en-GB', 'ru-RU', 'it-IT'])
      for (const viewport of [PHONE, LAPTOP]) {
        const guest = await Visitor.come(at, 'Massimiliano', locale, {
          to: 'hall',
          viewport,
          ...(locale === 'ru-RU' ? { owner: at.ownerKey } : {}),
        })
        await card(guest, 'Friday 1').locator('[data-test="progress"]').waitFor()
        await guest.fits()
        await expectNoFaults(guest, `hall-${locale}`, [viewport])
        await guest.test('open-table').click()
        await guest.test('open-table-form').waitFor()
        await guest.fits()
        await expectNoFaults(guest, `hall-open-${locale}`, [viewport])
        expect(guest.faults).toEqual([])
        await guest.context.close()
      }
  })
})

/** In the page: counts presses of buttons, by pointer or key. */
const COUNT_PRESSES = (): void => {
  const counted = window as unknown as { presses: number }
  counted.presses = 0
  document.addEventListener('click', () => counted.presses++, true)
}

/** How a page that was here before shows its first screen. */
async function firstScreen(visitor: Visitor, screen: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const times: number[] = []
  let bytes = 0
  for (let i = 0; i < 3; i++) {
    const page = await visitor.context.newPage()
    const loaded: Promise<number>[] = []
    page.on('response', response => {
      loaded.push(
        response
          .body()
          .then(body => body.length)
          .catch(() => 0),
      )
    })
    await page.goto(visitor.page.url().split('?')[0] ?? '')
    await page.locator(`[data-test="${screen}"]`).first().waitFor()
    // Read at once: what comes later belongs to no first screen.
    const first = [...loaded]
    times.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN))
    bytes = (await Promise.all(first)).reduce((sum, one) => sum + one, 0)
    await page.close()
  }
  return { ms: times.sort((a, b) => a - b)[1] ?? NaN, bytes }
}

describe('who comes', () => {
  it('sits after two presses at most: one where the hall knows them', async () => {
    at = await stage('--hall', '--tables', '2')
    const anna = await Visitor.knock(at, 'Anna')
    // The name was given by the Enter key: that is the first.
    await anna.test('hall').waitFor()
    await anna.page.evaluate(COUNT_PRESSES)
    await anna.test('enter').click()
    await anna.page.locator('[data-test="lobby"] [data-seat]').getByText('Anna').waitFor()
    expect(await anna.page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(1)
    await backToHall(anna)
    await anna.page.goto(anna.page.url())
    await anna.test('hall').waitFor()
    await anna.page.evaluate(COUNT_PRESSES)
    await anna.test('enter').click()
    await anna.page.locator('[data-test="lobby"] [data-seat]').getByText('Anna').waitFor()
    expect(await anna.page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(1)
  })

  it('sees the hall as soon as others see a table', async () => {
    at = await stage('--hall', '--tables', '20')
    const hall = await firstScreen(await Visitor.come(at, 'Anna', 'en-GB', { to: 'hall' }), 'hall')
    await at.close()
    at = await stage()
    const table = await firstScreen(await Visitor.come(at, 'Anna'), 'lobby')
    process.stdout.write(
      `first paint: the hall after ${hall.ms.toFixed(0)} ms and ${Math.round(hall.bytes / 1024)} KB, ` +
        `a table after ${table.ms.toFixed(0)} ms and ${Math.round(table.bytes / 1024)} KB\n`,
    )
    expect(hall.ms).toBeLessThan(5 * table.ms)
    // Times depend on what the machine does besides; what has to be loaded does not.
    expect(hall.bytes).toBeLessThan(1.1 * table.bytes)
  })
})

describe('the hall on the wall', () => {
  it('shows all tables of twenty without a control, and how to come in', async () => {
    at = await stage('--hall', '--tables', '20')
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { to: 'hall' })
    await anna.page.setViewportSize(WALL)
    await card(anna, 'Friday 7').locator('[data-test="enter"]').click()
    await anna.test('lobby').waitFor()
    const wall = await anna.context.newPage()
    await wall.setViewportSize(WALL)
    await wall.goto(`http://${NAME}:${at.port}/?screen&lang=it`)
    await wall.locator('[data-test="hall-wall"]').getByText('Anna').waitFor()
    expect(await wall.locator('[data-test="card"]').count()).toBe(20)
    expect(await wall.locator('[data-test="hall-wall"] button').count()).toBe(0)
    await shoot({ page: wall }, 'hall-wall-it')
    const [needed, there] = await wall.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight])
    expect(needed).toBeLessThanOrEqual(there ?? 0)
    await backToHall(anna)
    await wall.locator('[data-test="hall-wall"]').getByText('Anna').waitFor({ state: 'detached' })
    expect(anna.faults).toEqual([])
  })
})

describe('a host without a hall', () => {
  it('shows its table as ever: nothing of a hall is on the page, nor in its address', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna')
    await anna.test('menu').click()
    await anna.test('leave').waitFor()
    expect(await anna.page.locator('[data-test="to-hall"], [data-test="hall"]').count()).toBe(0)
    expect(new URL(anna.page.url()).search).toBe('')
  })
})

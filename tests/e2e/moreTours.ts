/** Tours to the screens of people who come and go, and to the last scene of a match. */
import { Visitor } from './stage'
import { ANNA, ask, BORIS, EVA, option, reach, seated, type Tour } from './touring'

const PEOPLE: Tour = {
  name: 'who is away, who comes, and who is sent away',
  screens: [
    'away',
    'sits-in',
    'people-match',
    'offered',
    'offer',
    'was-here',
    'claim-waits',
    'claimed',
    'lobby-shut',
    'door-shut',
    'replaced',
    'kicked',
  ],
  async *go(open) {
    const { at, anna } = await seated(open, 'mascarade', 2)
    const boris = await Visitor.come(at, BORIS)
    await boris.test('seat-ready').click()
    await anna.start()
    await boris.test('table').waitFor()
    await reach(anna, ask('ready'))
    await boris.page.close()
    await anna.page.locator('[data-away="3"][data-sit-in="false"]').waitFor()
    yield { screen: 'away', looker: anna }
    await anna.test('sit-in').click()
    await anna.page.locator('[data-away="3"][data-sit-in="true"]').waitFor()
    yield { screen: 'sits-in', looker: anna }
    const eva = await Visitor.come(at, EVA, 'en-GB', { to: 'watching' })
    const people = async (): Promise<void> => {
      if ((await anna.page.locator('dialog[open]').count()) > 0) return
      await anna.test('menu').click()
      await anna.test('people').click()
      await anna.page.locator('dialog[open]').waitFor()
    }
    await people()
    yield { screen: 'people-match', looker: anna, again: people }
    await anna.test('give').selectOption({ label: EVA })
    await anna.test('offered').waitFor()
    yield { screen: 'offered', looker: anna, again: people }
    await anna.page.keyboard.press('Escape')
    await eva.test('offer').waitFor()
    yield { screen: 'offer', looker: eva }
    await eva.test('decline').click()
    await eva.test('offer').waitFor({ state: 'detached' })
    await eva.test('was-here').locator('summary').click()
    yield { screen: 'was-here', looker: eva }
    await eva.test('claim').click()
    await eva.test('claim-waits').waitFor()
    yield { screen: 'claim-waits', looker: eva }
    await anna.test('claimed').waitFor()
    yield { screen: 'claimed', looker: anna }
    await anna.test('reject').click()
    await anna.test('claimed').waitFor({ state: 'detached' })
    await anna.test('menu').click()
    await anna.test('break-off').click()
    await anna.test('sure').click()
    await anna.test('lobby').waitFor()
    await anna.test('setting-doors').selectOption('shut')
    await anna.test('doors-now').waitFor()
    yield { screen: 'lobby-shut', looker: anna }
    const stranger = await Visitor.come(at, 'Carla', 'en-GB', { to: 'closed' })
    yield { screen: 'door-shut', looker: stranger }
    // The same browser a second time: the table is in the newer window.
    const second = await eva.context.newPage()
    await second.goto(eva.page.url())
    await eva.page.locator('[data-test="closed"][data-why="replaced"]').waitFor()
    yield { screen: 'replaced', looker: eva }
    await anna.page.locator('.watching [aria-label]').first().click()
    await anna.test('sure').click()
    await second.locator('[data-test="closed"]').waitFor()
    yield { screen: 'kicked', looker: { page: second } }
  },
}

/** Without reduced motion the end is acted out; it stays until it is closed. */
const CURTAINS: Tour = {
  name: 'the last scenes',
  screens: ['castle-curtain', 'tales-counting', 'tales-curtain'],
  async *go(open) {
    for (const [game, bots] of [
      ['castle', 7],
      ['tales', 3],
    ] as const) {
      const anna = await Visitor.come(await open('--seed', `tour-${game}`), ANNA, 'en-GB', { motion: true })
      await anna.chooseGame(game)
      if (game === 'castle') await option(anna, 'window', '0')
      await anna.addBots(bots, 1)
      await anna.start()
      await anna.playOn(11, undefined, ['declareOwn'])
      if (game === 'tales') {
        await anna.test('counting').waitFor()
        yield { screen: 'tales-counting', looker: anna }
        if ((await anna.test('counting-skip').count()) > 0) await anna.test('counting-skip').click()
      }
      await anna.test('curtain-close').waitFor()
      yield { screen: `${game}-curtain`, looker: anna }
    }
  },
}

export const MORE_TOURS: readonly Tour[] = [PEOPLE, CURTAINS]

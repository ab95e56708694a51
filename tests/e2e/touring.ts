/** What tours consist of: stops, and ways to reach a screen. */
import { stage, Visitor, type Stage } from './stage'
import type { PageHolder } from './measures'
import { EVERYTHING } from '../games/tales/rules/decks'

/** Opens a host, which is closed when the tour ends. */
export type Open = (...args: string[]) => Promise<Stage>

export interface Stop {
  readonly screen: string
  readonly looker: PageHolder
  /** Opens it again if a resize has closed it: what is on a board is removed with that board. */
  readonly again?: () => Promise<void>
  /** Texts on it that are not ours, besides the names of the tours. */
  readonly notOurs?: readonly (string | RegExp)[]
}

export interface Tour {
  readonly name: string
  /** Its screens, in this order. */
  readonly screens: readonly string[]
  readonly go: (open: Open) => AsyncGenerator<Stop>
}

/** Long names, to find what is cut off. */
export const ANNA = 'Константин Эдуардович',
  BORIS = 'Massimiliano Giovanni',
  EVA = 'Элеонора Вениаминовна',
  JOIN_CODE = 'Сорок тысяч обезьян',
  PRESET = 'Пятница'
export const ask = (key: string): string => `[data-test="ask"][data-ask="${key}"]`
export const DIALOG = 'dialog[open]'

/** A match may end before the wanted ask comes: up to this many are played. */
const MATCHES = 24

/** Plays on, through several matches if needed, until something is in sight. */
export async function reach(visitor: Visitor, until: string, rather: readonly string[] = []): Promise<void> {
  for (let match = 1; ; match++) {
    try {
      await visitor.playOn(10 + match, until, rather)
      // A late answer's notice stays for a while: it is not part of the screen.
      await visitor.page.evaluate(() => {
        for (const one of document.querySelectorAll<HTMLElement>('[data-test="notice"]')) one.click()
      })
      return
    } catch (error) {
      if (match === MATCHES || !String(error).includes('the match was over')) throw error
      await playAgain(visitor)
    }
  }
}

/** From the result. The final curtain may fall after the result is in sight, and lies over its buttons then. */
async function playAgain(visitor: Visitor): Promise<void> {
  const closes = visitor.test('curtain-close')
  await visitor.page.addLocatorHandler(closes, () => closes.click())
  await visitor.test('rematch').click()
  await visitor.page.removeLocatorHandler(closes)
  await visitor.test('table').waitFor()
}

export async function option(visitor: Visitor, key: string, value: string): Promise<void> {
  await visitor.page.locator(`#option-${key}`).selectOption(value)
  await visitor.page.waitForFunction(
    ([of, to]) => document.querySelector<HTMLSelectElement>(`#option-${of}`)?.value === to,
    [key, value] as const,
  )
}

export async function tick(visitor: Visitor, key: string): Promise<void> {
  await visitor.page.locator(`#option-${key}`).check({ force: true })
  await visitor.page.waitForFunction(of => document.querySelector<HTMLInputElement>(`#option-${of}`)?.checked, key)
}

/**
 * Opens, checks and closes one thing after the other. @param openings for each screen what is pressed until it is there
 */
export async function* opened(
  looker: Visitor,
  openings: { readonly [screen: string]: readonly string[] },
  shows = DIALOG,
): AsyncGenerator<Stop> {
  for (const [screen, presses] of Object.entries(openings)) {
    const again = async (): Promise<void> => {
      if ((await looker.page.locator(shows).count()) > 0) return
      for (const press of presses) await looker.test(press).click()
      await looker.page.locator(shows).waitFor()
    }
    await again()
    yield { screen, looker, again }
    await looker.page.keyboard.press('Escape')
    await looker.page.locator(shows).waitFor({ state: 'detached' })
  }
}

/** A person and bots at a table of a game, before the start. */
export async function seated(
  open: Open,
  game: string,
  bots: number,
  ...args: string[]
): Promise<{ at: Stage; anna: Visitor }> {
  const at = await open('--seed', `tour-${game}`, ...args)
  const anna = await Visitor.come(at, ANNA)
  await anna.chooseGame(game)
  await anna.addBots(bots, 1)
  return { at, anna }
}

/** A spectator during a match. */
export async function onlooker(at: Stage): Promise<Visitor> {
  const boris = await Visitor.come(at, BORIS, 'en-GB', { to: 'watching' })
  await boris.page.locator('[data-test="table"] [data-seat]').first().waitFor()
  return boris
}

/** Goes on a tour; its host is closed at the end in any case. */
export async function tour({ go }: Pick<Tour, 'go'>, look: (stop: Stop) => Promise<void>): Promise<string[]> {
  const stages: Stage[] = [],
    seen: string[] = []
  try {
    for await (const stop of go(async (...args) => {
      const opened = await stage(...args)
      stages.push(opened)
      return opened
    })) {
      seen.push(stop.screen)
      await look(stop)
    }
  } finally {
    for (const one of stages) await one.close()
  }
  return seen
}

/** A deck with a fault: what is wrong with it stays until it is dismissed. */
export async function* refusedDeck(anna: Visitor): AsyncGenerator<Stop> {
  const cards = EVERYTHING.cards.map(card => (card.id === 'guard' ? { ...card, to: 'common' } : card))
  const buffer = Buffer.from(JSON.stringify({ ...EVERYTHING, cards }))
  await anna.test('deck-file').setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer })
  const again = async (): Promise<void> => {
    await anna.test('deck-fault').scrollIntoViewIfNeeded()
  }
  await again()
  yield { screen: 'deck-refused', looker: anna, again }
  await anna.test('deck-fault-close').click()
  await anna.test('deck-fault').waitFor({ state: 'detached' })
}

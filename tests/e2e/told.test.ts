/** What a moment tells is in sight on a phone for its time, wherever the board is scrolled, and takes no room. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { castleEvents } from '../../src-renderer/games/castle/events'
import { talesEvents } from '../../src-renderer/games/tales/events'
import { stage, Visitor, type Stage } from './stage'
import { reach } from './touring'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const PHONE = { width: 390, height: 844 }
/** A busy machine draws a moment this late, in milliseconds. */
const LATE = 1000

interface Told {
  readonly moment: string
  readonly text: string
  /** Milliseconds. */
  readonly lasted: number
  /** What the board had on stage meanwhile. */
  readonly board: string
  /** Whether it stood within the window. */
  readonly inSight: boolean
}

/** In the page: notes every moment that is told, from its first to its last drawing. @param of what the board shows */
const WATCH = ({ wanted, of }: { wanted: readonly string[]; of: string }): void => {
  const page = window as unknown as { told: Told[] }
  page.told = []
  let now: Omit<Told, 'lasted'> | null = null,
    since = 0
  const look = (): void => {
    const there = document.querySelector<HTMLElement>('[data-test="told"]'),
      moment = there?.dataset.moment ?? '',
      text = there?.textContent ?? ''
    if (now && now.moment === moment && now.text === text) return
    if (now) page.told.push({ ...now, lasted: performance.now() - since })
    now = null
    if (!there) return
    const { top, bottom } = there.getBoundingClientRect()
    since = performance.now()
    now = {
      moment,
      text,
      board: document.querySelector(of)?.textContent ?? '',
      inSight: top >= 0 && bottom <= window.innerHeight,
    }
    if (wanted.includes(moment)) document.documentElement.dataset.sawScene = moment
  }
  new MutationObserver(look).observe(document.documentElement, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['data-moment'],
  })
}

/** The first of these moments, once it is over. */
const firstTold = async (page: Page, wanted: readonly string[]): Promise<Told> =>
  (await (
    await page.waitForFunction(
      names => (window as unknown as { told: Told[] }).told.find(one => names.includes(one.moment)),
      wanted,
    )
  ).jsonValue()) as Told

async function seated(game: string, bots: number): Promise<Visitor> {
  at = await stage('--seed', 'told')
  const anna = await Visitor.come(at, 'Anna', 'ru-RU', { viewport: PHONE, touch: true })
  await anna.chooseGame(game)
  await anna.addBots(bots, 1)
  await anna.start()
  return anna
}

describe('Castle of the Devil', () => {
  it('keeps a duel on stage with its result until everybody has read it', async () => {
    const anna = await seated('castle', 4),
      wanted = ['won', 'drawn', 'noResult']
    await anna.page.evaluate(WATCH, { wanted, of: '[data-test="duel"] [data-test="verdict"]' })
    await reach(anna, 'html[data-saw-scene]', ['duel', 'attacker'])
    const told = await firstTold(anna.page, wanted)
    expect(told.text).not.toBe('')
    expect(told.board).not.toBe('')
    expect(told.inSight).toBe(true)
    expect(told.lasted).toBeGreaterThan(castleEvents.momentRules.seenFor[told.moment as 'won'] - LATE)
    expect(anna.faults).toEqual([])
  })
})

describe('Dark Tales', () => {
  it('shows a card that is played until everybody has read it', async () => {
    const anna = await seated('tales', 2)
    await anna.page.evaluate(WATCH, { wanted: ['play'], of: '[data-test="told"] .card .name' })
    await reach(anna, 'html[data-saw-scene]', ['play'])
    const told = await firstTold(anna.page, ['play'])
    // The card itself, with its name, beside the sentence.
    expect(told.board).not.toBe('')
    expect(told.text).toContain(told.board)
    expect(told.inSight).toBe(true)
    expect(told.lasted).toBeGreaterThan(talesEvents.momentRules.seenFor.play - LATE)
    expect(anna.faults).toEqual([])
  })
})

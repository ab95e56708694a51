/**
 * As a new author would: a game from the template, in a copy of the project, built, and played to its end by two people
 * on the plain board, one with a phone in Russian, one at a laptop in English.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programFile } from '../../scripts/programs.mjs'
import { barriers } from '../e2e/measures'
import { LAPTOP, stageIn, Visitor, type Stage } from '../e2e/stage'
import { projectCopy, ROOT } from '../kit/projectCopy'

const NAME = 'nightMarket'
/** A second game, which asks for every kind of choice that the kernel knows. */
const EVERY_KIND = 'everyKind'
const PHONE = { width: 390, height: 844 } as const
/** From `npm run new-game` to two browsers at the table, in seconds. */
const GOAL = 120
/** A test judges wall time at five times its goal. */
const SLACK = 5

/** The words and views are the template's: only what is asked differs. */
const EVERY_KIND_RULES = `
import { initialState, pick, stepsOf, stepTable } from '../../../kernel'
const words = ['grain', 'wine', 'silk']
const CHOICES = [
  pick.some(words, 1, 2), pick.number(1, 3), pick.text(20), pick.ok(), pick.one(words), pick.seat([0, 1]),
  pick.slot(words), pick.card(words), pick.pair(words, words), pick.each({ cargo: pick.card(words), claim: pick.number(1, 2) }),
  pick.branch({ pass: pick.ok(), search: pick.seat([0, 1]) }),
]
const step = stepsOf()
const turn = step('turn', {
  asks: (_, { n }) => [0, 1].map(seat => ({ seat, key: 'load', pick: CHOICES[n], default: 'random' })),
  resolve(play, { n }) {
    play.emit({ kind: 'round', n: n + 1 })
    if (n + 1 < CHOICES.length) play.next(turn({ n: n + 1 }))
    else play.end({ winners: [0, 1], reason: 'richest' })
  },
})
export const ${EVERY_KIND} = {
  id: '${EVERY_KIND}', rulesVersion: 1, seats: { min: 2, max: 2 }, options: [], steps: stepTable(turn),
  validateOptions: () => null,
  setup: () => initialState(turn({ n: 0 })),
  open: () => ({ round: 1, rounds: 1, stock: 3, players: [0, 1].map(() => ({ hand: 3, coins: 1, claim: null, found: null })) }),
  own: () => ({ hand: words, crate: 'gold' }),
}
`

const copy = projectCopy()
const pictures = path.join(ROOT, 'reports/newGame')
let at: Stage, anna: Visitor, boris: Visitor
const begun = performance.now()
let seconds = 0

function run(script: string, ...args: string[]): void {
  const done = spawnSync(process.execPath, [script, ...args], { cwd: copy.root, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${script}: ${done.stdout}\n${done.stderr}`)
}

async function picture(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.screenshot({ path: path.join(pictures, `${name}.png`) })
}

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true })
  run('scripts/newGame.mjs', NAME)
  run('scripts/newGame.mjs', EVERY_KIND)
  writeFileSync(path.join(copy.root, `src-shared/games/${EVERY_KIND}/rules/index.ts`), EVERY_KIND_RULES)
  run(programFile('electron-vite'), 'build')
  at = await stageIn(copy.root, '--seed', 'new game')
  anna = await Visitor.come(at, 'Anna', 'en-GB', { viewport: LAPTOP })
  await anna.chooseGame(NAME)
  boris = await Visitor.come(at, 'Борис', 'ru-RU', { viewport: PHONE, touch: true })
  await boris.test('seat-ready').tap()
  await anna.start()
  await boris.test('table').waitFor()
  seconds = (performance.now() - begun) / 1000
})
afterAll(async () => {
  await at.close()
  copy.remove()
})

describe('a game from the template', () => {
  it('is on the table within two minutes of the command', () => {
    process.stdout.write(`from new-game to two browsers at the table: ${seconds.toFixed(1)} s (goal: ${GOAL} s)\n`)
    expect(seconds).toBeLessThan(GOAL * SLACK)
  })

  it('is drawn by the plain board: the own hand, the seats, the piles, the question, the log', async () => {
    for (const visitor of [anna, boris]) {
      await visitor.test('ask').waitFor()
      const { page } = visitor
      expect(await page.locator('[data-test="plain-hand"] [data-face]').count()).toBe(4)
      expect(await page.locator('[data-zone="coins"]').count()).toBeGreaterThanOrEqual(2)
      expect(await page.locator('[data-zone="stock"]').count()).toBe(1)
      await visitor.fits()
      expect(await barriers(visitor)).toEqual([])
    }
    await picture(anna, 'laptop-load')
    await picture(boris, 'phone-load')
  })

  it('shows nobody the cards of the other', async () => {
    const faces = (visitor: Visitor) =>
      visitor.page.locator('.card[data-face]').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.face))
    // Four cards of the own hand, and none that is anybody else's.
    expect(await faces(anna)).toHaveLength(4)
    expect(await faces(boris)).toHaveLength(4)
  })

  it('is played by pressing a card of the hand, and by keyboard alone', async () => {
    await boris.page.locator('[data-test="plain-hand"] [data-choice]').first().tap()
    await boris.page.locator('[data-test="ask"] [data-choice="gold"]').tap()
    await picture(boris, 'phone-confirm')
    await boris.test('confirm').tap()
    // The focus stands at the question: Tab leads to its choices.
    await anna.page.locator('[data-test="ask"] h2').focus()
    for (const key of ['Tab', 'Enter', 'Tab', 'ArrowDown', 'Enter']) await anna.page.keyboard.press(key)
    await anna.test('confirm').focus()
    await anna.page.keyboard.press('Enter')
    await anna.test('other-ask').waitFor()
    await boris.test('other-ask').waitFor()
    await picture(anna, 'laptop-window')
    await picture(boris, 'phone-window')
    for (const visitor of [anna, boris]) expect(await barriers(visitor)).toEqual([])
  })

  it('has an interrupt beside the question: a search while the ships make ready', async () => {
    await anna.page.locator('[data-test="other-ask"] [data-choice="search"]').click()
    const confirm = anna.page.locator('[data-test="other-ask"] [data-test="confirm"]')
    await confirm.click()
    await anna.page.locator('[data-zone="found"]').first().waitFor()
    await picture(anna, 'laptop-found')
    await picture(boris, 'phone-found')
  })

  it('is played to its end', async () => {
    await Promise.all([anna.playOn(3), boris.playOn(5)])
    for (const visitor of [anna, boris]) {
      await visitor.test('standings').waitFor()
      expect(await visitor.page.locator('[data-test="standings"] li').count()).toBe(2)
      await visitor.fits()
      expect(visitor.faults).toEqual([])
    }
    await picture(anna, 'laptop-result')
    await picture(boris, 'phone-result')
  })
})

describe('the plain board', () => {
  /** Words to tick, a number and a line of text have forms; everything else is a list of buttons. */
  const FORMS = {
    words: '[data-test="ask"] fieldset',
    number: '[data-test="ask-number"]',
    text: '[data-test="ask-text"]',
  }

  it('has a control for every kind of choice, in Italian as well', async () => {
    const open = await stageIn(copy.root, '--seed', 'every kind')
    try {
      const carla = await Visitor.come(open, 'Carla', 'it-IT', { viewport: { width: 1024, height: 768 } })
      await carla.chooseGame(EVERY_KIND)
      const dmitri = await Visitor.come(open, 'Дмитрий', 'ru-RU', { viewport: PHONE, touch: true })
      await dmitri.test('seat-ready').tap()
      await carla.start()
      await dmitri.test('table').waitFor()
      const all = carla.playOn(7)
      for (const [form, selector] of Object.entries(FORMS)) {
        await dmitri.playOn(11, selector)
        await dmitri.fits()
        expect([form, await barriers(dmitri)]).toEqual([form, []])
        await picture(dmitri, `phone-${form}`)
        if (form === 'words') await picture(carla, 'italian')
      }
      await dmitri.playOn(13)
      await all
      expect([...carla.faults, ...dmitri.faults]).toEqual([])
      // Every choice was answered: each told a line of the log.
      expect(await carla.page.locator('[data-test="result"]').count()).toBe(1)
    } finally {
      await open.close()
    }
  })
})

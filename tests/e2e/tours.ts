/**
 * Every screen, as tours that lead to it: one table for the pictures, the measures and the WCAG rules, so that none is
 * forgotten. A new screen gets its line here.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { begin, takeTo } from './lessonSteps'
import { HALL_TOURS } from './hallTours'
import { MORE_TOURS } from './moreTours'
import { NAME, Visitor } from './stage'
import {
  ANNA,
  ask,
  BORIS,
  JOIN_CODE,
  onlooker,
  opened,
  option,
  reach,
  refusedDeck,
  seated,
  tick,
  type Tour,
  PRESET,
} from './touring'

const DOOR: Tour = {
  name: 'the door and the lobby',
  screens: [
    'name',
    'name-face',
    'elsewhere',
    'lobby-mascarade',
    'menu',
    'people',
    'device',
    'rename',
    'own-face',
    'secrets',
    'leave',
    'cast-mascarade',
    'rules-mascarade',
    'lobby-castle',
    'cast-castle',
    'rules-castle',
    'lobby-tales',
    'cast-tales',
    'rules-tales',
    'deck-tales',
    'deck-refused',
    'lobby-overlord',
    'cast-overlord',
    'rules-overlord',
    'deck-overlord',
    'lobby-guest',
    'history-empty',
    'closed',
    'door-locked',
    'door-guests',
    'code',
    'code-wrong',
  ],
  async *go(open) {
    const at = await open('--seed', 'tour-door')
    const context = await at.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`http://table.test:${at.port}/`)
    await page.locator('[data-test="name-input"]').waitFor()
    yield { screen: 'name', looker: { page } }
    await page.locator('[data-test="avatar-open"]').click()
    await page.locator('[data-test="avatar-chooser"]').waitFor()
    yield { screen: 'name-face', looker: { page } }
    await page.locator('[data-test="avatar-open"]').click()
    await page.locator('[data-test="elsewhere"] summary').click()
    await page.locator('[data-test="elsewhere-input"]').fill('7777-7777')
    await page.locator('[data-test="elsewhere-go"]').click()
    await page.locator('[data-test="elsewhere-why"]').waitFor()
    yield { screen: 'elsewhere', looker: { page } }
    await context.close()
    const anna = await Visitor.come(at, ANNA, undefined, { owner: at.ownerKey })
    await anna.addBots(3, 1)
    yield { screen: 'lobby-mascarade', looker: anna }
    yield* opened(anna, {
      menu: ['menu'],
      people: ['menu', 'people'],
      device: ['menu', 'device-open'],
      rename: ['menu', 'rename'],
      'own-face': ['own-face'],
      secrets: ['menu', 'secrets-open'],
      leave: ['menu', 'leave'],
      'cast-mascarade': ['cast-open'],
      'rules-mascarade': ['rules-open'],
    })
    for (const game of ['castle', 'tales', 'overlord']) {
      await anna.chooseGame(game)
      await anna.page.locator('[data-test="cast-open"]').waitFor()
      await anna.page.locator('[id^="option-"], [data-test="deck-show"]').first().waitFor()
      yield { screen: `lobby-${game}`, looker: anna }
      yield* opened(anna, {
        [`cast-${game}`]: ['cast-open'],
        [`rules-${game}`]: ['rules-open'],
        ...(game === 'castle' ? {} : { [`deck-${game}`]: ['deck-show'] }),
      })
      if (game === 'tales') yield* refusedDeck(anna)
    }
    const boris = await Visitor.come(at, BORIS)
    yield { screen: 'lobby-guest', looker: boris }
    await boris.test('history-open').click()
    await boris.test('history').waitFor()
    yield { screen: 'history-empty', looker: boris }
    await boris.test('history-close').click()
    await boris.test('menu').click()
    await boris.test('leave').click()
    await boris.test('sure').click()
    await boris.test('closed').waitFor()
    yield { screen: 'closed', looker: boris }
    await boris.context.close()
    await anna.test('door-code-input').fill(JOIN_CODE)
    await anna.test('door-code-set').click()
    await anna.test('door-code-change').click()
    const box = () =>
      anna.test('door').evaluate(door => {
        door.scrollIntoView()
      })
    await box()
    yield { screen: 'door-locked', looker: anna, again: box }
    yield* opened(anna, { 'door-guests': ['door-guests'] })
    const carla = await Visitor.knock(at, BORIS)
    await carla.test('code-input').waitFor()
    yield { screen: 'code', looker: carla }
    await carla.test('code-input').fill('blue waltz')
    await carla.page.keyboard.press('Enter')
    await carla.test('code-why').waitFor()
    yield { screen: 'code-wrong', looker: carla }
  },
}

const MASCARADE: Tour = {
  name: 'Mascarade with 13 seats',
  screens: [
    'lobby-full',
    'set',
    'set-refused',
    'mascarade-ready',
    'mascarade-prepare',
    'mascarade-note',
    'mascarade-turn',
    'mascarade-announce',
    'mascarade-challenge',
    'mascarade-swap',
    'mascarade-watching',
    'mascarade-seen',
    'mascarade-full-result',
  ],
  async *go(open) {
    const { at, anna } = await seated(open, 'mascarade', 12)
    await option(anna, 'lookTime', '10')
    await tick(anna, 'notes')
    const seats = () =>
      anna.page.locator('.seats ol').evaluate(list => {
        list.scrollIntoView()
      })
    await seats()
    yield { screen: 'lobby-full', looker: anna, again: seats }
    yield* opened(anna, { set: ['set-open'], 'set-refused': ['set-open', 'set-judge'] })
    await anna.start()
    await anna.page.locator(ask('ready')).waitFor()
    yield { screen: 'mascarade-ready', looker: anna }
    await reach(anna, ask('prepare'))
    yield { screen: 'mascarade-prepare', looker: anna }
    yield* opened(anna, { 'mascarade-note': ['note'] })
    await reach(anna, ask('turn'))
    yield { screen: 'mascarade-turn', looker: anna }
    await anna.page.locator('[data-choice="announce"]').click()
    await anna.page.locator('[data-choice="king"]').waitFor()
    yield { screen: 'mascarade-announce', looker: anna }
    await anna.test('back').click()
    await reach(anna, ask('challenge'))
    yield { screen: 'mascarade-challenge', looker: anna }
    await reach(anna, ask('turn'))
    await anna.page.locator('[data-choice="swap"]').click()
    await anna.page.locator('[data-test="back"]').waitFor()
    yield { screen: 'mascarade-swap', looker: anna }
    const boris = await onlooker(at)
    yield { screen: 'mascarade-watching', looker: boris }
    await boris.context.close()
    await anna.test('back').click()
    await reach(anna, '[data-test="seen"]', ['look'])
    yield { screen: 'mascarade-seen', looker: anna }
    await anna.playOn(3)
    yield { screen: 'mascarade-full-result', looker: anna }
  },
}

const EVENING: Tour = {
  name: 'a result, the history and a match watched again',
  screens: ['mascarade-paused', 'mascarade-result', 'history', 'statistics', 'replay'],
  async *go(open) {
    const data = mkdtempSync(path.join(tmpdir(), 'tour-'))
    const { anna } = await seated(open, 'mascarade', 4, '--data', data)
    await anna.start()
    await reach(anna, ask('turn'))
    await anna.test('menu').click()
    await anna.test('pause').click()
    await anna.test('paused').waitFor()
    yield { screen: 'mascarade-paused', looker: anna }
    await anna.test('resume').click()
    await anna.test('paused').waitFor({ state: 'detached' })
    await anna.playOn(3)
    yield { screen: 'mascarade-result', looker: anna }
    await anna.test('history-open').click()
    await anna.test('past-match').waitFor()
    yield { screen: 'history', looker: anna }
    await anna.test('show-figures').click()
    await anna.test('figure').waitFor()
    yield { screen: 'statistics', looker: anna }
    await anna.test('show-evenings').click()
    await anna.test('watch').click()
    await anna.test('replay-board').waitFor()
    await anna.page.keyboard.press('PageDown')
    yield { screen: 'replay', looker: anna }
  },
}

const CASTLE: Tour = {
  name: 'Castle with 8 seats',
  screens: [
    'castle-turn',
    'castle-spy',
    'castle-declare',
    'castle-memo',
    'castle-seen',
    'castle-support',
    'castle-react',
    'castle-offered',
    'castle-watching',
    'castle-result',
  ],
  async *go(open) {
    const { at, anna } = await seated(open, 'castle', 7)
    await option(anna, 'window', '0')
    await anna.start()
    await reach(anna, ask('turn'))
    yield { screen: 'castle-turn', looker: anna }
    await anna.page.locator('[data-choice="spy"]').click()
    await anna.test('back').waitFor()
    yield { screen: 'castle-spy', looker: anna }
    await anna.test('back').click()
    await anna.page.locator('[data-choice="declareOwn"]').click()
    await anna.test('ask-set').waitFor()
    yield { screen: 'castle-declare', looker: anna }
    await anna.test('back').click()
    yield* opened(anna, { 'castle-memo': ['memo-open'] })
    await reach(anna, '[data-test="seen"]', ['spy', 'pass'])
    yield { screen: 'castle-seen', looker: anna }
    for (const key of ['support', 'react', 'offered']) {
      await reach(anna, ask(key), ['duel', 'pass'])
      yield { screen: `castle-${key}`, looker: anna }
    }
    const boris = await onlooker(at)
    yield { screen: 'castle-watching', looker: boris }
    await boris.context.close()
    await anna.playOn(11, undefined, ['declareOwn'])
    yield { screen: 'castle-result', looker: anna }
  },
}

const TALES: Tour = {
  name: 'Dark Tales with 4 seats',
  screens: [
    'tales-play',
    'tales-chosen',
    'tales-reading',
    'tales-discards',
    'tales-useItem',
    'tales-watching',
    'tales-result',
  ],
  async *go(open) {
    const { at, anna } = await seated(open, 'tales', 3)
    await anna.start()
    await reach(anna, ask('play'))
    yield { screen: 'tales-play', looker: anna }
    const card = anna.page.locator('[data-slot][data-choice]').first()
    const id = (await card.getAttribute('data-slot')) ?? ''
    await card.click()
    await anna.test('confirm').waitFor()
    yield { screen: 'tales-chosen', looker: anna }
    const read = async (): Promise<void> => {
      if ((await anna.test('reading').count()) > 0) return
      await anna.page.locator(`[data-slot="${id}"]`).first().click()
      await anna.test('reading').waitFor()
    }
    await read()
    yield { screen: 'tales-reading', looker: anna, again: read }
    await anna.page.keyboard.press('Escape')
    await reach(anna, `${ask('play')}, ${ask('useItem')}`)
    yield* opened(anna, { 'tales-discards': ['discard-open'] })
    await reach(anna, ask('useItem'), ['charms', 'fairy', 'hero', 'cave', 'king'])
    yield { screen: 'tales-useItem', looker: anna }
    const boris = await onlooker(at)
    yield { screen: 'tales-watching', looker: boris }
    await boris.context.close()
    await anna.playOn(11)
    yield { screen: 'tales-result', looker: anna }
  },
}

const FORMAL: Tour = {
  name: 'Overlord, formal, with 6 seats',
  screens: [
    'overlord-answer',
    'overlord-interrupt',
    'overlord-draw',
    'overlord-accuse',
    'overlord-formal-watching',
    'overlord-formal-result',
  ],
  async *go(open) {
    const { at, anna } = await seated(open, 'overlord', 5)
    await option(anna, 'rules', 'formal')
    await option(anna, 'window', '0')
    await anna.start()
    for (const key of ['answer', 'interrupt', 'draw', 'accuse']) {
      await reach(anna, ask(key))
      yield { screen: `overlord-${key}`, looker: anna }
    }
    const boris = await onlooker(at)
    yield { screen: 'overlord-formal-watching', looker: boris }
    await boris.context.close()
    await anna.playOn(11)
    yield { screen: 'overlord-formal-result', looker: anna }
  },
}

const CLASSIC: Tour = {
  name: 'Overlord, classic',
  screens: [
    'overlord-tell',
    'overlord-hint',
    'overlord-freeze',
    'overlord-classic-watching',
    'overlord-rule',
    'overlord-question',
    'overlord-classic-result',
  ],
  async *go(open) {
    const { at, anna } = await seated(open, 'overlord', 5)
    await option(anna, 'overlord', '2')
    await anna.start()
    await reach(anna, ask('tell'))
    yield { screen: 'overlord-tell', looker: anna }
    await anna.page.locator('[data-hand="hints"] [data-slot]').first().click()
    await anna.page.locator('[data-hand="hints"] [aria-pressed="true"]').first().waitFor()
    yield { screen: 'overlord-hint', looker: anna }
    await reach(anna, ask('freeze'))
    yield { screen: 'overlord-freeze', looker: anna }
    const boris = await onlooker(at)
    yield { screen: 'overlord-classic-watching', looker: boris }
    await boris.context.close()
    await anna.playOn(11)
    await anna.test('to-lobby').click()
    await anna.test('lobby').waitFor()
    // The Overlord's own view.
    await option(anna, 'overlord', '1')
    await anna.start()
    for (const key of ['rule', 'question']) {
      await reach(anna, ask(key))
      yield { screen: `overlord-${key}`, looker: anna }
    }
    await anna.playOn(13)
    yield { screen: 'overlord-classic-result', looker: anna }
  },
}

/** Asks in lessons, with the teacher and what else is shown: the fullest moment of each. */
const LESSONS: Tour = {
  name: 'the lessons',
  screens: ['lesson-mascarade', 'lesson-castle', 'lesson-tales', 'lesson-overlord', 'lesson-end', 'practice'],
  async *go(open) {
    for (const [game, says] of [
      ['mascarade', 'mustSwap'],
      ['castle', 'accept'],
      ['tales', 'princess'],
      ['overlord', 'blame'],
    ] as const) {
      const anna = await Visitor.come(await open('--seed', 'tour-lessons'), ANNA)
      await begin(anna, game)
      await takeTo(anna, now => now === says)
      yield { screen: `lesson-${game}`, looker: anna }
      if (game !== 'overlord') {
        await anna.context.close()
        continue
      }
      await takeTo(anna, (_, waits) => waits === 'over')
      yield { screen: 'lesson-end', looker: anna }
      await anna.test('lesson-practise').click()
      await takeTo(anna, (now, waits) => now === 'practice' && waits === 'pupil')
      await anna.test('lesson-ask').click()
      yield { screen: 'practice', looker: anna }
    }
  },
}

/** Around every table: chat, presets, the score of the game night, and the table screen. */
const AROUND: Tour = {
  name: 'talk, house rules, the evening and the table screen',
  screens: [
    'presets',
    'screen-address',
    'screen-lobby',
    'screen-castle',
    'screen-tales',
    'screen-overlord',
    'screen-mascarade',
    'talk',
    'evening-result',
    'screen-result',
    'evening-lobby',
  ],
  async *go(open) {
    const { at, anna } = await seated(open, 'mascarade', 3)
    await anna.page.locator('[data-preset="quick"][aria-pressed]').click()
    await anna.page.locator('[data-preset="quick"][aria-pressed="true"]').waitFor()
    await anna.test('preset-name').fill(PRESET)
    await anna.page.keyboard.press('Enter')
    await anna.test('preset-own').waitFor()
    yield { screen: 'presets', looker: anna }
    yield* opened(anna, { 'screen-address': ['screen-show'] })
    const tv = await anna.context.newPage(),
      shows = (what: string) => tv.locator(`[data-test="screen"][data-shows="${what}"]`).waitFor()
    await tv.goto(`http://${NAME}:${at.port}/?screen`)
    await shows('lobby')
    yield { screen: 'screen-lobby', looker: { page: tv } }
    for (const game of ['castle', 'tales', 'overlord']) {
      await anna.chooseGame(game)
      await anna.start()
      await shows('match')
      await tv.locator('[data-seat]').first().waitFor()
      yield { screen: `screen-${game}`, looker: { page: tv } }
      await anna.test('menu').click()
      await anna.test('break-off').click()
      await anna.test('sure').click()
      await anna.test('lobby').waitFor()
    }
    await anna.chooseGame('mascarade')
    await anna.start()
    await reach(anna, ask('turn'))
    yield { screen: 'screen-mascarade', looker: { page: tv } }
    await anna.test('talk-open').click()
    await anna.page.locator('[data-phrase="luck"]').click()
    await anna.test('talk-said').first().waitFor()
    yield {
      screen: 'talk',
      looker: anna,
      again: async () => {
        if ((await anna.test('talk').count()) === 0) await anna.test('talk-open').click()
      },
    }
    await anna.page.keyboard.press('Escape')
    await anna.playOn(14)
    yield { screen: 'evening-result', looker: anna }
    await shows('result')
    yield { screen: 'screen-result', looker: { page: tv } }
    await anna.test('to-lobby').click()
    await anna.test('lobby').waitFor()
    await anna.test('evening-board').locator('summary').click()
    yield { screen: 'evening-lobby', looker: anna }
  },
}

export const TOURS: readonly Tour[] = [
  DOOR,
  MASCARADE,
  EVENING,
  CASTLE,
  TALES,
  FORMAL,
  CLASSIC,
  LESSONS,
  AROUND,
  ...MORE_TOURS,
  ...HALL_TOURS,
]

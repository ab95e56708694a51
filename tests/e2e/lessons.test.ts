/** Every lesson, taken by a pupil who does what the teacher points at; and the coach. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Language } from '../../src-shared/locales/languages'
import { TAUGHT } from '../../src-renderer/store/learning'
import { begin, takeTo, teacherWaits } from './lessonSteps'
import { expectNoFaults, switchLanguage } from './measures'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** The short form: each game in one language, each language in at least one game. */
const ONCE: { readonly [game: string]: Language } = { mascarade: 'it', castle: 'ru', tales: 'en', overlord: 'ru' }
const LANGUAGES: readonly Language[] = ['en', 'ru', 'it']
const CASES = TAUGHT.flatMap(game =>
  LANGUAGES.filter(language => LONG || ONCE[game] === language).map(language => [game, language] as const),
)

/** The pupil wins this lesson, and it runs with all animations. */
const MOVING = 'mascarade'

describe('a lesson', () => {
  it.each(CASES)('of %s is taken to its end in %s', async (game, language) => {
    at = await stage()
    const visitor = await Visitor.come(at, 'Anna', 'en-GB', { motion: game === MOVING })
    await begin(visitor, game)
    await switchLanguage(visitor, language)
    const heard = await takeTo(visitor, (_, waits) => waits === 'over')
    expect(heard.length).toBeGreaterThan(10)
    const said = await visitor.page.locator('[data-test="teacher"]').innerText()
    expect(said).not.toContain('lessons.')
    // As at any match's end: confetti for the winner, and everybody's cards.
    if (game === MOVING) await visitor.test('confetti').waitFor({ state: 'attached' })
    await visitor.test('standings').waitFor()
    // A key ends the scene of what has just happened, which stands over the asks of a phone.
    await visitor.page.keyboard.press('Shift')
    if (game !== MOVING) await expectNoFaults(visitor, `lesson-end-${game}`)
    await visitor.test('lesson-end').click()
    await visitor.test('lobby').waitFor()
    expect(visitor.faults).toEqual([])
  })

  it('has no layout faults at any size while the teacher speaks and while something is asked, and can be left at once', async () => {
    at = await stage()
    const visitor = await Visitor.come(at, 'Константин Эдуардович')
    await begin(visitor, 'mascarade')
    await switchLanguage(visitor, 'ru')
    await expectNoFaults(visitor, 'lesson-says')
    await takeTo(visitor, says => says === 'announceKing')
    await expectNoFaults(visitor, 'lesson-asks')
    await visitor.test('lesson-close').click()
    await visitor.test('lobby').waitFor()
    expect(visitor.faults).toEqual([])
  })

  it('is read aloud from its first sentence: as the description of the focused button, then announced', async () => {
    at = await stage()
    const visitor = await Visitor.come(at, 'Anna')
    await begin(visitor, 'mascarade')
    const heard = (): Promise<{ readonly focus: string; readonly described: string; readonly announced: string }> =>
      visitor.page.evaluate(() => {
        const focus = document.activeElement,
          id = focus?.getAttribute('aria-describedby') ?? ''
        return {
          focus: (focus as HTMLElement | null)?.dataset.test ?? '',
          described: document.getElementById(id)?.textContent ?? '',
          announced: document.querySelector('[data-test="teacher"] [aria-live]')?.textContent ?? '',
        }
      })
    const first = await heard()
    expect(first.announced.length).toBeGreaterThan(10)
    expect(first).toEqual({ focus: 'lesson-on', described: first.announced, announced: first.announced })
    await visitor.test('lesson-on').click()
    await visitor.page.locator('[data-says="remember"]').waitFor()
    const second = await heard()
    expect([second.focus, second.described, second.announced === first.announced]).toEqual(['lesson-on', '', false])
  })

  it('says that another answer is wanted, and goes on with the right one', async () => {
    at = await stage()
    const visitor = await Visitor.come(at, 'Anna')
    await begin(visitor, 'mascarade')
    await takeTo(visitor, says => says === 'announceKing')
    await visitor.page.locator('[data-choice="look"]').click()
    await visitor.test('confirm').click()
    await visitor.page.locator('[data-test="notice"][data-why="lessonOther"]').waitFor()
    expect((await teacherWaits(visitor)).says).toBe('announceKing')
    const heard = await takeTo(visitor, says => says === 'unopposed')
    expect(heard).toEqual(['announceKing', 'unopposed'])
  })
})

describe('a practice match', () => {
  it('has a coach who advises and points; and bots that explain themselves on request', async () => {
    at = await stage()
    const visitor = await Visitor.come(at, 'Anna')
    await begin(visitor, 'mascarade')
    await takeTo(visitor, (_, waits) => waits === 'over')
    await visitor.test('lesson-practise').click()
    await visitor.page.locator('[data-test="teacher"][data-says="practice"]').waitFor()
    expect(await visitor.page.locator('[data-test="teacher"] .head').innerText()).not.toMatch(/\d/)
    let reasons = 0
    // A pupil who always follows the coach comes to the end.
    await takeTo(
      visitor,
      (_, waits) => waits === 'over',
      async () => {
        await visitor.test('lesson-ask').click()
        await visitor.page.locator('[data-wanted]').first().waitFor()
        const why = visitor.page.locator('[data-test="lesson-why"]')
        if ((await why.count()) === 0) return
        await why.click()
        const said = await visitor.test('lesson-reason').innerText()
        expect(said).not.toContain('coach.')
        expect(said.length).toBeGreaterThan(10)
        reasons++
      },
    )
    expect(reasons).toBeGreaterThan(0)
    expect(visitor.faults).toEqual([])
  })
})

// @vitest-environment page
/** What is on the page of a lesson, from its first word to the practice after it, as it was looked at and found right. */
import { afterEach, expect, it, vi } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import { useI18n } from '../../../src-renderer/i18n'
import LessonTable from '../../../src-renderer/lesson/LessonTable.vue'
import type { LoadedLesson } from '../../../src-renderer/lesson/lessons'
import { useMe } from '../../../src-renderer/store/me'
import { useTable, type Table } from '../../../src-renderer/store/table'
import { mascaradeBot } from '../../../src-shared/games/mascarade/bot'
import { coach, lesson, texts } from '../../../src-shared/games/mascarade/lessons'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { drawAnswer, fastRandom, type Game } from '../../../src-shared/kernel'
import { LessonRun } from '../../../src-shared/lessons/run'
import { forEachLanguage } from '../../../src-shared/locales/byLanguage'
import { avatarAt } from '../../../src-shared/wire'
import { drawn, freshStores, looksItself, settled } from '../pressed/page'
import { windowOf } from './match'
import { changes, outline } from './outline'

looksItself()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Longer than the others take for an answer, and any moment. */
const A_WHILE_MS = 8000
/** So many answers are given after the last word of the teacher. */
const PRACTISED = 4

/** A board that shows whose table it stands on. */
const boardOf = (board: Component, found: (table: Table) => void): Component =>
  defineComponent({
    setup(_, { attrs }) {
      found(useTable())
      return () => h(board, attrs)
    },
  })

it('is as it was found right, from the first word on', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  freshStores()
  windowOf(false)
  useMe().avatar = avatarAt(0)
  const course: LoadedLesson = { game: mascarade as object as Game, lesson, texts, coach, bot: mascaradeBot }
  let table: Table | null = null
  const ui = {
    ...mascaradeUi,
    board: boardOf(mascaradeUi.board, found => {
      table = found
    }),
  }
  const page = await drawn(
    defineComponent({
      setup() {
        const { addMessages } = useI18n()
        addMessages(
          forEachLanguage(language => ({
            lessons: { mascarade: texts[language] },
            coach: { mascarade: coach[language] },
          })),
        )
        return () => h(LessonTable, { course, ui })
      },
    }),
  )
  await settled()
  let seen = outline(page.root)
  const story = ['== the lesson begins', ...seen]
  // The same lesson beside it says what its teacher waits for.
  const run = new LessonRun(lesson, course.game, mascaradeBot),
    random = fastRandom(1)
  const tell = async (title: string): Promise<void> => {
    await settled()
    const now = outline(page.root)
    story.push(`== ${title}`, ...changes(seen, now))
    seen = now
  }
  for (let practised = 0; practised < PRACTISED && run.waitsFor !== 'over';) {
    if (run.waitsFor === 'say') {
      run.continue()
      await page.press('lesson-on')
      await tell('they have read it')
    } else if (run.waitsFor === 'pupil') {
      const [ask] = run.part([]).view.own?.asks ?? []
      if (!ask || !table) throw new Error('nothing is asked')
      if (run.isFree && practised === 1) {
        run.advice()
        await page.press('lesson-ask')
        await tell('they have asked for advice')
      }
      const answer = run.expected ?? run.advised?.answer ?? drawAnswer(ask.pick, n => random.nextInt(n, ''))
      run.answer(ask.id, answer)
      await (table as Table).answer(ask, answer)
      await tell(`they have answered ${ask.key}`)
      if (run.isFree) practised++
    } else {
      while (run.waitsFor === 'others') run.next()
      await vi.advanceTimersByTimeAsync(8 * A_WHILE_MS)
      await tell('the others have answered')
      if (run.isFree && page.has('lesson-why')) {
        await page.press('lesson-why')
        await tell('they have asked why')
      }
    }
  }
  page.close()
  await expect(`${story.join('\n')}\n`).toMatchFileSnapshot('./pages/lesson.txt')
})

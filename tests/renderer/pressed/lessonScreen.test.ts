// @vitest-environment page
/** The lesson screen: loading, restarting, practice, and a lesson that cannot be loaded. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import LessonScreen from '../../../src-renderer/lesson/LessonScreen.vue'
import { loadLesson } from '../../../src-renderer/lesson/lessons'
import { useLearning } from '../../../src-renderer/store/learning'
import type { Lesson } from '../../../src-shared/lessons/lesson'
import { windowOf } from '../watched/match'
import { drawn, freshStores, looksItself, settled, type DrawnPage } from './page'

/** The lesson of each table that was mounted. */
let laid: Lesson[] = []
vi.mock('../../../src-renderer/lesson/LessonTable.vue', () => ({
  default: defineComponent({
    props: { course: { type: Object, required: true }, ui: { type: Object, required: true } },
    emits: ['again', 'practise'],
    setup(props, { emit }) {
      laid.push((props.course as { readonly lesson: Lesson }).lesson)
      return () => [
        h('button', {
          'data-test': 'again',
          onClick: () => {
            emit('again')
          },
        }),
        h('button', {
          'data-test': 'practise',
          onClick: () => {
            emit('practise')
          },
        }),
      ]
    },
  }),
}))
vi.mock('../../../src-renderer/lesson/lessons', async load => {
  const real = await load<typeof import('../../../src-renderer/lesson/lessons')>()
  return { ...real, loadLesson: vi.fn(real.loadLesson) }
})

looksItself()
beforeEach(() => {
  laid = []
  freshStores()
  windowOf(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** A busy computer takes seconds to load a game. */
const untilLaid = (): Promise<boolean> => vi.waitUntil(() => laid.length > 0, { timeout: 30_000 })
const open = (): Promise<DrawnPage> => drawn(LessonScreen, { game: 'mascarade' })

const free = (lesson: Lesson | undefined): boolean => lesson?.steps.some(step => 'free' in step) ?? false

describe('a lesson', () => {
  it('starts with its script, and restarts with the same deal', async () => {
    const page = await open()
    await untilLaid()
    await page.press('again')
    expect(laid.length).toBe(2)
    expect(laid[1]).toBe(laid[0])
    expect(laid[0]?.steps.length).toBeGreaterThan(1)
  })

  it('goes on to practice, with a new deal each time', async () => {
    const page = await open()
    await untilLaid()
    await page.press('practise')
    await page.press('again')
    expect(laid.map(free).slice(1)).toEqual([true, true])
    expect(laid[2]?.deal).not.toBe(laid[1]?.deal)
  })

  it('can start with practice', async () => {
    useLearning().practises = true
    await open()
    await untilLaid()
    expect(laid.map(free)).toEqual([true])
  })
})

describe('a lesson that cannot be loaded', () => {
  it('says so, and appears after another try', async () => {
    vi.mocked(loadLesson).mockRejectedValueOnce(new Error('gone'))
    const page = await open()
    expect(page.text()).toContain('That didn’t work')
    await page.press('Try again')
    await untilLaid()
    await settled()
    expect(page.has('lesson-wait')).toBe(false)
  })

  it('can be left', async () => {
    vi.mocked(loadLesson).mockRejectedValueOnce(new Error('gone'))
    useLearning().learn('mascarade')
    const page = await open()
    await page.press('End of the lesson')
    expect(useLearning().game).toBeNull()
  })

  it('offers no second try while it is still loading', async () => {
    let come: () => void = () => undefined
    vi.mocked(loadLesson).mockReturnValueOnce(
      new Promise((_, reject) => {
        come = () => {
          reject(new Error('gone'))
        }
      }),
    )
    const page = await open()
    expect(page.text()).toContain('The teacher is on the way')
    expect(page.has('Try again')).toBe(false)
    come()
    await settled()
    expect(page.has('Try again')).toBe(true)
  })
})

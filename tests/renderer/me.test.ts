/** What a page remembers of its person and of itself: name, face, look and lesson. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick } from 'vue'
import { useLearning } from '../../src-renderer/store/learning'
import { useMe } from '../../src-renderer/store/me'
import { useNow } from '../../src-renderer/store/now'
import { shownLook, useLook } from '../../src-renderer/ui/look'
import { useMedia } from '../../src-renderer/ui/media'
import { avatarAt, COLOURS, FACES } from '../../src-shared/wire'
import { mounted } from './mounted'

const page = vi.hoisted(() => ({ kept: new Map<string, string>(), drawn: [] as number[] }))
vi.mock('../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  recall: (key: string) => page.kept.get(key) ?? null,
  remember: (key: string, value: string) => page.kept.set(key, value),
  randomBelow: (n: number) => {
    page.drawn.push(n)
    return n - 1
  },
}))

beforeEach(() => {
  page.kept.clear()
  page.drawn.length = 0
  setActivePinia(createPinia())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the person at a screen', () => {
  it('is asked for their name once', () => {
    expect(useMe().name).toBe('')
    useMe().setName('Anna')
    setActivePinia(createPinia())
    expect(useMe().name).toBe('Anna')
  })

  it('has a face by chance, out of all of them, and keeps it', () => {
    const { avatar } = useMe()
    expect(avatar).toEqual(avatarAt(FACES.length * COLOURS.length - 1))
    setActivePinia(createPinia())
    expect([useMe().avatar, page.drawn]).toEqual([avatar, [FACES.length * COLOURS.length]])
  })

  it('keeps the face that they choose; what is no face is not taken for one', () => {
    useMe().setAvatar({ face: 'owl', colour: 'teal' })
    setActivePinia(createPinia())
    expect(useMe().avatar).toEqual({ face: 'owl', colour: 'teal' })
    page.kept.set('avatar', 'owl pink')
    setActivePinia(createPinia())
    expect(useMe().avatar).not.toMatchObject({ face: 'owl' })
  })
})

describe('the look of a page', () => {
  const html = { dataset: {} as { look?: string } }
  const shown: string[] = []
  let system: EventTarget & { matches: boolean }
  beforeEach(() => {
    system = Object.assign(new EventTarget(), { matches: false })
    shown.length = 0
    vi.stubGlobal('window', { matchMedia: () => system })
    vi.stubGlobal('document', {
      documentElement: html,
      querySelector: (which: string) => ({ setAttribute: (_: string, to: string) => shown.push(`${which} ${to}`) }),
    })
  })

  it('is of the night at first, and remembered as it is chosen', () => {
    const look = useLook()
    expect([look.look, html.dataset.look]).toEqual(['dark', 'dark'])
    look.choose('light')
    expect(html.dataset.look).toBe('light')
    expect(shown.slice(-2)).toEqual(['meta[name="color-scheme"] light', 'meta[name="theme-color"] #efe4cf'])
    setActivePinia(createPinia())
    expect(useLook().look).toBe('light')
  })

  it('follows the system only where its person wants that', () => {
    expect([shownLook('dark', true), shownLook('light', false)]).toEqual(['dark', 'light'])
    const look = useLook()
    system.matches = true
    system.dispatchEvent(new Event('change'))
    expect(html.dataset.look).toBe('dark')
    look.choose('system')
    expect(html.dataset.look).toBe('light')
    system.matches = false
    system.dispatchEvent(new Event('change'))
    expect(html.dataset.look).toBe('dark')
  })

  it('is of the night where nonsense is stored', () => {
    page.kept.set('look', 'pink')
    expect(useLook().look).toBe('dark')
  })

  it('knows the size of the window, for as long as it is there', () => {
    const { made, app } = mounted(() => useMedia('(max-width: 10em)'))
    expect(made.value).toBe(false)
    system.matches = true
    system.dispatchEvent(new Event('change'))
    expect(made.value).toBe(true)
    app.unmount()
    system.matches = false
    system.dispatchEvent(new Event('change'))
    expect(made.value).toBe(true)
  })
})

it('the clock of a page ticks four times a second, for as long as its part is there', () => {
  vi.useFakeTimers()
  const time = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const scope = effectScope(),
    now = scope.run(useNow)
  expect(now?.value).toBe(1000)
  time.mockReturnValue(1260)
  vi.advanceTimersByTime(249)
  expect(now?.value).toBe(1000)
  vi.advanceTimersByTime(1)
  expect(now?.value).toBe(1260)
  scope.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('a lesson begins with the teacher or as practice, anew each time, until it is closed', async () => {
  const learning = useLearning()
  learning.learn('castle', { practice: true })
  expect(learning).toMatchObject({ game: 'castle', practises: true })
  learning.close()
  await nextTick()
  expect(learning.game).toBeNull()
  learning.learn('castle')
  expect(learning.practises).toBe(false)
})

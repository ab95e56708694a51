// @vitest-environment page
/** What stands around a board: the teacher beside it, a match that is watched again, and the screen that comes next. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computed, defineComponent, h, ref, shallowRef } from 'vue'
import App from '../../../src-renderer/App.vue'
import { mascaradeUi } from '../../../src-renderer/games/mascarade/ui'
import { useMatchHistory } from '../../../src-renderer/history/matchHistory'
import TeacherPanel from '../../../src-renderer/lesson/TeacherPanel.vue'
import type { LessonState } from '../../../src-renderer/lesson/useLesson'
import { useBeats } from '../../../src-renderer/motion/beats'
import ReplayLog from '../../../src-renderer/replay/ReplayLog.vue'
import ReplayStage from '../../../src-renderer/replay/ReplayStage.vue'
import { useLearning } from '../../../src-renderer/store/learning'
import { useMe } from '../../../src-renderer/store/me'
import { useTable } from '../../../src-renderer/store/table'
import { provideAnswering } from '../../../src-renderer/table/answering'
import type { PartyView } from '../../../src-shared/wire'
import { frameOf, matchPart, partyOf } from '../kit'
import { drawn, freshStores, notingHost, settled, type NotingHost } from './page'

let host: NotingHost
beforeEach(() => {
  freshStores()
  host = notingHost()
  useTable().join(host.connection)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the teacher', () => {
  const SAYS: LessonState = {
    says: 'goOn',
    waits: 'say',
    n: 1,
    of: 3,
    wants: undefined,
    free: false,
    advice: null,
    reason: null,
  }
  async function lesson(first: Partial<LessonState>) {
    vi.stubGlobal(
      'MutationObserver',
      class {
        readonly observe = vi.fn()
        readonly disconnect = vi.fn()
      },
    )
    useTable().onUpdate(frameOf(matchPart('m'), { party: partyOf(3) }))
    const teaching = shallowRef<LessonState>({ ...SAYS, ...first })
    const tell = (next: Partial<LessonState>): void => {
      teaching.value = { ...teaching.value, ...next }
    }
    let then: Partial<LessonState> = {}
    const page = await drawn(
      defineComponent({
        setup() {
          provideAnswering()
          const onKeydown = (): void => {
            tell(then)
          }
          return () =>
            h('div', { 'data-test': 'table', onKeydown }, [
              h('i', { 'data-test': 'elsewhere' }, 'elsewhere'),
              h(TeacherPanel, { game: 'mascarade', teaching: teaching.value }),
            ])
        },
      }),
    )
    /** Where the focus is after a key was pressed, which leads on in the lesson. */
    const focusAfter = (next: Partial<LessonState>): Promise<string> => {
      then = next
      return page.key('elsewhere', 'Enter')
    }
    return { page, tell, focusAfter }
  }
  const reason = (seat: number) => ({ seat, reason: { why: 'hunch' } }) as never

  it('tells why another has done something once that is asked, and of the next thing not before', async () => {
    const { page, tell } = await lesson({ free: true, waits: 'pupil', reason: reason(1) })
    expect(page.has('lesson-reason')).toBe(false)
    await page.press('lesson-why')
    expect([page.has('lesson-reason'), page.has('lesson-why')]).toEqual([true, false])
    tell({ reason: reason(2) })
    await settled()
    expect([page.has('lesson-reason'), page.has('lesson-why')]).toEqual([false, true])
  })

  it('gives the focus to the button that goes on, where it is free, and takes it from no dialog', async () => {
    const { page, focusAfter } = await lesson({})
    const isFree = { matches: () => true },
      isHeld = { matches: () => false }
    const withFocus = async (at: object, dialog: object | null): Promise<string> => {
      Object.defineProperty(document, 'activeElement', { get: () => at, set: () => undefined, configurable: true })
      Object.assign(document, { querySelector: () => dialog })
      return focusAfter({ n: 2 })
    }
    const goesOn = page.has('lesson-on') && (await withFocus(isFree, null))
    expect(goesOn).not.toBe('elsewhere')
    expect(await withFocus(isFree, {})).toBe('elsewhere')
    expect(await withFocus(isHeld, null)).toBe('elsewhere')
  })

  it('is asked for advice once, by a pupil who plays freely and whose turn it is', async () => {
    const asks = async (more: Partial<LessonState>): Promise<boolean> => (await lesson(more)).page.has('lesson-ask')
    expect(await asks({ free: true, waits: 'pupil' })).toBe(true)
    expect(await asks({ free: true, waits: 'others' })).toBe(false)
    expect(await asks({ free: false, waits: 'pupil' })).toBe(false)
    expect(await asks({ free: true, waits: 'pupil', advice: { reason: null } as never })).toBe(false)
  })

  it('counts what it says, and is practised, taken again or closed once it is over', async () => {
    const { page, tell } = await lesson({})
    expect(page.text()).toMatch(/1.{1,5}3/)
    tell({ free: true, of: 1, waits: 'over' })
    await settled()
    expect(['lesson-practise', 'lesson-again', 'lesson-end', 'lesson-ask'].map(page.has)).toEqual([
      true,
      true,
      true,
      false,
    ])
    useLearning().learn('mascarade')
    await page.press('lesson-end')
    expect(useLearning().game).toBeNull()
  })
})

describe('a match that is watched again', () => {
  const Tale = { render: () => h('p', 'Once upon a time') },
    Empty = { render: () => null }
  const ui = {
    ...mascaradeUi,
    tale: Tale,
    board: Empty,
    own: Empty,
    eventMessage: ({ event }: { readonly event: unknown }) => `event ${(event as { readonly n: number }).n}.`,
    turnOf: () => null,
    progress: () => '',
  } as never
  const LAST = 400
  function replayAt(at: number) {
    const step = ref(at),
      playing = ref(false),
      speed = ref(1)
    const go = vi.fn((to: number) => {
      step.value = to
    })
    const log = computed(() => Array.from({ length: LAST + 1 }, (_, n) => ({ step: n, event: { event: { n } } })))
    return { step, playing, speed, last: LAST, log, go, toggle: vi.fn(), perspective: ref<unknown>('open') }
  }
  async function stage(more: object = {}) {
    useTable().onUpdate(frameOf(matchPart('m'), { party: partyOf(2) }))
    const replay = replayAt(0)
    const record = { seats: partyOf(2).seats, ended: 1 }
    const page = await drawn(ReplayStage, {
      record,
      ui,
      replay,
      replayed: null,
      not: null,
      turns: [],
      tale: false,
      ...more,
    })
    return { page, replay }
  }

  it('has its log around the step that is shown: at the beginning its first events', async () => {
    const shows = async (at: number): Promise<boolean[]> => {
      const text = (await drawn(ReplayLog, { ui, replay: replayAt(at) as never })).text()
      return [0, 150, 151, 249, 250, LAST].map(n => text.includes(`event ${n}.`))
    }
    expect(await shows(0)).toEqual([true, true, false, false, false, false])
    expect(await shows(LAST)).toEqual([false, false, false, false, true, true])
  })

  it('is led to a step by an entry of its log', async () => {
    const replay = replayAt(0)
    const page = await drawn(ReplayLog, { ui, replay: replay as never })
    await page.press('step 7')
    expect(replay.go).toHaveBeenCalledExactlyOnceWith(7)
  })

  it('tells its tale where that was asked for and can be told, and not of one whose cards are unknown', async () => {
    const replayed = { view: () => null } as never
    expect((await stage({ tale: true, replayed })).page.text()).toContain('Once upon a time')
    expect((await stage({ replayed })).page.text()).not.toContain('Once upon a time')
    const unknown = (await stage({ tale: true, not: 'rules' })).page
    expect(unknown.text()).not.toContain('Once upon a time')
    expect([unknown.has('replay-tale'), unknown.has('replay-board'), unknown.has('replay-not')]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('shows its moments at the speed at which it is played, and a single step as it was', async () => {
    const { replay } = await stage()
    replay.speed.value = 4
    await settled()
    expect(useBeats().speed).toBe(1)
    replay.playing.value = true
    await settled()
    expect(useBeats().speed).toBe(4)
  })

  it('is seen as by one seat, as from beside, or with everybody’s cards', async () => {
    const { page, replay } = await stage()
    await page.choose('replay-eyes', '1')
    expect(replay.perspective.value).toBe(1)
    await page.choose('replay-eyes', 'open')
    expect(replay.perspective.value).toBe('open')
  })
})

describe('the beginning of a match', () => {
  async function begins(you: Partial<PartyView['you']>): Promise<boolean> {
    freshStores()
    useMe().setName('Anna')
    vi.stubGlobal('navigator', {})
    const Observer = class {
      readonly observe = vi.fn()
      readonly disconnect = vi.fn()
    }
    for (const kind of ['MutationObserver', 'ResizeObserver']) vi.stubGlobal(kind, Observer)
    // A game that this page cannot draw: it waits in the place of the board.
    const party = (phase: PartyView['phase']) =>
      partyOf(3, { phase, game: 'newer', you: { ...partyOf(3).you, ...you } })
    const page = await drawn(App, { open: () => ({ ...host.connection, hall: { send: vi.fn(), onMessage: vi.fn() } }) })
    const part = matchPart('m')
    const own = you.seat === null ? null : { seat: 0, asks: [], seen: [], sealed: null, private: null }
    useTable().onUpdate(frameOf(null, { party: party('lobby') }))
    await useMatchHistory().list()
    await settled()
    useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own } }, { party: party('match') }))
    await settled()
    page.close()
    return useMatchHistory().shown
  }

  it('calls back who plays from the history, and leaves who watches where they are', async () => {
    expect(await begins({ seat: null })).toBe(true)
    expect(await begins({ seat: 0 })).toBe(false)
  })
})

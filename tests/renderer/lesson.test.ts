/** A lesson's local connection: bots take their time, and the lesson ends with its screen. */
import { createPinia, setActivePinia } from 'pinia'
import { effectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../src-shared/kernel'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { coach, lesson, texts } from '../../src-shared/games/mascarade/lessons'
import { mascaradeBot } from '../../src-shared/games/mascarade/bot'
import { loadLesson, type LoadedLesson } from '../../src-renderer/lesson/lessons'
import { choicesIn } from '../../src-renderer/lesson/pointing'
import { practiceOf } from '../../src-shared/lessons/lesson'
import { avatarAt } from '../../src-shared/wire'
import { useLesson, type LessonSession } from '../../src-renderer/lesson/useLesson'
import { TAUGHT, useLearning } from '../../src-renderer/store/learning'

const COURSE: LoadedLesson = { game: mascarade as object as Game, lesson, texts, coach, bot: mascaradeBot }
/** Longer than the bots take for one answer. */
const A_WHILE = 1000

beforeEach(() => {
  setActivePinia(createPinia())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function begun(
  called = (name: string): string => (name === '' ? 'Anna' : name),
  course = COURSE,
): {
  readonly at: LessonSession
  readonly stop: () => void
} {
  const scope = effectScope()
  const at = scope.run(() => useLesson(course, called, avatarAt(0)))
  if (!at) throw new Error('no scope')
  return {
    at,
    stop: () => {
      scope.stop()
    },
  }
}

/** Goes on until the pupil is asked something. */
function listen({ teaching, goOn }: LessonSession): void {
  while (teaching.value.waits === 'say') goOn()
}

const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0)
}

describe('a lesson on the page', () => {
  it('has a party in which the pupil sits among the others, and nobody is host', () => {
    const { at, stop } = begun()
    expect(at.table.party?.seats.map(({ who, name }) => [who, name])).toEqual([
      ['person', 'Anna'],
      ['bot', 'Alba'],
      ['bot', 'Bruno'],
      ['bot', 'Carla'],
    ])
    expect(at.table.party?.you).toEqual({ id: 'pupil', seat: 0, host: false, looksOn: false })
    expect(at.table.log.events.length).toBeGreaterThan(0)
    stop()
  })

  it('accepts the wanted answer, and lets the others answer one by one, with pauses', async () => {
    const { at, stop } = begun()
    listen(at)
    const [ask] = at.table.asks
    if (!ask) throw new Error('nothing is asked')
    await at.table.answer(ask, true)
    expect(at.teaching.value.waits).toBe('others')
    const left = (): number => at.table.match?.view.open.asking.filter(({ key }) => key === 'ready').length ?? 0
    expect(left()).toBe(3)
    vi.advanceTimersByTime(A_WHILE)
    expect(left()).toBeLessThan(3)
    vi.advanceTimersByTime(3 * A_WHILE)
    expect(at.teaching.value.says).toBe('prepare')
    stop()
  })

  it('refuses another answer with a text, and asks again', async () => {
    const { at, stop } = begun()
    listen(at)
    const [ready] = at.table.asks
    if (ready) await at.table.answer(ready, true)
    vi.advanceTimersByTime(4 * A_WHILE)
    const [ask] = at.table.asks
    if (ask) await at.table.answer(ask, { slots: ['s0', 's2'], swap: 'yes' })
    await settle()
    expect(at.table.notices.map(({ why }) => why.refused)).toEqual(['lessonOther'])
    expect(at.table.asks.map(({ id }) => id)).toEqual([ask?.id])
    expect(at.table.pending).toBeNull()
    stop()
  })

  it('ends with its screen: nobody plays on', async () => {
    const { at, stop } = begun()
    listen(at)
    const [ask] = at.table.asks
    if (ask) await at.table.answer(ask, true)
    stop()
    const before = at.table.lastUpdate
    vi.advanceTimersByTime(10 * A_WHILE)
    expect(at.table.lastUpdate).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('uses names in the current language', () => {
    let language = 'en'
    const { at, stop } = begun(name => `${language}:${name}`)
    const called = (): string[] | undefined => at.table.party?.seats.map(({ name }) => name)
    expect(called()).toEqual(['en:', 'en:Alba', 'en:Bruno', 'en:Carla'])
    language = 'ru'
    at.goOn()
    expect(called()).toEqual(['ru:', 'ru:Alba', 'ru:Bruno', 'ru:Carla'])
    stop()
  })

  it('sends nothing to any host', async () => {
    const { at, stop } = begun()
    expect(await at.table.send({ kind: 'start' })).toBe(false)
    stop()
  })
})

describe('lessons', () => {
  it.each(TAUGHT)('%s has a lesson of its own game', async game => {
    const course = await loadLesson(game)
    expect([course.game.id, course.lesson.game]).toEqual([game, game])
    const learning = useLearning()
    learning.learn(game)
    expect(learning.game).toBe(game)
  })

  it('no other id has one', async () => {
    await expect(loadLesson('chess')).rejects.toThrow('no lesson')
    await expect(loadLesson('constructor')).rejects.toThrow('no lesson')
    const learning = useLearning()
    learning.learn('chess')
    expect(learning.game).toBeNull()
  })
})

describe('the words of an answer, by which choices are marked', () => {
  it.each([
    [true, []],
    ['pass', ['pass']],
    [3, ['3']],
    [{ branch: 'announce', answer: { slot: 's0', character: 'king' } }, ['announce', 's0', 'king']],
    [{ slots: ['s0', 's1'], swap: 'no' }, ['s0', 's1', 'no']],
  ] as const)('%j', (answer, expected) => {
    expect([...choicesIn(answer)]).toEqual(expected)
  })
})

describe('the pace of a lesson', () => {
  it('leaves time to see what a bot did, and none where there is nothing to see', async () => {
    const { at, stop } = begun()
    listen(at)
    const [ask] = at.table.asks
    if (ask) await at.table.answer(ask, true)
    const seq = (): number => at.table.lastUpdate?.seq ?? 0
    const paces = new Set<number>()
    for (let turns = 0; turns < 40; turns++) {
      while (at.teaching.value.waits === 'say') at.goOn()
      const { waits, wants } = at.teaching.value,
        [open] = at.table.asks
      if (waits === 'pupil' && open && wants !== undefined) {
        await at.table.answer(open, wants)
        continue
      }
      if (waits !== 'others') break
      const before = seq(),
        pace = (at.table.match?.events.length ?? 0) > 0 ? 1000 : 100
      vi.advanceTimersByTime(pace - 1)
      expect(seq()).toBe(before)
      vi.advanceTimersByTime(1)
      expect(seq()).toBe(before + 1)
      paces.add(pace)
    }
    expect([...paces].sort((a, b) => a - b)).toEqual([100, 1000])
    stop()
  })

  it('begins once, however often its connection is tried, and each lesson is a match of its own', () => {
    const { at, stop } = begun()
    const [events, match] = [at.table.log.events.length, at.table.match?.id]
    at.table.retry()
    expect(at.table.log.events).toHaveLength(events)
    const other = begun()
    expect(other.at.table.match?.id).not.toBe(match)
    stop()
    other.stop()
  })

  it('is no slower for a bot that was told twice to wait', async () => {
    const { at, stop } = begun()
    listen(at)
    const [ask] = at.table.asks
    if (ask) await at.table.answer(ask, true)
    at.goOn()
    expect(vi.getTimerCount()).toBe(1)
    stop()
  })
})

describe('who practises', () => {
  it('is told what the coach would answer as soon as they ask', async () => {
    const { at, stop } = begun(undefined, { ...COURSE, lesson: practiceOf(lesson, 3) })
    for (let n = 0; n < 100 && at.teaching.value.waits !== 'pupil'; n++) await vi.advanceTimersByTimeAsync(A_WHILE)
    expect(at.teaching.value).toMatchObject({ waits: 'pupil', free: true, advice: null })
    at.ask()
    expect(at.teaching.value.advice).not.toBeNull()
    stop()
  })

  it('is asked by no teacher: the lesson’s state says where they are', () => {
    const { at, stop } = begun()
    expect(at.teaching.value).toMatchObject({ waits: 'say', n: 1, free: false, advice: null, reason: null })
    expect(at.teaching.value.says).not.toBeNull()
    const { n } = at.teaching.value
    at.goOn()
    expect(at.teaching.value.n).toBeGreaterThanOrEqual(n)
    stop()
  })
})

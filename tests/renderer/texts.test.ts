/** Texts of the page: what they are built from, when they are built again, and those that come later. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { useGameUi } from '../../src-renderer/games/gameUis'
import type { I18n } from '../../src-renderer/i18nTypes'
import { useComputerNames } from '../../src-renderer/keeping/computerNames'
import { useLateTexts } from '../../src-renderer/lateTexts'
import { useReasons } from '../../src-renderer/lesson/reasons'
import { useTable } from '../../src-renderer/store/table'
import { useLogContext, useMessageContext } from '../../src-renderer/table/messageContext'
import { keepingMessages } from '../../src-shared/locales/keeping'
import { frameOf, matchPart, partyOf, person } from './kit'

const page = vi.hoisted(() => ({
  i18n: null as I18n | null,
  loads: [] as { readonly id: string; readonly settle: (ui: object | null) => void }[],
}))
vi.mock('../../src-renderer/i18n', async original => {
  const all = await original<typeof import('../../src-renderer/i18n')>()
  page.i18n = all.createI18nForPage('en')
  return { ...all, useI18n: () => page.i18n }
})
vi.mock('../../src-renderer/games', () => ({
  PAGE_GAMES: [],
  pageGame: (id: string) =>
    id === 'unknown'
      ? undefined
      : {
          ui: () =>
            new Promise((settle, fail) => {
              page.loads.push({ id, settle: ui => (ui ? settle(ui) : fail(new Error('no host'))) })
            }),
        },
}))

let scope: EffectScope
beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  page.loads.length = 0
  scope = effectScope()
})
afterEach(async () => {
  scope.stop()
  vi.useRealTimers()
  await page.i18n?.setLanguage('en')
})
const made = <T>(make: () => T): T => {
  const of = scope.run(make)
  if (of === undefined) throw new Error('no scope')
  return of
}
const i18n = (): I18n => {
  if (!page.i18n) throw new Error('no texts')
  return page.i18n
}

describe('what a message is built from', () => {
  it('are the names at this table; without a table, the numbers of its seats', () => {
    const context = made(useMessageContext)
    expect([context.value.name(0), context.value.seats, context.value.you]).toEqual(['1', 0, null])
    useTable().onUpdate(frameOf(matchPart('m'), { party: partyOf(3) }))
    expect([context.value.name(1), context.value.seats, context.value.match?.id]).toEqual(['Boris', 3, 'm'])
  })

  it('is the same for the log for as long as all entries would read the same', async () => {
    const table = useTable(),
      context = made(useLogContext)
    table.onUpdate(frameOf(matchPart('m'), { party: partyOf(3) }))
    const first = context.value
    table.onUpdate(frameOf(matchPart('m', [{ event: { kind: 'coins' } }]), { party: partyOf(3, { paused: true }) }))
    expect(context.value).toBe(first)
    const seats = [person(0), person(1), { ...person(2), name: 'Zoe' }]
    table.onUpdate(frameOf(matchPart('m'), { party: partyOf(3, { seats }) }))
    expect(context.value).not.toBe(first)
    expect([0, 1, 2, 3].map(context.value.name)).toEqual(['Anna', 'Boris', 'Zoe', '4'])
    const renamed = context.value
    await i18n().setLanguage('it')
    expect(context.value).not.toBe(renamed)
  })

  it('knows the reader’s own seat', () => {
    const own = { seat: 2, asks: [], seen: [], sealed: null, private: null }
    const part = matchPart('m')
    useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own } }))
    expect([made(useLogContext).value.you, made(useMessageContext).value.you]).toEqual([2, 2])
  })
})

describe('a reason of the coach', () => {
  it('speaks of others by name, and to the pupil as you', () => {
    i18n().addMessages({
      en: { coach: { mascarade: { rich: '{name} {chance} {n}', richYou: 'You', alone: 'Alone' } } },
      ru: {},
      it: {},
    })
    const own = { seat: 0, asks: [], seen: [], sealed: null, private: null }
    const part = matchPart('m')
    useTable().onUpdate(frameOf({ ...part, view: { ...part.view, own } }))
    const { text, name } = made(useReasons)
    expect(text({ why: 'rich', seat: 1, chance: 30, n: 2 })).toBe('Boris 30 2')
    expect(text({ why: 'rich', seat: 0 })).toBe('You')
    expect(text({ why: 'alone' })).toBe('Alone')
    expect(name(1)).toBe('Boris')
  })
})

describe('texts that come later', () => {
  const texts = { en: { late: { hello: 'Hello' } }, ru: {}, it: {} }

  it('are loaded once they are needed, and once', async () => {
    const needed = ref(false)
    let asked = 0,
      loaded = 0
    scope.run(() => {
      useLateTexts(
        () => needed.value,
        () => Promise.resolve((asked++, texts)),
        () => loaded++,
      )
    })
    await vi.advanceTimersByTimeAsync(0)
    expect([asked, loaded]).toEqual([0, 0])
    for (const is of [true, false, true]) {
      needed.value = is
      await vi.advanceTimersByTimeAsync(0)
    }
    expect([asked, loaded, i18n().t('late.hello')]).toEqual([1, 1, 'Hello'])
  })

  it('are asked for again while the host does not give them', async () => {
    const needed = ref(false)
    let asked = 0,
      loaded = 0
    scope.run(() => {
      useLateTexts(
        () => needed.value,
        () => (++asked < 3 ? Promise.reject(new Error('no host')) : Promise.resolve(texts)),
        () => loaded++,
      )
    })
    needed.value = true
    await vi.advanceTimersByTimeAsync(3999)
    expect([asked, loaded]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([asked, loaded]).toEqual([3, 1])
  })
})

describe('the page side of a game', () => {
  const ui = (title: string): object => ({ messages: { en: { title }, ru: {}, it: {} } })

  it('is loaded when the table chooses the game, with its texts, and once', async () => {
    const game = ref<string | null>(null)
    const shown = made(() => useGameUi(() => game.value))
    expect([shown.value, page.loads]).toEqual([null, []])
    game.value = 'one'
    await nextTick()
    const loaded = ui('One')
    page.loads[0]?.settle(loaded)
    await vi.advanceTimersByTimeAsync(0)
    expect([shown.value, i18n().t('games.one.title')]).toEqual([loaded, 'One'])
    game.value = null
    await nextTick()
    expect(shown.value).toBeNull()
    game.value = 'one'
    await nextTick()
    expect([shown.value, page.loads.length]).toEqual([loaded, 1])
  })

  it('is not shown where the table has chosen another game meanwhile', async () => {
    const game = ref<string | null>('two')
    const shown = made(() => useGameUi(() => game.value))
    game.value = 'three'
    await nextTick()
    page.loads[0]?.settle(ui('Two'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.value).toBeNull()
    page.loads[1]?.settle(ui('Three'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.value).not.toBeNull()
  })

  it('is asked for again every two seconds, for as long as the table wants that game', async () => {
    const game = ref<string | null>('four')
    made(() => useGameUi(() => game.value))
    page.loads[0]?.settle(null)
    await vi.advanceTimersByTimeAsync(1999)
    expect(page.loads).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(page.loads.map(({ id }) => id)).toEqual(['four', 'four'])
    page.loads[1]?.settle(null)
    await vi.advanceTimersByTimeAsync(0)
    game.value = 'five'
    await nextTick()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(page.loads.map(({ id }) => id)).toEqual(['four', 'four', 'five'])
    page.loads[2]?.settle(null)
    await vi.advanceTimersByTimeAsync(0)
    scope.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('of a game that the page does not know is none', () => {
    expect([made(() => useGameUi(() => 'unknown')).value, page.loads]).toEqual([null, []])
  })
})

describe('the name of a computer', () => {
  it('is that of its person, or its own, and of one that nobody knows it is another one', () => {
    i18n().addMessages(keepingMessages)
    const { nameOf, nameFirst, namesOf } = made(useComputerNames)
    const laptop = { id: 'a', name: 'laptop' },
      annas = { id: 'b', name: 'Anna', ofPerson: true } as const
    expect(nameOf(laptop)).toBe('laptop')
    expect(nameOf(annas)).toContain('Anna')
    expect(nameOf(annas)).not.toBe('Anna')
    expect([nameOf(null), nameOf({ id: 'c', name: '' })]).toEqual(Array(2).fill(i18n().t('keeping.another')))
    // A computer’s own name is written as it is, also where a sentence begins.
    expect(nameFirst(laptop)).toBe('laptop')
    expect(nameFirst(null)).toMatch(/^\p{Lu}/u)
    expect(namesOf([laptop, annas])).toBe(`laptop and ${nameOf(annas)}`)
  })
})

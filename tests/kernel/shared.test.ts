import { describe, expect, it } from 'vitest'
import { initialState, Match, pick, stepsOf, stepTable, type Game, type GameState } from '../../src-shared/kernel'
import { copy, copyState } from '../../src-shared/kernel/copy'
import { idOf, keyOf, stored, take } from './driving'

/** A diary: what is written in it is never changed, and all copies of a state share it. */
interface DiaryState extends GameState {
  readonly options: { readonly ink: string }
  diary: readonly { readonly day: number }[]
  /** Copied, as everything that is not said to be shared. */
  loose: number[][]
}

type Day = 'write' | 'mend' | 'turnPage' | 'scribble' | 'tear' | 'new' | 'loose'

const day = stepsOf<DiaryState, null>()<null, Day>('day', {
  asks: () => [
    {
      seat: 0,
      key: 'day',
      default: 'random',
      pick: pick.one(['write', 'mend', 'turnPage', 'scribble', 'tear', 'new', 'loose']),
    },
  ],
  take({ state }, _, __, answer) {
    const list = state.diary as { day: number }[]
    switch (answer) {
      case 'write':
        state.diary = [...list, { day: list.length }]
        return
      case 'mend':
        state.diary = [{ day: 7 }, ...list.slice(1)]
        return
      case 'turnPage':
        state.diary = [...list.slice(1), { day: 9 }]
        return
      case 'scribble':
        for (const entry of list) entry.day = -1
        return
      case 'tear':
        list.pop()
        return
      case 'new':
        state.diary = [{ day: 0 }]
        ;(state.diary as { day: number }[]).push({ day: 1 })
        return
      case 'loose':
        state.loose[0]?.push(1)
    }
  },
})

const diary: Game<DiaryState, null, null, null> = {
  id: 'diary',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  options: [],
  steps: stepTable(day),
  shared: ['options', 'diary'],
  validateOptions: () => null,
  open: () => null,
  own: () => null,
  setup: () => ({ ...initialState(day(null)), options: { ink: 'blue' }, diary: [{ day: 0 }], loose: [[]] }),
}

const open = (): Match<DiaryState, null, null, null> => Match.start(diary, 1, {}, keyOf(1)).match

describe('what all states of a match share', () => {
  it('is the same for a snapshot and for the next state, and only that', () => {
    const match = open(),
      before = match.snapshot().state
    const after = take(match, 0, 'day', 'loose').state
    expect([after.diary === before.diary, after.options === before.options, after.loose === before.loose]).toEqual([
      true,
      true,
      false,
    ])
    expect([before.loose, after.loose]).toEqual([[[]], [[1]]])
  })

  it('is the deck too, though no game names it: a step that writes into a card is found out', () => {
    const fixed = { cards: [{ id: 'ace' }] }
    const { match } = Match.start({ ...diary, setup: given => ({ ...diary.setup(given), fixed }) }, 1, {}, keyOf(1))
    expect(match.snapshot().state.fixed).toBe(fixed)
    expect(() => {
      const [card] = fixed.cards
      if (card) card.id = 'king'
    }).toThrow(TypeError)
  })

  it('is replaced by a new one, which leaves the old state as it was', () => {
    const match = open(),
      before = match.snapshot().state
    take(match, 0, 'day', 'write')
    expect([before.diary, match.snapshot().state.diary]).toEqual([[{ day: 0 }], [{ day: 0 }, { day: 1 }]])
  })

  it('is frozen with all its parts: added at the end, in the place of others, and after others that are gone', () => {
    const match = open()
    for (const [what, days] of [
      ['write', [0, 1]],
      ['mend', [7, 1]],
      ['write', [7, 1, 2]],
      ['turnPage', [1, 2, 9]],
    ] as const) {
      const { diary: list } = take(match, 0, 'day', what).state
      expect(list.map(entry => entry.day)).toEqual(days)
      expect([list, ...list].filter(part => !Object.isFrozen(part))).toEqual([])
    }
  })

  it.each(['scribble', 'tear'] as const)('cannot be written into: %s throws and changes nothing', what => {
    const match = open(),
      before = stored(match.snapshot())
    expect(() => match.answer(0, idOf(match, 0, 'day'), what)).toThrow(TypeError)
    expect(match.snapshot()).toEqual(before)
  })

  it("a new one is still its step's own while it is made, and frozen with the answer", () => {
    const match = open()
    expect(take(match, 0, 'day', 'new').state.diary).toEqual([{ day: 0 }, { day: 1 }])
    expect(() => match.answer(0, idOf(match, 0, 'day'), 'scribble')).toThrow(TypeError)
  })

  it('is shared and frozen after a snapshot was stored and resumed, too', () => {
    const match = Match.resume(diary, stored(open().snapshot()))
    expect(() => match.answer(0, idOf(match, 0, 'day'), 'scribble')).toThrow(TypeError)
    const before = match.snapshot().state
    expect(take(match, 0, 'day', 'loose').state.diary).toBe(before.diary)
  })

  it('is nothing where a game names nothing: then all is copied, but the deck', () => {
    const deck = {},
      state = { ...open().snapshot().state, fixed: deck }
    const out = copyState({}, state)
    expect(out).toEqual(state)
    expect([out.diary === state.diary, out.fixed === deck]).toEqual([false, true])
  })
})

describe('a copy of plain data', () => {
  const data = { n: 1, none: null, list: [1, [2, { deep: [null, 'x'] }], {}], empty: [] }

  it('equals it and shares nothing of it', () => {
    const out = copy(data)
    expect(out).toEqual(data)
    for (const [a, b] of [
      [out, data],
      [out.list, data.list],
      [out.list[1], data.list[1]],
      [out.list[2], data.list[2]],
      [out.empty, data.empty],
    ])
      expect(a).not.toBe(b)
  })

  it('of something frozen is not frozen', () => {
    expect(Object.isFrozen(copy(Object.freeze([Object.freeze({})]))[0])).toBe(false)
  })

  it('of a plain value is that value', () => {
    expect([copy(null), copy(7), copy('x'), copy(false)]).toEqual([null, 7, 'x', false])
  })
})

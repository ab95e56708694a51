/** What a bot of Dark Tales remembers beyond the present table: points, cards known to be in hands, the top of the deck. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Memory, type TalesPart } from '../../../../src-shared/games/tales/bot/memory'
import type { Aside, TalesEvent } from '../../../../src-shared/games/tales/rules'
import { partOf } from '../../../kit/arena'
import { table } from '../rules/table'

type Loose = { readonly kind: TalesEvent['kind'] } & { readonly [field: string]: unknown }
const part = (...events: readonly (readonly [event: Loose, own?: Aside])[]): TalesPart => {
  const { view } = partOf(table({ seats: 3, vp: { 0: 7 } }).match, 0, [])
  return { view, events: events.map(([event, own]) => ({ event, ...(own ? { own } : {}) })) } as unknown as TalesPart
}

let memory: Memory
beforeEach(() => {
  memory = new Memory(0, part([{ kind: 'deal' }]))
})
const hears = (event: Loose, own?: Aside): void => {
  memory.hear(part(own ? [event, own] : [event]))
}

describe('points', () => {
  it('are those that everybody saw being won, seat by seat', () => {
    hears({ kind: 'vp', seat: 1, vp: 3 })
    hears({ kind: 'vp', seat: 1, vp: -1 })
    hears({ kind: 'vp', seat: 2, vp: 4 })
    expect([0, 1, 2].map(seat => memory.points(seat))).toEqual([0, 2, 4])
  })

  it('of a match that was joined late are taken to be as many as the own', () => {
    const late = new Memory(0, part())
    expect([0, 1, 2].map(seat => late.points(seat))).toEqual([7, 7, 7])
  })
})

describe('the top of the deck', () => {
  const peeks = (looked: readonly string[], card: string): void => {
    hears({ kind: 'peek', seat: 0, looked: looked.length }, { looked, card })
  }

  it('is the one of two that was not taken', () => {
    peeks(['hero', 'dragon'], 'hero')
    expect(memory.top).toBe('dragon')
    peeks(['hero', 'dragon'], 'dragon')
    expect(memory.top).toBe('hero')
    peeks(['hero', 'hero'], 'hero')
    expect(memory.top).toBe('hero')
  })

  it('is unknown where there was one only, or somebody else has looked', () => {
    peeks(['hero'], 'hero')
    expect(memory.top).toBeNull()
    peeks(['hero', 'dragon'], 'hero')
    hears({ kind: 'peek', seat: 1, looked: 2 })
    expect(memory.top).toBeNull()
  })

  it.each<[string, Loose]>([
    ['drawn', { kind: 'draw', seat: 1, cards: 1 }],
    ['played from there', { kind: 'play', seat: 1, card: 'dragon', how: 'top' }],
  ])('is unknown again once it was %s', (_, event) => {
    peeks(['hero', 'dragon'], 'hero')
    hears({ kind: 'play', seat: 1, card: 'hero', how: 'turn' })
    expect(memory.top).toBe('dragon')
    hears(event)
    expect(memory.top).toBeNull()
  })
})

describe('a hand', () => {
  beforeEach(() => {
    hears({ kind: 'hands', hands: [['hero'], ['dragon', 'dragon', 'child'], ['sage']] })
  })

  it('is known when all hands are shown, and less of it with every card that is played or discarded', () => {
    expect(memory.in(1, 3)).toEqual(['dragon', 'dragon', 'child'])
    hears({ kind: 'play', seat: 1, card: 'dragon', how: 'turn' })
    expect(memory.in(1, 2)).toEqual(['dragon', 'child'])
    hears({ kind: 'discardHand', seat: 1, card: 'child' })
    expect(memory.in(1, 1)).toEqual(['dragon'])
    // What was not known to be there leaves nothing behind, and nobody else's hand changes.
    hears({ kind: 'play', seat: 1, card: 'sage', how: 'more' })
    expect([memory.in(1, 1), memory.in(2, 1)]).toEqual([['dragon'], ['sage']])
  })

  it('keeps what is played from the top of the deck', () => {
    hears({ kind: 'play', seat: 1, card: 'dragon', how: 'top' })
    expect(memory.in(1, 3)).toEqual(['dragon', 'dragon', 'child'])
  })

  it('has what was taken into it before everybody’s eyes, and no more than it holds', () => {
    hears({ kind: 'take', seat: 2, card: 'dragon' })
    hears({ kind: 'takeDiscarded', seat: 2, card: 'child' })
    expect([memory.in(2, 3), memory.in(2, 1)]).toEqual([['sage', 'dragon', 'child'], ['sage']])
  })
})

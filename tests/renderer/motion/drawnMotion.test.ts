/** Animations in pixels: from place to place, in the order of the seats, and no path shows what is secret. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnOf, type DrawnMotion, type Flight } from '../../../src-renderer/motion/drawnMotion'
import { atSeat, atSlot, MIDDLE, type Motion } from '../../../src-renderer/motion/motions'

/** A place on the board: its name, and where its left upper corner is; each is ten pixels wide, unless it is hidden. */
interface Place {
  readonly is: string
  readonly seat?: number
  readonly x: number
  readonly hidden?: true
}
const rect = (left: number, width: number): DOMRect => ({ left, top: 0, width, height: 10 }) as DOMRect

/** A board 100 pixels wide with these places on it, and an own seat below it. */
function board(places: readonly Place[], own: readonly Place[] = []): Element {
  const drawn = (all: readonly Place[]) =>
    all.map(({ is, seat, x, hidden }) => ({
      is,
      dataset: { seat: String(seat) },
      getBoundingClientRect: () => rect(x, hidden ? 0 : 10),
    }))
  const [inside, below] = [drawn(places), drawn(own)]
  return {
    getBoundingClientRect: () => rect(0, 100),
    querySelectorAll: (which: string) =>
      inside.filter(({ is }) => (which === '[data-seat]' ? is.startsWith('[data-seat=') : is === which)),
    closest: (which: string) =>
      which === '[data-test="table"]'
        ? {
            querySelectorAll: (both: string) =>
              below.filter(({ is }) => both.split(', ').some(one => one === `.own${is}` || one === `.own ${is}`)),
          }
        : null,
  } as unknown as Element
}
const seat = (n: number, x: number, hidden?: true): Place => ({
  is: `[data-seat="${n}"]`,
  seat: n,
  x,
  ...(hidden ? { hidden } : {}),
})
const slot = (name: string, x: number): Place => ({ is: `[data-slot="${name}"]`, x })

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

const drawn = (on: Element, motion: Motion): DrawnMotion[] => drawnOf(on, { motion, at: 100, last: 500 })
const paths = (all: readonly DrawnMotion[]): number[][] => all.map(one => (one as Flight).along.map(({ x }) => x))

describe('what flies', () => {
  it('goes from the middle of one place to the middle of another', () => {
    const on = board([seat(0, 10), seat(1, 80)])
    const [coin, ...more] = drawn(on, { move: 'fly', thing: 'coin', from: atSeat(0), to: atSeat(1) })
    expect(more).toEqual([])
    expect(coin).toMatchObject({ kind: 'flight', thing: 'coin', size: 24, at: 100, last: 500 })
    expect(coin && (coin as Flight).along).toEqual([
      { x: 15, y: 5 },
      { x: 85, y: 5 },
    ])
  })

  it('in numbers leaves one after another and lands together, five at most', () => {
    const on = board([seat(0, 10), seat(1, 80)])
    const flights = (count: number): DrawnMotion[] =>
      drawn(on, { move: 'fly', thing: 'coin', from: atSeat(0), to: atSeat(1), count })
    expect(flights(3).map(({ at, last }) => [at, at + last])).toEqual([
      [100, 600],
      [155, 600],
      [210, 600],
    ])
    expect(flights(12)).toHaveLength(5)
  })

  it('to a place that is not drawn goes to the middle of the board; one below it counts, and the first that shows', () => {
    const on = board([seat(0, 10), seat(1, 20, true), seat(1, 80)], [slot('s0', 40)])
    expect(paths(drawn(on, { move: 'fly', thing: 'card', from: atSeat(0), to: MIDDLE }))).toEqual([[15, 50]])
    expect(paths(drawn(on, { move: 'fly', thing: 'card', from: atSeat(1), to: atSlot('s0') }))).toEqual([[85, 45]])
  })
})

describe('a deal', () => {
  it('goes from the middle to every seat that is drawn, in their order, and is over for all at once', () => {
    const on = board([seat(2, 60), seat(0, 0), seat(1, 30), seat(3, 90, true)])
    const cards = drawn(on, { move: 'deal' })
    expect(paths(cards)).toEqual([
      [50, 5],
      [50, 35],
      [50, 65],
    ])
    expect(cards.map(({ at, last }) => [at, at + last])).toEqual([
      [100, 600],
      [155, 600],
      [210, 600],
    ])
  })

  it('to many seats leaves each card half of its time', () => {
    const on = board(Array.from({ length: 13 }, (_, n) => seat(n, n)))
    for (const { last } of drawn(on, { move: 'deal' })) expect(last).toBeGreaterThanOrEqual(250)
  })
})

describe('cards that go round', () => {
  const on = (): Element => board([seat(0, 0), seat(1, 30), seat(2, 60)])
  it.each([
    [1, [5, 35], [35, 65], [65, 5]],
    [-1, [5, 65], [35, 5], [65, 35]],
  ] as const)(
    'by %i go from every seat to its neighbour, the last and the first being neighbours',
    (by, ...expected) => {
      const cards = drawn(on(), { move: 'around', by })
      expect(paths(cards)).toEqual(expected)
      expect(cards.map(({ at, last }) => [at, last])).toEqual(Array(3).fill([100, 500]))
    },
  )
})

it('cards under the table meet in the middle and come back: no path tells which is which', () => {
  const on = board([slot('a', 0), slot('b', 80)])
  expect(paths(drawn(on, { move: 'under', slots: [atSlot('a'), atSlot('b')] }))).toEqual([
    [5, 50, 5],
    [85, 50, 85],
  ])
})

it('a glow is where its place is, and the sky is over the whole board', () => {
  const on = board([seat(0, 10)])
  expect(drawn(on, { move: 'glow', at: atSeat(0), tone: 'rose' })).toMatchObject([
    { kind: 'glow', tone: 'rose', box: { left: 10, width: 10 }, at: 100, last: 500 },
  ])
  expect(drawn(on, { move: 'sky', tone: 'night' })).toMatchObject([
    { kind: 'sky', tone: 'night', box: { left: 0, width: 100 } },
  ])
})

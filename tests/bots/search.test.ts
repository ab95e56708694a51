/** The search of all games, on a game of one choice: it is hidden how much each of three boxes holds. */
import { describe, expect, it } from 'vitest'
import {
  fastRandom,
  initialState,
  legalAnswers,
  pick,
  stepsOf,
  stepTable,
  type GameState,
  type Random,
  type StepTable,
} from '../../src-shared/kernel'
import { chanceFromLead, search, type Candidate, type SearchProblem } from '../../src-shared/bots/search'

interface Boxes extends GameState {
  readonly holds: { readonly [box: string]: number }
  got: number
  turns: number
}

const step = stepsOf<Boxes, never>()
const BOXES = ['left', 'middle', 'right'] as const
/** Takes a box; then a number of turns in which nothing happens, and the end. */
const choice = step<null, string>('choice', {
  asks: () => [{ seat: 0, key: 'box', pick: pick.one(BOXES), default: 'random' }],
  take(play, _, __, box) {
    play.state.got = play.state.holds[box] ?? 0
    play.next(wait(null))
  },
})
const wait = step<null, true>('wait', {
  asks: () => [{ seat: 1, key: 'wait', pick: pick.ok(), default: 'random' }],
  take(play) {
    if (++play.state.turns > 3) play.end({ winners: [0], reason: 'over' })
  },
})
const steps = stepTable(choice, wait) as StepTable<Boxes, never>

/** In the worlds that are believed in, `right` holds 0 or 3 at random, `middle` 1. */
function boxes(
  more: Partial<SearchProblem<Boxes, never>> = {},
): SearchProblem<Boxes, never> & { readonly sampled: () => number } {
  let sampled = 0
  return {
    game: { steps },
    sampled: () => sampled,
    sample: (random: Random) => {
      sampled++
      return {
        ...initialState({ ...choice(null), opened: 4 }),
        moment: 4,
        holds: { left: 0, middle: 1, right: 3 * random.nextInt(2, 'luck') },
        got: 0,
        turns: 0,
      }
    },
    policy: (_, ask) => [...legalAnswers(ask.pick)][0] ?? true,
    horizon: () => false,
    value: ({ got }) => got / 3,
    ...more,
  }
}

/** The heuristic prefers the left one. */
const CANDIDATES: readonly Candidate[] = [
  { answer: 'left', score: 2 },
  { answer: 'middle', score: 1 },
  { answer: 'right', score: 0 },
]
const find = (
  of: SearchProblem<Boxes, never>,
  { answers = 3, margin = 9, playouts = 90, priorWeight = 0, seed = 1 } = {},
) =>
  search(
    of,
    '4/box/0',
    CANDIDATES,
    { maxCandidates: answers, margin, playouts, depth: 0 },
    priorWeight,
    fastRandom(seed),
  )

describe('a search', () => {
  it('finds the best answer over the possible worlds, whatever the heuristic says', () => {
    for (let seed = 0; seed < 20; seed++) expect(find(boxes(), { seed })).toBe('right')
  })

  it('tries only the most promising answers, up to its limit', () => {
    expect(find(boxes(), { answers: 2 })).toBe('middle')
    expect(find(boxes(), { answers: 1 })).toBe('left')
    expect(find(boxes(), { margin: 1 })).toBe('middle')
    expect(find(boxes(), { margin: 0.5 })).toBe('left')
  })

  it('trusts a heuristic that is confident enough', () => {
    expect(find(boxes(), { priorWeight: 10 })).toBe('left')
  })

  it('takes what the bot likes for a chance to win: it decides among near equals, and not more', () => {
    const withLiking = (liking: number) =>
      search(
        boxes(),
        '4/box/0',
        CANDIDATES.map(one => ({ ...one, liking: one.answer === 'middle' ? liking : 0 })),
        { maxCandidates: 3, margin: 9, playouts: 90, depth: 0 },
        0,
        fastRandom(1),
      )
    // `right` is worth a half, `middle` a third.
    expect(withLiking(0.4)).toBe('middle')
    expect(withLiking(0.01)).toBe('right')
    expect(withLiking(-0.4)).toBe('right')
  })

  it('goes no further than its horizon, and without one to the end', () => {
    const seen: number[] = []
    const value = ({ got, turns }: Boxes): number => {
      seen.push(turns)
      return got
    }
    find(boxes({ value, horizon: ({ turns }) => turns >= 2 }))
    expect(new Set(seen)).toEqual(new Set([2]))
    seen.length = 0
    find(boxes({ value }))
    expect(new Set(seen)).toEqual(new Set([4]))
  })

  it('ends where a match never does', () => {
    const forever = step<null, true>('forever', {
      asks: () => [{ seat: 1, key: 'wait', pick: pick.ok(), default: 'random' }],
      take(play) {
        play.state.turns++
        play.next(forever(null))
      },
    })
    const endless = step<null, string>('choice', {
      asks: () => [{ seat: 0, key: 'box', pick: pick.one(BOXES), default: 'random' }],
      take(play) {
        play.next(forever(null))
      },
    })
    const turns = new Set<number>()
    const value = (state: Boxes): number => {
      turns.add(state.turns)
      return 0
    }
    find(boxes({ game: { steps: stepTable(endless, forever) as StepTable<Boxes, never> }, value }), { playouts: 3 })
    expect([...turns]).toEqual([2000])
  })

  it('limits its playouts, with the same world for all answers that are tried', () => {
    let valued = 0
    const counted = boxes({
      value: ({ got }) => {
        valued++
        return got
      },
    })
    find(counted, { playouts: 60 })
    expect(valued).toBeLessThanOrEqual(60)
    expect(valued).toBeGreaterThan(40)
    expect(counted.sampled()).toBeLessThan(valued / 2 + 1)
  })

  it('is the same for the same seed', () => {
    const close = boxes({ value: ({ got, holds }) => (got === holds.right ? 0.5 : got / 2) })
    expect(Array.from({ length: 5 }, () => find(close, { seed: 3, playouts: 12 }))).toEqual(
      new Array(5).fill(find(close, { seed: 3, playouts: 12 })),
    )
  })

  it('reports if the ask is not open in the sampled state', () => {
    expect(() =>
      search(
        boxes(),
        '9/other/0',
        CANDIDATES,
        { maxCandidates: 3, margin: 9, playouts: 9, depth: 0 },
        0,
        fastRandom(1),
      ),
    ).toThrow('9/other/0')
  })
})

it('a larger lead is worth more, and an even match is worth a half', () => {
  expect(chanceFromLead(0, 3)).toBe(0.5)
  expect(chanceFromLead(3, 3)).toBeCloseTo(0.75, 9)
  expect(chanceFromLead(-3, 3)).toBeCloseTo(0.25, 9)
})

/**
 * The search tree below an answer, on a game of doors: behind one there is more, but only if the next choice is right.
 */
import { describe, expect, it } from 'vitest'
import {
  fastRandom,
  initialState,
  pick,
  stepsOf,
  stepTable,
  type Answer,
  type Ask,
  type GameState,
  type Random,
  type StepTable,
} from '../../src-shared/kernel'
import {
  search,
  sequentialHalving,
  type SearchBudget,
  type Candidate,
  type SearchProblem,
} from '../../src-shared/bots/search'
import { SearchTree } from '../../src-shared/bots/tree'

/** `coin` is hidden from the seat that chooses, unless it is shown. */
interface Doors extends GameState {
  readonly coin: 'heads' | 'tails'
  readonly shows: boolean
  got: number
  way: string
}

const step = stepsOf<Doors, never>()
/** `stay` is half of what there is. `go` leads to a second choice, after another player has nodded. */
const door = step<null, string>('door', {
  asks: () => [{ seat: 0, key: 'door', pick: pick.one(['stay', 'go', 'end']), default: 'random' }],
  take(play, _, __, way) {
    if (way === 'end') return play.end({ winners: [], reason: 'over' })
    play.state.got = 0.5
    play.next(way === 'go' ? nod(null) : over(null))
  },
})
const nod = step<null, true>('nod', {
  asks: () => [{ seat: 1, key: 'nod', pick: pick.ok(), default: 'random' }],
  take(play) {
    play.next(second(null))
  },
})
const second = step<null, string>('second', {
  asks: ({ shows, coin }) => [
    {
      seat: 0,
      key: 'second',
      pick: pick.one(['heads', 'tails']),
      default: 'random',
      ...(shows && { params: { coin } }),
    },
  ],
  take(play, _, __, way) {
    play.state.way = way
    play.state.got = way === play.state.coin ? 1 : 0
    play.next(over(null))
  },
})
const over = step<null, true>('over', {
  asks: () => [{ seat: 1, key: 'over', pick: pick.ok(), default: 'random' }],
  take(play) {
    play.end({ winners: [0], reason: 'over' })
  },
})
const steps = stepTable(door, nod, second, over) as StepTable<Doors, never>

type World = Pick<Doors, 'coin' | 'shows'>
const TOSSED = (random: Random): World['coin'] => (random.nextInt(2, 'coin') === 0 ? 'heads' : 'tails')

/** The policy goes on with `heads` four times of five, and so blunders where the coin shows tails. */
const policy = (_: Doors, { key }: Ask, random: Random): Answer =>
  key === 'second' ? (random.nextInt(5, 'whim') > 0 ? 'heads' : 'tails') : true

const doors = (
  world: (random: Random) => World,
  more: Partial<SearchProblem<Doors, never>> = {},
): SearchProblem<Doors, never> => ({
  game: { steps },
  policy,
  sample: random => ({ ...initialState({ ...door(null), opened: 4 }), moment: 4, ...world(random), got: 0, way: '' }),
  horizon: () => false,
  value: ({ got }) => got,
  ...more,
})

const CANDIDATES: readonly Candidate[] = [
  { answer: 'stay', score: 1 },
  { answer: 'go', score: 0 },
]
const BUDGET: SearchBudget = { maxCandidates: 3, margin: 9, playouts: 120, depth: 2 }
const find = (
  of: SearchProblem<Doors, never>,
  {
    seed = 1,
    candidates = CANDIDATES,
    ...budget
  }: Partial<SearchBudget> & { seed?: number; candidates?: readonly Candidate[] } = {},
) => sequentialHalving(of, '4/door/0', candidates, { ...BUDGET, ...budget }, 0, fastRandom(seed))

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed)
const tails = (): World => ({ coin: 'tails', shows: false })

describe('a tree', () => {
  it('finds the answer that pays off later, even if the policy would blunder there', () => {
    for (const seed of SEEDS) {
      expect(find(doors(tails), { seed, depth: 0 }).answer).toBe('stay')
      expect(find(doors(tails), { seed }).answer).toBe('go')
    }
  })

  it('shares a node among worlds that its seat cannot tell apart: a hidden coin cannot be guessed', () => {
    const hidden = doors(random => ({ coin: TOSSED(random), shows: false }))
    for (const seed of SEEDS) {
      // A guess is worth a half. A search that saw the coin would win nearly always.
      expect(
        find(hidden, {
          seed,
          playouts: 400,
          candidates: [
            { answer: 'go', score: 0 },
            { answer: 'end', score: 0 },
          ],
        }).value,
      ).toBeLessThan(0.62)
    }
  })

  it('separates worlds by what its seat is shown', () => {
    const shown = doors(random => ({ coin: TOSSED(random), shows: true }))
    for (const seed of SEEDS) {
      expect(
        find(shown, {
          seed,
          playouts: 400,
          candidates: [
            { answer: 'go', score: 0 },
            { answer: 'end', score: 0 },
          ],
        }).value,
      ).toBeGreaterThan(0.75)
    }
  })

  it('is the same for the same seed', () => {
    const hidden = doors(random => ({ coin: TOSSED(random), shows: false }))
    expect(find(hidden, { seed: 3, playouts: 30 })).toEqual(find(hidden, { seed: 3, playouts: 30 }))
    expect(new Set(SEEDS.map(seed => find(hidden, { seed, playouts: 30 }).value)).size).toBeGreaterThan(1)
  })

  it('does not search an only answer, and treats one that ends the match like any other', () => {
    expect(find(doors(tails), { candidates: [{ answer: 'go', score: 0 }] })).toEqual({ answer: 'go', value: null })
    expect(
      find(doors(tails), {
        candidates: [
          { answer: 'end', score: 2 },
          { answer: 'stay', score: 0 },
        ],
      }),
    ).toEqual({ answer: 'stay', value: 0.5 })
    expect(
      search(
        doors(tails),
        '4/door/0',
        [
          { answer: 'end', score: 0 },
          { answer: 'end', score: 0 },
        ],
        BUDGET,
        0,
        fastRandom(1),
      ),
    ).toBe('end')
  })
})

describe('a descent of the tree', () => {
  const ask = (key: string, of: readonly string[] = ['a', 'b', 'c', 'd'], more: Partial<Ask> = {}): Ask => ({
    seat: 0,
    key,
    pick: pick.one(of),
    default: 'random',
    ...more,
  })
  /** Descends with these proposals, one per ask. */
  const walk = (tree: SearchTree, value: number, asks: readonly Ask[], proposed: string, deep = 9): Answer[] => {
    const down = tree.descend(deep),
      answers = asks.map(one => down.answer(one, () => proposed))
    down.backpropagate(value)
    return answers
  }

  it('adds one node per playout, and leaves the rest to the policy', () => {
    const tree = new SearchTree(),
      asks = [ask('one'), ask('two'), ask('three')]
    for (const nodes of [1, 2, 3, 3]) {
      expect(walk(tree, 1, asks, 'a')).toEqual(['a', 'a', 'a'])
      expect(tree.size).toBe(nodes)
    }
  })

  it('goes no deeper than its limit, and adds no node for an ask with only one answer', () => {
    const tree = new SearchTree()
    for (let n = 0; n < 5; n++) walk(tree, 1, [ask('one'), ask('two'), ask('three')], 'a', 2)
    expect(tree.size).toBe(2)
    const forced = new SearchTree()
    expect(walk(forced, 1, [ask('one', ['only'])], 'only')).toEqual(['only'])
    expect(walk(forced, 1, [ask('one')], 'a', 0)).toEqual(['a'])
    expect(forced.size).toBe(0)
  })

  it('identifies asks by their content', () => {
    const tree = new SearchTree()
    for (let n = 0; n < 2; n++) walk(tree, 1, [ask('one', ['a', 'b'])], 'a')
    expect(tree.size).toBe(1)
    walk(tree, 1, [ask('one', ['a', 'c'])], 'a')
    walk(tree, 1, [ask('one', ['a', 'b'], { params: { by: 1 } })], 'a')
    expect(tree.size).toBe(3)
  })

  it('tries first what the policy answers, then what is proposed besides, and below its new node the policy again', () => {
    const tree = new SearchTree()
    const answers = (): Answer[] => {
      const down = tree.descend(9)
      const all = ['one', 'two'].map(key =>
        down.answer(
          ask(key),
          () => 'a',
          () => 'b',
        ),
      )
      down.backpropagate(1)
      return all
    }
    // The first makes a node of `one`, the second tries another answer there, under which `two` is new.
    expect(answers()).toEqual(['a', 'a'])
    expect(answers()).toEqual(['b', 'a'])
    expect(answers()[1]).toBe('a')
  })

  it('widens with its visits, and returns to the best answers', () => {
    const tree = new SearchTree(),
      taken: Answer[] = []
    const worth: { readonly [answer: string]: number } = { a: 0.2, b: 0.9, c: 0.2, d: 0.2 }
    for (let n = 0; n < 40; n++) {
      const down = tree.descend(1),
        answer = down.answer(ask('one'), () => 'abcd'[n % 4] ?? 'a')
      down.backpropagate(worth[answer as string] ?? 0)
      taken.push(answer)
    }
    // After no visit one answer is known, after one two, after four three.
    expect(taken.slice(0, 2)).toEqual(['a', 'b'])
    expect(new Set(taken.slice(0, 4))).toEqual(new Set(['a', 'b']))
    expect(taken.filter(answer => answer === 'b').length).toBeGreaterThan(25)
    expect(new Set(taken)).toEqual(new Set(['a', 'b', 'c', 'd']))
  })
})

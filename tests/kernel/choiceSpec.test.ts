import { describe, expect, it } from 'vitest'
import {
  drawAnswer,
  fastRandom,
  hasLegalAnswer,
  isLegal,
  legalAnswers,
  listAnswers,
  pick,
  isSameJson,
  type Json,
  type ChoiceSpec,
} from '../../src-shared/kernel'

const all = (p: ChoiceSpec): Json[] => [...legalAnswers(p)]

interface Case {
  readonly of: ChoiceSpec
  readonly right: readonly Json[]
  readonly wrong: readonly Json[]
}

const cases: { readonly [name: string]: Case } = {
  'nothing to choose': { of: pick.ok(), right: [true], wrong: [false, null, 1, 'true', []] },
  'one word': { of: pick.one(['a', 'b']), right: ['a', 'b'], wrong: ['c', '', null, 0, ['a'], { a: 'a' }] },
  'one slot': { of: pick.slot(['s0', 's1']), right: ['s1'], wrong: ['s2', 1, null] },
  'one card': { of: pick.card(['ace']), right: ['ace'], wrong: ['king', null] },
  'a seat': { of: pick.seat([0, 2]), right: [0, 2], wrong: [1, '0', null, -1, 0.5] },
  'a number': { of: pick.number(2, 4), right: [2, 3, 4], wrong: [1, 5, 2.5, '3', null] },
  'some words': {
    of: pick.some(['a', 'b', 'c'], 1, 2),
    right: [['a'], ['c'], ['a', 'c']],
    wrong: [[], ['a', 'b', 'c'], ['c', 'a'], ['a', 'a'], ['d'], 'a', null, [1], { 0: 'a', length: 1 }],
  },
  'a pair': {
    of: pick.pair(['x', 'y'], ['y', 'z']),
    right: [
      ['x', 'y'],
      ['x', 'z'],
      ['y', 'z'],
    ],
    wrong: [['y', 'y'], ['z', 'x'], ['x'], ['x', 'y', 'z'], 'xy', null],
  },
  'a line of text': {
    of: pick.text(3),
    right: ['', 'abc', 'äöü', '<b>'],
    wrong: ['abcd', 'a\nb', '\u0000', '\u007f', '\u0085', 1, null],
  },
  'several at once': {
    of: pick.each({ who: pick.seat([1]), how: pick.one(['a', 'b']) }),
    right: [
      { who: 1, how: 'a' },
      { how: 'b', who: 1 },
    ],
    wrong: [{ who: 1 }, { who: 1, how: 'c' }, { who: 1, how: 'a', more: 0 }, [1, 'a'], null],
  },
  'a way to go on': {
    of: pick.branch({ pass: pick.ok(), take: pick.seat([1, 2]) }),
    right: [
      { branch: 'pass', answer: true },
      { branch: 'take', answer: 2 },
    ],
    wrong: [
      { branch: 'pass', answer: 1 },
      { branch: 'take', answer: 0 },
      { branch: 'pass' },
      { branch: 'toString', answer: true },
      { branch: ['pass'], answer: true },
      { branch: 'pass', answer: true, more: 1 },
      'pass',
      null,
    ],
  },
}

describe.each(Object.entries(cases))('%s', (_, { of, right, wrong }) => {
  it.each(right.map(answer => [answer]))('may be answered %j', answer => {
    expect(isLegal(of, answer)).toBe(true)
  })
  it.each(wrong.map(answer => [answer]))('may not be answered %j', answer => {
    expect(isLegal(of, answer)).toBe(false)
  })
  it('may not go unanswered', () => {
    expect(isLegal(of, undefined)).toBe(false)
  })
})

describe('all legal answers', () => {
  it('are told one by one, in a fixed order', () => {
    expect(all(pick.some(['a', 'b', 'c'], 1, 2))).toEqual([['a'], ['a', 'b'], ['a', 'c'], ['b'], ['b', 'c'], ['c']])
    expect(all(pick.pair(['x', 'y'], ['y', 'z']))).toEqual([
      ['x', 'y'],
      ['x', 'z'],
      ['y', 'z'],
    ])
    expect(all(pick.slot(['s1', 's0']))).toEqual(['s1', 's0'])
    expect(all(pick.card(['ace']))).toEqual(['ace'])
    expect(all(pick.text(3))).toEqual([''])
    expect(all(pick.number(-1, 1))).toEqual([-1, 0, 1])
    expect(all(pick.each({ a: pick.one(['x', 'y']), b: pick.seat([0, 1]) }))).toEqual([
      { a: 'x', b: 0 },
      { a: 'x', b: 1 },
      { a: 'y', b: 0 },
      { a: 'y', b: 1 },
    ])
    expect(all(pick.branch({ no: pick.ok(), yes: pick.seat([3]) }))).toEqual([
      { branch: 'no', answer: true },
      { branch: 'yes', answer: 3 },
    ])
  })

  it.each(
    Object.entries({
      ...cases,
      'none of a part': { of: pick.each({ a: pick.ok(), b: pick.one([]) }) },
      'two of each part': { of: pick.each({ a: pick.one(['x', 'y']), b: pick.seat([0, 1]) }) },
    }),
  )('are the same as a list: %s', (_, { of }) => {
    expect(listAnswers(of)).toEqual(all(of))
  })

  it('of none of some words is the empty choice', () => {
    expect(all(pick.some(['a', 'b'], 0, 0))).toEqual([[]])
    expect(all(pick.some([], 0, 3))).toEqual([[]])
  })

  it('come lazily: the first of a million million is there at once', () => {
    const digits = Array.from({ length: 40 }, (_, i) => String(i))
    expect(legalAnswers(pick.some(digits, 20, 20)).next().value).toEqual(digits.slice(0, 20))
  })

  it('may be none', () => {
    for (const of of [
      pick.one([]),
      pick.pair(['a'], ['a']),
      pick.some(['a'], 2, 2),
      pick.number(1, 0),
      pick.each({ a: pick.ok(), b: pick.one([]) }),
      pick.branch({ a: pick.seat([]) }),
    ]) {
      expect(hasLegalAnswer(of)).toBe(false)
    }
    expect(hasLegalAnswer(pick.branch({ a: pick.seat([]), b: pick.ok() }))).toBe(true)
  })
})

describe('a drawn answer', () => {
  const draw = (of: ChoiceSpec, seed = 1): Json => {
    const random = fastRandom(seed)
    return drawAnswer(of, n => random.nextInt(n, ''))
  }

  it('takes no way that leads nowhere', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(draw(pick.branch({ dead: pick.one([]), alive: pick.ok() }), seed)).toEqual({
        branch: 'alive',
        answer: true,
      })
  })

  it('reaches all answers', () => {
    const of = pick.branch({
      some: pick.some(['a', 'b', 'c'], 1, 2),
      pair: pick.pair(['x', 'y'], ['x', 'y']),
      number: pick.number(2, 4),
      ok: pick.ok(),
      one: pick.one(['a', 'b']),
      slot: pick.slot(['s0', 's1']),
      card: pick.card(['ace', 'king']),
      seat: pick.seat([0, 2]),
      text: pick.text(3),
    })
    const drawn = new Set(Array.from({ length: 300 }, (_, seed) => JSON.stringify(draw(of, seed))))
    expect(drawn).toEqual(new Set(all(of).map(answer => JSON.stringify(answer))))
  })

  it('counts its draws from 0, so that each has its own number', () => {
    const indices: number[] = []
    drawAnswer(pick.each({ a: pick.seat([0, 1]), b: pick.number(0, 5), c: pick.one(['x']) }), (_, index) => {
      indices.push(index)
      return 0
    })
    expect(indices.slice(0, 2)).toEqual([0, 1])
    expect(new Set(indices).size).toBe(indices.length)
  })

  it('of nothing is an error, and nothing is drawn for it', () => {
    const none = (): number => {
      throw new Error('drawn')
    }
    for (const of of [pick.one([]), pick.branch({ a: pick.one([]) }), pick.pair(['a'], ['a'])]) {
      expect(() => drawAnswer(of, none)).toThrow('without any legal answer')
    }
  })

  it('of "up to 5" of two words never asks for a third', () => {
    const keyed = (n: number): number => {
      if (n < 1) throw new RangeError(`nextInt(${n})`)
      return n - 1
    }
    const of = pick.some(['a', 'b'], 0, 5)
    expect(isLegal(of, ['a', 'b'])).toBe(true)
    expect(isLegal(of, drawAnswer(of, keyed))).toBe(true)
  })
})

describe('the same answer again', () => {
  it('is the same whatever the order of its keys', () => {
    expect(isSameJson({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  })

  it('is the same though it is empty', () => {
    for (const [one, other] of [
      [{}, {}],
      [[], []],
    ] as const)
      expect(isSameJson(one, other)).toBe(true)
  })

  it.each<[Json, Json]>([
    [1, '1'],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [1, 3],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [null, {}],
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [true, 1],
    // What every object inherits is no part of an answer.
    [JSON.parse('{"a":1,"__proto__":{}}') as Json, { a: 1, b: {} }],
  ])('%j is not %j', (a, b) => {
    expect(isSameJson(a, b)).toBe(false)
    expect(isSameJson(b, a)).toBe(false)
  })
})

/** Building an answer choice by choice: the next question, forced choices, undo. */
import { describe, expect, it } from 'vitest'
import {
  isLegal,
  keyedRandom,
  legalAnswers,
  Match,
  pick,
  isSameJson,
  type Answer,
  type ChoiceSpec,
} from '../../src-shared/kernel'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { buildAnswer, sendsAtOnce, type Choice, type Question } from '../../src-renderer/store/answerBuilder'
import { defaultsOf, keyOf } from './kit'

/** All answers that choices can lead to. */
function reachable(of: ChoiceSpec, choices: readonly Choice[] = []): Answer[] {
  const { question, answer } = buildAnswer(of, choices)
  if (answer) return [answer.value]
  if (!question) throw new Error('neither a question nor an answer')
  return optionsOf(question).flatMap(choice => reachable(of, [...choices, choice]))
}

function optionsOf(question: Question): Choice[] {
  if (question.kind === 'number')
    return Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i)
  if (question.kind === 'text') return ['a line']
  if (question.kind === 'words')
    return [...legalAnswers(pick.some(question.of, question.min, question.max))] as string[][]
  return [...question.of]
}

describe('every kind of choice spec', () => {
  it('ok needs no choice: it is confirmed', () => {
    expect(buildAnswer(pick.ok(), [])).toEqual({ question: null, answer: { value: true }, made: [] })
  })

  it('a question with a single option is not asked', () => {
    const composed = buildAnswer(pick.slot(['s0']), [])
    expect(composed.question).toBeNull()
    expect(composed.answer).toEqual({ value: 's0' })
    expect(composed.made).toMatchObject([{ value: 's0', byHand: false }])
  })

  it.each<[string, ChoiceSpec]>([
    ['one', pick.one(['a', 'b', 'c'])],
    ['some', pick.some(['a', 'b', 'c'], 1, 2)],
    ['seat', pick.seat([0, 3, 5])],
    ['slot', pick.slot(['s0', 's1'])],
    ['card', pick.card(['x', 'y'])],
    ['number', pick.number(2, 5)],
    ['pair of two lists', pick.pair(['a', 'b'], ['x', 'y'])],
    ['each', pick.each({ slot: pick.slot(['s0', 's1']), character: pick.one(['king', 'queen']) })],
    ['branch', pick.branch({ pass: pick.ok(), claim: pick.slot(['s1', 's2']) })],
  ])('%s: every legal answer can be given, and no other', (_, of) => {
    const got = reachable(of)
    expect(got.every(answer => isLegal(of, answer))).toBe(true)
    for (const answer of legalAnswers(of)) expect(got.some(other => isSameJson(other, answer))).toBe(true)
  })

  it('text is accepted as typed', () => {
    expect(buildAnswer(pick.text(10), ['hello']).answer).toEqual({ value: 'hello' })
    expect(buildAnswer(pick.text(3), ['hello']).answer).toBeNull()
  })

  it('a pair of lists that overlap becomes a legal answer, whichever of the two is pointed at first', () => {
    const spec = pick.pair(['a', 'b'], ['b', 'c'])
    for (const [one, other, answer] of [
      ['a', 'b', ['a', 'b']],
      ['b', 'a', ['a', 'b']],
      ['b', 'c', ['b', 'c']],
      ['c', 'b', ['b', 'c']],
    ] as const)
      expect(buildAnswer(spec, [one, other]).answer).toEqual({ value: answer })
  })

  it('a pair may be pointed at in either order', () => {
    const of = pick.pair(['s0.left', 's0.right'], ['s1.left'])
    expect(buildAnswer(of, ['s0.right']).answer).toEqual({ value: ['s0.right', 's1.left'] })
    const both = pick.pair(['a', 'b'], ['x', 'y'])
    expect(buildAnswer(both, ['y', 'a']).answer).toEqual({ value: ['a', 'y'] })
    expect(buildAnswer(both, ['a']).question).toMatchObject({ kind: 'slot', of: ['x', 'y'], taken: ['a'] })
  })

  it('a pair is never of one card twice', () => {
    const { question } = buildAnswer(pick.pair(['a', 'b'], ['a', 'c']), ['a'])
    expect(question).toMatchObject({ kind: 'slot', of: ['c', 'b'], taken: ['a'] })
  })

  it('the card that every pair needs is chosen already', () => {
    const composed = buildAnswer(pick.pair(['s0'], ['s1', 's2']), [])
    expect(composed.made).toMatchObject([{ value: 's0', byHand: false }])
    expect(composed.question).toMatchObject({ of: ['s1', 's2'] })
  })

  it('a choice that does not fit is ignored', () => {
    const of = pick.each({ a: pick.one(['x', 'y']), b: pick.one(['x', 'y']) })
    expect(buildAnswer(of, ['z', 'x']).question).toMatchObject({ path: ['a'] })
  })
})

describe('undo', () => {
  const of = pick.branch({
    swap: pick.each({ slots: pick.pair(['s0'], ['s1', 's2']), swap: pick.one(['yes', 'no']) }),
    look: pick.slot(['s0']),
  })

  it('one choice less is one question earlier', () => {
    const choices: Choice[] = ['swap', 's2', 'no']
    expect(buildAnswer(of, choices).answer).toEqual({
      value: { branch: 'swap', answer: { slots: ['s0', 's2'], swap: 'no' } },
    })
    expect(buildAnswer(of, choices.slice(0, 2)).question).toMatchObject({ kind: 'word', path: ['swap', 'swap'] })
    expect(buildAnswer(of, choices.slice(0, 1)).question).toMatchObject({ kind: 'slot' })
    expect(buildAnswer(of, []).question).toMatchObject({ kind: 'branch', of: ['swap', 'look'] })
  })
})

describe('which click sends', () => {
  const swap = pick.each({ slots: pick.pair(['s0'], ['s1']), swap: pick.one(['yes', 'no']) })

  it('yes and no are sent by the same gesture', () => {
    const { question } = buildAnswer(swap, [])
    if (!question) throw new Error('nothing was asked')
    expect([sendsAtOnce(swap, question, 'yes'), sendsAtOnce(swap, question, 'no')]).toEqual([true, true])
  })

  it('a pass is sent at once, a claim is confirmed', () => {
    const of = pick.branch({ pass: pick.ok(), claim: pick.slot(['s1']) })
    const { question } = buildAnswer(of, [])
    if (!question) throw new Error('nothing was asked')
    expect([sendsAtOnce(of, question, 'pass'), sendsAtOnce(of, question, 'claim')]).toEqual([true, false])
  })
})

describe('real matches', () => {
  it.each([2, 3, 4, 8, 13])('with %i seats every ask can be answered by choices, legally', seats => {
    const { match } = Match.start(mascarade, seats, defaultsOf({}), keyOf(seats))
    const random = keyedRandom(keyOf(99), 0)
    for (let i = 0; i < 400 && !match.outcome; i++) {
      const [ask] = match.asks()
      if (!ask) throw new Error('nobody is asked')
      const choices: Choice[] = []
      let composed = buildAnswer(ask.pick, choices)
      for (let j = 0; composed.question; j++) {
        const options = optionsOf(composed.question)
        const choice = options[random.nextInt(options.length, `choice${i}`, j)]
        if (choice === undefined) throw new Error('a question without options')
        choices.push(choice)
        composed = buildAnswer(ask.pick, choices)
      }
      const proposal = match.answer(ask.seat, ask.id, composed.answer?.value ?? null)
      if (proposal === 'again' || 'refused' in proposal) throw new Error(JSON.stringify([ask, composed, proposal]))
      match.commit(proposal)
    }
  })
})

describe('what needs no question', () => {
  const value = (spec: ChoiceSpec, ...choices: Choice[]): unknown => buildAnswer(spec, choices).answer?.value
  const asks = (spec: ChoiceSpec): unknown => buildAnswer(spec, []).question?.kind

  it('is a number of which there is one, and all of a few of which all are needed', () => {
    expect([value(pick.number(3, 3)), asks(pick.number(3, 4))]).toEqual([3, 'number'])
    expect(value({ pick: 'some', of: ['a', 'b'], min: 2, max: 2 })).toEqual(['a', 'b'])
    expect(asks({ pick: 'some', of: ['a', 'b'], min: 1, max: 2 })).toBe('words')
  })
})

describe('a choice that does not fit', () => {
  const spec = pick.each({ some: { pick: 'some', of: ['a', 'b', 'c'], min: 1, max: 2 }, one: pick.one(['x', 'y']) })

  it('is not taken, and neither is what was chosen after it', () => {
    for (const wrong of [[], ['a', 'b', 'c'], 'a', 5] as const) {
      const { question, made } = buildAnswer(spec, [wrong, 'x'])
      expect([wrong, question?.kind, made]).toEqual([wrong, 'words', []])
    }
    expect(buildAnswer(spec, [['a'], 'z']).question?.kind).toBe('word')
    expect(buildAnswer(spec, [['a', 'b'], 'x']).answer?.value).toEqual({ some: ['a', 'b'], one: 'x' })
  })

  it('leaves the question open: what comes behind it is no answer to the next one', () => {
    const two = pick.each({ first: pick.one(['x', 'y']), second: pick.one(['x', 'y']) })
    expect(buildAnswer(two, ['z', 'x', 'y']).answer).toBeNull()
    expect(buildAnswer(two, ['z', 'x', 'y']).made).toEqual([])
  })
})

describe('a branch within a branch', () => {
  const ok = pick.ok()
  const spec = pick.branch({ pass: ok, act: pick.branch({ pass: ok, go: pick.one(['a', 'b']) }) })

  it('is not sent by the press that chooses it, though a branch of that name would be', () => {
    const { question } = buildAnswer(spec, ['act'])
    const { question: first } = buildAnswer(spec, [])
    if (!question || !first) throw new Error('something is asked')
    expect([sendsAtOnce(spec, first, 'pass'), sendsAtOnce(spec, question, 'pass')]).toEqual([true, false])
  })
})

describe('a choice that does not fit', () => {
  it.each<[string, ChoiceSpec, readonly Choice[], readonly Choice[]]>([
    ['a word', pick.one(['a', 'b']), ['a', 'b'], ['c', 0]],
    ['a branch', pick.branch({ pass: pick.ok(), stay: pick.ok() }), ['pass'], ['go', 0]],
    ['a slot', pick.slot(['s0', 's1']), ['s1'], ['s2', 1]],
    ['a seat', pick.seat([0, 3]), [0, 3], [1, '0']],
    ['a number', pick.number(2, 5), [2, 5], [1, 6, '3']],
    ['a text', pick.text(3), ['', 'abc'], ['abcd', 3]],
    [
      'some words',
      pick.some(['a', 'b', 'c', 'd'], 2, 3),
      [
        ['a', 'b'],
        ['a', 'b', 'c'],
      ],
      [['a'], ['a', 'b', 'c', 'd'], 'ab'],
    ],
    ['a pair', pick.pair(['a', 'b'], ['x', 'y']), [], ['z']],
  ])('leaves %s unanswered, and one that does answers it', (_, spec, fitting, others) => {
    for (const choice of fitting) expect([choice, buildAnswer(spec, [choice]).question]).toEqual([choice, null])
    for (const choice of others) {
      const { question, answer, made } = buildAnswer(spec, [choice])
      expect([choice, question === null, answer, made]).toEqual([choice, false, null, []])
    }
  })
})

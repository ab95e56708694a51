/** An answer put together choice by choice: what is asked next, what is forced, what can be taken back. */
import { describe, expect, it } from 'vitest'
import { isLegal, keyedRandom, legal, Match, pick, same, type Answer, type Pick } from '../../src-shared/kernel'
import { mascarade } from '../../src-shared/games/mascarade'
import { compose, goesAtOnce, type Choice, type Question } from '../../src-renderer/store/compose'
import { defaultsOf, keyOf } from './kit'

/** All answers that choices can lead to. */
function reachable(of: Pick, choices: readonly Choice[] = []): Answer[] {
  const { question, answer } = compose(of, choices)
  if (answer) return [answer.value]
  if (!question) throw new Error('neither a question nor an answer')
  return optionsOf(question).flatMap(choice => reachable(of, [...choices, choice]))
}

function optionsOf(question: Question): Choice[] {
  if (question.kind === 'number')
    return Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i)
  if (question.kind === 'text') return ['a line']
  if (question.kind === 'words') return [...legal(pick.some(question.of, question.min, question.max))] as string[][]
  return [...question.of]
}

describe('every pick of the vocabulary', () => {
  it('ok needs no choice: it is confirmed', () => {
    expect(compose(pick.ok(), [])).toEqual({ question: null, answer: { value: true }, made: [] })
  })

  it('what leaves no choice is not asked', () => {
    const composed = compose(pick.slot(['s0']), [])
    expect(composed.question).toBeNull()
    expect(composed.answer).toEqual({ value: 's0' })
    expect(composed.made).toMatchObject([{ value: 's0', byHand: false }])
  })

  it.each<[string, Pick]>([
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
    for (const answer of legal(of)) expect(got.some(other => same(other, answer))).toBe(true)
  })

  it('text is taken as it is typed', () => {
    expect(compose(pick.text(10), ['hello']).answer).toEqual({ value: 'hello' })
    expect(compose(pick.text(3), ['hello']).answer).toBeNull()
  })

  it('a pair may be pointed at in either order', () => {
    const of = pick.pair(['s0.left', 's0.right'], ['s1.left'])
    expect(compose(of, ['s0.right']).answer).toEqual({ value: ['s0.right', 's1.left'] })
    const both = pick.pair(['a', 'b'], ['x', 'y'])
    expect(compose(both, ['y', 'a']).answer).toEqual({ value: ['a', 'y'] })
    expect(compose(both, ['a']).question).toMatchObject({ kind: 'slot', of: ['x', 'y'], taken: ['a'] })
  })

  it('the card that every pair needs is taken already', () => {
    const composed = compose(pick.pair(['s0'], ['s1', 's2']), [])
    expect(composed.made).toMatchObject([{ value: 's0', byHand: false }])
    expect(composed.question).toMatchObject({ of: ['s1', 's2'] })
  })

  it('a choice that does not fit counts as not made', () => {
    const of = pick.each({ a: pick.one(['x', 'y']), b: pick.one(['x', 'y']) })
    expect(compose(of, ['z', 'x']).question).toMatchObject({ path: ['a'] })
  })
})

describe('taking back', () => {
  const of = pick.branch({
    swap: pick.each({ slots: pick.pair(['s0'], ['s1', 's2']), swap: pick.one(['yes', 'no']) }),
    look: pick.slot(['s0']),
  })

  it('one choice less is one question earlier', () => {
    const choices: Choice[] = ['swap', 's2', 'no']
    expect(compose(of, choices).answer).toEqual({
      value: { branch: 'swap', answer: { slots: ['s0', 's2'], swap: 'no' } },
    })
    expect(compose(of, choices.slice(0, 2)).question).toMatchObject({ kind: 'word', path: ['swap', 'swap'] })
    expect(compose(of, choices.slice(0, 1)).question).toMatchObject({ kind: 'slot' })
    expect(compose(of, []).question).toMatchObject({ kind: 'branch', of: ['swap', 'look'] })
  })
})

describe('which click sends', () => {
  const swap = pick.each({ slots: pick.pair(['s0'], ['s1']), swap: pick.one(['yes', 'no']) })

  it('yes and no go by the same gesture', () => {
    const { question } = compose(swap, [])
    if (!question) throw new Error('nothing was asked')
    expect([goesAtOnce(swap, question, 'yes'), goesAtOnce(swap, question, 'no')]).toEqual([true, true])
  })

  it('a pass goes at once, a claim is confirmed', () => {
    const of = pick.branch({ pass: pick.ok(), claim: pick.slot(['s1']) })
    const { question } = compose(of, [])
    if (!question) throw new Error('nothing was asked')
    expect([goesAtOnce(of, question, 'pass'), goesAtOnce(of, question, 'claim')]).toEqual([true, false])
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
      let composed = compose(ask.pick, choices)
      for (let j = 0; composed.question; j++) {
        const options = optionsOf(composed.question)
        const choice = options[random.below(options.length, `choice${i}`, j)]
        if (choice === undefined) throw new Error('a question without options')
        choices.push(choice)
        composed = compose(ask.pick, choices)
      }
      const proposal = match.answer(ask.seat, ask.id, composed.answer?.value ?? null)
      if (proposal === 'again' || 'refused' in proposal) throw new Error(JSON.stringify([ask, composed, proposal]))
      match.commit(proposal)
    }
  })
})

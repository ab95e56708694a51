/** Typed lines, and the tale that they make. */
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src-shared/kernel'
import type { AskKey, TaleLine } from '../../../../src-shared/games/overlord/rules'
import { LONGEST_LINE } from '../../../../src-shared/games/overlord/rules/asks'
import { EXCUSE_GROUPS, EXCUSES, excuseMark, readMark } from '../../../../src-shared/games/overlord/rules/excuses'
import { classic, formal, OverlordTable, start } from './table'

const O = 0,
  S = 1,
  B = 2,
  C = 3
const longest = 'x'.repeat(LONGEST_LINE)

describe('a typed line', () => {
  const hint = (t: OverlordTable, line: string) =>
    t.refusesTo('tell', S, { branch: 'hint', answer: { hint: t.hints(S)[0] ?? '', line } })

  it('ruling: is never compulsory; and is 280 long at most', () => {
    const t = classic({ speaker: S })
    expect([hint(t, ''), hint(t, longest), hint(t, `${longest}x`)]).toEqual([null, null, 'answerIllegal'])
  })

  it.each(['a\nb', 'a\tb', 'a\u0000', 'a\u007fb', 'a\u0085b', '\u001b[31m'])('has no control characters: %j', line => {
    expect(hint(classic({ speaker: S }), line)).toBe('answerIllegal')
  })

  it('of any other signs is taken as it is', () => {
    const line = 'Ёлки! "Così" <b>&amp;</b> 🐉'
    expect(classic({ speaker: S }).hint(S, undefined, line).lastLine()?.line).toBe(line)
  })

  interface Asked {
    readonly t: OverlordTable
    readonly key: AskKey
    readonly seat: number
    readonly answer: (line: string) => Json
  }
  const ASKED: { readonly [what: string]: () => Asked } = {
    errand: () => ({
      t: new OverlordTable(start(4, { overlord: 1 }).match),
      key: 'errand',
      seat: O,
      answer: line => ({ line, to: S }),
    }),
    question: () => ({
      t: classic({ speaker: S }).look(S),
      key: 'question',
      seat: O,
      answer: line => ({ branch: 'question', answer: { to: B, line } }),
    }),
    more: () => ({
      t: classic({ speaker: S }),
      key: 'rule',
      seat: O,
      answer: line => ({ branch: 'more', answer: line }),
    }),
    twist: () => ({
      t: classic({ speaker: S }),
      key: 'rule',
      seat: O,
      answer: line => ({ branch: 'twist', answer: line }),
    }),
    plea: () => ({
      t: classic({ speaker: S, looks: { [S]: 2 } }).concede(S),
      key: 'plea',
      seat: S,
      answer: line => line,
    }),
    freeze: () => ({
      t: classic({ speaker: S, hands: { [B]: { hints: ['item1'], actions: ['freeze-item-1'] } } }).hint(S),
      key: 'freeze',
      seat: B,
      answer: line => ({ branch: 'freeze', answer: { hint: 'item1', action: 'freeze-item-1', line } }),
    }),
    plan: () => ({
      t: new OverlordTable(start(4, { rules: 'formal', overlord: 1 }).match),
      key: 'plan',
      seat: O,
      answer: line => line,
    }),
    accuse: () => ({ t: formal(), key: 'accuse', seat: O, answer: line => ({ to: S, line }) }),
    answer: () => ({
      t: formal({ hands: { [S]: { hints: ['item1'] } } }).accuse(S),
      key: 'answer',
      seat: S,
      answer: line => ({ branch: 'hint', answer: { hint: 'item1', line } }),
    }),
  }

  it.each(Object.entries(ASKED))('the same for: %s', (_, asked) => {
    const { t, key, seat, answer } = asked()
    expect(['', longest, `${longest}x`, 'a\u0007b'].map(line => t.refusesTo(key, seat, answer(line)))).toEqual([
      null,
      null,
      'answerIllegal',
      'answerIllegal',
    ])
  })
})

describe('formal: questions and pleas', () => {
  const V = 1,
    I = 2

  it('a doubt comes with a question, which stays with the answer', () => {
    const t = formal({
      hands: { [O]: { actions: ['pass-item-1'] }, [V]: { hints: ['character1', 'item1'] } },
    })
      .accuse(V)
      .answers(V, 'character1')
      .tellsAll(V)
      .branch('doubt', O, 'doubt', { action: 'pass-item-1', line: 'With what?' })
    expect([t.eventsOf('doubt')[0]?.line, t.open.turn?.said]).toEqual(['With what?', 'With what?'])
    expect(t.answers(V, 'item1', 'With a spoon.').lastLine()).toMatchObject({
      said: 'With what?',
      line: 'With a spoon.',
    })
  })

  it('a joker’s doubt too', () => {
    const t = formal({ hands: { [O]: { actions: ['both-joker-1'] }, [V]: { hints: ['character1', 'item1'] } } })
      .accuse(V)
      .answers(V, 'character1')
      .tellsAll(V)
    const ask = t.asks('doubt')[0]?.pick
    expect(ask).toMatchObject({ pick: 'branch', of: { joker: { of: { line: { pick: 'text', max: 280 } } } } })
  })

  it('a blame comes with a question of the servant', () => {
    const t = formal({
      hands: { [V]: { hints: ['character1'], actions: ['pass-item-1'] }, [I]: { hints: ['item2'] } },
    })
      .accuse(V)
      .answers(V, 'character1')
      .tellsAll(V)
      .quiet('blame')
      .branch('blame', V, 'blame', { action: 'pass-item-1', to: I, line: 'Who had the spoon?' })
    expect(t.eventsOf('blame')[0]).toMatchObject({ seat: V, to: I, line: 'Who had the spoon?' })
    expect(t.answers(I, 'item2').lastLine()).toMatchObject({
      said: 'Who had the spoon?',
      pressure: { kind: 'blamed', by: V },
    })
  })

  it('a mercy comes with a plea', () => {
    const t = formal({ looks: { [V]: 1 }, hands: { [V]: { hints: [], actions: ['pass-item-2'] } } })
      .accuse(V)
      .decline(V)
      .branch('mercy', V, 'mercy', { action: 'pass-item-2', line: 'Nine little cauldrons!' })
    expect(t.eventsOf('mercy')).toEqual([
      { kind: 'mercy', seat: V, action: 'pass-item-2', line: 'Nine little cauldrons!' },
    ])
  })

  it('and each may be empty', () => {
    const t = formal({ looks: { [V]: 1 }, hands: { [V]: { hints: [], actions: ['pass-item-2'] } } })
      .accuse(V)
      .decline(V)
    expect(t.refusesTo('mercy', V, { branch: 'mercy', answer: 'pass-item-2' })).toBe('answerIllegal')
    expect(t.branch('mercy', V, 'mercy', { action: 'pass-item-2', line: '' }).eventsOf('mercy')[0]?.line).toBe('')
  })
})

describe('the tale', () => {
  it('keeps, for each hint, who, which, what line, under what pressure, and what the Overlord had said', () => {
    const t = classic({
      speaker: S,
      hands: {
        [S]: { hints: ['item1', 'item2', 'item3'], actions: ['pass-item-1'] },
        [C]: { hints: ['place1'], actions: ['freeze-item-1'] },
      },
    })
      .hint(S, 'item1', 'There was a boat.')
      .branch('rule', O, 'twist', 'A boat? In the desert?')
      .freeze(C, 'freeze-item-1', 'place1', 'It sank!')
      .quiet()
      .pass(S, B, 'pass-item-1', 'item2', 'B had the oars.')
    const asked = { kind: 'questioned', by: O, symbol: null }
    expect(t.open.tale).toEqual([
      {
        turn: 1,
        seat: S,
        hint: 'item1',
        symbol: null,
        line: 'There was a boat.',
        how: 'told',
        action: null,
        pressure: asked,
        said: '',
      },
      {
        turn: 1,
        seat: C,
        hint: 'place1',
        symbol: null,
        line: 'It sank!',
        how: 'froze',
        action: 'freeze-item-1',
        pressure: asked,
        said: 'A boat? In the desert?',
      },
      {
        turn: 1,
        seat: S,
        hint: 'item2',
        symbol: null,
        line: 'B had the oars.',
        how: 'passed',
        action: 'pass-item-1',
        pressure: { kind: 'frozen', by: C, symbol: null },
        said: '',
      },
    ])
    expect(t.eventsOf('hint').map(event => event.told)).toEqual(t.open.tale)
  })

  it('stays after the end, for everybody', () => {
    const t = classic({ speaker: S, looks: { [S]: 2 } })
      .hint(S, undefined, 'Once upon a time')
      .concede(S)
      .reply('plea', S, '')
      .reply('verdict', O, 'refuse')
    expect(t.open.tale.map(({ line }) => line)).toEqual(['Once upon a time'])
  })

  it('is no longer than the deck: of a longer one the beginning goes', () => {
    const lineOf = (i: number): TaleLine => ({
      turn: i,
      seat: S,
      hint: 'item9',
      symbol: null,
      line: `${i}`,
      how: 'told',
      action: null,
      pressure: { kind: 'questioned', by: O, symbol: null },
      said: '',
    })
    const told = (count: number) =>
      classic({ speaker: S, tale: Array.from({ length: count }, (_, i) => lineOf(i)) }).hint(S, undefined, 'and so on')
        .open.tale
    expect([told(120).length, told(120)[0]?.line]).toEqual([121, '0'])
    expect([told(121).length, told(121)[0]?.line, told(121).at(-1)?.line]).toEqual([121, '1', 'and so on'])
  })
})

describe('a line that stands for an excuse', () => {
  it.each(EXCUSE_GROUPS)('of the group %s names one that there is, the last one too, and of whom it speaks', group => {
    const last = EXCUSES[group] - 1
    expect(readMark(excuseMark(group, 0))).toEqual({ group, number: 0, target: null })
    expect(readMark(excuseMark(group, last, 9))).toEqual({ group, number: last, target: 9 })
    expect(() => excuseMark(group, last + 1)).toThrow('no excuse')
    // Typed by a person, it says what it says.
    const beyond = excuseMark(group, last).replace(/\d+$/, digits => String(Number(digits) + 1))
    expect([beyond, readMark(beyond)]).toEqual([beyond, null])
  })
})

/** Formal: accusations and answers, doubts, interrupts and silence, blames, and the last action. */
import { describe, expect, it } from 'vitest'
import { formal, type Formal } from '../table'

const O = 0,
  V = 1,
  A = 2,
  I = 3
const five = {
  [V]: {
    hints: ['item1', 'item2', 'place1', 'monster1', 'joker1'],
    actions: ['pass-item-1', 'both-joker-1', 'freeze-item-1'],
  },
}
const table = (more: Partial<Formal> = {}) => formal({ hands: five, ...more })

describe('the accusation', () => {
  it('is free of charge, of any servant, not of the Overlord himself', () => {
    const t = table()
    expect(t.refusesTo('accuse', O, { to: O, line: '' })).toBe('answerIllegal')
    t.accuse(V, 'Where is my cloak?')
    expect([t.open.turn?.speaker, t.open.turn?.said, t.actions(O).length]).toEqual([V, 'Where is my cloak?', 3])
  })

  it('ruling: by the clock it falls on a random servant', () => {
    const to = new Set(Array.from({ length: 12 }, (_, key) => table({ key }).rings('accuse', O).open.turn?.speaker))
    expect([...to].sort()).toEqual([V, A, I])
  })

  it('is answered with a hint of any symbol; it lies in front', () => {
    const t = table().accuse(V).answers(V, 'place1', 'I was in a cave.')
    expect([t.front(V), t.lastLine()]).toEqual([
      ['place1'],
      {
        turn: 1,
        seat: V,
        hint: 'place1',
        symbol: 'place',
        line: 'I was in a cave.',
        how: 'told',
        action: null,
        pressure: { kind: 'accused', by: O, symbol: null },
        said: '',
      },
    ])
  })

  it('with a joker one of the five is named, and it keeps that symbol', () => {
    const t = table().accuse(V)
    expect(t.refusesTo('answer', V, { branch: 'hint', answer: { hint: 'joker1', line: '' } })).toBe('answerIllegal')
    expect(t.refusesTo('answer', V, { branch: 'joker', answer: { hint: 'joker1', symbol: 'joker', line: '' } })).toBe(
      'answerIllegal',
    )
    t.branch('answer', V, 'joker', { hint: 'joker1', symbol: 'monster', line: '' })
    expect(t.lastLine()?.symbol).toBe('monster')
    expect(t.tellsAll(V).quiet('interrupt').asks('interrupt')[0]?.params?.symbol).toBe('monster')
  })

  it.each(['declining', 'the clock', 'no hint'])('%s: a look, and all look the same', how => {
    const t = table(how === 'no hint' ? { hands: { [V]: { hints: [] } } } : {}).accuse(V)
    if (how === 'the clock') t.rings('answer', V)
    else t.decline(V)
    expect(t.events.slice(1)).toEqual([
      { kind: 'fail', seat: V, pressure: { kind: 'accused', by: O, symbol: null } },
      { kind: 'look', seat: V, count: 1, reason: 'noAnswer' },
      { kind: 'round', number: 2, overlord: V },
    ])
  })

  it('ruling: doubts and interrupts open only once the speaker says that the piece is told', () => {
    const t = table().accuse(V).answers(V, 'item1')
    expect(t.asked()).toEqual([`${V} told`])
    t.rings('told', V)
    expect(t.asked()).toEqual([`${O} doubt`])
  })

  it('nobody acts: the Overlord accuses again, the same servant or another', () => {
    const t = table().accuse(V).answers(V, 'item1').tellsAll(V).quiet()
    expect(t.asked()).toEqual([`${O} accuse`])
    expect(t.accuse(V).answers(V, 'item2').front(V)).toEqual(['item1', 'item2'])
  })
})

describe('doubt', () => {
  const doubted = (more: Partial<Formal> = {}) =>
    table({ hands: { ...five, [O]: { actions: ['pass-item-2', 'both-joker-2', 'freeze-place-1'] } }, ...more })
      .accuse(V)
      .answers(V, 'place1')
      .tellsAll(V)

  it('the Overlord plays a pass; it is discarded; the same servant must add a hint of its symbol', () => {
    const t = doubted().branch('doubt', O, 'doubt', { action: 'pass-item-2' })
    expect([t.asks('answer')[0]?.params, t.open.actionPile.open]).toEqual([
      { pressure: 'doubted', by: O, symbol: 'item' },
      ['pass-item-2'],
    ])
    expect(t.refusesTo('answer', V, { branch: 'hint', answer: { hint: 'monster1', line: '' } })).toBe('answerIllegal')
  })

  it('a joker names a symbol', () => {
    const t = doubted()
    expect(t.refusesTo('doubt', O, { branch: 'doubt', answer: { action: 'both-joker-2' } })).toBe('answerIllegal')
    expect(
      t.branch('doubt', O, 'joker', { action: 'both-joker-2', symbol: 'monster' }).eventsOf('doubt')[0]?.symbol,
    ).toBe('monster')
  })

  it('the hint that is doubted in vain is the one just told: those before it stay', () => {
    const t = doubted({ front: { [V]: ['place7', 'event7'] } })
    const told = t.front(V).at(-1)
    t.branch('doubt', O, 'joker', { action: 'both-joker-2', symbol: 'monster' }).decline(V)
    expect([t.front(O), t.front(V)]).toEqual([[told], ['place7', 'event7']])
  })

  it('a freeze is no doubt', () => {
    expect(doubted().refusesTo('doubt', O, { branch: 'doubt', answer: { action: 'freeze-place-1' } })).toBe(
      'answerIllegal',
    )
  })

  it('a joker answers any symbol and keeps the demanded one', () => {
    const t = doubted().branch('doubt', O, 'doubt', { action: 'pass-item-2' }).answers(V, 'joker1')
    expect([t.lastLine()?.symbol, t.front(V)]).toEqual(['item', ['place1', 'joker1']])
  })

  it('the answer to a doubt cannot be doubted; the hint after it can', () => {
    const t = doubted().branch('doubt', O, 'doubt', { action: 'pass-item-2' }).answers(V, 'item1').tellsAll(V)
    expect(t.asks('doubt')).toEqual([])
    expect(t.quiet().accuse(V).answers(V, 'item2').tellsAll(V).asks('doubt')).toHaveLength(1)
  })

  it.each(['interrupted', 'blamed'] as const)('the hint of the servant who %s may be doubted', how => {
    const hands = { ...five, [I]: { hints: ['place2', 'item3'], actions: ['freeze-place-2', 'pass-item-3'] } }
    const t = doubted({ hands }).rings('doubt', O)
    if (how === 'interrupted')
      t.branch('interrupt', I, 'freeze', 'freeze-place-2').quiet().answers(I, 'place2').tellsAll(I)
    else t.quiet('blame').branch('blame', V, 'blame', { action: 'pass-item-1', to: I }).answers(I, 'item3').tellsAll(I)
    expect(t.asks('doubt')).toHaveLength(1)
  })
})

describe('interrupt', () => {
  const hands = {
    ...five,
    [O]: { actions: ['freeze-event-1', 'pass-place-1'] },
    [A]: { hints: ['place2'], actions: ['freeze-place-1', 'freeze-item-2'] },
    [I]: { hints: ['place3', 'item3'], actions: ['both-joker-2', 'pass-place-2'] },
  }
  const afterTelling = (more: Partial<Formal> = {}) =>
    table({ hands, ...more })
      .accuse(V)
      .answers(V, 'place1')
      .tellsAll(V)
      .rings('doubt', O)

  it("with a freeze whose symbol equals the last hint's, or a joker", () => {
    const t = afterTelling()
    expect(t.refusesTo('interrupt', A, { branch: 'freeze', answer: 'freeze-item-2' })).toBe('answerIllegal')
    expect(t.refusesTo('interrupt', I, { branch: 'freeze', answer: 'pass-place-2' })).toBe('answerIllegal')
    expect([
      t.refusesTo('interrupt', A, { branch: 'freeze', answer: 'freeze-place-1' }),
      t.waysOf('interrupt', I),
    ]).toEqual([null, ['pass', 'freeze']])
  })

  it('not by the speaker nor by the Overlord', () => {
    expect(
      afterTelling()
        .asks('interrupt')
        .map(ask => ask.seat),
    ).toEqual([A, I])
  })

  it('ruling, several: sealed; the Overlord chooses; only the names are shown to him; unchosen freezes return unseen', () => {
    const t = afterTelling()
      .branch('interrupt', A, 'freeze', 'freeze-place-1')
      .branch('interrupt', I, 'freeze', 'both-joker-2')
    expect(t.asks('silence')[0]?.pick).toMatchObject({ of: { allow: { pick: 'seat', of: [A, I] } } })
    expect(JSON.stringify(t.match.view(O))).not.toMatch(/freeze-place-1|both-joker-2/)
    expect([A, I, V].map(seat => t.own(seat).freeze?.action)).toEqual(['freeze-place-1', 'both-joker-2', undefined])
    t.branch('silence', O, 'allow', I)
    expect(t.eventsOf('interrupt')).toEqual([{ kind: 'interrupt', seat: I, speaker: V, action: 'both-joker-2' }])
    expect([t.actions(A), JSON.stringify(t.log).includes('freeze-place-1')]).toEqual([
      ['freeze-item-2', 'freeze-place-1'].sort(),
      false,
    ])
    expect(t.own(A).freeze).toBeNull()
  })

  it('a joker demands the symbol of the hint before', () => {
    const t = afterTelling().branch('interrupt', I, 'freeze', 'both-joker-2').rings('interrupt', A).rings('silence', O)
    expect(t.asks('answer')[0]?.params).toEqual({ pressure: 'interrupted', by: V, symbol: 'place' })
    expect(t.refusesTo('answer', I, { branch: 'hint', answer: { hint: 'item3', line: '' } })).toBe('answerIllegal')
  })

  it('cannot or will not: a look; the freeze is discarded, earlier hints stay where they are', () => {
    const t = afterTelling()
      .branch('interrupt', A, 'freeze', 'freeze-place-1')
      .rings('interrupt', I)
      .rings('silence', O)
      .decline(A)
    expect([t.looks(), t.front(V), t.open.actionPile.open]).toEqual([[0, 0, 1, 0], ['place1'], ['freeze-place-1']])
  })

  it('the interrupted servant may interrupt back', () => {
    const t = afterTelling()
      .branch('interrupt', A, 'freeze', 'freeze-place-1')
      .rings('interrupt', I)
      .rings('silence', O)
      .answers(A, 'place2')
      .tellsAll(A)
      .rings('doubt', O)
    expect(t.asks('interrupt').map(ask => ask.seat)).toEqual([V, I])
  })

  it('ruling: by the clock the silence is not used: a random one is allowed', () => {
    const chosen = Array.from(
      { length: 12 },
      (_, key) =>
        afterTelling({ key })
          .branch('interrupt', A, 'freeze', 'freeze-place-1')
          .branch('interrupt', I, 'freeze', 'both-joker-2')
          .rings('silence', O).open.turn?.speaker,
    )
    expect(new Set(chosen)).toEqual(new Set([A, I]))
  })

  it('silence: any freeze of the Overlord; a pass is none', () => {
    const t = afterTelling().branch('interrupt', A, 'freeze', 'freeze-place-1').rings('interrupt', I)
    expect(t.refusesTo('silence', O, { branch: 'silence', answer: { seat: A, action: 'pass-place-1' } })).toBe(
      'answerIllegal',
    )
    t.branch('silence', O, 'silence', { seat: A, action: 'freeze-event-1' })
    expect(t.eventsOf('silence')).toEqual([
      { kind: 'silence', seat: O, silenced: A, action: 'freeze-place-1', with: 'freeze-event-1' },
    ])
    expect(t.asked()).toEqual([`${V} blame`])
  })
})

describe('blame', () => {
  const afterTelling = () => table().accuse(V).answers(V, 'place1').tellsAll(V).quiet('blame')

  it("another servant must answer with a hint of the pass's symbol and becomes the speaker", () => {
    const t = table({ hands: { ...five, [A]: { hints: ['item3', 'place2'] } } })
      .accuse(V)
      .answers(V, 'place1')
      .tellsAll(V)
      .quiet('blame')
      .branch('blame', V, 'blame', { action: 'pass-item-1', to: A })
    expect(t.refusesTo('answer', A, { branch: 'hint', answer: { hint: 'place2', line: '' } })).toBe('answerIllegal')
    expect(t.answers(A, 'item3').open.turn?.speaker).toBe(A)
    expect(t.open.actionPile.open).toEqual(['pass-item-1'])
  })

  it('or gets a look', () => {
    expect(afterTelling().branch('blame', V, 'blame', { action: 'pass-item-1', to: A }).decline(A).looks()).toEqual([
      0, 0, 1, 0,
    ])
  })

  it('a joker names a symbol', () => {
    const t = afterTelling().branch('blame', V, 'joker', { action: 'both-joker-1', symbol: 'event', to: I })
    expect(t.asks('answer')[0]?.params).toEqual({ pressure: 'blamed', by: V, symbol: 'event' })
  })

  it('ruling: the Overlord cannot be blamed: it is not offered; nor oneself; a freeze is no blame', () => {
    const t = afterTelling()
    for (const to of [O, V])
      expect(t.refusesTo('blame', V, { branch: 'blame', answer: { action: 'pass-item-1', to } })).toBe('answerIllegal')
    expect(t.refusesTo('blame', V, { branch: 'blame', answer: { action: 'freeze-item-1', to: A } })).toBe(
      'answerIllegal',
    )
  })
})

describe('ruling: three new actions when the last one has resolved', () => {
  const last = { ...five, [O]: { actions: ['pass-item-2'] } }

  it('a doubt: once it is answered', () => {
    const t = table({ hands: last })
      .accuse(V)
      .answers(V, 'place1')
      .tellsAll(V)
      .branch('doubt', O, 'doubt', { action: 'pass-item-2' })
    expect(t.actions(O)).toEqual([])
    expect(t.answers(V, 'item1').actions(O)).toHaveLength(3)
  })

  it('or once it is not, before a mercy', () => {
    const t = table({ hands: last, looks: { [V]: 1 } })
      .accuse(V)
      .answers(V, 'place1')
      .tellsAll(V)
      .branch('doubt', O, 'doubt', { action: 'pass-item-2' })
      .decline(V)
    expect([t.actions(O).length, t.asked()]).toEqual([3, [`${V} mercy`]])
  })

  it('a blame', () => {
    const t = table({ hands: { [V]: { hints: ['place1'], actions: ['pass-item-1'] }, [A]: { hints: ['item1'] } } })
      .accuse(V)
      .answers(V, 'place1')
      .tellsAll(V)
      .quiet('blame')
      .branch('blame', V, 'blame', { action: 'pass-item-1', to: A })
    expect(t.actions(V)).toEqual([])
    expect(t.answers(A, 'item1').actions(V)).toHaveLength(3)
  })

  it('an interrupt', () => {
    const t = table({ hands: { ...five, [A]: { hints: ['place2'], actions: ['freeze-place-1'] } } })
      .accuse(V)
      .answers(V, 'place1')
      .tellsAll(V)
      .rings('doubt', O)
      .branch('interrupt', A, 'freeze', 'freeze-place-1')
      .rings('interrupt', I)
      .rings('silence', O)
    expect(t.actions(A)).toEqual([])
    expect(t.answers(A, 'place2').actions(A)).toHaveLength(3)
  })

  it('a silence, for both', () => {
    const t = table({ hands: { ...five, [O]: { actions: ['freeze-event-1'] }, [A]: { actions: ['freeze-place-1'] } } })
      .accuse(V)
      .answers(V, 'place1')
      .tellsAll(V)
      .rings('doubt', O)
      .branch('interrupt', A, 'freeze', 'freeze-place-1')
      .rings('interrupt', I)
      .branch('silence', O, 'silence', { seat: A, action: 'freeze-event-1' })
    expect([t.actions(O).length, t.actions(A).length]).toEqual([3, 3])
  })

  it('a mercy, once it is cancelled or not', () => {
    const t = table({ looks: { [V]: 1 }, hands: { [V]: { actions: ['pass-item-2'] } } })
      .accuse(V)
      .decline(V)
      .branch('mercy', V, 'mercy', 'pass-item-2')
    expect(t.actions(V)).toEqual([])
    expect(t.quiet().actions(V)).toHaveLength(3)
  })

  it('a mercy and what cancels it: the look falls, and both draw at once', () => {
    const t = table({
      looks: { [V]: 1 },
      hands: { [V]: { actions: ['pass-item-2'] }, [O]: { actions: ['pass-place-2'] } },
    })
      .accuse(V)
      .decline(V)
      .branch('mercy', V, 'mercy', 'pass-item-2')
      .branch('cancel', O, 'cancel', 'pass-place-2')
    expect([t.looks()[V], t.actions(V).length, t.actions(O).length]).toEqual([2, 3, 3])
  })
})

describe('incineration', () => {
  const hands = { [V]: { actions: ['pass-item-2', 'pass-item-1'] }, [O]: { actions: ['pass-place-2', 'pass-place-3'] } }

  it('the first look: no mercy', () => {
    expect(formal({ hands }).accuse(V).decline(V).looks()).toEqual([0, 1, 0, 0])
  })

  it.each([1, 2])('against look %i and one: a mercy that is not cancelled averts it', looks => {
    const t = formal({ hands, looks: { [V]: looks } })
      .accuse(V)
      .decline(V)
    expect(t.asks('mercy')[0]?.params).toEqual({ count: looks + 1 })
    t.branch('mercy', V, 'mercy', 'pass-item-2').branch('cancel', O, 'pass')
    expect([t.looks()[V], t.eventsOf('spared'), t.outcome]).toEqual([
      looks,
      [{ kind: 'spared', seat: V, count: looks }],
      null,
    ])
  })

  it('a cancelled mercy against the third: the end', () => {
    const t = formal({ hands, looks: { [V]: 2 } })
      .accuse(V)
      .decline(V)
      .branch('mercy', V, 'mercy', 'pass-item-2')
      .branch('cancel', O, 'cancel', 'pass-place-2')
    expect(t.eventsOf('end')[0]?.doomed).toBe(V)
  })

  it('one mercy a round, cancelled or not', () => {
    const t = formal({ hands, looks: { [V]: 1 } })
      .accuse(V)
      .decline(V)
      .branch('mercy', V, 'mercy', 'pass-item-2')
      .branch('cancel', O, 'cancel', 'pass-place-2')
    expect([t.open.round, t.asks('mercy')]).toEqual([2, []])
  })
})

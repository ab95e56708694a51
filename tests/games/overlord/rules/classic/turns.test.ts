/** Classic: setup, questioning, and a servant's turn. */
import { describe, expect, it } from 'vitest'
import { classic, OverlordTable, start } from '../table'

const O = 0,
  S = 1,
  B = 2,
  C = 3

describe('setup', () => {
  it('the Overlord holds no cards; servants get 3 hints and 3 actions', () => {
    const { match } = start(5, { overlord: 3 })
    expect(match.view(null).open.table.players.map(({ hints, actions }) => [hints, actions])).toEqual([
      [3, 3],
      [3, 3],
      [0, 0],
      [3, 3],
      [3, 3],
    ])
    expect([match.view(null).open.table.hintDeck, match.view(null).open.table.actionDeck]).toEqual([109, 25])
  })

  it('a random Overlord is not always the same', () => {
    const seats = new Set(
      Array.from({ length: 20 }, (_, key) => start(4, {}, key).match.view(null).open.table.overlord),
    )
    expect(seats.size).toBeGreaterThan(2)
  })

  it('a random Overlord is one of the people at the table, if there are any', () => {
    const drawn = (people: readonly number[]): number[] => [
      ...new Set(
        Array.from({ length: 20 }, (_, key) => start(4, { people }, key).match.view(null).open.table.overlord),
      ),
    ]
    expect([drawn([2]), drawn([2, 4]), drawn([4, 5]).every(seat => seat < 4)]).toEqual([[2], [2], true])
  })

  it('the Overlord states the errand, typed or not, and questions any servant: no draw', () => {
    const t = new OverlordTable(start(4, { overlord: 1 }).match)
    expect(t.asked()).toEqual([`${O} errand`])
    expect(t.refusesTo('errand', O, { line: '', to: O })).toBe('answerIllegal')
    t.reply('errand', O, { line: 'Where is my cloak?', to: B })
    expect([t.open.errand, t.open.turn?.speaker, t.open.turn?.pressure.kind]).toEqual([
      'Where is my cloak?',
      B,
      'questioned',
    ])
    expect(t.kinds()).toEqual(['errand', 'question'])
    expect(t.actions(B)).toHaveLength(3)
  })

  it.each([3, 4, 5, 6, 7, 8, 9, 10])('%i seats play', seats => {
    expect(
      start(seats)
        .match.asks()
        .map(ask => ask.key),
    ).toEqual(['errand'])
  })
})

describe("a servant's turn", () => {
  it('at least one hint: the first may be the one with the pass', () => {
    const t = classic({ speaker: S }).pass(S, B)
    expect(t.kinds()).toEqual(['hint', 'pass', 'draw', 'draw'])
    expect(t.open.turn?.speaker).toBe(B)
  })

  it('at most three: two hints, and the third with a pass', () => {
    const t = classic({ speaker: S }).hint(S).hint(S)
    expect(t.match.asks()[0]?.params).toEqual({ pressure: 'questioned', by: O, left: 1 })
    t.pass(S, B)
    expect(t.eventsOf('look')).toEqual([])
    expect(t.open.turn?.speaker).toBe(B)
  })

  it('ruling: a third hint without a pass: a look', () => {
    const t = classic({ speaker: S }).hint(S).hint(S)
    expect(t.eventsOf('look')).toEqual([])
    t.hint(S)
    expect(t.eventsOf('look')).toEqual([{ kind: 'look', seat: S, count: 1, reason: 'noPass' }])
    expect(t.asked()).toEqual([`${O} question`])
  })

  it('after the pass hints are refilled to 3, actions are not; the player passed to draws 1 action first', () => {
    const t = classic({ speaker: S, top: { hints: ['item1', 'item2'], actions: ['both-item-1'] } })
      .hint(S)
      .pass(S, C)
    expect([t.hints(S), t.actions(S).length]).toEqual([expect.arrayContaining(['item1', 'item2']), 2])
    expect(t.hints(S)).toHaveLength(3)
    expect([t.hints(C).length, t.actions(C).length]).toEqual([3, 4])
    expect(t.actions(C)).toContain('both-item-1')
    expect(t.asides('draw', S)).toEqual([{ hints: ['item1', 'item2'], actions: [] }])
    expect(t.asides('draw', C)).toEqual([{ hints: [], actions: ['both-item-1'] }])
  })

  it('played hints lie open until the turn ends, then go to the hint discards', () => {
    const t = classic({
      speaker: S,
      hands: { [S]: { hints: ['item1', 'place1', 'event1'], actions: ['pass-item-1'] } },
    }).hint(S, 'place1')
    expect([t.ribbon(), t.open.hintPile]).toEqual([['place1'], { cards: 0, open: [] }])
    t.pass(S, B, 'pass-item-1', 'item1')
    expect([t.ribbon(), t.open.hintPile]).toEqual([[], { cards: 2, open: ['item1', 'place1'] }])
    expect(t.open.actionPile).toEqual({ cards: 1, open: ['pass-item-1'] })
  })

  it('a freeze is no pass; an action of both is; corner symbols mean nothing', () => {
    const t = classic({
      speaker: S,
      hands: { [S]: { hints: ['item1', 'place1'], actions: ['freeze-item-1', 'both-monster-1'] } },
    })
    expect(
      t.refusesTo('tell', S, { branch: 'pass', answer: { hint: 'item1', line: '', action: 'freeze-item-1', to: B } }),
    ).toBe('answerIllegal')
    expect(t.pass(S, B, 'both-monster-1', 'item1').open.turn?.speaker).toBe(B)
  })

  it('nobody passes to the Overlord or to himself', () => {
    const t = classic({ speaker: S })
    const [action = ''] = t.actions(S),
      [hint = ''] = t.hints(S)
    for (const to of [O, S])
      expect(t.refusesTo('tell', S, { branch: 'pass', answer: { hint, line: '', action, to } })).toBe('answerIllegal')
  })

  it('without a pass the servant may go on telling, or concede at any moment; the app never concedes', () => {
    const t = classic({ speaker: S, hands: { [S]: { hints: ['item1', 'item2'], actions: ['freeze-item-1'] } } })
    expect(t.waysOf('tell', S)).toEqual(['hint', 'concede'])
    t.hint(S).hint(S)
    // Stuck, and not yet conceded: the Overlord waits, or not.
    expect([t.waysOf('tell', S), t.eventsOf('look')]).toEqual([['concede'], []])
    expect(t.asks('tell')[0]?.seconds).toBe(0)
    t.concede(S)
    expect(t.eventsOf('look')).toEqual([{ kind: 'look', seat: S, count: 1, reason: 'conceded' }])
  })

  it.each([
    ['questioned', 0],
    ['passed', 4],
  ] as const)('no hint at the start of the turn (%s): a look, at once', (how, actions) => {
    const hands = {
      [S]: { hints: ['item1', 'item2'], actions: ['pass-item-1'] },
      [B]: { hints: [], actions: ['pass-item-2', 'pass-item-3', 'freeze-item-1'] },
    }
    const t =
      how === 'passed' ? classic({ speaker: S, hands }).pass(S, B) : classic({ speaker: S, hands }).look(S).question(B)
    expect(t.eventsOf('look').at(-1)).toEqual({ kind: 'look', seat: B, count: 1, reason: 'noHint' })
    // Passed to, the action is drawn first: four are discarded.
    if (actions > 0) expect(t.eventsOf('discard').at(-1)).toEqual({ kind: 'discard', seat: B, hints: 0, actions })
    expect([t.hints(B).length, t.actions(B).length]).toEqual([3, 3])
    expect(t.asked()).toEqual([`${O} question`])
  })

  it('the last hints without a pass are no look at the start: one that has hints begins', () => {
    const t = classic({ speaker: S, hands: { [B]: { hints: ['item1'], actions: [] } } }).pass(S, B)
    expect(t.eventsOf('look')).toEqual([])
  })
})

describe('decks', () => {
  it('empty action deck: its discards are reshuffled', () => {
    const t = classic({
      speaker: S,
      noMore: true,
      top: { hints: ['item1', 'item2'] },
      discards: { actions: ['freeze-item-1', 'freeze-item-2'] },
    }).pass(S, B)
    expect(t.eventsOf('shuffle')).toEqual([{ kind: 'shuffle', what: 'actions', cards: 3 }])
    expect([t.open.actionDeck, t.open.actionPile.cards]).toEqual([2, 0])
  })

  it('what was discarded face down is among them', () => {
    const t = classic({
      speaker: S,
      noMore: true,
      top: { hints: ['item1', 'item2'] },
      discards: { actions: ['freeze-item-1'] },
      unseen: { actions: ['freeze-item-2', 'freeze-place-1'] },
    }).pass(S, B)
    expect(t.eventsOf('shuffle')).toEqual([{ kind: 'shuffle', what: 'actions', cards: 4 }])
    expect([t.open.actionDeck, t.open.actionPile.cards]).toEqual([3, 0])
  })

  it('ruling: classic reshuffles the hints too', () => {
    const t = classic({
      speaker: S,
      noMore: true,
      top: { actions: ['freeze-item-1'] },
      discards: { hints: ['item1', 'item2'] },
    }).pass(S, B)
    expect(t.eventsOf('shuffle')).toEqual([{ kind: 'shuffle', what: 'hints', cards: 3 }])
    expect(t.hints(S)).toHaveLength(3)
  })

  it('deck and discards empty: nothing is drawn', () => {
    const t = classic({ speaker: S, noMore: true, top: { hints: ['item1'] }, first: { start: S, heard: [] } })
      .hint(S)
      .end(S)
    expect([t.open.turn?.speaker, t.actions(C).length, t.open.actionDeck]).toEqual([C, 3, 0])
    expect(t.eventsOf('draw').map(({ seat }) => seat)).toEqual([S])
  })
})

describe('no clock answers for anybody', () => {
  it('no ask of classic has a clock, even where the table has one; but the window of 2 s and the silence', () => {
    const t = classic({ speaker: S, options: { silence: 6 }, hands: { [B]: { actions: ['freeze-item-1'] } } }).hint(S)
    expect(t.match.asks().map(ask => [ask.key, ask.seconds])).toEqual([
      ['patience', 6],
      ['tell', 0],
      ['freeze', 0],
      ['freeze', 0],
      ['rule', 0],
    ])
    t.freeze(B, 'freeze-item-1')
    expect(t.match.asks().map(ask => [ask.key, ask.seconds])).toEqual([
      ['rule', 0],
      ['freezeToo', 2],
    ])
  })
})

describe('same to you: the two who pass to and fro', () => {
  const at = (from: number, to: number, speaker: number, next: number) =>
    classic({ speaker, volley: { from, to, passes: 1 } }).pass(speaker, next).open.volley

  it('a pass back is counted', () => {
    expect(at(3, 1, 1, 3)).toEqual({ from: 1, to: 3, passes: 2 })
  })

  it('a pass on to a third servant begins anew', () => {
    expect(at(3, 1, 1, 2)).toEqual({ from: 1, to: 2, passes: 1 })
  })

  it('and so does one of somebody else to the same servant', () => {
    expect(at(3, 2, 1, 3)).toEqual({ from: 1, to: 3, passes: 1 })
  })
})

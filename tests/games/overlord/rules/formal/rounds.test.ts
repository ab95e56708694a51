/** Formal: setup, the plan, the draw phase, the title, and the end. */
import { describe, expect, it } from 'vitest'
import { winnersOf } from '../../../../../src-shared/games/overlord/rules/steps/formal/end'
import { formal, OverlordTable, start, type Formal } from '../table'

const O = 0,
  V = 1,
  A = 2,
  I = 3

describe('setup', () => {
  it('everybody, the Overlord too, gets 5 hints and 3 actions; 3 hints are the plan', () => {
    const t = new OverlordTable(start(5, { rules: 'formal', overlord: 2 }).match)
    expect(t.open.players.map(({ hints, actions }) => [hints, actions])).toEqual(new Array(5).fill([5, 3]))
    expect([t.open.plan.length, t.open.hintDeck, t.open.actionDeck]).toEqual([3, 121 - 25 - 3, 37 - 15])
    expect(t.asked()).toEqual(['1 plan'])
  })

  it('the Overlord tells the plan, typed or not; it scores for nobody', () => {
    const t = new OverlordTable(start(4, { rules: 'formal', overlord: 1 }).match).reply(
      'plan',
      O,
      'My fur cloak, at once!',
    )
    expect([t.open.errand, t.open.round, t.open.players.flatMap(player => player.front)]).toEqual([
      'My fur cloak, at once!',
      1,
      [],
    ])
    expect(t.asked()).toEqual(['0 draw', '1 draw', '2 draw', '3 draw'])
  })

  it('the plan is turned up for all to see, and drawn by nobody', () => {
    const { events, match } = start(4, { rules: 'formal' })
    const plan = events.find(one => one.event.kind === 'plan')?.event
    expect(plan).toEqual({ kind: 'plan', hints: match.view(null).open.table.plan })
  })
})

describe('the draw phase', () => {
  it('all at once: discard any number of actions, refill to 5 hints and 3 actions', () => {
    const t = formal({
      draw: true,
      hands: {
        [O]: { hints: ['item1', 'item2'], actions: ['pass-item-1', 'pass-item-2'] },
        [V]: {
          hints: ['place1', 'place2', 'place3', 'place4', 'place5'],
          actions: ['freeze-item-1', 'freeze-item-2', 'freeze-place-1'],
        },
      },
    })
    t.reply('draw', O, ['pass-item-1'])
      .reply('draw', V, ['freeze-item-1', 'freeze-item-2', 'freeze-place-1'])
      .reply('draw', A, [])
    expect(t.events).toEqual([])
    t.reply('draw', I, [])
    expect(t.open.players.map(({ hints, actions }) => [hints, actions])).toEqual(new Array(4).fill([5, 3]))
    expect(t.eventsOf('discard')).toEqual([
      { kind: 'discard', seat: O, hints: 0, actions: 1 },
      { kind: 'discard', seat: V, hints: 0, actions: 3 },
    ])
    expect(t.hints(V)).toEqual(['place1', 'place2', 'place3', 'place4', 'place5'])
    expect(t.asked()).toEqual([`${O} accuse`])
  })

  it('hints are never discarded', () => {
    const t = formal({ draw: true, hands: { [O]: { hints: ['item1'], actions: ['pass-item-1'] } } })
    expect(t.refusesTo('draw', O, ['item1'])).toBe('answerIllegal')
  })

  it('what is discarded here goes unseen', () => {
    const t = formal({ draw: true, hands: { [O]: { actions: ['pass-item-1'] } } }).reply('draw', O, ['pass-item-1'])
    for (const seat of [V, A, I]) t.rings('draw', seat)
    expect([JSON.stringify(t.log).includes('pass-item-1'), t.open.actionPile]).toEqual([false, { cards: 1, open: [] }])
  })

  it('ruling: by the clock nothing is discarded', () => {
    const t = formal({ draw: true, hands: { [O]: { actions: ['pass-item-1', 'pass-item-2', 'pass-item-3'] } } })
    for (const seat of [O, V, A, I]) t.rings('draw', seat)
    expect([t.eventsOf('discard'), t.actions(O)]).toEqual([[], ['pass-item-1', 'pass-item-2', 'pass-item-3']])
  })

  it('an empty hint deck is never reshuffled', () => {
    const t = formal({ draw: true, noMore: true, discards: { hints: ['item9'] }, hands: { [V]: { hints: ['item1'] } } })
    for (const seat of [O, V, A, I]) t.rings('draw', seat)
    expect([t.hints(V), t.open.hintPile.cards]).toEqual([['item1'], 1])
  })

  it('the action deck is', () => {
    const t = formal({
      draw: true,
      noMore: true,
      discards: { actions: ['pass-item-1', 'pass-item-2'] },
      hands: { [V]: { actions: ['freeze-item-1'] } },
    })
    for (const seat of [O, V, A, I]) t.rings('draw', seat)
    expect(t.actions(V)).toEqual(['pass-item-1', 'pass-item-2', 'freeze-item-1'])
  })

  it('ruling: a deck too short for a simultaneous draw gives one card at a time, clockwise from the Overlord', () => {
    const t = formal({
      draw: true,
      overlord: A,
      noMore: true,
      top: { hints: ['item1', 'item2', 'item3', 'item4', 'item5'] },
      hands: {
        [O]: { hints: [] },
        [V]: { hints: ['place1'] },
        [A]: { hints: ['place2', 'place3'] },
        [I]: { hints: ['monster1', 'monster2', 'monster3', 'monster4'] },
      },
    })
    for (const seat of [O, V, A, I]) t.rings('draw', seat)
    expect([A, I, O, V].map(seat => t.hints(seat).filter(hint => hint.startsWith('item')))).toEqual([
      ['item1', 'item5'],
      ['item2'],
      ['item3'],
      ['item4'],
    ])
  })
})

describe('the round', () => {
  it('ends with any look, and the title moves clockwise', () => {
    const t = formal({ overlord: I }).accuse(V).decline(V)
    expect([t.open.overlord, t.open.round, t.open.players.map(player => player.ruled)]).toEqual([O, 2, [2, 0, 0, 1]])
    expect([t.open.turn, t.ribbon()]).toEqual([null, []])
  })

  it('ends too when a mercy has averted the look', () => {
    const t = formal({ looks: { [V]: 1 }, hands: { [V]: { actions: ['pass-item-2', 'pass-item-3'] } } })
      .accuse(V)
      .decline(V)
      .branch('mercy', V, 'mercy', 'pass-item-2')
      .quiet()
    expect([t.open.round, t.looks()]).toEqual([2, [0, 1, 0, 0]])
  })

  it('a look does not touch the hand', () => {
    const t = formal({ hands: { [V]: { hints: ['item1', 'item2'] } } })
      .accuse(V)
      .decline(V)
    expect(t.hints(V)).toEqual(['item1', 'item2'])
  })

  it('the tale goes on from round to round', () => {
    const t = formal({ hands: { [V]: { hints: ['item1'] } } })
      .accuse(V)
      .answers(V, 'item1')
      .tellsAll(V)
      .quiet()
      .accuse(V)
      .decline(V)
    expect([t.open.tale.length, t.ribbon()]).toEqual([1, []])
  })
})

describe('the end', () => {
  const doomed = (more: Partial<Formal>) =>
    formal({ looks: { [V]: 2 }, ...more })
      .accuse(V)
      .decline(V)
      .quiet()

  it('somebody stays with III: the survivor with the most hints in front wins, the current Overlord included', () => {
    expect(
      doomed({ front: { [O]: ['item1', 'item2'], [V]: ['place1', 'place2', 'place3'], [A]: ['monster1'] } }).outcome,
    ).toEqual({ winners: [O], reason: 'most' })
    expect(doomed({ front: { [A]: ['monster1'] } }).outcome).toEqual({ winners: [A], reason: 'most' })
  })

  it('tied: the one of the tied who was Overlord last', () => {
    const front = { [A]: ['item1'], [I]: ['item2'] }
    expect(doomed({ round: 5, front, ruled: { [A]: 3, [I]: 4 } }).outcome).toEqual({
      winners: [I],
      reason: 'lastOverlord',
    })
    expect(doomed({ round: 5, front: { ...front, [O]: ['item3'] }, ruled: { [A]: 3, [I]: 4 } }).outcome).toEqual({
      winners: [O],
      reason: 'lastOverlord',
    })
    expect(doomed({ round: 2, front, ruled: { [A]: 1 } }).outcome).toEqual({ winners: [A], reason: 'lastOverlord' })
  })

  it('else shared: where none of the tied was Overlord', () => {
    expect(doomed({ front: { [A]: ['item1'], [I]: ['item2'] } }).outcome).toEqual({ winners: [A, I], reason: 'shared' })
  })

  it('the doomed never wins, whatever lies in front', () => {
    const { state } = formal({ front: { [V]: ['item1', 'item2'] } })
    expect(winnersOf(state, V).winners).not.toContain(V)
  })

  it('hands are open after the end, not before', () => {
    expect(formal().open.players.map(player => player.hand)).toEqual([null, null, null, null])
    expect(doomed({}).open.players.every(player => player.hand?.hints.length === 5)).toBe(true)
  })
})

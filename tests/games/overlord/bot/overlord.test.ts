/** The Overlord bots of both rule sets: what they answer in literal positions. */
import { describe, expect, it } from 'vitest'
import { CardTracking } from '../../../../src-shared/games/overlord/bot/cardTracking'
import { DECK, formal } from '../rules/table'
import { moods, sober } from './literal'

describe('a formal answer', () => {
  const answered = (hints: readonly string[]) => sober(formal({ hands: { 1: { hints } } }).accuse(1), 1).answers()

  it('leaves the hand spread over the symbols', () => {
    expect(answered(['item1', 'item2', 'place1', 'monster1'])).toMatchObject({
      branch: 'hint',
      answer: { hint: 'item1' },
    })
  })
  it('keeps a joker for a demand', () => {
    expect(answered(['item1', 'joker1'])).toMatchObject({ branch: 'hint', answer: { hint: 'item1' } })
  })
  it('is given when there is one', () => {
    expect(answered(['joker1'])).toMatchObject({ branch: 'joker', answer: { hint: 'joker1' } })
  })
})

describe('the formal Overlord', () => {
  it('accuses a servant who has no hint', () => {
    expect(sober(formal({ hands: { 2: { hints: [] } } }), 0).answers()).toMatchObject({ to: 2 })
  })
  it('doubts a servant with few hints, and not one with many', () => {
    const doubts = (hints: readonly string[]) =>
      sober(
        formal({ hands: { 0: { actions: ['pass-item-1', 'freeze-event-1', 'freeze-place-1'] }, 1: { hints } } })
          .accuse(1)
          .answers(1, 'place1')
          .tellsAll(1),
        0,
      ).answers()
    expect(doubts(['place1', 'monster1'])).toMatchObject({ branch: 'doubt', answer: { action: 'pass-item-1' } })
    expect(doubts(['place1', 'place2', 'place3', 'place4', 'place5', 'place6'])).toMatchObject({ branch: 'pass' })
  })
  it.each([
    ['cancels a mercy when it wins', ['item5', 'item6'], 'cancel'],
    ['lets mercy pass when it would lose', [], 'pass'],
  ] as const)('%s', (_, mine, branch) => {
    const at = formal({
      looks: { 1: 2 },
      hands: { 0: { actions: ['pass-item-2'] }, 1: { actions: ['freeze-item-1', 'pass-item-3'] } },
      front: { 0: mine, 2: ['place1'] },
    })
    at.accuse(1).decline(1).branch('mercy', 1, 'mercy', 'freeze-item-1')
    expect(sober(at, 0).answers()).toMatchObject({ branch })
  })
})

describe('a formal servant', () => {
  const told = (hints: readonly string[]) =>
    formal({
      hands: {
        1: { hints: ['item9', 'place9'] },
        2: { hints, actions: ['freeze-item-1', 'freeze-place-1', 'pass-event-1'] },
      },
    })
      .accuse(1)
      .answers(1, 'item9')
      .tellsAll(1)
      .quiet('interrupt')

  it('interrupts with a hint of that symbol', () => {
    expect(sober(told(['item1', 'item2', 'place1', 'event1', 'monster1']), 2).answers()).toEqual({
      branch: 'freeze',
      answer: 'freeze-item-1',
    })
  })
  it('does not interrupt without one', () => {
    expect(sober(told(['place1', 'event1']), 2).answers()).toMatchObject({ branch: 'pass' })
  })
  it('begs mercy for a third look', () => {
    const at = formal({ looks: { 1: 2 }, hands: { 1: { actions: ['freeze-item-1', 'pass-item-1'] } } })
      .accuse(1)
      .decline(1)
    expect(sober(at, 1).answers()).toMatchObject({ branch: 'mercy', answer: { action: 'freeze-item-1' } })
  })
  it('blames the leader, with two looks and few hints, when that wins the match', () => {
    const at = formal({
      looks: { 2: 2 },
      front: { 1: ['event1', 'event2', 'event3'], 2: ['event4'] },
      hands: { 1: { hints: ['item1', 'place1'], actions: ['pass-item-2', 'freeze-item-1'] }, 2: { hints: ['place2'] } },
    })
    at.accuse(1).answers(1, 'place1').tellsAll(1).quiet('blame')
    expect(sober(at, 1).answers()).toMatchObject({ branch: 'blame', answer: { action: 'pass-item-2', to: 2 } })
  })
  it('discards a freeze that it has no hint for, and keeps what it can use', () => {
    const at = formal({
      draw: true,
      hands: { 1: { hints: ['item1', 'item2'], actions: ['freeze-item-1', 'freeze-place-1', 'both-joker-1'] } },
    })
    expect(sober(at, 1).answers()).toEqual(['freeze-place-1'])
  })
})

describe('who cannot answer', () => {
  const at = formal()
  const heard = (): CardTracking => new CardTracking(DECK, at.open)
  const odds = (cardTracking: CardTracking, seat = 1): number => cardTracking.odds(at.open, [])(seat, 'item')
  const failed = { kind: 'fail', seat: 1, pressure: { kind: 'blamed', by: 2, symbol: 'item' } } as const

  it('is somebody with a few hints rather than with many', () => {
    const cardTracking = heard()
    expect(cardTracking.odds(at.open, [])(1, 'item', 3)).toBeGreaterThan(odds(cardTracking))
  })
  it('is a servant who has failed, until cards are drawn', () => {
    const cardTracking = heard()
    cardTracking.hear(failed)
    expect(odds(cardTracking)).toBe(1)
    expect(odds(cardTracking, 2)).toBeLessThan(0.5)
    cardTracking.hear({ kind: 'draw', seat: 1, hints: 1, actions: 0 })
    expect(odds(cardTracking)).toBeLessThan(1)
    expect(odds(cardTracking)).toBeGreaterThan(0.5)
  })
  it('is a servant who had only a joker for that demand', () => {
    const cardTracking = heard()
    const told = {
      turn: 1,
      seat: 1,
      hint: 'joker1',
      symbol: 'item',
      line: '',
      how: 'told',
      action: null,
      pressure: failed.pressure,
      said: '',
    } as const
    cardTracking.hear({ kind: 'hint', told })
    expect(odds(cardTracking)).toBe(1)
  })
})

it('every mood is drawn', () => {
  expect(new Set(moods(Array.from({ length: 60 }, (_, seed) => seed)))).toHaveLength(5)
})

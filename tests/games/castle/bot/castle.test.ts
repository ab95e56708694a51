/** The Castle bot: what it answers in literal positions. */
import { describe, expect, it } from 'vitest'
import { castle } from '../../../../src-shared/games/castle/rules'
import type { Literal } from '../rules/table'
import { allBots, createBots, playGame } from '../../../kit/arena'
import { moody, sober } from './literal'

it('a bot that sits down in the middle answers something legal', () => {
  expect(sober({ seats: 4 }).answers()).toHaveProperty('branch')
})

describe('a declaration', () => {
  const declared = (...named: readonly string[]) => ({ branch: 'declareOwn', answer: named })

  it('of who holds the quota alone: nobody is named', () => {
    expect(sober({ seats: 4, hands: { 0: ['key', 'key', 'key'] }, societies: { 0: 'order' } }).answers()).toEqual(
      declared(),
    )
  })

  it('is not made with one relic less, nor with the Bag while the deck has cards, nor with the Pearl', () => {
    for (const hand of [
      ['key', 'key'],
      ['key', 'key', 'bagKey'],
      ['key', 'key', 'key', 'pearl'],
    ] as const) {
      expect(sober({ seats: 4, hands: { 0: hand }, societies: { 0: 'order' } }).answers()).not.toHaveProperty(
        'branch',
        'declareOwn',
      )
    }
  })

  it('counts the own Bag once the deck is empty', () => {
    const literal: Literal = { seats: 4, hands: { 0: ['key', 'key', 'bagKey'] }, deck: [], societies: { 0: 'order' } }
    expect(sober(literal).answers()).toEqual(declared())
  })

  /** Seat 0 looks at the society of seat 2 by the Monocle, and then at its objects by the Privilege. */
  const looked = (society: 'order' | 'brotherhood') => {
    const spies = [1, 2, 3]
    return sober({
      seats: 4,
      hands: { 0: ['key', 'key', 'monocle', 'pass'], 1: ['tome'], 2: ['key', 'ring', 'whip'], 3: ['coat'] },
      societies: { 0: 'order', 2: society },
    })
      .after(at => at.offer(0, 2, 'monocle').accept(2, 'ring').answer(0, 'use').quiet())
      .after(at => {
        for (const seat of spies) at.spy(seat, 0).quiet()
      })
      .after(at => at.offer(0, 2, 'pass').accept(2, 'whip').answer(0, 'use').quiet())
      .after(at => {
        for (const seat of spies) at.spy(seat, 0).quiet()
      })
  }

  it('names an ally who was seen to be one and to hold what is missing, and never a rival', () => {
    expect(looked('order').answers()).toEqual(declared('2'))
    expect(looked('brotherhood').answers()).not.toHaveProperty('branch', 'declareOwn')
  })

  it('names nobody whose relic has gone elsewhere since', () => {
    const gone = looked('order').after(at =>
      at
        .spy(0, 1)
        .quiet()
        .spy(1, 0)
        .quiet()
        .offer(2, 1, 'key')
        .accept(1, 'tome')
        .answer(1, 'decline')
        .quiet()
        .spy(3, 0)
        .quiet(),
    )
    expect(gone.answers()).not.toHaveProperty('branch', 'declareOwn')
  })

  it("names nobody who is not known: a Key in a stranger's hand is no victory", () => {
    const strangers = sober({ seats: 6, hands: { 0: ['key', 'key'], 1: ['key'] }, societies: { 0: 'order' } }).after(
      at => {
        for (let seat = 0; seat < 6; seat++) at.spy(seat, seat === 0 ? 1 : 0).quiet()
      },
    )
    expect(strangers.answers()).not.toHaveProperty('branch', 'declareOwn')
  })

  it('is made alone whenever it is offered: it is true', () => {
    expect(
      sober({ seats: 4, hands: { 0: ['key', 'goblet', 'goblet', 'signet'] }, societies: { 0: 'order' } }).answers(),
    ).toEqual({ branch: 'declareAlone', answer: true })
  })
})

describe('in its own matches', () => {
  it('it hardly ever declares wrongly', () => {
    const reasons = Array.from(
      { length: 10 },
      (_, key) => playGame(castle, createBots(allBots(4), key, 'castle'), {}, 4000 + key).outcome.reason,
    )
    expect(reasons.filter(reason => reason === 'mistaken').length).toBeLessThanOrEqual(1)
  })
})

describe('a duel', () => {
  /** Seat 0 has seen by the Monocle of which society seat 1 is. */
  const knowing = (society: 'order' | 'brotherhood') =>
    sober({
      seats: 4,
      hands: { 0: ['monocle'], 1: ['dagger'] },
      societies: { 0: 'order', 1: society },
      professions: { 0: 'thug', 1: 'diplomat', 2: 'clairvoyant', 3: 'grandmaster' },
    }).after(at => at.offer(0, 1, 'monocle').accept(1, 'dagger').answer(0, 'use').quiet())

  it('is what a match that goes on and on is brought to its end by, and no other', () => {
    const at = (number: number) =>
      sober({ seats: 4, hands: { 0: ['key', 'whip'] }, societies: { 0: 'order' }, number }).answers()
    expect(at(10)).not.toHaveProperty('branch', 'duel')
    expect(at(4 * 20)).toEqual(at(10))
    expect(at(4 * 60)).toHaveProperty('branch', 'duel')
  })

  it('supports an ally, and the other side against a rival', () => {
    expect(
      knowing('order')
        .after(at => at.challenge(1, 2).quiet('support'))
        .answers(),
    ).toBe('attacker')
    expect(
      knowing('brotherhood')
        .after(at => at.challenge(1, 2).quiet('support'))
        .answers(),
    ).toBe('defender')
  })

  it('spends what turns the score, and nothing on what is won already', () => {
    const duel = (sides: { readonly [seat: number]: 'attacker' | 'defender' }) =>
      sober({
        seats: 4,
        hands: { 0: ['key'] },
        societies: { 0: 'order' },
        tokens: { 0: 2 },
        professions: { 0: 'priest' },
      })
        .after(at => at.duel(0, 1, sides))
        .answers()
    expect(duel({ 2: 'defender', 3: 'attacker' })).toEqual({ branch: 'tokens', answer: { count: 1, side: 'attacker' } })
    expect(duel({ 2: 'attacker', 3: 'attacker' })).toEqual({ branch: 'pass', answer: true })
  })

  it('shows the Ring on a tie', () => {
    const tie = sober({ seats: 4, hands: { 0: ['ring'] }, professions: { 0: 'priest' } }).after(at =>
      at.duel(0, 1, { 2: 'defender' }).round().quiet('ring'),
    )
    expect(tie.answers()).toBe('use')
  })

  it('won: looks at the society of a stranger, searches who is known', () => {
    const won = (society: 'order' | 'brotherhood' | null) =>
      (society
        ? knowing(society).after(at => {
            for (const seat of [1, 2, 3]) at.spy(seat, 0).quiet()
          })
        : sober({ seats: 4, professions: { 0: 'thug' } })
      )
        .after(at => at.duel(0, 1).round().quiet('spoils'))
        .answers()
    expect(won(null)).toBe('society')
    expect(won('brotherhood')).toBe('search')
  })
})

describe('what is given and taken', () => {
  const order = { 0: 'order' } as const

  it('an own relic that is offered is accepted for a common card; own relics are not given for one', () => {
    const offer = (card: 'key' | 'whip', hand: readonly ('key' | 'coat')[]) =>
      sober({ seats: 4, hands: { 0: hand, 1: [card, 'tome'] }, societies: order, turn: 1 })
        .after(at => at.offer(1, 0, card))
        .answers()
    expect(offer('key', ['coat'])).toEqual({ branch: 'accept', answer: 'coat' })
    expect(offer('whip', ['key'])).toEqual({ branch: 'refuse', answer: true })
  })

  it('the Pearl must be accepted, but the relics stay', () => {
    const pearl = sober({ seats: 4, hands: { 0: ['key', 'whip'], 1: ['pearl'] }, societies: order, turn: 1 }).after(
      at => at.offer(1, 0, 'pearl'),
    )
    expect(pearl.answers()).toEqual({ branch: 'accept', answer: 'whip' })
  })

  it('an own relic is never offered to a stranger, whatever the whim', () => {
    for (let seed = 0; seed < 40; seed++) {
      expect(moody(seed, { seats: 4, hands: { 0: ['key', 'whip'] }, societies: order }).answers()).not.toMatchObject({
        branch: 'exchange',
        answer: { card: 'key' },
      })
    }
  })
})

/** What decks of one's own can do beyond the house deck, and that none can hang a host. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../../src-shared/kernel'
import type { Effect } from '../../../../src-shared/games/tales/rules'
import { within } from '../../../../src-shared/games/tales/rules/deck'
import { Happened } from '../../../kit/randomPlay'
import { card, EVERYTHING, read, withCards } from './decks'
import { playOn } from './play'
import { deal, table, type Literal } from './table'

/** A table on which seat 0 plays the card `mine`, which does this. */
const mine = (effects: readonly Effect[], literal: Literal = {}, more: Partial<Parameters<typeof card>[0]> = {}) =>
  table({ own: withCards([card({ id: 'mine', effects, ...more })]), hands: { 0: ['mine'] }, ...literal })

describe('effects', () => {
  it('may: all of it or nothing', () => {
    const both: Effect = {
      do: 'may',
      effects: [
        { do: 'item', of: ['gold'] },
        { do: 'vp', amount: 2 },
      ],
    }
    const did = mine([both]).does('mine')
    expect([did.asked(), did.choices(), did.ask().params?.effects]).toEqual([
      ['0 may'],
      ['do', 'decline'],
      both.effects,
    ])
    expect(did.does('do').items(0)).toEqual({ gold: 1 })
    const declined = mine([both]).does('mine', 'decline')
    expect([declined.vp(0), declined.eventsOf('decline')]).toMatchObject([0, [{ what: 'may' }]])
    expect(mine([both]).does('mine').runsOut().vp(0)).toBe(0)
  })

  it('may is not asked where it would do nothing', () => {
    expect(
      mine([{ do: 'may', effects: [{ do: 'discard', types: ['place'] }] }])
        .does('mine')
        .asked(),
    ).toEqual(['1 play'])
  })

  it('peek at three: the others stay on top, in their order; of equal cards the upper one is taken', () => {
    const t = mine([{ do: 'peek', look: 3 }], { deck: ['king', 'cave', 'king', 'sage', 'sage'] }).does('mine')
    expect(t.ask().params?.looked).toEqual(['king', 'cave', 'king'])
    t.does('king')
    // The next player has drawn the Cave.
    expect([t.hand(0), t.hand(1), t.state.deck[0]]).toEqual([['king'], ['cave', 'sage'], 'king'])
  })

  it('an amount counts in front of oneself, up to a most', () => {
    const t = mine([{ do: 'vp', amount: { each: 3, per: { in: 'front', types: ['villain'] }, most: 2 } }], {
      time: 'day',
      fronts: { 0: ['ogre', 'child', 'child'], 1: ['ogre'] },
    })
    expect(t.does('mine').vp(0)).toBe(6)
  })

  it('in front of oneself is not in front of others, nor in the common area; in play is all of that', () => {
    const points = (where: 'front' | 'play'): number =>
      mine([{ do: 'vp', amount: { each: 1, per: { in: where, types: ['villain'] } } }], {
        time: 'day',
        fronts: { 0: ['child'], 1: ['ogre', 'ogre'] },
        common: ['dragon'],
      })
        .does('mine')
        .vp(0)
    expect([points('front'), points('play')]).toEqual([1, 4])
  })

  it('a time card acts by the time that it brings, or by the one that was', () => {
    const dawn = (was: boolean): number =>
      mine(
        [{ do: 'when', time: 'day', ...(was && { was: true }), effects: [{ do: 'vp', amount: 2 }] }],
        { time: 'night' },
        { time: 'day' },
      )
        .does('mine')
        .vp(0)
    expect([dawn(false), dawn(true)]).toEqual([2, 0])
  })

  it('ruling: a card is never its own target', () => {
    const t = mine([{ do: 'discard', types: ['man'], then: [{ do: 'vp', amount: 5 }] }], {}, { type: 'man' }).does(
      'mine',
    )
    expect([t.vp(0), t.common()]).toEqual([0, ['mine']])
  })

  it('a card for the discard pile is in play while it resolves, and may be taken by what it plays', () => {
    const t = mine([{ do: 'playTop' }], { deck: ['princess', 'sage'] }, { type: 'man', to: 'discard' }).does('mine')
    expect([t.hand(0), t.discarded(), t.open.resolving]).toEqual([['mine'], [], []])
    expect(t.eventsOf('away')).toEqual([])
  })

  it('time cards are never targets, but events in play', () => {
    const t = mine(
      [
        { do: 'discard', types: ['event'] },
        { do: 'vp', amount: { each: 1, per: { in: 'play', types: ['event'] } } },
      ],
      {},
      { type: 'man' },
    ).does('mine')
    expect([t.vp(0), t.open.time, t.discarded()]).toEqual([1, 'night', []])
  })

  it('discards from one’s own: what lies in front of others is out of reach', () => {
    const own: Effect = { do: 'discard', types: ['villain'], in: 'front', then: [{ do: 'vp', amount: 2 }] }
    const t = mine([own], { fronts: { 0: ['ogre'], 1: ['child'] } }).does('mine')
    expect([t.vp(0), t.front(0), t.discarded()]).toEqual([2, [], ['ogre']])
    expect(
      mine([own], { fronts: { 1: ['child'] } })
        .does('mine')
        .vp(0),
    ).toBe(0)
    const two = mine([own], { fronts: { 0: ['ogre', 'child'], 1: ['child'] } }).does('mine')
    expect(two.asked()).toEqual(['0 discardOwn'])
    expect(two.choices()).toHaveLength(2)
  })

  it('takes one’s own card back', () => {
    const t = mine([{ do: 'takeInPlay', types: ['villain'], in: 'front' }], {
      fronts: { 0: ['ogre'], 1: ['child'] },
    }).does('mine')
    expect([t.hand(0), t.front(0), t.front(1)]).toEqual([['ogre'], [], ['child']])
  })

  it('discards a card of the hand, of one’s choice, and only then does more', () => {
    const price: Effect = { do: 'discardHand', then: [{ do: 'vp', amount: 3 }] }
    const t = mine([price], { hands: { 0: ['mine', 'king', 'sage'] } }).does('mine')
    expect([t.asked(), t.choices(), t.vp(0)]).toEqual([['0 discardHand'], ['king', 'sage'], 0])
    t.does('sage')
    expect([t.vp(0), t.hand(0), t.discarded()]).toEqual([3, ['king'], ['sage']])
    expect(t.eventsOf('discardHand')).toMatchObject([{ seat: 0, card: 'sage' }])
    expect(mine([price]).does('mine').eventsOf('nothing')).toMatchObject([{ what: 'discardHand' }])
  })

  it('a hand of one card is asked too: what it holds is hidden; in phase 2 it is kept for phase 3', () => {
    expect(
      mine([{ do: 'discardHand' }], { hands: { 0: ['mine', 'king'] } })
        .does('mine')
        .asked(),
    ).toEqual(['0 discardHand'])
    const own = withCards(
      [],
      [
        {
          id: 'mine',
          titles: { en: 'Mine' },
          lines: [{ cost: ['gold'], effects: [{ do: 'discardHand', needed: true }] }],
        },
      ],
    )
    const at = (cards: readonly string[]) =>
      table({ own, at: 'start', deck: [], items: { 0: { gold: 1 } }, hands: { 0: [...cards] } }).asked()
    expect([at(['king']), at(['king', 'sage'])]).toEqual([['0 play'], ['0 useItem']])
  })

  it('who must discard from the hand shows nothing of what it holds by being asked', () => {
    const seen = (other: string): unknown => {
      const t = mine([{ do: 'discardHand', then: [{ do: 'vp', amount: 1 }] }], {
        hands: { 0: ['mine', other], 1: ['day'] },
      }).does('mine')
      return [t.open, t.asked()]
    }
    expect(seen('king')).toEqual(seen('night'))
  })

  it('returns an item of one’s own to the stock, and only then does more', () => {
    const price: Effect = { do: 'returnItem', of: ['sword', 'wand'], then: [{ do: 'vp', amount: 3 }] }
    const one = mine([price], { items: { 0: { sword: 2, gold: 1 } } }).does('mine')
    expect([one.items(0), one.vp(0)]).toEqual([{ gold: 1, sword: 1 }, 3])
    const two = mine([price], { items: { 0: { sword: 1, wand: 1 } } }).does('mine')
    expect([two.asked(), two.choices()]).toEqual([['0 returnItem'], ['sword', 'wand']])
    expect(two.does('wand').items(0)).toEqual({ sword: 1 })
    const none = mine([price], { items: { 0: { gold: 2 }, 1: { sword: 1 } } }).does('mine')
    expect([none.vp(0), none.eventsOf('nothing')]).toMatchObject([0, [{ what: 'returnItem' }]])
  })

  it('an amount counts one’s own items, those of all, or the cards in hand', () => {
    const items = { 0: { gold: 2, sword: 1 }, 1: { gold: 3 } }
    const scores = (per: Exclude<Extract<Effect, { do: 'vp' }>['amount'], number>['per'], most?: number): number =>
      mine([{ do: 'vp', amount: { each: 2, per, ...(most === undefined ? {} : { most }) } }], {
        items,
        hands: { 0: ['mine', 'king', 'sage'] },
      })
        .does('mine')
        .vp(0)
    expect([
      scores({ in: 'items', of: ['gold'] }),
      scores({ in: 'items', of: ['gold', 'sword'] }),
      scores({ in: 'items', of: ['gold'], all: true }),
      scores({ in: 'items', of: ['gold'], all: true }, 4),
      scores({ in: 'items', of: ['wand'] }),
      scores({ in: 'hand' }),
    ]).toEqual([4, 6, 10, 8, 0, 4])
  })

  it('playMore in phase 3 as long as there are cards', () => {
    const t = mine([{ do: 'playMore' }, { do: 'vp', amount: 1 }], { hands: { 0: ['mine', 'king'] } }).does('mine')
    expect([t.asked(), t.vp(0)]).toEqual([['0 playMore'], 0])
    expect(t.does('king').vp(0)).toBe(3)
    expect(
      mine([{ do: 'playMore' }])
        .does('mine')
        .eventsOf('nothing'),
    ).toMatchObject([{ what: 'playMore' }])
  })

  it('a line finds the items that it costs in stock', () => {
    const own = withCards(
      [],
      [
        {
          id: 'mine',
          titles: { en: 'Mine' },
          lines: [{ cost: ['sword', 'sword'], effects: [{ do: 'item', of: ['sword'], needed: true }] }],
        },
      ],
    )
    expect(
      table({ own, at: 'start', items: { 0: { sword: 4 } } })
        .does('1')
        .items(0),
    ).toEqual({ sword: 3 })
    expect(table({ own, at: 'start', items: { 0: { sword: 1 } } }).asked()).toEqual(['0 play'])
  })

  it('a permanent that another one discards at the end of the turn stops at once', () => {
    const t = mine(
      [],
      { fronts: { 0: ['witch'] } },
      { type: 'villain', to: 'front', permanent: { endOfTurn: [{ do: 'discard', types: ['woman'] }] } },
    )
    expect(t.does('mine').vp(0)).toBe(2)
    const first = table({ own: t.state.fixed, hands: { 0: ['king'] }, fronts: { 0: ['mine', 'witch'] } }).does('king')
    expect([first.vp(0), first.front(0)]).toEqual([2, ['mine']])
  })

  it("any permanent may forbid drawing, and is left behind by its owner's last card", () => {
    const own = withCards([card({ id: 'nun', type: 'woman', to: 'front', permanent: { noDraw: true } })])
    expect(table({ own, at: 'start', hands: { 0: ['king'] }, fronts: { 0: ['nun'] } }).hand(0)).toEqual(['king'])
    expect(table({ own, at: 'start', hands: { 0: [] }, fronts: { 0: ['nun'] }, deck: ['king'] }).front(0)).toEqual([])
  })
})

describe('the deck of everything', () => {
  const effects: Effect[] = [
    ...EVERYTHING.cards.flatMap(one => [...one.effects, ...(one.permanent?.endOfTurn ?? [])]),
    ...EVERYTHING.a.flatMap(({ lines }) => lines.flatMap(line => line.effects)),
  ]
  const all = (list: readonly Effect[]): Effect[] => list.flatMap(effect => [effect, ...all(within(effect))])

  it('has every effect and every way to score', () => {
    expect([...new Set(all(effects).map(effect => effect.do))].sort()).toEqual([
      'discard',
      'discardHand',
      'draw',
      'item',
      'may',
      'peek',
      'playMore',
      'playTop',
      'returnItem',
      'showHands',
      'takeDiscarded',
      'takeInPlay',
      'useLine',
      'vp',
      'when',
    ])
    expect(EVERYTHING.b.flatMap(({ lines }) => lines.map(line => line.score)).sort()).toEqual([
      'each',
      'most',
      'rank',
      'sets',
      'unpaired',
    ])
  })

  const happened = new Happened()

  it.each([2, 3, 4])('plays to its end at %i seats, and loses nothing', seats => {
    const own = read(EVERYTHING)
    const cards = own.cards.reduce((sum, { copies }) => sum + copies, 0)
    for (let seed = 0; seed < 20; seed++) {
      const { match } = deal(seats, {}, seed, own)
      playOn(match, fastRandom(seed), 3000, taken => {
        happened.take(taken)
        const { time, common, resolving, fronts, hands, deck, discard } = taken.state
        expect([time, common, resolving, ...fronts, ...hands, deck, discard].flat()).toHaveLength(cards)
      })
      expect(match.outcome).not.toBeNull()
    }
  })

  it('and asks everything that there is to ask', () => {
    expect([...happened.asked].sort()).toEqual([
      'discard',
      'discardHand',
      'discardOwn',
      'freeLine',
      'may',
      'mayDiscard',
      'mayDiscardOwn',
      'peek',
      'play',
      'playMore',
      'returnItem',
      'seen',
      'takeCard',
      'takeItem',
      'takeOwn',
      'useItem',
    ])
  })
})

describe('no deck hangs a host', () => {
  const night = card({ id: 'night', time: 'night' })

  it('two hundred cards that each play the next, thirty times over: one answer, and the deck is empty', () => {
    const chain: Effect[] = new Array<Effect>(6).fill({
      do: 'when',
      time: 'night',
      effects: new Array<Effect>(4).fill({ do: 'playTop' }),
    })
    const own = read({
      ...EVERYTHING,
      cards: [
        night,
        ...[0, 1, 2, 3, 4].map(i => card({ id: `wizard${i}`, copies: i === 4 ? 39 : 40, effects: chain })),
      ],
    })
    const { match } = deal(2, {}, 1, own)
    const [ask] = match.asks()
    const result = match.clock(ask?.id ?? '')
    if ('refused' in result) throw new Error(result.refused)
    expect(result.state.deck).toEqual([])
    expect(result.events.filter(({ event }) => event.kind === 'play')).toHaveLength(199 - 6)
  })

  it('ruling: no more than 60 cards in one turn, where cards take each other back for ever', () => {
    const twin = card({
      id: 'twin',
      type: 'woman',
      copies: 20,
      effects: [{ do: 'takeInPlay', types: ['woman'] }, { do: 'playMore' }],
    })
    const t = table({
      own: read({ ...EVERYTHING, cards: [night, twin] }),
      hands: { 0: ['twin', 'twin'], 1: ['twin'] },
      deck: ['twin', 'twin'],
    })
    for (let plays = 0; t.open.turn.seat === 0; plays++) {
      expect(plays).toBeLessThan(200)
      t.runsOut()
    }
    expect(t.eventsOf('play')).toHaveLength(60)
  })
})

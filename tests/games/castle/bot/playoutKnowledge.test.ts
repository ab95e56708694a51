/** What a seat of Castle knows in a playout: who may be an ally, and what is still where it was seen. */
import { describe, expect, it } from 'vitest'
import { copiesIn, PlayoutKnowledge } from '../../../../src-shared/games/castle/bot/playoutKnowledge'
import type { ObjectId, Society } from '../../../../src-shared/games/castle/rules/cards'
import type { CastleState, Memory } from '../../../../src-shared/games/castle/rules/state'
import type { Seat } from '../../../../src-shared/kernel'
import { table, type Literal } from '../rules/table'

/** What seat 0 knows, whose private list says this. */
function knowing(literal: Literal, ...saw: readonly Memory['saw'][]): PlayoutKnowledge {
  const { state } = table({ ...literal, societies: { 0: 'order', ...literal.societies } }).match.snapshot()
  const list = saw.map(one => ({ turn: 0, saw: one }))
  const memo: CastleState['memo'] = state.hands.map((_, seat) => (seat === 0 ? list : []))
  return new PlayoutKnowledge({ ...state, memo }, 0)
}
const society = (seat: Seat, its: Society): Memory['saw'] => ({ kind: 'society', seat, society: its })
const objects = (seat: Seat, ...all: readonly ObjectId[]): Memory['saw'] => ({ kind: 'objects', seat, objects: all })

describe('an ally', () => {
  /** How likely the last seat is one, once so many allies and rivals among the others have been seen. */
  const chance = (seats: number, allies: number, rivals: number): number =>
    knowing(
      { seats },
      ...Array.from({ length: allies + rivals }, (_, n) => society(n + 1, n < allies ? 'order' : 'brotherhood')),
    ).societies.allyChance(seats - 1)

  it('is as likely as there are cards left of the own society', () => {
    expect([chance(6, 0, 0), chance(6, 1, 0), chance(6, 0, 2), chance(6, 1, 2)]).toEqual([2 / 5, 1 / 4, 2 / 3, 1 / 2])
  })

  it('is certain where all rivals are known, and there is none where all allies are', () => {
    for (const [seats, half] of [
      [4, 2],
      [6, 3],
      [8, 4],
    ] as const) {
      expect([seats, chance(seats, 0, half)]).toEqual([seats, 1])
      expect([seats, chance(seats, half - 1, 0)]).toEqual([seats, 0])
    }
  })

  it('is so, too, with an odd number of seats, of which nobody knows which society is the smaller one', () => {
    for (const [seats, half] of [
      [3, 2],
      [5, 3],
      [7, 4],
    ] as const) {
      expect([seats, chance(seats, half - 1, 0)]).toEqual([seats, 0])
      if (half < seats - 1) expect([seats, chance(seats, 0, half)]).toEqual([seats, 1])
    }
    expect(chance(5, 0, 0)).toBe(3 / 8)
  })

  it('is whoever showed a card of the own society, and this seat itself', () => {
    const { societies } = knowing({ seats: 6 }, society(1, 'order'), society(2, 'brotherhood'))
    expect([0, 1, 2].map(seat => societies.allyChance(seat))).toEqual([1, 1, 0])
  })
})

describe('an object', () => {
  const hands = { 1: ['key', 'key', 'whip'], 2: ['ring'] } as const
  const inHand = (seat: Seat, ...saw: readonly Memory['saw'][]): ObjectId[] =>
    knowing({ seats: 4, hands }, ...saw)
      .sightings.in(seat)
      .map(({ object }) => object)

  it('is there as often as it was seen, and no more often than the hand still has it', () => {
    expect(inHand(1, objects(1, 'key', 'whip'))).toEqual(['key', 'whip'])
    expect(inHand(1, objects(1, 'key', 'key', 'key', 'ring'))).toEqual(['key', 'key'])
    expect(inHand(2, objects(1, 'ring'))).toEqual([])
  })

  it('is believed by the latest look, and by what was given since and what came back', () => {
    const gave = (object: ObjectId): Memory['saw'] => ({ kind: 'object', seat: 1, object, how: 'gave' })
    const got = (object: ObjectId): Memory['saw'] => ({ kind: 'object', seat: 1, object, how: 'got' })
    expect(inHand(1, objects(1, 'key', 'key'), objects(1, 'whip'))).toEqual(['whip'])
    expect(inHand(1, gave('key'), gave('key'))).toEqual(['key'])
    expect(inHand(1, objects(1, 'key', 'whip'), got('key'))).toEqual(['whip'])
    expect(inHand(1, objects(1, 'whip'), got('key'))).toEqual(['whip'])
  })

  it('is counted by its kind, and what nobody saw is the share that is unknown', () => {
    const knowledge = knowing({ seats: 4, hands }, objects(1, 'key', 'key', 'ring'))
    expect([knowledge.seenIn(1), knowledge.seenIn(1, ['key']), knowledge.seenIn(1, ['whip'])]).toEqual([2, 2, 0])
    expect([knowledge.seenIn(2), knowledge.unknown(2)]).toEqual([0, 1])
    expect(knowledge.unknown(1)).toBeCloseTo(1 / 3)
    expect(copiesIn(['key', 'ring', 'key'], 'key', 2)).toBe(1)
  })
})

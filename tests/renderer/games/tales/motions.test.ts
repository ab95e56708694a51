/** From where to where cards and treasures of Dark Tales are seen to go. */
import { expect, it } from 'vitest'
import { talesEvents } from '../../../../src-renderer/games/tales/events'
import type { Json } from '../../../../src-shared/kernel'

const play = { kind: 'play', seat: 2, card: 'night' }
const way = (event: Json): unknown[] =>
  talesEvents
    .motions(event)
    .map(motion => (motion.move === 'fly' ? [motion.thing, motion.from, motion.to] : motion.move))
const seat = (n: number) => `seat ${n}`,
  spot = (name: string) => `spot ${name}`

it('a card is played from the hand or the top of the deck, to the middle or in front of its player', () => {
  expect(way({ ...play, how: 'hand', to: 'common' })).toEqual([['card', seat(2), spot('common')]])
  expect(way({ ...play, how: 'top', to: 'common' })).toEqual([['card', spot('deck'), spot('common')]])
  expect(way({ ...play, how: 'hand', to: 'front' })).toEqual([['card', seat(2), seat(2)]])
})

it('a card is taken or discarded from the middle, or from whoever has it', () => {
  expect(way({ kind: 'take', seat: 1, at: null })).toEqual([['card', spot('common'), seat(1)]])
  expect(way({ kind: 'take', seat: 1, at: 3 })).toEqual([['card', seat(3), seat(1)]])
  expect(way({ kind: 'discard', seat: 1, at: 0 })).toEqual([['card', seat(0), spot('discard')]])
})

it('points fly to who scores them; none glow', () => {
  expect(way({ kind: 'vp', seat: 1, vp: 2 })).toEqual([['star', spot('common'), seat(1)]])
  expect(way({ kind: 'vp', seat: 1, vp: 0 })).toEqual(['glow'])
})

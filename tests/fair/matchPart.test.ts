/** The form of an event for each recipient. */
import { expect, it } from 'vitest'
import { eventFor } from '../../src-shared/fair/matchPart'

const drawn = { event: { kind: 'draw' }, own: { 0: 'wolf', 2: 'ogre' } }

it('a seat gets its own part of an event, never another seat’s', () => {
  expect([0, 1, 2].map(seat => eventFor(drawn, seat))).toEqual([
    { event: { kind: 'draw' }, own: 'wolf' },
    { event: { kind: 'draw' } },
    { event: { kind: 'draw' }, own: 'ogre' },
  ])
})

it('a spectator gets no private part', () => {
  expect(eventFor(drawn, null)).toEqual({ event: { kind: 'draw' } })
})

it('an event without private parts is the same for everybody', () => {
  for (const seat of [0, null]) expect(eventFor({ event: 'bell' }, seat)).toEqual({ event: 'bell' })
})

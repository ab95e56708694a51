/** What one event looks like to whom it is sent. */
import { expect, it } from 'vitest'
import { eventFor } from '../../src-shared/fair/matchPart'

const drawn = { event: { kind: 'draw' }, own: { 0: 'wolf', 2: 'ogre' } }

it('a seat gets its own part of an event, and none of another', () => {
  expect([0, 1, 2].map(seat => eventFor(drawn, seat))).toEqual([
    { event: { kind: 'draw' }, own: 'wolf' },
    { event: { kind: 'draw' } },
    { event: { kind: 'draw' }, own: 'ogre' },
  ])
})

it('somebody who looks on gets nobody’s', () => {
  expect(eventFor(drawn, null)).toEqual({ event: { kind: 'draw' } })
})

it('an event without such parts is the same for all', () => {
  for (const seat of [0, null]) expect(eventFor({ event: 'bell' }, seat)).toEqual({ event: 'bell' })
})

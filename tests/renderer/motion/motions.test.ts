/** Animations: brief, and never about a private part. */
import { describe, expect, it } from 'vitest'
import { castleEvents } from '../../../src-renderer/games/castle/events'
import { mascaradeEvents } from '../../../src-renderer/games/mascarade/events'
import { overlordEvents } from '../../../src-renderer/games/overlord/events'
import { talesEvents } from '../../../src-renderer/games/tales/events'
import { LONGEST_MS, timed, type Motion } from '../../../src-renderer/motion/motions'

const glow = (seat: number): Motion => ({ move: 'glow', at: `seat ${seat}`, tone: 'gold' })

describe('the animations of an update', () => {
  it('start one after another', () => {
    const [first, second] = timed([glow(0), glow(1)])
    expect(first?.at).toBe(0)
    expect(second?.at).toBeGreaterThan(0)
  })

  it.each([1, 2, 6, 30])('end in time, however many there are: %i', many => {
    for (const { at, last } of timed(Array.from({ length: many }, (_, seat) => glow(seat))))
      expect(at + last).toBeLessThanOrEqual(LONGEST_MS)
  })

  it('are none for nothing', () => {
    expect(timed([])).toEqual([])
  })
})

describe('Mascarade', () => {
  it('sends both cards of a swap under the table and back, whether they were swapped or not', () => {
    expect(mascaradeEvents.motions({ kind: 'swap', seat: 0, slots: ['a', 'b'], how: 'turn' })).toEqual([
      { move: 'under', slots: ['slot a', 'slot b'] },
    ])
  })

  it('lets coins fly from purse to purse, and nothing for no coins', () => {
    expect(mascaradeEvents.motions({ kind: 'coins', from: 'bank', to: 2, amount: 3, why: 'king' })).toEqual([
      { move: 'fly', thing: 'coin', from: 'spot bank', to: 'seat 2', count: 3 },
    ])
    expect(mascaradeEvents.motions({ kind: 'coins', from: 1, to: 'courthouse', amount: 0, why: 'fine' })).toEqual([])
  })
})

describe('Castle of the Devil', () => {
  it('lets swords and shields fall to their sides', () => {
    expect(
      castleEvents
        .motions({
          kind: 'support',
          sides: [
            { seat: 1, side: 'attacker' },
            { seat: 2, side: 'defender' },
          ],
        })
        .map(motion => motion.move === 'fly' && motion.thing),
    ).toEqual(['sword', 'shield'])
  })

  it('sends a refused card back, with a token where one is taken', () => {
    expect(castleEvents.motions({ kind: 'refuse', seat: 0, to: 1, token: false })).toHaveLength(1)
    expect(castleEvents.motions({ kind: 'refuse', seat: 0, to: 1, token: true })).toHaveLength(2)
  })
})

describe('Dark Tales', () => {
  it('turns the sky with the time', () => {
    expect(talesEvents.motions({ kind: 'time', time: 'night', old: 'day' })).toEqual([{ move: 'sky', tone: 'night' }])
  })
})

describe('Aye, Dark Overlord!', () => {
  it('passes the blame on, and looks witheringly', () => {
    expect(overlordEvents.motions({ kind: 'freePass', seat: 0, to: 3 })[0]).toMatchObject({
      from: 'seat 0',
      to: 'seat 3',
    })
    expect(overlordEvents.motions({ kind: 'look', seat: 2, count: 1, reason: 'noHint' })).toHaveLength(2)
  })
})

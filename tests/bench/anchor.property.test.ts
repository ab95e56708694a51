/** What the anchors' scripts say is taken as it was said; where they say nothing, the line has the reason and no figure. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { besideOf, readSaid, rowFor } from './anchor'

const RUNS = { seed: 12, numRuns: 200 }
const values = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 300 })

describe('a script of an anchor', () => {
  it('is heard to the letter when it ends well', () => {
    fc.assert(
      fc.property(values, ms => {
        expect(
          besideOf(
            'colyseus',
            readSaid<{ ms: number[] }>('a.mjs', { status: 0, stdout: JSON.stringify({ ms }) }),
            said => said.ms,
          ),
        ).toEqual({ name: 'Colyseus 0.18', values: ms })
      }),
      RUNS,
    )
  })

  it('that broke off, was stuck or said nothing is no figure, whatever it had said before', () => {
    const whole = JSON.stringify({ ms: [1, 2, 3] })
    expect(readSaid('a.mjs', { status: 1, stdout: whole })).toEqual({ why: 'a.mjs broke off' })
    expect(readSaid('a.mjs', { status: null, stdout: whole })).toEqual({ why: 'a.mjs did not come to its end' })
    for (let length = 0; length < whole.length; length++)
      expect(readSaid('a.mjs', { status: 0, stdout: whole.slice(0, length) })).toEqual({ why: 'a.mjs said no figures' })
  })

  it('that said figures of something else is no figure', () => {
    expect(besideOf('boardgame', { said: [] as number[] }, said => said)).toEqual({
      name: 'boardgame.io 0.50.2',
      why: 'it said no figures',
    })
  })
})

it("the anchors' row grows with a frame of ours, and always has a card", () => {
  expect(rowFor(4700)).toBe(400)
  expect(rowFor(0)).toBe(1)
})

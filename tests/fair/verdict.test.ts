/** A client's verdict on its way to the others: each is understood, and nothing else. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { TERMS_PARTS, verdictSchema, type Difference, type Obstacle, type Verdict } from '../../src-shared/fair/verdict'

const DIFFERENCES: { readonly [what in Difference['what']]: readonly Extract<Difference, { readonly what: what }>[] } =
  {
    match: [{ what: 'match' }],
    restarts: [{ what: 'restarts' }],
    commit: [null, 0, 63].map(seat => ({ what: 'commit', seat })),
    number: [null, 0, 63].map(seat => ({ what: 'number', seat })),
    hands: [{ what: 'hands' }],
    terms: TERMS_PARTS.map(part => ({ what: 'terms', part })),
    leftOut: [{ what: 'leftOut' }],
    silenced: [{ what: 'silenced' }],
    discarded: [{ what: 'discarded', n: 1 }],
    key: [{ what: 'key' }],
    deck: [{ what: 'deck' }],
    answer: [{ what: 'answer', n: 0 }],
    lost: [{ what: 'lost', n: 1_000_000 }],
    told: [{ what: 'told', n: 0 }],
    frame: [{ what: 'frame', n: 3, moment: 2 }],
    moves: [{ what: 'moves', n: 0 }],
    outcome: [{ what: 'outcome' }],
  }
const OBSTACLES: { readonly [why in Obstacle['why']]: Obstacle } = {
  rules: { why: 'rules', needs: 7 },
  absent: { why: 'absent' },
  unreadable: { why: 'unreadable' },
  game: { why: 'game' },
  late: { why: 'late' },
  excluded: { why: 'excluded' },
}
const VERDICTS: readonly Verdict[] = [
  { is: 'fair', frames: 12 },
  { is: 'fixed' },
  { is: 'redealt', n: 2 },
  ...Object.values(DIFFERENCES).flatMap(all => all.map(difference => ({ is: 'differs' as const, difference }))),
  ...Object.values(OBSTACLES).map(obstacle => ({ is: 'unchecked' as const, obstacle })),
]

describe('a verdict', () => {
  it.each(VERDICTS)('is understood: %j', verdict => {
    expect(v.parse(verdictSchema, verdict)).toEqual(verdict)
  })

  it.each([
    ['no verdict', { is: 'good' }],
    ['more than it is', { is: 'fixed', note: 'x' }],
    ['a part of the terms that there is not', { is: 'differs', difference: { what: 'terms', part: 'weather' } }],
    ['a seat that nobody has', { is: 'differs', difference: { what: 'number', seat: 64 } }],
    ['a seat below the first', { is: 'differs', difference: { what: 'commit', seat: -1 } }],
    ['half a seat', { is: 'differs', difference: { what: 'commit', seat: 0.5 } }],
    ['a number without end', { is: 'redealt', n: 1_000_001 }],
    ['a negative number', { is: 'fair', frames: -1 }],
    ['half a number', { is: 'differs', difference: { what: 'told', n: 0.5 } }],
    ['an update without its moment', { is: 'differs', difference: { what: 'frame', n: 1 } }],
    ['an obstacle that there is not', { is: 'unchecked', obstacle: { why: 'rain' } }],
    ['rules without their version', { is: 'unchecked', obstacle: { why: 'rules' } }],
  ])('is none with %s', (_, other) => {
    expect(v.is(verdictSchema, other)).toBe(false)
  })
})

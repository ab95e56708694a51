/**
 * What the Overlord bots are worth, at fixed seeds: formal, one among random minds in 200 matches at each table; both
 * rule sets, how long bots alone need. Their constants were tuned on the keys 700,000 and above, which are not played
 * here. The long form prints the figures, and plays more evenings.
 */
import { describe, expect, it } from 'vitest'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import { WHIMS } from '../../../../src-shared/games/overlord/rules/state'
import { DEFAULT_PROFILE, type Personality } from '../../../../src-shared/wire'
import { FORMAL_COUNTS, SEAT_COUNTS } from '../rules/play'
import { botAt } from '../../../kit/arena'
import { beatsRandom, median, oneAmongRandom, playMatches, shareOf, tellShare } from '../../../kit/figures'
import { tellRate, within, type Rate } from '../../../bots/habits'
import { bots, evening, thirdLook, type Evening } from './evening'
import { LONG } from '../../../kit/effort'

const MATCHES = 200
const EVENINGS = LONG ? 30 : 6
/** Evenings under an Overlord of one personality. */
const REIGNS = LONG ? 60 : 8

const trial = { game: overlord, options: { rules: 'formal' }, shared: true }

/** Turns of a classic match until the third look, and to its end: a turn of people takes a minute or so. */
const CLASSIC = { median: [8, 80], most: 200 } as const
/** At the table of five: what an evening wants. */
const OF_FIVE = [15, 40] as const
/** Accusations, blames and interrupts of a formal match. */
const FORMAL = { median: [5, 60], most: 150 } as const

const evenings = (seats: number, rules: 'classic' | 'formal'): Evening[] =>
  Array.from({ length: EVENINGS }, (_, n) => evening(seats, seats * 10_000 + n, { rules }))

function told(seats: number, rules: string, all: readonly Evening[], counted: readonly number[]): void {
  if (!LONG) return
  const minutes = all.map(({ happened }) => (happened.at(-1)?.at ?? 0) / 60_000)
  process.stdout.write(
    `Overlord, ${rules}, ${seats} bots: ${median(counted)} turns, ${Math.max(...all.map(one => one.turns))} at most; ${median(minutes).toFixed(1)} minutes at the bots' pace\n`,
  )
}

const lies = (number: number, [least, most]: readonly [number, number]): void => {
  expect(number).toBeGreaterThanOrEqual(least)
  expect(number).toBeLessThanOrEqual(most)
}

describe('the formal bots', () => {
  beatsRandom(FORMAL_COUNTS, seats => {
    const share = shareOf(trial, seats, playMatches(trial, seats, MATCHES, oneAmongRandom(seats)))
    if (LONG) process.stdout.write(`Overlord, formal, ${seats} seats: ${tellShare(share)}\n`)
    return { share }
  })

  it.each(FORMAL_COUNTS)("among themselves come to an end in an evening's time: %i seats", seats => {
    const all = evenings(seats, 'formal'),
      turns = all.map(one => one.turns)
    told(seats, 'formal', all, turns)
    lies(median(turns), FORMAL.median)
    expect(Math.max(...turns)).toBeLessThanOrEqual(FORMAL.most)
  })
})

describe('the classic bots', () => {
  it.each(SEAT_COUNTS)(
    "among themselves come to a third look, and to an end, in an evening's time: %i seats",
    seats => {
      const all = evenings(seats, 'classic'),
        third = all.map(thirdLook)
      told(seats, 'classic, to the third look', all, third)
      lies(median(third), seats === 5 ? OF_FIVE : CLASSIC.median)
      expect(Math.max(...all.map(one => one.turns))).toBeLessThanOrEqual(CLASSIC.most)
    },
  )
})

describe('an Overlord of a personality', () => {
  const SEATS = 5
  /** Of the turns of such evenings those with a look of his own, and of the pleas those that he accepts. */
  function reigns(personality: Personality): { readonly looks: Rate; readonly mercy: Rate } {
    const looks: Rate = { taken: 0, of: 0 },
      mercy: Rate = { taken: 0, of: 0 }
    for (let n = 0; n < REIGNS; n++) {
      const key = 50_000 + n,
        sitting = bots(SEATS, key)
      const { happened, turns } = evening(
        SEATS,
        key,
        { rules: 'classic', overlord: 1 },
        { ...sitting, minds: sitting.minds.with(0, botAt(overlord.id, 0, key, { ...DEFAULT_PROFILE, personality })) },
      )
      looks.of += turns
      for (const { event } of happened) {
        if (event.kind === 'look' && WHIMS.some(whim => whim === event.reason)) looks.taken++
        if (event.kind === 'verdict') mercy.of++
        if (event.kind === 'verdict' && event.accepted) mercy.taken++
      }
    }
    return { looks, mercy }
  }

  const shareOfRate = ({ taken, of }: Rate): number => taken / of

  it('looks the more and forgives the less, the bolder he is', () => {
    const bold = reigns('bold'),
      careful = reigns('careful')
    if (LONG)
      process.stdout.write(
        `Overlord, classic, a bold Overlord: looks in ${tellRate(bold.looks)} turns, accepts ${tellRate(bold.mercy)} pleas\nOverlord, classic, a careful one: looks in ${tellRate(careful.looks)} turns, accepts ${tellRate(careful.mercy)} pleas\n`,
      )
    expect(shareOfRate(bold.looks)).toBeGreaterThan(1.2 * shareOfRate(careful.looks))
    expect(shareOfRate(bold.mercy)).toBeLessThan(shareOfRate(careful.mercy))
    if (!LONG) return
    expect(within(bold.looks)[0]).toBeGreaterThan(within(careful.looks)[1])
    expect(within(bold.mercy)[1]).toBeLessThan(within(careful.mercy)[0])
  })
})

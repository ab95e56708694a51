/**
 * What must hold of the bots. `npm run proof -- bots` plays each requirement until it is decided (400 matches at most),
 * prints it, and needs it to hold; the short form plays a few matches of each, and none may fail already.
 */
import { describe, expect, it } from 'vitest'
import { pick } from '../../src-shared/kernel'
import { DEFAULT_PROFILE, type Personality } from '../../src-shared/wire'
import { choiceTimes, isChoice, TABLES } from './choosing'
import { habitsOf, tellRate, within, type Habits } from './habits'
import { atWorst, fewest, LOOKS, percentile, playLine, tellLine } from './lines'
import { MUST_HOLD, type Any } from './mustHold'
import { LONG } from '../kit/effort'

/**
 * Matches of each requirement in the short form: a few where whole matches at the bots' pace are played; where a master
 * searches, only as many as needed to fail.
 */
const SHORT = { quick: 27, evening: 10 } as const
/** One match won by luck must not save a master that plays badly. */
const LUCKY = 1
const shortOf = ({ slow, play, must }: Any): number =>
  slow === true ? fewest(must, LUCKY) : play ? SHORT.evening : SHORT.quick
/** Milliseconds of a choice at the 95th percentile, on one otherwise idle core: checked in the long form only. */
const CHOICE = { hard: 800, easy: 100 } as const

const say = (line: string): void => {
  if (LONG) process.stdout.write(`${line}\n`)
}

describe('what must hold of the bots', () => {
  it('can fail in the short form, every requirement, one lucky match or not', () => {
    for (const lucky of [0, LUCKY])
      expect(
        MUST_HOLD.filter(line => atWorst(line.must, shortOf(line), lucky) !== 'fails').map(({ name }) => name),
      ).toEqual([])
  })

  it.each(MUST_HOLD.map(line => [line.name, line] as const))('%s', (_, line) => {
    const found = playLine(line, LONG ? LOOKS : [shortOf(line)])
    say(tellLine(line, found))
    if (!LONG) return expect(found.verdict).not.toBe('fails')
    expect(found.verdict).toBe('holds')
    expect(found.p95).toBeLessThanOrEqual(CHOICE.hard)
  })
})

/** Tables of six, each with six bots that are counted. */
const SEATS = 6
const MATCHES = LONG ? 400 : 25

describe('Mascarade bots bluff for real', () => {
  it('a master announces a character it believes to be elsewhere in 10 to 90 % of its announcements', () => {
    const { bluff } = habitsOf({ ...DEFAULT_PROFILE, level: 'hard' }, SEATS, LONG ? MATCHES : 6)
    say(`Mascarade, hard: bluffs in ${tellRate(bluff)} announcements`)
    const [low, high] = within(bluff)
    expect(low).toBeGreaterThanOrEqual(0.1)
    expect(high).toBeLessThanOrEqual(0.9)
  })

  const of = (personality: Personality): Habits => habitsOf({ ...DEFAULT_PROFILE, personality }, SEATS, MATCHES)
  it('the bold bluff and challenge more often than the careful, by intervals that do not overlap', () => {
    const bold = of('bold'),
      careful = of('careful')
    say(
      `Mascarade, bold: bluffs in ${tellRate(bold.bluffing)} free turns, claims in ${tellRate(bold.challenge)} challenges`,
    )
    say(
      `Mascarade, careful: bluffs in ${tellRate(careful.bluffing)} free turns, claims in ${tellRate(careful.challenge)} challenges`,
    )
    expect(within(bold.bluffing)[0]).toBeGreaterThan(within(careful.bluffing)[1])
    expect(within(bold.challenge)[0]).toBeGreaterThan(within(careful.challenge)[1])
  })

  it('a liar bluffs more often than the even-tempered', () => {
    const liar = of('liar'),
      even = of('even')
    say(
      `Mascarade, a liar: bluffs in ${tellRate(liar.bluffing)} free turns; even-tempered: in ${tellRate(even.bluffing)}`,
    )
    expect(within(liar.bluffing)[0]).toBeGreaterThan(within(even.bluffing)[1])
  })
})

describe('a beginner', () => {
  const BEGINNER = { ...DEFAULT_PROFILE, level: 'easy' } as const

  it.each(TABLES.map(table => [table.name, table] as const))(
    'thinks for no longer than a moment: %s',
    (name, table) => {
      const times = choiceTimes(table, BEGINNER, LONG ? 40 : 3),
        p95 = percentile(times, 0.95)
      say(
        `${name}, easy: a choice takes ${p95.toFixed(1)} ms at the 95th percentile, of ${times.length} with more than one answer`,
      )
      expect(times.length).toBeGreaterThan(100)
      if (LONG) expect(p95).toBeLessThanOrEqual(CHOICE.easy)
    },
  )

  it('is not faster because of asks without a choice', () => {
    expect([pick.ok(), pick.seat([2]), pick.branch({ spy: pick.one(['this']) })].map(isChoice)).toEqual([
      false,
      false,
      false,
    ])
    expect([pick.seat([1, 2]), pick.branch({ pass: pick.ok(), use: pick.ok() })].map(isChoice)).toEqual([true, true])
  })
})

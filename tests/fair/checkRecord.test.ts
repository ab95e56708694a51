/** Each check of a record by itself: the host has forged one thing, and made everything else match. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDeal } from '../../src-shared/fair/check'
import { checkTermsOf } from '../../src-shared/fair/checkTerms'
import { commitOf, dealKey, HOST } from '../../src-shared/fair/numbers'
import { termsHash, type DroppedDeal } from '../../src-shared/fair/terms'
import type { Difference, Verdict } from '../../src-shared/fair/verdict'
import { UpdateMatcher, type ReplayedAnswer } from '../../src-shared/fair/updateMatcher'
import { gameById } from '../../src-shared/games'
import type { Entry } from '../../src-shared/kernel'
import type { FairRecord, MatchRecord } from '../../src-shared/record'
import { begun, gathered, guestOf, played, recordOf, termsOf, underOtherTerms } from './playing'

let record: MatchRecord, fair: FairRecord
beforeAll(async () => {
  const evening = await gathered(3)
  await begun(evening)
  await played(evening)
  record = recordOf(guestOf(evening, 1))
  if (!record.fair) throw new Error('an honest match')
  fair = record.fair
})

/** The verdict of a client that has only the record. */
const check = (change: Partial<MatchRecord>): Verdict =>
  checkDeal(gameById('mascarade'), { ...record, ...change }, null)
const differs = (difference: Difference): Verdict => ({ is: 'differs', difference })

describe('the numbers of a deal', () => {
  it('count once per seat: using one of them twice gives another key', () => {
    const [first] = fair.hands
    if (!first) throw new Error('somebody gave a number')
    const hands = [first, ...fair.hands]
    const key = bytesToHex(dealKey(termsHash(termsOf(record)), fair.number, hands))
    expect(check({ key, fair: { ...fair, hands } })).toEqual(differs({ what: 'hands' }))
  })

  it('come from contributors only', () => {
    const { contributors } = termsOf(record)
    expect(check(underOtherTerms(record, { contributors: contributors.slice(1) }))).toEqual(differs({ what: 'hands' }))
  })
})

describe('the seats of a record', () => {
  it('are those of the terms, each with its person, and none besides', () => {
    const { seats } = record,
      wrong = { what: 'terms', part: 'seats' },
      bot = { who: 'bot', name: 'Colombina', person: null } as const
    const compared = (changed: MatchRecord['seats']) =>
      checkTermsOf({ ...record, seats: changed }, termsOf({ ...record, seats }))
    expect(compared(seats)).toBeNull()
    expect(compared([...seats, bot])).toEqual(wrong)
    expect(compared(seats.slice(0, -1))).toEqual(wrong)
    expect(compared(seats.toReversed())).toEqual(wrong)
    expect(compared([bot, ...seats.slice(1)])).toEqual(wrong)
  })
})

describe('a dropped deal', () => {
  const NUMBER = '11'.repeat(32)
  const laidOpen = (match: string, table = termsOf(record).table): DroppedDeal => {
    const terms = { ...termsOf(record), match, table }
    return { terms, number: NUMBER, commit: commitOf(NUMBER, termsHash(terms), HOST) }
  }
  const after = (named: readonly string[], open: readonly DroppedDeal[]): Verdict => {
    const { fair: dealt, ...changed } = underOtherTerms(record, { dropped: named })
    return check({ ...changed, fair: dealt && { ...dealt, dropped: open } })
  }
  const wrong = differs({ what: 'terms', part: 'dropped' })

  it('is named in the terms, and laid open', () => {
    // All numbers are right then: what differs are the cards, which this test has not dealt by them.
    expect(after(['x'], [laidOpen('x')])).toEqual(differs({ what: 'told', n: 0 }))
  })

  it('cannot be replaced by another deal, or by one of another table', () => {
    expect(after(['x'], [laidOpen('y')])).toEqual(wrong)
    expect(after(['x'], [laidOpen('x', 'another')])).toEqual(wrong)
  })

  it('cannot be left out or invented', () => {
    expect(after(['x'], [])).toEqual(wrong)
    expect(after([], [laidOpen('x')])).toEqual(wrong)
  })
})

describe('the seats of a match', () => {
  it('are those of the deal: two people who swapped seats since are noticed', () => {
    const [one, two, ...others] = record.seats
    if (!one || !two) throw new Error('three people sat there')
    const seats = [{ ...one, person: two.person }, { ...two, person: one.person }, ...others]
    expect(check({ seats } as Partial<MatchRecord>)).toEqual(differs({ what: 'terms', part: 'seats' }))
  })
})

describe('the updates that a client received', () => {
  const step = (entry: Partial<Entry> | null, hash: string): ReplayedAnswer => ({
    entry: entry as Entry | null,
    touched: 'all',
    hashWithEvents: () => hash,
    hashWithoutEvents: () => `quiet ${hash}`,
  })
  const seen = (...hashes: readonly string[]): UpdateMatcher =>
    new UpdateMatcher(
      hashes.map((hash, at) => ({ seat: 0, hash, arrival: at === 0 })),
      () => false,
    )

  it.each([
    ['by hand, which the client never gave, is forged', 'hand', 'forged'],
    ['by its clock is not forged', 'clock', null],
  ] as const)('an answer of its seat %s', (_, by, found) => {
    const client = seen('quiet a', 'b', 'c')
    client.step(step(null, 'a'))
    client.step(step({ seat: 1, by: 'hand' }, 'b'))
    expect(client.step(step({ seat: 0, by }, 'c'))).toBe(found)
  })

  it('of its seat that a bot gave while it was away is not forged, nor the first after its return; the next one is', () => {
    const client = new UpdateMatcher(
      ['a', 'quiet b', 'c', 'd'].map((hash, at) => ({ seat: 0, hash, arrival: at === 1 })),
      () => false,
    )
    client.step(step(null, 'a'))
    const answers = ['b', 'c', 'd'].map(hash => client.step(step({ seat: 0, by: 'hand' }, hash)))
    expect(answers).toEqual([null, null, 'forged'])
  })

  it('must all be in the record', () => {
    const client = seen('quiet a', 'b', 'c')
    client.step(step(null, 'a'))
    client.step(step({ seat: 1, by: 'hand' }, 'b'))
    expect(client.done).toBe(false)
    client.step(step({ seat: 1, by: 'hand' }, 'c'))
    expect(client.done).toBe(true)
  })
})

/** What a table tells of its matches that are over, and to whom; of those that are not over, nothing. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '../../src-shared/kernel'
import { readRecord } from '../../src-shared/record'
import { RECORD_PART } from '../../src-shared/wire'
import { Guest } from '../kit/guest'
import { answers, evening, pastOf, played, seated, type Evening } from '../kit/evening'

let at: Evening
beforeEach(async () => {
  at = await evening(1, ['t', 'u'])
})
afterEach(async () => {
  await at.close()
})

const LONG = 5000

/** A record as it came to a guest, in its parts. */
function textTo(guest: Guest): string {
  return pastOf(guest)
    .flatMap(message => (message.kind === 'record' ? [message.text] : []))
    .join('')
}

describe('the past of a table', () => {
  it('is told to anybody at the table, spectators too: the list, a match, the figures', async () => {
    const { match } = await played(at, 2, LONG)
    const late = new Guest(at.host, 'Late')
    expect(late.hello(undefined, 't')).toBeNull()
    expect(late.seat).toBeNull()
    expect(await late.say({ kind: 'history', before: null })).toBeNull()
    expect(await late.say({ kind: 'statistics' })).toBeNull()
    expect(await late.say({ kind: 'record', match })).toBeNull()
    expect(pastOf(late)).toMatchObject([
      {
        kind: 'history',
        more: false,
        matches: [{ id: match, table: 'Table t', game: 'mascarade', seats: [{ name: 'Anna' }, { name: 'Boris' }] }],
      },
      {
        kind: 'statistics',
        tallies: [
          { game: 'mascarade', matches: 1 },
          { game: 'mascarade', matches: 1 },
        ],
      },
      { kind: 'record', match, part: 0 },
    ])
    const record = readRecord(textTo(late))
    expect(isRefusal(record)).toBe(false)
    expect(record).toEqual(await at.store.record(match, null))
  })

  it('holds no match that is still played: neither in the list nor as a whole', async () => {
    const guests = await seated(at, 2)
    await answers(guests, 5)
    const [anna] = guests
    const match = anna?.frame.match?.id ?? ''
    expect(await anna?.say({ kind: 'record', match })).toEqual({ refused: 'recordUnknown' })
    expect(await anna?.say({ kind: 'history', before: null })).toBeNull()
    expect(anna && pastOf(anna)).toEqual([{ kind: 'history', n: expect.any(Number), matches: [], more: false }])
    await anna?.say({ kind: 'lobby' })
    expect(await anna?.say({ kind: 'record', match })).toBeNull()
  })

  it("is no other table's, and refuses that in the words for what is unknown", async () => {
    const { match } = await played(at, 2, 3)
    const elsewhere = new Guest(at.host, 'Uma')
    expect(elsewhere.hello(undefined, 'u')).toBeNull()
    expect(await elsewhere.say({ kind: 'record', match })).toEqual({ refused: 'recordUnknown' })
    expect(await elsewhere.say({ kind: 'record', match: 'never dealt' })).toEqual({ refused: 'recordUnknown' })
    expect(await elsewhere.say({ kind: 'history', before: null })).toBeNull()
    expect(await elsewhere.say({ kind: 'statistics' })).toBeNull()
    expect(pastOf(elsewhere)).toMatchObject([{ matches: [] }, { tallies: [] }])
  })

  it('sends no frame to anybody, and nothing to others', async () => {
    const {
      guests: [anna, boris],
      match,
    } = await played(at, 2, 3)
    const before = [anna, boris].map(guest => guest?.frames.length)
    await anna?.say({ kind: 'record', match })
    expect([anna, boris].map(guest => guest?.frames.length)).toEqual(before)
    expect(boris && pastOf(boris)).toEqual([])
  })

  it('leaves in parts where a match is long', async () => {
    const {
      match,
      guests: [anna],
    } = await played(at, 2, 3)
    const record = await at.store.record(match, null)
    if (!record || !anna) throw new Error('no record')
    const long = {
      ...record,
      id: 'long',
      begun: Array.from({ length: 400 }, () => ({ event: { kind: 'say', text: 'x'.repeat(1000) } })),
    }
    await at.store.keepRecord(long)
    await anna.say({ kind: 'record', match: 'long' })
    const parts = pastOf(anna).flatMap(message => (message.kind === 'record' ? [message] : []))
    expect(parts.length).toBeGreaterThan(3)
    expect(parts.map(({ part }) => part)).toEqual(parts.map((_, i) => i))
    for (const part of parts) {
      expect(part.of).toBe(parts.length)
      expect(part.text.length).toBeLessThanOrEqual(RECORD_PART)
    }
    expect(readRecord(textTo(anna))).toEqual(long)
  })

  it('gives one person one match after another, with a pause, and refuses a heap of questions', async () => {
    const {
      guests: [anna],
      match,
    } = await played(at, 2, 3)
    if (!anna) throw new Error('nobody')
    expect(await anna.say({ kind: 'record', match })).toBeNull()
    const second = anna.say({ kind: 'record', match })
    // Three more may wait besides.
    const heap = Promise.all([1, 2, 3, 4, 5].map(() => anna.say({ kind: 'history', before: null })))
    // Time enough for a match that does not wait.
    for (let i = 0; i < 4; i++) await at.store.history({ table: null, before: null, most: 1 })
    expect(pastOf(anna)).toHaveLength(1)
    await at.given.clock.advance(250)
    expect(await second).toBeNull()
    expect(pastOf(anna)[1]).toMatchObject({ kind: 'record', part: 0 })
    expect((await heap).map(why => why?.refused ?? null)).toEqual([null, null, null, 'pastBusy', 'pastBusy'])
  })

  it('that cannot be read is refused in words, and reported', async () => {
    const {
      guests: [anna],
      match,
    } = await played(at, 2, 3)
    await at.store.close()
    expect(await anna?.say({ kind: 'record', match })).toEqual({ refused: 'pastUnread' })
    expect(at.given.faults.join()).toMatch(/what is over could not be read/)
  })
})

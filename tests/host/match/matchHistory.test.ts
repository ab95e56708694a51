/** What a table tells about its finished matches, and to whom; it tells nothing of unfinished ones. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRefusal } from '../../../src-shared/kernel'
import type { HostDeps } from '../../../src-main/host/deps'
import { MatchHistory } from '../../../src-main/host/match/matchHistory'
import type { Person } from '../../../src-main/host/party/person'
import { readRecord } from '../../../src-shared/record'
import { RECORD_PART, type HistoryMessage } from '../../../src-shared/wire'
import { Guest } from '../../kit/guest'
import {
  playAnswers,
  openStoredHost,
  historyMessages,
  playMatch,
  startMatch,
  type StoredHost,
} from '../../kit/storedHost'

let stored: StoredHost
beforeEach(async () => {
  stored = await openStoredHost(1, ['t', 'u'])
})
afterEach(async () => {
  await stored.close()
})

const LONG = 5000

/** A record as it reached a guest, in its parts. */
function textTo(guest: Guest): string {
  return historyMessages(guest)
    .flatMap(message => (message.kind === 'record' ? [message.text] : []))
    .join('')
}

describe('the match history of a table', () => {
  it('is given to anybody at the table, spectators too: the list, a match, the figures', async () => {
    const { match } = await playMatch(stored, 2, LONG)
    const late = new Guest(stored.host, 'Late')
    expect(late.hello(undefined, 't')).toBeNull()
    expect(late.seat).toBeNull()
    expect(await late.send({ kind: 'history', before: null })).toBeNull()
    expect(await late.send({ kind: 'statistics' })).toBeNull()
    expect(await late.send({ kind: 'record', match })).toBeNull()
    expect(historyMessages(late)).toMatchObject([
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
    expect(record).toEqual(await stored.store.record(match, null))
  })

  it('contains no match that is still played: neither in the list nor as a record', async () => {
    const guests = await startMatch(stored, 2)
    await playAnswers(guests, 5)
    const [anna] = guests
    const match = anna?.update.match?.id ?? ''
    expect(await anna?.send({ kind: 'record', match })).toEqual({ refused: 'recordUnknown' })
    expect(await anna?.send({ kind: 'history', before: null })).toBeNull()
    expect(anna && historyMessages(anna)).toEqual([
      { kind: 'history', n: expect.any(Number), matches: [], more: false },
    ])
    await anna?.send({ kind: 'lobby' })
    expect(await anna?.send({ kind: 'record', match })).toBeNull()
  })

  it('contains no match of another table: it is refused as unknown', async () => {
    const { match } = await playMatch(stored, 2, 3)
    const elsewhere = new Guest(stored.host, 'Uma')
    expect(elsewhere.hello(undefined, 'u')).toBeNull()
    expect(await elsewhere.send({ kind: 'record', match })).toEqual({ refused: 'recordUnknown' })
    expect(await elsewhere.send({ kind: 'record', match: 'never dealt' })).toEqual({ refused: 'recordUnknown' })
    expect(await elsewhere.send({ kind: 'history', before: null })).toBeNull()
    expect(await elsewhere.send({ kind: 'statistics' })).toBeNull()
    expect(historyMessages(elsewhere)).toMatchObject([{ matches: [] }, { tallies: [] }])
  })

  it('sends no update to anybody, and nothing to others', async () => {
    const {
      guests: [anna, boris],
      match,
    } = await playMatch(stored, 2, 3)
    const before = [anna, boris].map(guest => guest?.updates.length)
    await anna?.send({ kind: 'record', match })
    expect([anna, boris].map(guest => guest?.updates.length)).toEqual(before)
    expect(boris && historyMessages(boris)).toEqual([])
  })

  it('is sent in parts if a match is long', async () => {
    const {
      match,
      guests: [anna],
    } = await playMatch(stored, 2, 3)
    const record = await stored.store.record(match, null)
    if (!record || !anna) throw new Error('no record')
    const long = {
      ...record,
      id: 'long',
      begun: Array.from({ length: 400 }, () => ({ event: { kind: 'say', text: 'x'.repeat(1000) } })),
    }
    await stored.store.importRecord(long)
    await anna.send({ kind: 'record', match: 'long' })
    const parts = historyMessages(anna).flatMap(message => (message.kind === 'record' ? [message] : []))
    expect(parts.length).toBeGreaterThan(3)
    expect(parts.map(({ part }) => part)).toEqual(parts.map((_, i) => i))
    for (const part of parts) {
      expect(part.of).toBe(parts.length)
      expect(part.text.length).toBeLessThanOrEqual(RECORD_PART)
    }
    expect(readRecord(textTo(anna))).toEqual(long)
  })

  it('gives one person one match at a time, with a pause between them, and refuses too many requests', async () => {
    const {
      guests: [anna],
      match,
    } = await playMatch(stored, 2, 3)
    if (!anna) throw new Error('nobody')
    expect(await anna.send({ kind: 'record', match })).toBeNull()
    const second = anna.send({ kind: 'record', match })
    // Three more may wait as well.
    const heap = Promise.all([1, 2, 3, 4, 5].map(() => anna.send({ kind: 'history', before: null })))
    // Enough time for a match that does not have to wait.
    for (let i = 0; i < 4; i++) await stored.store.history({ table: null, before: null, limit: 1 })
    expect(historyMessages(anna)).toHaveLength(1)
    await stored.deps.clock.advance(250)
    expect(await second).toBeNull()
    expect(historyMessages(anna)[1]).toMatchObject({ kind: 'record', part: 0 })
    expect((await heap).map(why => why?.refused ?? null)).toEqual([null, null, null, 'pastBusy', 'pastBusy'])
  })

  it('that was changed on the disk is refused by name, whatever else is asked', async () => {
    const {
      guests: [anna],
      match,
    } = await playMatch(stored, 2, 3)
    const record = vi.spyOn(stored.store, 'record')
    record.mockRejectedValue(Object.assign(new Error('answer 2'), { damage: { kind: 'answer', id: match, n: 2 } }))
    expect(await anna?.send({ kind: 'record', match })).toEqual({ refused: 'recordDamaged' })
    expect(await anna?.send({ kind: 'history', before: null })).toBeNull()
  })

  it('that cannot be read is refused with a message, and reported', async () => {
    const {
      guests: [anna],
      match,
    } = await playMatch(stored, 2, 3)
    await stored.store.close()
    expect(await anna?.send({ kind: 'record', match })).toEqual({ refused: 'pastUnread' })
    expect(stored.deps.faults.join()).toMatch(/finished matches could not be read/)
  })
})

describe('a list of matches', () => {
  it.each([
    [199, 199, false],
    [200, 200, false],
    [201, 200, true],
  ])('of %i shows %i, and says whether there are more: %s', async (stored, shown, more) => {
    const sent: HistoryMessage[] = []
    const history = new MatchHistory(
      {
        store: {
          history: ({ limit }: { limit: number }) => Promise.resolve(Array(Math.min(stored, limit)).fill(null)),
        },
      } as unknown as HostDeps,
      't',
      (_, message) => {
        sent.push(message)
      },
    )
    await history.answer({} as Person, { kind: 'history', n: 1, before: null })
    expect(sent).toMatchObject([{ kind: 'history', more }])
    expect(sent[0]?.kind === 'history' && sent[0].matches.length).toBe(shown)
  })
})

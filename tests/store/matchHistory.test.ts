/** Finished matches: lists, records and figures; and imported files of other hosts next to them. */
import { describe, expect, it } from 'vitest'
import type { MatchRecord } from '../../src-shared/record'
import { openDatabase, type Db } from '../../src-main/store/database'
import { runRead, type ReadResults, type ReadRequest } from '../../src-main/store/matchHistory'
import { writer, type Write } from '../../src-main/store/writes'
import { answerFixture, dealFixture, partyFixture, snapshotFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore } from '../kit/testStore'
import path from 'node:path'
import { FIXED_KEY } from '../kit/record'

const OUTCOME = { winners: [1], reason: 'rich' }
const ANNA = { who: 'person', name: 'Anna', person: 'anna' } as const,
  BORIS = { who: 'person', name: 'Boris', person: 'boris' } as const
const BOT = { who: 'bot', name: 'Pierrot', person: null } as const

type Seats = ReturnType<typeof dealFixture>['seats']
const dealt = (id: string, table: string, game: string, seats: Seats): Write => ({
  kind: 'deal',
  deal: { ...dealFixture(id, table), game, seats },
  decks: [],
})
const answered = (match: string, n: number, over = false): Write => ({
  kind: 'append',
  match,
  answer: { ...answerFixture(n), outcome: over ? OUTCOME : null },
})

/** Writes with their timestamps. @returns a function that reads what was written */
function session(
  ...writes: readonly (readonly [at: number, write: Write])[]
): <K extends ReadRequest['kind']>(read: Extract<ReadRequest, { kind: K }>) => ReadResults[K] {
  const db: Db = openDatabase({ file: path.join(freshFolder(), 'tables.db'), key: 'ab'.repeat(32) })
  const write = writer(db)
  for (const [at, one] of writes) write(one, at)
  return read => {
    const found = runRead(db, read)
    return found as never
  }
}

const PARTY = { kind: 'party', party: partyFixture('t', { name: 'Long table' }), decks: [] } as const
const foreign = (id: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  record: 1,
  id,
  table: 'Elsewhere',
  game: 'castle',
  rules: 1,
  seats: [ANNA, BOT],
  options: {},
  deck: null,
  dealt: 5,
  ended: 15,
  key: '07'.repeat(32),
  begun: [],
  answers: [],
  outcome: OUTCOME,
  fair: FIXED_KEY,
  ...more,
})
const all = { table: null, before: null, limit: 9 } as const

describe('the list', () => {
  const ask = session(
    [1, PARTY],
    [10, dealt('won', 't', 'mascarade', [ANNA, BORIS])],
    [20, answered('won', 1)],
    [30, answered('won', 2, true)],
    [40, dealt('left', 't', 'tales', [ANNA, BOT])],
    [50, { kind: 'abandon', match: 'left' }],
    [60, dealt('other', 'u', 'castle', [BORIS])],
    [70, answered('other', 1, true)],
    [80, dealt('running', 't', 'mascarade', [ANNA])],
    [90, answered('running', 1)],
  )

  it('contains finished matches, the newest first, and none that is still played', () => {
    expect(ask({ kind: 'history', of: { ...all, table: 't' } })).toEqual([
      {
        id: 'left',
        table: 'Long table',
        game: 'tales',
        rules: 1,
        seats: [ANNA, BOT],
        dealt: 40,
        ended: 50,
        answers: 0,
        outcome: null,
        imported: false,
      },
      {
        id: 'won',
        table: 'Long table',
        game: 'mascarade',
        rules: 1,
        seats: [ANNA, BORIS],
        dealt: 10,
        ended: 30,
        answers: 2,
        outcome: OUTCOME,
        imported: false,
      },
    ])
    expect(ask({ kind: 'history', of: all }).map(({ id }) => id)).toEqual(['other', 'left', 'won'])
  })

  it('goes back page by page', () => {
    expect(ask({ kind: 'history', of: { ...all, limit: 2 } }).map(({ id }) => id)).toEqual(['other', 'left'])
    expect(ask({ kind: 'history', of: { ...all, before: 50, limit: 2 } }).map(({ id }) => id)).toEqual(['won'])
  })

  it('is of the newest alone, ours and imported ones together', () => {
    const mixed = session(
      [10, dealt('ours', 't', 'castle', [ANNA])],
      [30, answered('ours', 1, true)],
      [40, { kind: 'import', record: foreign('newer', { ended: 35 }) }],
      [40, { kind: 'import', record: foreign('older', { ended: 20 }) }],
    )
    const ids = (limit: number, before: number | null = null): string[] =>
      mixed({ kind: 'history', of: { table: 't', before, limit } }).map(({ id }) => id)
    expect([ids(1), ids(2), ids(3), ids(9)]).toEqual([
      ['newer'],
      ['newer', 'ours'],
      ['newer', 'ours', 'older'],
      ['newer', 'ours', 'older'],
    ])
    expect([ids(9, 35), ids(9, 30), ids(9, 20)]).toEqual([['ours', 'older'], ['older'], []])
  })

  it('gives a whole match only to its own table, and only once it is over', () => {
    expect(ask({ kind: 'record', match: 'won', table: 't' })).toEqual({
      record: 1,
      id: 'won',
      table: 'Long table',
      game: 'mascarade',
      rules: 1,
      seats: [ANNA, BORIS],
      options: {},
      deck: null,
      dealt: 10,
      ended: 30,
      key: '07'.repeat(32),
      begun: dealFixture('won').events,
      answers: [1, 2].map(n => ({ entry: answerFixture(n).entry, told: answerFixture(n).events })),
      outcome: OUTCOME,
      fair: FIXED_KEY,
    })
    expect(ask({ kind: 'record', match: 'left', table: 't' })).toMatchObject({ id: 'left', outcome: null })
    for (const [match, table] of [
      ['running', 't'],
      ['running', null],
      ['other', 't'],
      ['unheard of', 't'],
    ] as const) {
      expect([match, ask({ kind: 'record', match, table })]).toEqual([match, null])
    }
  })
})

describe('a record', () => {
  it('contains the deck that its options name', () => {
    const deck = { hash: 'd'.repeat(64), deck: { cards: ['the forged letter'] } }
    const snapshot = snapshotFixture(0, deck.hash),
      options = { deck: deck.hash, rounds: 3 }
    const ask = session(
      [
        1,
        {
          kind: 'deal',
          deal: { ...dealFixture('m'), snapshot: { ...snapshot, snapshot: { ...snapshot.snapshot, options } } },
          decks: [deck],
        },
      ],
      [2, answered('m', 1, true)],
    )
    expect(ask({ kind: 'record', match: 'm', table: null })).toMatchObject({ deck: deck.deck, options })
  })

  it('tells when its host went on alone, in this match and in no other', () => {
    const alone = (match: string | null, after: number) => ({ match, after, at: 5, host: 'Anna', missing: ['Boris'] })
    const party = partyFixture('t', {
      wentOnAlone: [alone('m', 1), alone('another', 2), alone(null, 3), alone('m', 4)],
    })
    const ask = session(
      [1, { kind: 'party', party, decks: [] }],
      [2, dealt('m', 't', 'castle', [ANNA])],
      [3, answered('m', 1, true)],
      [4, dealt('quiet', 't', 'castle', [ANNA])],
      [5, answered('quiet', 1, true)],
    )
    const told = (match: string) => ask({ kind: 'record', match, table: 't' })?.wentOnAlone
    expect(told('m')).toEqual([1, 4].map(after => ({ after, at: 5, host: 'Anna', missing: ['Boris'] })))
    expect(told('quiet')).toBeUndefined()
  })

  it('with a hole in its journal is refused, and nothing else is', () => {
    const ask = session([1, dealt('m', 't', 'castle', [ANNA])], [2, answered('m', 2, true)])
    expect(() => ask({ kind: 'record', match: 'm', table: null })).toThrow(/missing/)
    expect(ask({ kind: 'history', of: all })).toHaveLength(1)
  })
})

describe('figures', () => {
  it('count finished matches per person, by game, with wins and the longest match', () => {
    const ask = session(
      [10, dealt('a', 't', 'mascarade', [ANNA, BORIS])],
      [30, answered('a', 1, true)],
      [40, dealt('b', 't', 'mascarade', [BORIS, ANNA])],
      [45, answered('b', 1, true)],
      [50, dealt('c', 't', 'castle', [BOT, BORIS])],
      [60, answered('c', 1, true)],
      [70, dealt('d', 't', 'castle', [ANNA])],
      [80, { kind: 'abandon', match: 'd' }],
      [90, dealt('e', 'u', 'castle', [ANNA, BOT])],
      [99, answered('e', 1, true)],
      [100, { kind: 'import', record: foreign('f') }],
    )
    expect(ask({ kind: 'statistics', table: 't' })).toEqual([
      { person: 'anna', name: 'Anna', game: 'mascarade', matches: 2, wins: 1, last: 45, longest: 20 },
      { person: 'boris', name: 'Boris', game: 'castle', matches: 1, wins: 1, last: 60, longest: 10 },
      { person: 'boris', name: 'Boris', game: 'mascarade', matches: 2, wins: 1, last: 45, longest: 20 },
    ])
    expect(ask({ kind: 'statistics', table: null })).toContainEqual({
      person: 'anna',
      name: 'Anna',
      game: 'castle',
      matches: 1,
      wins: 0,
      last: 99,
      longest: 9,
    })
  })

  it('of a match whose clock was set back count no time', () => {
    const ask = session([50, dealt('a', 't', 'castle', [ANNA])], [40, answered('a', 1, true)])
    expect(ask({ kind: 'statistics', table: 't' })).toMatchObject([{ longest: 0, last: 40 }])
  })
})

describe('a match of another host', () => {
  it("is in every table's list, marked as imported, and can be read whole", () => {
    const ask = session([1, { kind: 'import', record: foreign('f') }])
    expect(ask({ kind: 'history', of: { ...all, table: 't' } })).toEqual([
      {
        id: 'f',
        table: 'Elsewhere',
        game: 'castle',
        rules: 1,
        seats: [ANNA, BOT],
        dealt: 5,
        ended: 15,
        answers: 0,
        outcome: OUTCOME,
        imported: true,
      },
    ])
    expect(ask({ kind: 'record', match: 'f', table: 't' })).toEqual(foreign('f'))
  })

  it('that ended between two milliseconds is stored as it is, and listed by the earlier one', () => {
    const ask = session([1, { kind: 'import', record: foreign('f', { ended: 15.75 }) }])
    expect(ask({ kind: 'history', of: { ...all, before: 16 } })).toMatchObject([{ id: 'f' }])
    expect(ask({ kind: 'history', of: { ...all, before: 15 } })).toEqual([])
    expect(ask({ kind: 'record', match: 'f', table: 't' })?.ended).toBe(15.75)
  })

  it('never replaces one of ours, whether that is over or not', () => {
    const bring = (id: string): Write => ({ kind: 'import', record: foreign(id, { table: 'forged' }) })
    expect(() => session([1, dealt('m', 't', 'castle', [ANNA])], [2, bring('m')])).toThrow(/known already/)
    expect(() => session([1, bring('m')], [2, bring('m')])).toThrow(/UNIQUE/)
  })

  it('that cannot be imported does not affect the writes beside it', async () => {
    const dir = freshFolder()
    const { store } = await openTestStore(dir)
    await store.saveDeal(dealFixture('m'), [])
    const [refused, stored] = await Promise.allSettled([
      store.importRecord(foreign('m')),
      store.appendAnswer('m', answerFixture(1)),
    ])
    expect([refused?.status, stored?.status]).toEqual(['rejected', 'fulfilled'])
    await store.close()
  })
})

describe('the queue to the storage thread', () => {
  it('reads what was written before, many at a time, each with its own answer', async () => {
    const { store } = await openTestStore(freshFolder())
    void store.saveDeal({ ...dealFixture('m'), seats: [ANNA] }, [])
    void store.appendAnswer('m', { ...answerFixture(1), outcome: OUTCOME })
    const [history, record, none, figures] = await Promise.all([
      store.history(all),
      store.record('m', 't'),
      store.record('m', 'u'),
      store.statistics('t'),
    ])
    expect(history.map(({ id }) => id)).toEqual(['m'])
    expect(record?.answers).toHaveLength(1)
    expect(none).toBeNull()
    expect(figures).toMatchObject([{ person: 'anna', wins: 0, matches: 1 }])
    await store.close()
  })

  it('reports why a read failed, and refuses everything once it is closed', async () => {
    const { store } = await openTestStore(freshFolder())
    await store.saveDeal(dealFixture('m'), [])
    await store.appendAnswer('m', { ...answerFixture(2), outcome: OUTCOME })
    await expect(store.record('m', null)).rejects.toThrow(/missing/)
    await store.close()
    await expect(store.history(all)).rejects.toThrow()
  })
})

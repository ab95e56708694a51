/** The score of a session: over all games, over a restart, and without yesterday's matches. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HostDeps } from '../../../src-main/host/deps'
import type { Party } from '../../../src-main/host/party/party'
import { SessionScore } from '../../../src-main/host/party/sessionScore'
import { currentSession, type FinishedMatch, type MatchRecord } from '../../../src-shared/record'
import { Host } from '../../../src-main/host/host'
import { playAnswers, openStoredHost, startMatch, type StoredHost } from '../../kit/storedHost'
import { testDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

const HOUR = 3_600_000,
  LONG = 5000
const outcome = { winners: [0], reason: 'x' }

const past = (id: string, ended: number, more: Partial<FinishedMatch> = {}): FinishedMatch => ({
  id,
  table: 'T',
  game: 'mascarade',
  rules: 1,
  seats: [{ who: 'person', name: 'Anna', person: 'a' }],
  dealt: ended - HOUR,
  ended,
  answers: 1,
  outcome,
  imported: false,
  ...more,
})
const ids = (matches: readonly FinishedMatch[]): string[] => matches.map(({ id }) => id)

describe('this session', () => {
  it('goes back to the last pause of six hours, from now and between two matches', () => {
    const now = 100 * HOUR
    expect(
      ids(currentSession([past('a', now - 3 * HOUR), past('b', now - 9 * HOUR), past('c', now - 17 * HOUR)], now)),
    ).toEqual(['a', 'b'])
    expect(ids(currentSession([past('a', now - 6 * HOUR)], now))).toEqual([])
    expect(ids(currentSession([past('a', now - 6 * HOUR + 1)], now))).toEqual(['a'])
  })

  it('has the newest match first, and none that was broken off or imported from a file', () => {
    const now = 100 * HOUR
    expect(
      ids(
        currentSession(
          [
            past('b', now - 2 * HOUR),
            past('x', now - HOUR, { outcome: null }),
            past('y', now, { imported: true }),
            past('a', now),
          ],
          now,
        ),
      ),
    ).toEqual(['a', 'b'])
  })

  it('does not go back beyond a manual reset: what was dealt up to that moment belongs to the one before', () => {
    expect(ids(currentSession([past('a', 5 * HOUR)], 6 * HOUR, 4 * HOUR))).toEqual([])
    expect(ids(currentSession([past('a', 5 * HOUR)], 6 * HOUR, 4 * HOUR - 1))).toEqual(['a'])
    // The clock had been ahead.
    expect(ids(currentSession([past('a', 5 * HOUR)], 6 * HOUR, 6 * HOUR))).toEqual([])
    expect(ids(currentSession([past('a', 5 * HOUR)], 6 * HOUR, 6 * HOUR + 1))).toEqual(['a'])
  })

  it('is not split by a match that was broken off', () => {
    const now = 100 * HOUR
    expect(ids(currentSession([past('x', now - 4 * HOUR, { outcome: null }), past('a', now - 8 * HOUR)], now))).toEqual(
      ['a'],
    )
  })
})

describe('the score at a table', () => {
  let stored: StoredHost
  beforeEach(async () => {
    stored = await openStoredHost(1, ['t', 'u'])
  })
  afterEach(async () => {
    await stored.close()
  })

  /** Plays on until the match is over, and its score has arrived. */
  async function over(guests: readonly Guest[], matches: number, { clock } = stored.deps): Promise<void> {
    // So that the score is not joined with an earlier update.
    await clock.advance(1000)
    const scored = new Promise<void>(done => {
      for (const guest of guests)
        guest.onMessage = message => {
          if (message.kind === 'frame' && message.party.evening?.matches.length === matches) done()
        }
    })
    await playAnswers(guests, LONG)
    await scored
  }

  it('counts every match of every game, for everybody, and is not sent while one is played', async () => {
    const guests = await startMatch(stored, 2)
    const [anna] = guests
    if (!anna) throw new Error('nobody')
    expect(anna.update.party).not.toHaveProperty('evening')
    await over(guests, 1)
    const winners = anna.update.match?.view.open.outcome?.winners ?? []
    expect(winners).not.toEqual([])
    expect(anna.update.party.evening?.matches).toMatchObject([
      { game: 'mascarade', winners: winners.map(seat => anna.update.party.seats[seat]?.name) },
    ])
    expect(await anna.send({ kind: 'rematch' })).toBeNull()
    expect(anna.update.party).not.toHaveProperty('evening')
    await over(guests, 2)
    await anna.send({ kind: 'lobby' })
    await anna.send({ kind: 'game', game: 'tales' })
    await guests[1]?.send({ kind: 'ready', ready: true })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    await over(guests, 3)
    const { evening: found } = anna.update.party
    expect(found?.matches.map(({ game }) => game)).toEqual(['tales', 'mascarade', 'mascarade'])
    expect(found?.scores.map(({ name }) => name).sort()).toEqual(['Anna', 'Boris'])
    expect(found?.scores.every(({ matches }) => matches === 3)).toBe(true)
    expect(found?.scores.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThanOrEqual(3)
    // A person who joins then is sent it too; another table has none.
    const late = new Guest(stored.host, 'Late'),
      other = new Guest(stored.host, 'Other')
    late.hello(undefined, 't')
    other.hello(undefined, 'u')
    expect(late.update.party.evening).toEqual(found)
    expect(other.update.party).not.toHaveProperty('evening')
  })

  it('is there again after a restart', async () => {
    const guests = await startMatch(stored, 2)
    await over(guests, 1)
    await guests[0]?.send({ kind: 'lobby' })
    const found = guests[0]?.update.party.evening
    const host = new Host({ ...testDeps(9), store: stored.store })
    host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const back = new Guest(host, 'Anna')
    const reported = new Promise<void>(done => {
      back.onMessage = message => {
        if (message.kind === 'frame' && message.party.evening) done()
      }
    })
    back.hello()
    await reported
    expect(back.update.party.evening).toEqual(found)
    host.close()
  })

  it('is reset by the host between matches: what was dealt up to then no longer counts', async () => {
    const deps = testDeps(3),
      host = new Host(deps)
    host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const guests = await startMatch({ ...stored, host }, 2)
    const [anna, boris] = guests
    if (!anna || !boris) throw new Error('nobody')
    expect(await anna.send({ kind: 'newEvening' })).toEqual({ refused: 'whilePlayed' })
    await over(guests, 1, deps)
    expect(await boris.send({ kind: 'newEvening' })).toEqual({ refused: 'notHost' })
    expect(anna.update.party).toHaveProperty('evening')
    const removed = new Promise<void>(done => {
      boris.onMessage = message => {
        if (message.kind === 'frame' && !message.party.evening) done()
      }
    })
    expect(await anna.send({ kind: 'newEvening' })).toBeNull()
    await removed
    await deps.clock.advance(1)
    await anna.send({ kind: 'rematch' })
    await over(guests, 1, deps)
    expect(anna.update.party.evening?.matches).toHaveLength(1)
    host.close()
  })

  it('is kept in memory by a host that stores nothing; a match that is broken off does not count', async () => {
    const deps = testDeps(3),
      host = new Host(deps)
    host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const guests = await startMatch({ ...stored, host }, 2)
    await playAnswers(guests, 3)
    await guests[0]?.send({ kind: 'lobby' })
    await guests[1]?.send({ kind: 'ready', ready: true })
    await guests[0]?.send({ kind: 'start' })
    await over(guests, 1, deps)
    expect(guests[0]?.update.party.evening?.scores.map(({ matches }) => matches)).toEqual([1, 1])
    host.close()
  })
})

describe('the score at a table', () => {
  /** A store whose lists of matches come when the test lets them. */
  function reading() {
    const pending: ((matches: readonly FinishedMatch[]) => void)[] = []
    const party = {
      id: 't',
      phase: 'lobby',
      finished: [] as readonly FinishedMatch[],
      sessionStart: 0,
      sessionScore: null as object | null,
      passedLines: [],
    }
    let changes = 0
    const score = new SessionScore(
      {
        date: () => 100 * HOUR,
        reportFault: () => undefined,
        store: {
          history: () =>
            new Promise<readonly FinishedMatch[]>(done => {
              pending.push(done)
            }),
        },
      } as unknown as HostDeps,
      party as unknown as Party,
      () => {
        changes++
      },
    )
    const come = async (n: number, matches: readonly FinishedMatch[]): Promise<void> => {
      pending[n]?.(matches)
      await new Promise(setImmediate)
    }
    return { score, party, come, changes: () => changes }
  }

  it('is the list that was asked for last, whichever comes last', async () => {
    const { score, party, come } = reading()
    score.refresh()
    score.refresh()
    await come(1, [past('new', 99 * HOUR)])
    await come(0, [past('old', 98 * HOUR)])
    expect(ids(party.finished)).toEqual(['new'])
  })

  it('changes nothing on anybody’s screen during a match, and counts no match twice', async () => {
    const { score, party, come, changes } = reading()
    party.phase = 'match'
    score.addMatch({ ...past('a', 99 * HOUR), answers: [] } as unknown as MatchRecord)
    await come(0, [past('a', 99 * HOUR), past('b', 98 * HOUR)])
    expect([ids(party.finished), changes()]).toEqual([['a', 'b'], 0])
    party.phase = 'result'
    score.refresh()
    await come(1, [past('a', 99 * HOUR)])
    expect(changes()).toBe(1)
  })

  it('counts a match once that is told of again, as after a restart, also where nothing is stored', async () => {
    const { score, party, come } = reading()
    for (let n = 0; n < 2; n++) {
      score.addMatch({ ...past('a', 99 * HOUR), answers: [] } as unknown as MatchRecord)
      await come(n, [])
    }
    expect(ids(party.finished)).toEqual(['a'])
    expect(party.sessionScore).toMatchObject({ scores: [{ name: 'Anna', matches: 1 }] })
  })

  it('lists the last eight matches, and counts all of them', async () => {
    const { score, party, come } = reading()
    score.refresh()
    await come(
      0,
      Array.from({ length: 12 }, (_, n) => past(`m${n}`, 99 * HOUR - n)),
    )
    expect(party.sessionScore).toMatchObject({
      scores: [{ name: 'Anna', matches: 12 }],
      matches: Array.from({ length: 8 }, (_, n) => ({ id: `m${n}`, winners: ['Anna'] })),
    })
  })

  it('is told once for a change, and not for a list that says the same', async () => {
    const { score, come, changes } = reading()
    for (const n of [0, 1]) {
      score.refresh()
      await come(n, [past('a', 99 * HOUR)])
    }
    expect(changes()).toBe(1)
    score.refresh()
    await come(2, [])
    expect(changes()).toBe(2)
  })

  it('is of nobody once the table is closed: a list that comes then changes nothing', async () => {
    const { score, party, come, changes } = reading()
    score.refresh()
    score.stop()
    await come(0, [past('a', 99 * HOUR)])
    expect([ids(party.finished), changes()]).toEqual([[], 0])
  })
})

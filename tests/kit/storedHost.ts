/** Whole matches at a host with a store on disk: what was sent while they were played, and the record that remains. */
import { drawAnswer, fastRandom, type Options } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import { decodeHost, type MatchPart, type HistoryMessage } from '../../src-shared/wire'
import { Host } from '../../src-main/host/host'
import type { StoreClient } from '../../src-main/store/storeClient'
import { Guest } from './guest'
import { testDeps, type TestDeps } from './deps'
import { freshFolder, openTestStore } from './testStore'

const NAMES = ['Anna', 'Boris', 'Carla', 'Dmitri', 'Elena'] as const

export interface StoredHost {
  readonly deps: Omit<TestDeps, 'store'>
  readonly host: Host
  readonly store: StoreClient
  close(): Promise<void>
}

const setup = (id: string) => ({ id, name: `Table ${id}`, game: 'mascarade', invite: [], fixedKey: null, pace: 0 })

/** A host with tables of these ids. */
export async function openStoredHost(seed: number, tables: readonly string[] = ['t']): Promise<StoredHost> {
  const { store } = await openTestStore(freshFolder())
  const deps = { ...testDeps(seed), store }
  const host = new Host(deps)
  for (const id of tables) host.open(setup(id))
  return {
    deps,
    host,
    store,
    close: async () => {
      host.close()
      await store.close()
    },
  }
}

/** A table with this many guests, where the match has begun. */
export async function startMatch(
  { host }: StoredHost,
  count: number,
  game = 'mascarade',
  options: Options = {},
  table = 't',
): Promise<Guest[]> {
  const guests = NAMES.slice(0, count).map(name => new Guest(host, name))
  for (const guest of guests) must(guest.hello(undefined, table))
  const [first, ...others] = guests
  must(await first?.send({ kind: 'game', game }))
  must(await first?.send({ kind: 'options', options }))
  for (const other of others) must(await other.send({ kind: 'ready', ready: true }))
  must(await first?.send({ kind: 'start' }))
  return guests
}

/**
 * Answers at random, as one of the asked seats, until this many answers were taken or the match is over.
 * @param after called after each of them, and before the first
 */
export async function playAnswers(
  guests: readonly Guest[],
  limit: number,
  after: () => void = () => undefined,
  random = fastRandom(4),
): Promise<number> {
  after()
  for (let taken = 0; taken < limit;) {
    const asked = guests.filter(candidate => candidate.asks().length > 0 && candidate.update.party.phase === 'match')
    const guest = asked[random.nextInt(Math.max(1, asked.length), 'who')],
      ask = guest?.asks()[0]
    if (!guest || !ask) return taken
    if (
      (await guest.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.nextInt(n, '')) })) !==
      null
    )
      continue
    taken++
    after()
  }
  return limit
}

/** What each guest saw after each answer, from the deal on. */
export type SeenViews = readonly (readonly MatchPart['view'][])[]

export interface PlayedMatch {
  readonly guests: readonly Guest[]
  readonly views: SeenViews
  readonly match: string
}

/** Plays a match for up to this many answers; if it is not over then, it is broken off. */
export async function playMatch(
  at: StoredHost,
  seats: number,
  limit: number,
  game = 'mascarade',
  options: Options = {},
): Promise<PlayedMatch> {
  const guests = await startMatch(at, seats, game, options)
  const seen: MatchPart['view'][][] = guests.map(() => [])
  await playAnswers(guests, limit, () => {
    for (const [i, guest] of guests.entries()) if (guest.update.match) seen[i]?.push(guest.update.match.view)
  })
  const match = guests[0]?.update.match?.id ?? ''
  if (guests[0]?.update.party.phase === 'match') must(await guests[0].send({ kind: 'lobby' }))
  return { guests, views: seen, match }
}

/** The record of the match that was played last. @throws when there is none */
export async function recordAfter(at: StoredHost, { match }: PlayedMatch): Promise<MatchRecord> {
  const record = await at.store.record(match, null)
  if (!record) throw new Error('no record')
  return record
}

/** The match history messages that a guest was sent, in order. */
export const historyMessages = (guest: Guest): HistoryMessage[] =>
  guest.received.flatMap(text => {
    const message = decodeHost(text)
    return message && (message.kind === 'history' || message.kind === 'record' || message.kind === 'statistics')
      ? [message]
      : []
  })

function must(why: object | null | undefined): void {
  if (why) throw new Error(JSON.stringify(why))
}

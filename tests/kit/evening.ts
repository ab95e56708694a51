/** Whole matches at a host with a store on disk: what was told while they were played, and the record that is left. */
import { drawAnswer, fastRandom, type Options } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import { decodeHost, type MatchPart, type PastMessage } from '../../src-shared/wire'
import { Host } from '../../src-main/host/host'
import type { LineStore } from '../../src-main/store/line'
import { Guest } from './guest'
import { testGiven, type TestGiven } from './given'
import { freshFolder, opened } from './stored'

const NAMES = ['Anna', 'Boris', 'Carla', 'Dmitri', 'Elena'] as const

export interface Evening {
  readonly given: Omit<TestGiven, 'store'>
  readonly host: Host
  readonly store: LineStore
  close(): Promise<void>
}

const setup = (id: string) => ({ id, name: `Table ${id}`, game: 'mascarade', invite: [], fixedKey: null, pace: 0 })

/** A host with tables of these ids. */
export async function evening(seed: number, tables: readonly string[] = ['t']): Promise<Evening> {
  const { store } = await opened(freshFolder())
  const given = { ...testGiven(seed), store }
  const host = new Host(given)
  for (const id of tables) host.open(setup(id))
  return {
    given,
    host,
    store,
    close: async () => {
      host.close()
      await store.close()
    },
  }
}

/** So many guests at a table, the match begun. */
export async function seated(
  { host }: Evening,
  count: number,
  game = 'mascarade',
  options: Options = {},
  table = 't',
): Promise<Guest[]> {
  const guests = NAMES.slice(0, count).map(name => new Guest(host, name))
  for (const guest of guests) must(guest.hello(undefined, table))
  const [first, ...others] = guests
  must(await first?.say({ kind: 'game', game }))
  must(await first?.say({ kind: 'options', options }))
  for (const other of others) must(await other.say({ kind: 'ready', ready: true }))
  must(await first?.say({ kind: 'start' }))
  return guests
}

/**
 * Answers by whoever is asked, by chance, until so many were taken or the match is over.
 * @param after called after each of them, and before the first
 */
export async function answers(
  guests: readonly Guest[],
  most: number,
  after: () => void = () => undefined,
  random = fastRandom(4),
): Promise<number> {
  after()
  for (let given = 0; given < most;) {
    const asked = guests.filter(one => one.asks().length > 0 && one.frame.party.phase === 'match')
    const guest = asked[random.below(Math.max(1, asked.length), 'who')],
      ask = guest?.asks()[0]
    if (!guest || !ask) return given
    if (
      (await guest.say({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.below(n, '')) })) !==
      null
    )
      continue
    given++
    after()
  }
  return most
}

/** What each guest had before them after each answer, from the deal on. */
export type Seen = readonly (readonly MatchPart['view'][])[]

export interface Played {
  readonly guests: readonly Guest[]
  readonly seen: Seen
  readonly match: string
}

/** A match, as far as so many answers lead; one that is not over then is broken off. */
export async function played(
  at: Evening,
  seats: number,
  most: number,
  game = 'mascarade',
  options: Options = {},
): Promise<Played> {
  const guests = await seated(at, seats, game, options)
  const seen: MatchPart['view'][][] = guests.map(() => [])
  await answers(guests, most, () => {
    for (const [i, guest] of guests.entries()) if (guest.frame.match) seen[i]?.push(guest.frame.match.view)
  })
  const match = guests[0]?.frame.match?.id ?? ''
  if (guests[0]?.frame.party.phase === 'match') must(await guests[0].say({ kind: 'lobby' }))
  return { guests, seen, match }
}

/** The record of a match that was just played. @throws when there is none */
export async function recordAfter(at: Evening, { match }: Played): Promise<MatchRecord> {
  const record = await at.store.record(match, null)
  if (!record) throw new Error('no record')
  return record
}

/** What a guest was told of the past, in order. */
export const pastOf = (guest: Guest): PastMessage[] =>
  guest.received.flatMap(text => {
    const message = decodeHost(text)
    return message && (message.kind === 'history' || message.kind === 'record' || message.kind === 'statistics')
      ? [message]
      : []
  })

function must(why: object | null | undefined): void {
  if (why) throw new Error(JSON.stringify(why))
}

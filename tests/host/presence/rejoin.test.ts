/** What it costs to come back to a long match: one update, as small and as quick as at its beginning. */
import { afterEach, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../../src-shared/kernel'
import { encode } from '../../../src-shared/wire'
import { gameById } from '../../../src-shared/games'
import { Host } from '../../../src-main/host/host'
import { testDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'
import { freshFolder, openTestStore } from '../../kit/testStore'

/** The most that an update may have, in bytes. */
const MOST_BYTES = 10_000
/** How often each is measured; they alternate, so that other load on the machine affects both alike. */
const TIMES = 300
const random = fastRandom(11)

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

interface Evening {
  readonly host: Host
  readonly guests: readonly Guest[]
  readonly given: number
}

/**
 * A table after this many answers, or at the end if the match is shorter. @param avoid an answer that nobody gives;
 * @param seats all seats by default
 */
async function played(
  game: string,
  limit: number,
  avoid = '',
  seats = gameById(game)?.seats.max ?? 0,
): Promise<Evening> {
  const { store } = await openTestStore(freshFolder())
  const host = new Host({ ...testDeps(1), store })
  ends.push(async () => {
    host.close()
    await store.close()
  })
  host.open({ id: 't', name: 'Table', game, invite: [], fixedKey: null, pace: 0 })
  const guests = Array.from({ length: seats }, (_, at) => {
    const guest = new Guest(host, `Player ${at}`, false)
    guest.hello()
    return guest
  })
  const [first, ...others] = guests
  for (const other of others) await other.send({ kind: 'ready', ready: true })
  expect(await first?.send({ kind: 'start' })).toBeNull()
  let taken = 0
  while (taken < limit && first?.update.party.phase === 'match') {
    const guest = guests.find(candidate => candidate.asks().length > 0)
    const ask = guest?.asks()[0]
    if (!guest || !ask) throw new Error('nobody is asked')
    const answer = drawAnswer(ask.pick, of => random.nextInt(of, ''))
    if (avoid !== '' && JSON.stringify(answer).includes(avoid)) continue
    if ((await guest.send({ kind: 'answer', ask: ask.id, answer })) === null) taken++
  }
  return { host, guests, given: taken }
}

/** A player comes back. @returns the bytes of the one update, and the milliseconds */
function rejoin({ host, guests }: Evening, at = 0): { readonly bytes: number; readonly ms: number } {
  const guest = guests[at]
  const back = new Guest(host, guest?.name ?? '')
  const start = performance.now()
  expect(back.hello(guest?.token)).toBeNull()
  const ms = performance.now() - start
  expect(back.updates).toHaveLength(1)
  expect(back.update.log?.length).toBeLessThanOrEqual(40)
  return { bytes: Buffer.byteLength(encode(back.update)), ms }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

it('after 500 answers it is one small update, and takes no longer than after 5', async () => {
  // If nobody ever announces, nobody gets rich and the match never ends. With four players, all have looked at their
  // cards by the fifth answer.
  const early = await played('mascarade', 5, 'announce', 4),
    late = await played('mascarade', 500, 'announce', 4)
  expect([early.given, late.given]).toEqual([5, 500])
  const times = { early: [] as number[], late: [] as number[] }
  let limit = 0
  for (let time = 0; time < TIMES; time++) {
    times.early.push(rejoin(early, time % early.guests.length).ms)
    const { bytes, ms } = rejoin(late, time % late.guests.length)
    times.late.push(ms)
    limit = Math.max(limit, bytes)
  }
  process.stdout.write(
    `rejoin: at answer 500 at most ${limit} bytes and ${median(times.late).toFixed(2)} ms, at answer 5 ${median(times.early).toFixed(2)} ms\n`,
  )
  expect(limit).toBeLessThanOrEqual(MOST_BYTES)
  // What grew with a match would be a hundred times as much.
  expect(median(times.late)).toBeLessThan(3 * median(times.early) + 1)
})

it.each(['mascarade', 'castle', 'tales', 'overlord'])(
  '%s: at a full table a player who comes back is sent one update of at most 10 kB, at any time',
  async game => {
    const sizes: number[] = []
    for (const limit of [5, 60, 400]) {
      const later = await played(game, limit)
      sizes.push(...later.guests.map((_, at) => rejoin(later, at).bytes))
    }
    process.stdout.write(`rejoin: ${game} at most ${Math.max(...sizes)} bytes\n`)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES)
  },
)

/** Whoever plays Castle for the first time at a table has twice as long in its windows, and nowhere else. */
import { afterEach, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../../src-shared/kernel'
import { Host } from '../../../src-main/host/host'
import { testDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

let host: Host | null = null
afterEach(() => {
  host?.close()
})

/** Plays a match to its end. @returns the lengths of all clocks on the way, in seconds, by seat */
async function playMatch(guests: readonly Guest[], seed: number): Promise<Map<number, Set<number>>> {
  const random = fastRandom(seed),
    lengths = new Map<number, Set<number>>()
  for (;;) {
    for (const { clocks } of guests.map(guest => guest.update))
      for (const { seat, key, of } of clocks)
        if (key !== 'seen') lengths.set(seat, new Set([...(lengths.get(seat) ?? []), of / 1000]))
    const guest = guests.find(candidate => candidate.asks().length > 0),
      ask = guest?.asks()[0]
    if (!guest || !ask) return lengths
    await guest.send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, of => random.nextInt(of, '')) })
  }
}

async function sitDown(game: string, people: number, options: { readonly [key: string]: unknown } = {}) {
  host = new Host(testDeps(1))
  const table = host
  table.open({ id: 't', name: 'Table', game, invite: [], fixedKey: null, pace: 0 })
  const guests = Array.from({ length: people }, (_, i) => {
    const guest = new Guest(table, `Player ${i}`, false)
    guest.hello()
    return guest
  })
  const [first, ...others] = guests
  if (!first) throw new Error('nobody sits down')
  for (const [key, value] of Object.entries(options))
    expect(await first.send({ kind: 'options', options: { [key]: value as number } })).toBeNull()
  for (const other of others) await other.send({ kind: 'ready', ready: true })
  expect(await first.send({ kind: 'start' })).toBeNull()
  return { guests, first }
}

it('a window of Castle is twice as long for everybody in their first match, and 8 s from the second on', async () => {
  const { guests, first } = await sitDown('castle', 4)
  const before = await playMatch(guests, 3)
  expect([...before.values()].map(lengths => [...lengths])).toEqual([...before.keys()].map(() => [16]))
  expect(before.size).toBeGreaterThan(2)
  expect(await first.send({ kind: 'rematch' })).toBeNull()
  const after = await playMatch(guests, 4)
  expect([...after.values()].map(lengths => [...lengths])).toEqual([...after.keys()].map(() => [8]))
  expect(after.size).toBeGreaterThan(2)
})

it('a window that the table gives no time has none for a newcomer either', async () => {
  const { guests } = await sitDown('castle', 4, { window: 0 })
  expect((await playMatch(guests, 3)).size).toBe(0)
})

it('the clocks of another game are as long as they are set, for whoever plays', async () => {
  const { guests } = await sitDown('overlord', 4, { rules: 'formal', window: 5 })
  const lengths = new Set([...(await playMatch(guests, 5)).values()].flatMap(one => [...one]))
  expect(lengths.has(5)).toBe(true)
  expect(lengths.has(10)).toBe(false)
})

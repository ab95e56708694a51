/**
 * Two matches of the same seed that differ only in "swapped" or "did not swap": everything that the other seats and the
 * spectators receive is the same byte for byte, up to the first reveal of either card.
 */
import { describe, expect, it } from 'vitest'
import { fastRandom, isLegal, type Answer, type GameState, type Seat } from '../../src-shared/kernel'
import { Host } from '../../src-main/host/host'
import type { Table } from '../../src-main/host/table'
import { Guest } from '../kit/guest'
import { testDeps } from '../kit/deps'
import { showsDifference, twinMascarade } from './mascarade'
import { LONG } from '../kit/effort'

const MATCHES_A_COUNT = LONG ? 60 : 6
const STEPS = 80

interface World {
  readonly table: Table
  readonly guests: readonly Guest[]
  readonly spectator: Guest
}

async function open(seed: number, seats: number): Promise<World> {
  const given = testDeps(seed)
  const host = new Host(given)
  const table = host.open({
    id: 't',
    name: 'T',
    game: 'mascarade',
    invite: [],
    fixedKey: () => new Uint8Array(32).fill(seed % 251),
    pace: 0,
  })
  const guests = Array.from({ length: seats }, (_, seat) => new Guest(host, `G${seat}`))
  for (const guest of guests) guest.hello()
  for (const guest of guests.slice(1)) await guest.send({ kind: 'ready', ready: true })
  const spectator = new Guest(host, 'S')
  spectator.hello()
  await spectator.send({ kind: 'stand' })
  await guests[0]?.send({ kind: 'start' })
  return { table, guests, spectator }
}

const stateOf = (world: World): GameState => {
  const saved = world.table.save()
  if (!saved) throw new Error('no match')
  return saved.snapshot.state
}

/**
 * Plays both worlds alike except for the first swap. @returns messages compared per onlooker, and whether the cards did
 * differ
 */
async function playSwap(seed: number, seats: number): Promise<{ compared: number; differed: boolean }> {
  const random = fastRandom(seed)
  const [a, b] = [await open(seed, seats), await open(seed, seats)]
  for (const world of [a, b])
    for (const guest of world.guests) await guest.send({ kind: 'answer', ask: guest.asks()[0]?.id ?? '', answer: true })
  let swapper: Seat | null = null,
    compared = 0
  for (let step = 0; step < STEPS; step++) {
    const open = a.guests.flatMap((guest, seat) =>
      guest
        .asks()
        .filter(ask => ask.key !== 'seen')
        .map(ask => ({ seat, ask })),
    )
    const chosen = open[random.nextInt(Math.max(1, open.length), '')]
    if (!chosen) break
    const { seat, ask } = chosen
    const answer = twinMascarade.choose(ask, random)
    const first = swapper === null && ask.key === 'prepare'
    const sent: Answer[] = first
      ? ['yes', 'no'].map(swap => ({ ...(answer as { slots: Answer }), swap }))
      : [answer, answer]
    // A look shows the looker the difference; from then on that seat is no longer compared.
    if (JSON.stringify(answer).includes('look')) break
    if (showsDifference(stateOf(a), stateOf(b), null, { seat, ask: ask.id, answer, by: 'hand' })) break
    const twinAsk = b.guests[seat]?.asks().find(other => other.id === ask.id)
    if (!twinAsk || !isLegal(twinAsk.pick, sent[1])) break
    await Promise.all(
      [a, b].map((world, i) => world.guests[seat]?.send({ kind: 'answer', ask: ask.id, answer: sent[i] ?? null })),
    )
    if (first) swapper = seat
    if (a.table.party.phase !== 'match' || ask.key === 'spyLook') break
    for (const [i, guest] of [...a.guests, a.spectator].entries()) {
      const twin = [...b.guests, b.spectator][i]
      if (i === swapper) continue
      expect(guest.received).toEqual(twin?.received)
      compared = guest.received.length
    }
  }
  return {
    compared,
    differed:
      swapper !== null && JSON.stringify(a.guests[swapper]?.received) !== JSON.stringify(b.guests[swapper]?.received),
  }
}

describe('swapped or not', () => {
  it.each(twinMascarade.seats)('at %i seats nobody else can tell', async seats => {
    let compared = 0
    for (let match = 0; match < MATCHES_A_COUNT; match++) {
      const report = await playSwap(seats * 1000 + match, seats)
      // The built-in control: the swapper's own updates do differ.
      expect(report.differed).toBe(true)
      compared += report.compared
    }
    expect(compared / MATCHES_A_COUNT).toBeGreaterThan(10)
  })
})

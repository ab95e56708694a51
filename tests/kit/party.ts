/** A party of guests without sockets around one table, under a virtual clock, and a way to play on at random. */
import { fastRandom, type Options, type Random } from '../../src-shared/kernel'
import { Host } from '../../src-main/host/host'
import type { Table } from '../../src-main/host/table'
import type { BotPool } from '../../src-main/host/deps'
import { testDeps, type TestDeps } from './deps'
import { Guest } from './guest'
import type { TwinGame } from './twin'

export interface TestParty {
  readonly deps: TestDeps
  readonly host: Host
  readonly table: Table
  /** By seat. */
  readonly guests: Guest[]
  readonly spectator: Guest
  readonly random: Random
}

export interface PartySetup {
  readonly kit: TwinGame
  readonly seed: number
  readonly people: number
  readonly bots?: number
  readonly options?: Options
  /** Level of the bots; 1 is human. */
  readonly pace?: number
  readonly pool?: BotPool
  /** Written before each message that is kept. */
  readonly stamp?: (now: number) => string
}

/** A match that has just begun: people in the first seats, bots in the others, and one spectator. */
export async function openParty({
  kit,
  seed,
  people,
  bots = 0,
  options,
  pace = 0,
  pool,
  stamp,
}: PartySetup): Promise<TestParty> {
  const deps = testDeps(seed, pool),
    random = fastRandom(seed)
  const host = new Host(deps)
  const key = deps.ids.key()
  const table = host.open({ id: 'party', name: 'Party', game: kit.game.id, invite: [], fixedKey: () => key, pace })
  table.party.game = kit.game
  const guest = (name: string): Guest => new Guest(host, name, true, () => stamp?.(deps.clock.now()) ?? '')
  const guests = Array.from({ length: people }, (_, seat) => guest(`Guest ${seat}`))
  for (const guest of guests) guest.hello()
  const [first, ...others] = guests
  await first?.send({ kind: 'options', options: options ?? kit.options(random, people + bots) })
  for (const guest of others) await guest.send({ kind: 'ready', ready: true })
  for (let i = 0; i < bots; i++) await first?.send({ kind: 'addBot' })
  const spectator = guest('Spectator')
  spectator.hello()
  await spectator.send({ kind: 'stand' })
  const why = await first?.send({ kind: 'start' })
  if (why) throw new Error(`the party cannot start: ${JSON.stringify(why)}`)
  return { deps, host, table, guests, spectator, random }
}

/** One random answer by one of the asked seats. @returns whether anything was open */
export async function answerOnce({ guests, random, deps }: TestParty, kit: TwinGame): Promise<boolean> {
  const open = guests.flatMap(guest => guest.asks().map(ask => ({ guest, ask })))
  const chosen = open[random.nextInt(Math.max(1, open.length), 'who')]
  if (!chosen) return false
  const why = await chosen.guest.send({ kind: 'answer', ask: chosen.ask.id, answer: kit.choose(chosen.ask, random) })
  if (why) throw new Error(`${chosen.ask.key} was refused: ${JSON.stringify(why)}`)
  await deps.clock.settle()
  return true
}

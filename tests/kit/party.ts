/** A party of guests without sockets around one table, under a virtual clock, and the way it plays on by chance. */
import { fastRandom, type Options, type Random } from '../../src-shared/kernel'
import { Host } from '../../src-main/host/host'
import type { Table } from '../../src-main/host/table'
import type { BotPool } from '../../src-main/host/given'
import { testGiven, type TestGiven } from './given'
import { Guest } from './guest'
import type { TwinGame } from './twin'

export interface TestParty {
  readonly given: TestGiven
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
  /** Of bots: 1 is human. */
  readonly pace?: number
  readonly pool?: BotPool
  /** Written before each message that is kept. */
  readonly stamp?: (now: number) => string
}

/** A match that has just begun: people in the first seats, bots behind them, and one who looks on. */
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
  const given = testGiven(seed, pool),
    random = fastRandom(seed)
  const host = new Host(given)
  const key = given.ids.key()
  const table = host.open({ id: 'party', name: 'Party', game: kit.game.id, invite: [], fixedKey: () => key, pace })
  table.party.game = kit.game
  const guest = (name: string): Guest => new Guest(host, name, true, () => stamp?.(given.clock.now()) ?? '')
  const guests = Array.from({ length: people }, (_, seat) => guest(`Guest ${seat}`))
  for (const one of guests) one.hello()
  const [first, ...others] = guests
  await first?.say({ kind: 'options', options: options ?? kit.options(random, people + bots) })
  for (const one of others) await one.say({ kind: 'ready', ready: true })
  for (let i = 0; i < bots; i++) await first?.say({ kind: 'addBot' })
  const spectator = guest('Spectator')
  spectator.hello()
  await spectator.say({ kind: 'stand' })
  const why = await first?.say({ kind: 'start' })
  if (why) throw new Error(`the party cannot start: ${JSON.stringify(why)}`)
  return { given, host, table, guests, spectator, random }
}

/** Somebody answers something, by chance. @returns whether anything was open */
export async function playOn({ guests, random, given }: TestParty, kit: TwinGame): Promise<boolean> {
  const open = guests.flatMap(guest => guest.asks().map(ask => ({ guest, ask })))
  const chosen = open[random.below(Math.max(1, open.length), 'who')]
  if (!chosen) return false
  const why = await chosen.guest.say({ kind: 'answer', ask: chosen.ask.id, answer: kit.choose(chosen.ask, random) })
  if (why) throw new Error(`${chosen.ask.key} was refused: ${JSON.stringify(why)}`)
  await given.clock.settle()
  return true
}

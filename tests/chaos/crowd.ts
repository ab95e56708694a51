/**
 * Tables of all games and editions with people, spectators and bots, whose host is killed at every kind of moment; and
 * what everybody was shown, compared with the replays of what was stored.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect } from 'vitest'
import { fastRandom, type Options, type Random } from '../../src-shared/kernel'
import { gameById } from '../../src-shared/games'
import { LEVELS, PERSONALITIES, type PartyView, type StateUpdate } from '../../src-shared/wire'
import { resumeMatch } from '../../src-main/host/match/resumeMatch'
import { LOG_LENGTH } from '../../src-main/host/match/runningMatch'
import { differences } from './difference'
import { COMMAND, Disk, startAndKill, startHostBy, type Hosted } from './hosted'
import { Regular } from './regular'
import { Replay } from './replay'
import { compare, type Counts } from './witness'

interface TablePlan {
  readonly name: string
  readonly game: string
  readonly bots: number
  readonly options: Options
}

const TABLES: readonly TablePlan[] = [
  { name: 'mascarade', game: 'mascarade', bots: 0, options: {} },
  { name: 'mascarade, sealed', game: 'mascarade', bots: 2, options: { challenge: 'sealed', notes: true } },
  { name: 'castle, Russian', game: 'castle', bots: 1, options: { window: 1, smuggling: true } },
  { name: 'castle, Italian', game: 'castle', bots: 2, options: { edition: 'italian', window: 1 } },
  { name: 'tales', game: 'tales', bots: 0, options: {} },
  { name: 'tales with bots', game: 'tales', bots: 1, options: { a: 'first', b: 'second' } },
  { name: 'overlord', game: 'overlord', bots: 1, options: { silence: 5, silencePunishes: true } },
  { name: 'yes, master', game: 'overlord', bots: 2, options: { rules: 'formal', window: 1 } },
]
const PEOPLE = ['Anna', 'Boris', 'Carla'] as const
const WATCHES = 'Dmitri'

const MOST_STIRS = 150,
  MOST_MS = 9,
  /** A start takes about so long. */
  START_MS = 500

/** When the host is killed; half of the times after any answer. */
const MOMENTS = ['acknowledged', 'dealt', 'starting', 'arriving', 'twice'] as const

export class Crowd {
  readonly counts: Counts = { views: 0, logs: 0, exact: 0, later: { hand: 0, clock: 0, undo: 0 } }
  /** Parties after a restart: as they were shown last, or with a change that was not stored or not shown any more. */
  readonly parties = { equal: 0, changed: [] as string[] }
  /** Kills by table whose match was under way, by name. */
  readonly kills: { [table: string]: number } = {}
  readonly moments: { [moment: string]: number } = {}
  readonly faults: string[] = []
  /** Entries that had no rows when the host was killed. */
  tail = 0
  /** Updates of matches that were abandoned: what was answered in them is not read any more. */
  abandoned = 0
  private readonly dir = mkdtempSync(path.join(tmpdir(), 'crowd-'))
  private readonly random: Random
  private readonly replays = new Map<string, Replay>()
  /** How many answers each match had at the last kill. */
  private readonly before = new Map<string, number>()
  private readonly checked = new Map<Regular, number>()
  private readonly parts = new Map<Regular, PartyView>()
  private host: Hosted | null = null
  private people: readonly Regular[] = []
  private stirs = Infinity
  private dying: () => void = () => undefined

  private constructor(
    seed: number,
    private readonly command: readonly string[],
  ) {
    this.random = fastRandom(seed)
  }

  static async begin(seed: number, command: readonly string[] = COMMAND): Promise<Crowd> {
    const crowd = new Crowd(seed, command)
    await crowd.sitDown()
    return crowd
  }

  async end(): Promise<void> {
    await this.host?.end('SIGKILL')
    rmSync(this.dir, { recursive: true, force: true })
  }

  get acknowledged(): number {
    return this.people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  get done(): { [what: string]: number } {
    const sum: { [what: string]: number } = {}
    for (const { done } of this.people)
      for (const [what, times] of Object.entries(done)) sum[what] = (sum[what] ?? 0) + times
    return sum
  }

  /** One kill and one restart. */
  async kill(): Promise<void> {
    const moment = MOMENTS[this.random.nextInt(2 * MOMENTS.length, '')] ?? 'answered'
    this.moments[moment] = (this.moments[moment] ?? 0) + 1
    const stirs = 2 + this.random.nextInt(MOST_STIRS, '')
    const deals = moment === 'dealt' ? this.people[this.random.nextInt(this.people.length, '')]?.table : undefined
    const die = (): void => {
      this.die()
    }
    // All of a table's people are to deal: who runs it may change meanwhile.
    for (const one of this.people) one.dealAnew(one.table === deals ? die : null)
    await this.play(
      moment === 'dealt' ? Infinity : stirs,
      moment === 'acknowledged' || moment === 'dealt' ? 0 : this.random.nextInt(MOST_MS, ''),
    )
    if (moment === 'starting')
      await startAndKill(this.command, this.dir, this.random.nextInt(START_MS, ''), ...this.arguments())
    this.check()
    await this.start()
    if (moment === 'twice' || moment === 'arriving') {
      if (moment === 'arriving') {
        const coming = Promise.allSettled(this.people.map(one => one.arrive(this.host?.port ?? 0)))
        await after(this.random.nextInt(40, ''))
        await this.host?.end('SIGKILL')
        await coming
      } else await this.host?.end('SIGKILL')
      for (const one of this.people) if (one.isHere) one.takeShown()
      this.check()
      await this.start()
    }
    await this.arrive()
  }

  /** Ends the host, and compares all that was shown since the last kill. */
  async finish(): Promise<void> {
    await this.play(100, 0)
    this.check()
  }

  /** At once: what has just been acknowledged may be the last thing that the host does. */
  private die(): void {
    if (this.host) process.kill(this.host.pid, 'SIGKILL')
    this.dying()
  }

  private async play(stirs: number, ms: number): Promise<void> {
    const end = new Promise<void>(done => {
      this.dying = done
    })
    this.stirs = stirs
    const playing = Promise.all(this.people.map(one => one.play()))
    // Somebody who cannot play on is a fault at once: the others might wait for them without end.
    await Promise.race([end, playing])
    if (ms > 0) await after(ms)
    await this.host?.end('SIGKILL')
    await playing
    const faults = this.host?.complaints.filter(line => !line.includes('goes on')) ?? []
    this.faults.push(...faults)
  }

  private arguments(): string[] {
    return ['--pace', '0', '--tables', String(TABLES.length)]
  }

  private async start(): Promise<void> {
    this.host = await startHostBy(this.command, this.dir, ...this.arguments())
  }

  private async arrive(): Promise<void> {
    const port = this.host?.port ?? 0
    await Promise.all(this.people.map(one => one.arrive(port)))
    for (const one of this.people) this.compareParty(one)
  }

  private async sitDown(): Promise<void> {
    await this.start()
    const { host } = this
    if (!host) throw new Error('no host')
    const stirred = (): void => {
      if (--this.stirs === 0) this.die()
    }
    this.people = host.tables.flatMap(({ id }, table) =>
      [...PEOPLE, WATCHES].map((name, at) => new Regular(id, name, table * 10 + at, stirred, name === WATCHES)),
    )
    for (const [at, plan] of TABLES.entries()) {
      const [first, ...others] = this.people.filter(({ table, watches }) => table === host.tables[at]?.id && !watches)
      if (!first) throw new Error('nobody came')
      for (const one of [first, ...others]) await one.arrive(host.port)
      const must = async (by: Regular, message: { readonly kind: string; readonly [field: string]: unknown }) =>
        expect(await by.ask(message)).toMatchObject({ kind: 'ok' })
      await must(first, { kind: 'game', game: plan.game })
      await must(first, { kind: 'nameTable', name: plan.name })
      for (let bot = 0; bot < plan.bots; bot++)
        await must(first, {
          kind: 'addBot',
          level: LEVELS[(at + bot) % LEVELS.length],
          personality: PERSONALITIES[(at + 2 * bot) % PERSONALITIES.length],
        })
      await must(first, { kind: 'options', options: plan.options })
      if (at % 2 === 1) await must(first, { kind: 'setting', key: 'clock', value: 15 })
      for (const other of others) await must(other, { kind: 'ready', ready: true })
      await must(first, { kind: 'start' })
      for (const one of this.people.filter(({ table, watches }) => table === host.tables[at]?.id && watches))
        await one.arrive(host.port)
    }
  }

  /** The host is dead: its disk, and what everybody was shown. */
  private check(): void {
    const disk = new Disk(this.dir)
    try {
      for (const { party, match } of disk.tables) if (match) this.resumes(match.deal.id, disk, party.name)
      for (const one of this.people) {
        this.checkAnswers(one, disk)
        if (one.isHere) this.checkViews(one, disk)
      }
      for (const [id, replay] of this.replays) {
        this.before.set(id, replay.length)
        replay.forgetBefore(replay.length)
      }
    } finally {
      disk.close()
    }
  }

  /** A stored match is resumed as its replay gives it. */
  private resumes(id: string, disk: Disk, table: string): void {
    const stored = disk.match(id),
      game = gameById(stored.deal.game)
    if (!game) throw new Error(stored.deal.game)
    this.tail += stored.tail?.length ?? 0
    if (stored.ended === null) this.kills[table] = (this.kills[table] ?? 0) + 1
    const resumed = resumeMatch(game, stored, LOG_LENGTH),
      right = JSON.parse(JSON.stringify(this.replayOf(id, disk).match.snapshot())) as object
    if (!resumed) throw new Error(`${table} cannot be resumed`)
    const wrong = differences(JSON.parse(JSON.stringify(resumed.snapshot)), right)
    if (wrong.length > 0) throw new Error(`${table} is resumed with another state:\n${wrong.join('\n')}`)
  }

  private replayOf(id: string, disk: Disk): Replay {
    const stored = disk.match(id)
    const replay = this.replays.get(id) ?? new Replay(stored)
    this.replays.set(id, replay)
    replay.extend(stored)
    return replay
  }

  private checkAnswers(one: Regular, disk: Disk): void {
    for (const { match, ask, answer } of one.acknowledged.slice(this.checked.get(one) ?? 0)) {
      if (!disk.find(match)) continue
      const found = disk.accepted(match).filter(entry => entry.ask === ask)
      expect([ask, found.map(entry => JSON.stringify(entry.answer))]).toEqual([ask, [JSON.stringify(answer)]])
    }
    this.checked.set(one, one.acknowledged.length)
  }

  private checkViews(one: Regular, disk: Disk): void {
    const shown = one.takeShown(),
      byMatch = new Map<string, StateUpdate[]>()
    for (const update of shown) {
      const id = update.match?.id
      if (id !== undefined) byMatch.set(id, [...(byMatch.get(id) ?? []), update])
    }
    for (const [id, updates] of byMatch) {
      const stored = disk.find(id)
      if (!stored) {
        this.abandoned += updates.length
        continue
      }
      const table = updates[0]?.party.table.name
      if (stored.ended === null && !disk.tables.some(({ party }) => party.match === id))
        throw new Error(`${one.name} was shown a match at "${table}" which no table plays`)
      try {
        compare(this.replayOf(id, disk), updates, this.before.get(id) ?? 0, this.before.has(id), this.counts)
      } catch (fault) {
        throw new Error(`${one.name} at "${table}": ${String(fault)}`, { cause: fault })
      }
    }
    const last = shown.at(-1)
    if (last) this.parts.set(one, last.party)
  }

  private compareParty(one: Regular): void {
    const before = this.parts.get(one)
    if (!before || one.watches) return
    const wrong = differences(lasting(before), lasting(one.update.party))
    if (wrong.length === 0) this.parties.equal++
    else this.parties.changed.push(`${one.name} at "${before.table.name}" (${before.phase}): ${wrong.join('; ')}`)
  }
}

/** What of a party outlives its host. */
function lasting({ seats, spectators, you, ...party }: PartyView): object {
  const { table, phase, game, options, host, owner, settings, paused, fixedShuffle } = party
  return {
    ...{ table, phase, game, options, host, owner, settings, paused, fixedShuffle, you },
    seats: seats.map(seat => {
      if (seat.who === 'bot') return seat
      const { who, id, name, avatar, allEvening } = seat
      return { who, id, name, avatar, allEvening }
    }),
    spectators: spectators.map(({ id }) => id),
  }
}

/** A session of all registered games whose host is killed now and then, and what must hold afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect } from 'vitest'
import { fastRandom, Match, type Random } from '../../src-shared/kernel'
import { gameById, GAMES } from '../../src-shared/games'
import type { StoredMatch } from '../../src-main/host/storage/storeTypes'
import { resumeMatch } from '../../src-main/host/match/resumeMatch'
import { COMMAND, Disk, startHostBy, type Hosted } from './hosted'
import { Player } from './player'

/**
 * The host dies after this many answers were sent or acknowledged, plus this many milliseconds: a commit takes a few.
 */
const MOST_STIRS = 150,
  MOST_MS = 9
const PEOPLE = ['Anna', 'Boris', 'Carla'] as const
/** At these tables a bot plays too; at the others nothing moves until a person answers. */
const WITH_BOT = ['castle', 'overlord']

export class Evening {
  /** Counts of what was checked, for the report. */
  readonly seen = { between: 0, compared: 0 }
  readonly complaints: string[] = []
  private readonly dir = mkdtempSync(path.join(tmpdir(), 'chaos-'))
  private readonly random: Random
  private readonly looked = new Map<Player, number>()
  private stirs = Infinity
  private dying: () => void = () => undefined

  private constructor(
    seed: number,
    private readonly command: readonly string[],
    private host: Hosted | null = null,
    private players: readonly Player[] = [],
  ) {
    this.random = fastRandom(seed)
  }

  /** @param command how the host is started */
  static async begin(seed: number, command: readonly string[] = COMMAND): Promise<Evening> {
    const evening = new Evening(seed, command)
    await evening.sitDown()
    return evening
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }
  get resent(): number {
    return this.players.reduce((sum, { resent }) => sum + resent, 0)
  }

  async end(): Promise<void> {
    await this.host?.end('SIGKILL')
    rmSync(this.dir, { recursive: true, force: true })
  }

  /** Plays until the host is killed at a random moment. */
  playUntilKilled(): Promise<void> {
    return this.playUntil(2 + this.random.nextInt(MOST_STIRS, ''), this.random.nextInt(MOST_MS, ''))
  }

  /**
   * Plays until this many answers have been sent or acknowledged and this many milliseconds have passed; then kills the
   * host.
   */
  async playUntil(stirs: number, ms: number): Promise<void> {
    const end = new Promise<void>(done => {
      this.dying = done
    })
    this.stirs = stirs
    const playing = Promise.all(this.players.map(player => player.play()))
    await end
    if (ms > 0) await after(ms)
    await this.host?.end('SIGKILL')
    this.complaints.push(...(this.host?.complaints ?? []))
    await playing
  }

  /**
   * Checks the disk, starts the host again, and checks what everybody sees. @param last checks everything that was ever
   * acknowledged once more
   */
  async goOn(last: boolean): Promise<void> {
    const disk = new Disk(this.dir)
    try {
      this.nothingLost(disk, last ? new Map() : this.looked)
      for (const player of this.players) this.looked.set(player, player.acknowledged.length)
      // The last time bots must wait as well: all tables stand still until they have been compared.
      this.host = await this.start(last ? '10' : '0')
      const { port, complaints } = this.host
      await Promise.all(this.players.map(player => player.arrive(port)))
      this.sameViews(
        disk,
        GAMES.map(({ id }) => id).filter(id => last || !WITH_BOT.includes(id)),
      )
      expect(complaints.filter(line => !line.includes('goes on'))).toEqual([])
    } finally {
      disk.close()
    }
  }

  private start(pace: string): Promise<Hosted> {
    return startHostBy(this.command, this.dir, '--pace', pace, '--tables', String(GAMES.length))
  }

  private async sitDown(): Promise<void> {
    const host = await this.start('0')
    this.host = host
    const stirred = (): void => {
      if (--this.stirs === 0) this.dying()
    }
    this.players = host.tables.flatMap(({ id }, table) =>
      PEOPLE.map((name, at) => new Player(id, name, table * 10 + at, stirred)),
    )
    for (const player of this.players) await player.arrive(host.port)
    for (const [at, game] of GAMES.entries()) {
      const [first, ...others] = this.players.filter(({ table }) => table === host.tables[at]?.id)
      if (!first) throw new Error('nobody came')
      expect(await first.ask({ kind: 'game', game: game.id })).toMatchObject({ kind: 'ok' })
      if (WITH_BOT.includes(game.id)) expect(await first.ask({ kind: 'addBot' })).toMatchObject({ kind: 'ok' })
      for (const other of others) expect(await other.ask({ kind: 'ready', ready: true })).toMatchObject({ kind: 'ok' })
      expect(await first.ask({ kind: 'start' })).toMatchObject({ kind: 'ok' })
    }
  }

  /**
   * Every acknowledged answer is in the journal exactly once. @param from how many answers of each player were checked
   * before
   */
  private nothingLost(disk: Disk, from: ReadonlyMap<Player, number>): void {
    const asked = new Map<string, Map<string, string[]>>()
    const journal = (id: string): Map<string, string[]> => {
      const known = asked.get(id)
      if (known) return known
      const entries = new Map<string, string[]>()
      for (const entry of disk.accepted(id))
        entries.set(entry.ask, [...(entries.get(entry.ask) ?? []), JSON.stringify(entry.answer)])
      asked.set(id, entries)
      return entries
    }
    for (const player of this.players)
      for (const { match, ask, answer } of player.acknowledged.slice(from.get(player) ?? 0)) {
        expect([ask, journal(match).get(ask)]).toEqual([ask, [JSON.stringify(answer)]])
      }
    // Written, but not yet acknowledged: killed between journal and send.
    for (const { underWay } of this.players)
      if (underWay && journal(underWay.match).has(underWay.ask)) this.seen.between++
    for (const entries of asked.values())
      for (const [ask, answers] of entries) expect([ask, answers.length]).toEqual([ask, 1])
  }

  /** Each seat sees what the undisturbed match shows it. */
  private sameViews(disk: Disk, tables: readonly string[]): void {
    for (const { party, match } of disk.tables) {
      if (!match || !tables.includes(party.game)) continue
      const again = undisturbed(match)
      expect(resumeMatch(again.game, match, 1)).toMatchObject({
        snapshot: JSON.parse(JSON.stringify(again.snapshot())) as object,
      })
      for (const player of this.players.filter(({ table }) => table === party.id)) {
        expect(player.update.match?.view).toEqual(JSON.parse(JSON.stringify(again.view(player.update.party.you.seat))))
        this.seen.compared++
      }
    }
  }
}

/** The match as its key and answers give it, without interruptions. */
function undisturbed({ deal, latest: { snapshot }, answers, tail = [], decks }: StoredMatch): Match {
  const game = gameById(deal.game)
  if (!game) throw new Error(deal.game)
  const chosen = Object.values(snapshot.options).find(value => decks.some(({ hash }) => hash === value))
  const { match } = Match.start(
    game,
    snapshot.seats,
    snapshot.options,
    hexToBytes(snapshot.key),
    decks.find(({ hash }) => hash === chosen)?.deck ?? null,
  )
  for (const { n, entry, events: reported } of answers) {
    const proposal = match.replay(entry)
    expect([n, JSON.stringify(proposal.events)]).toEqual([n, JSON.stringify(reported)])
    match.commit(proposal)
  }
  for (const { entry } of tail) match.commit(match.replay(entry))
  return match
}

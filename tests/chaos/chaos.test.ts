/**
 * The host is killed at random moments (fixed seeds) while all games of the shelf are played, and started again: every
 * acknowledged answer is there, none twice, all come back by their tokens, and each match is what its key and answers
 * give without any disturbance.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { hexToBytes } from '@noble/hashes/utils.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fastRandom, Match } from '../../src-shared/kernel'
import { gameById, SHELF } from '../../src-shared/games/shelf'
import type { KeptMatch } from '../../src-main/host/kept'
import { resumeMatch } from '../../src-main/host/resuming'
import { Disk, startHost, type Hosted } from './hosted'
import { Player } from './player'

const LONG = process.env.UNDERTABLE_PROOF === '1'
const KILLS = LONG ? 200 : 20
/** The host dies after so many answers sent or acknowledged, and then so many milliseconds: a commit takes a few. */
const MOST_STIRS = 150, MOST_MS = 9
const PEOPLE = ['Anna', 'Boris', 'Carla'] as const
/** At these tables a bot plays too; at the others nothing moves until somebody answers. */
const WITH_BOT = ['castle', 'overlord']

const random = fastRandom(8)
let dir = ''
let host: Hosted
let players: Player[] = []
/** What was looked at, for the figures. */
const seen = { between: 0, compared: 0 }

let stirs = Infinity
let dying: () => void = () => undefined
const stirred = (): void => { if (--stirs === 0) dying() }

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'chaos-'))
  host = await startHost(dir, '--pace', '0', '--tables', String(SHELF.length))
  players = host.tables.flatMap(({ id }, table) => PEOPLE.map((name, at) => new Player(id, name, table * 10 + at, stirred)))
  for (const player of players) await player.arrive(host.port)
  for (const [at, game] of SHELF.entries()) {
    const [first, ...others] = players.filter(({ table }) => table === host.tables[at]?.id)
    if (!first) throw new Error('nobody came')
    expect(await first.ask({ kind: 'game', game: game.id })).toMatchObject({ kind: 'ok' })
    if (WITH_BOT.includes(game.id)) expect(await first.ask({ kind: 'addBot' })).toMatchObject({ kind: 'ok' })
    for (const other of others) expect(await other.ask({ kind: 'ready', ready: true })).toMatchObject({ kind: 'ok' })
    expect(await first.ask({ kind: 'start' })).toMatchObject({ kind: 'ok' })
  }
})

afterAll(async () => {
  await host.end('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

/** Plays until the host has been killed. */
async function playUntilKilled(): Promise<void> {
  const end = new Promise<void>(done => { dying = done })
  const ms = random.below(MOST_MS, '')
  stirs = 2 + random.below(MOST_STIRS, '')
  const playing = Promise.all(players.map(player => player.play()))
  await end
  if (ms > 0) await after(ms)
  await host.end('SIGKILL')
  await playing
}

/** The match that its key and answers give, with nothing between them. */
function undisturbed({ deal, last: { snapshot }, answers, decks }: KeptMatch): Match {
  const game = gameById(deal.game)
  if (!game) throw new Error(deal.game)
  const chosen = Object.values(snapshot.options).find(value => decks.some(({ hash }) => hash === value))
  const { match } = Match.start(game, snapshot.seats, snapshot.options, hexToBytes(snapshot.key), decks.find(({ hash }) => hash === chosen)?.deck ?? null)
  for (const { n, entry, told } of answers) {
    const proposal = match.replay(entry)
    expect([n, JSON.stringify(proposal.told)]).toEqual([n, JSON.stringify(told)])
    match.commit(proposal)
  }
  return match
}

/** Every acknowledged answer stands in the journal, and none stands there twice. @param from how many of each player's were looked at before */
function nothingLost(disk: Disk, from: ReadonlyMap<Player, number>): void {
  const asked = new Map<string, Map<string, string[]>>()
  const journal = (id: string): Map<string, string[]> => {
    const known = asked.get(id)
    if (known) return known
    const entries = new Map<string, string[]>()
    for (const { entry } of disk.match(id).answers) entries.set(entry.ask, [...entries.get(entry.ask) ?? [], JSON.stringify(entry.answer)])
    asked.set(id, entries)
    return entries
  }
  for (const player of players) for (const { match, ask, answer } of player.acknowledged.slice(from.get(player) ?? 0)) {
    expect([ask, journal(match).get(ask)]).toEqual([ask, [JSON.stringify(answer)]])
  }
  // Written, but not yet acknowledged: killed between journal and send.
  for (const { underWay } of players) if (underWay && journal(underWay.match).has(underWay.ask)) seen.between++
  for (const entries of asked.values()) for (const [ask, answers] of entries) expect([ask, answers.length]).toEqual([ask, 1])
}

/** Each seat sees what the undisturbed match shows it. */
function sameViews(disk: Disk, tables: readonly string[]): void {
  for (const { party, match } of disk.tables) {
    if (!match || !tables.includes(party.game)) continue
    const again = undisturbed(match)
    expect(resumeMatch(again.game, match, 1)).toMatchObject({ snapshot: JSON.parse(JSON.stringify(again.snapshot())) as object, replays: true })
    for (const player of players.filter(({ table }) => table === party.id)) {
      expect(player.frame.match?.view).toEqual(JSON.parse(JSON.stringify(again.view(player.frame.party.you.seat))))
      seen.compared++
    }
  }
}

describe(`a host that is killed ${KILLS} times`, () => {
  it('loses nothing, and everybody comes back', async () => {
    const start = performance.now()
    const looked = new Map<Player, number>()
    for (let kill = 1; kill <= KILLS; kill++) {
      await playUntilKilled()
      const disk = new Disk(dir)
      const last = kill === KILLS
      // At the end all of them once more: nothing that was there is gone later.
      nothingLost(disk, last ? new Map() : looked)
      for (const player of players) looked.set(player, player.acknowledged.length)
      // The last time the bots are in no hurry either: all tables stand still until they have been compared.
      host = await startHost(dir, '--pace', last ? '10' : '0', '--tables', String(SHELF.length))
      await Promise.all(players.map(player => player.arrive(host.port)))
      sameViews(disk, SHELF.map(({ id }) => id).filter(id => last || !WITH_BOT.includes(id)))
      disk.close()
      expect(host.complaints.filter(line => !line.includes('goes on'))).toEqual([])
    }
    const answers = players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    const resent = players.reduce((sum, player) => sum + player.resent, 0)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(`chaos: ${KILLS} kills, ${answers} acknowledged answers, ${resent} sent again and acknowledged (${seen.between} were written already, but not yet acknowledged), ${seen.compared} views compared, ${seconds} s\n`)
    expect(answers).toBeGreaterThan(KILLS * 10)
    expect(resent).toBeGreaterThan(0)
    expect(seen.between).toBeGreaterThan(0)
  })
})

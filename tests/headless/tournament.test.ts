/**
 * A whole tournament at a real host over the wire: 24 people, three who come late, and 4 rounds. The host
 * is killed while rounds are played, and two people leave after that.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, it } from 'vitest'
import { startHost, type Hosted } from '../chaos/hosted'
import { PLAN } from '../kit/tournament'
import { expectStandingsOfRecords, untilRecorded } from '../kit/tournamentCheck'
import { TournamentPlayer } from '../kit/tournamentPlayer'
import { LONG } from '../kit/effort'

/** The rounds in which the host is killed. */
const KILLS = LONG
  ? [
      [2, 3],
      [1, 2],
      [2, 4],
      [1, 2, 3, 4],
    ]
  : [[2, 3]]
const SIZE = { people: 24, late: 3, leavers: 2, rounds: 4, tables: 4 }
const MINUTES_MS = 60_000

let data = ''
let host: Hosted
let olga: TournamentPlayer
let players: TournamentPlayer[] = []
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'tournament-'))
})
afterEach(async () => {
  for (const player of [olga, ...players]) player.leave()
  await host.end('SIGKILL')
  rmSync(data, { recursive: true })
})

const start = async (): Promise<void> => {
  host = await startHost(data, '--hall', '--pace', '0', '--tables', '1')
  await olga.come(host.port, host.ownerKey)
  for (const player of players) await player.come(host.port)
}

/** The host is killed, and another one goes on with its data. */
async function kill(): Promise<void> {
  await host.end('SIGKILL')
  for (const player of [olga, ...players]) player.leave()
  await start()
}

const newcomer = (at: number): TournamentPlayer => new TournamentPlayer(`Player ${at}`, at)

async function arriveLate(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const late = newcomer(players.length + 100)
    players.push(late)
    await late.come(host.port)
    await late.ask({ kind: 'enterTournament' })
  }
}

/** Plays a round from its drawing to its end. */
async function playRound(round: number, killedIn: readonly number[]): Promise<void> {
  const isCut = killedIn.includes(round)
  for (const player of players) player.plays = !isCut
  await olga.ask({ kind: 'drawRound' })
  const { tables } = await olga.until(tournament => tournament.round === round)
  if (round === 1) await arriveLate(SIZE.late)
  if (isCut) {
    // One match stands still when the host is killed, others are over or under way.
    const slow = tables[0]?.seats.map(({ name }) => name) ?? []
    for (const player of players) player.plays = !slow.includes(player.name)
    await olga.until(({ tables }) => tables[0]?.state === 'playing' && tables.some(({ state }) => state === 'finished'))
    await kill()
    const leaving = round === 2 ? players.filter(({ name }) => slow.includes(name)).slice(0, SIZE.leavers) : []
    for (const leaver of leaving) {
      await leaver.ask({ kind: 'leaveTournament' })
      leaver.leave()
    }
    players = players.filter(player => !leaving.includes(player))
    for (const player of players) player.plays = true
  }
  await olga.until(({ phase }) => phase === (round === SIZE.rounds ? 'over' : 'pause'))
  await untilRecorded(olga, players)
}

it.each(KILLS.map(killedIn => ({ killedIn })))(
  'ends with the standings that its records give when the host is killed in rounds $killedIn',
  { timeout: 2 * MINUTES_MS },
  async ({ killedIn }) => {
    olga = new TournamentPlayer('Olga', 0)
    players = []
    await start()
    players = Array.from({ length: SIZE.people }, (_, at) => newcomer(at + 1))
    for (const player of players) await player.come(host.port)
    const known = new Set(players)
    const plan = { ...PLAN, rounds: SIZE.rounds, size: SIZE.tables, options: { turnLimit: 10, lookTime: 1 } }
    await olga.ask({ kind: 'beginTournament', plan })
    for (const player of players) await player.ask({ kind: 'enterTournament' })
    for (let round = 1; round <= SIZE.rounds; round++) {
      await playRound(round, killedIn)
      for (const player of players) known.add(player)
    }
    await expectStandingsOfRecords({
      ...{ data, olga, players, everybody: [...known], leavers: killedIn.includes(2) ? SIZE.leavers : 0 },
      ...{ entered: SIZE.people + SIZE.late, size: plan.size },
    })
  },
)

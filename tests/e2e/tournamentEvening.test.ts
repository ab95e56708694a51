/**
 * A tournament among real browsers: pages that enter, go to their tables and play by clicks, while the host is killed
 * twice under them; wire clients for the rest. Two people leave, three come late. In the long form 24 people and six
 * pages play four rounds.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shownPoints } from '../../src-shared/hall'
import { startHost, type Hosted } from '../chaos/hosted'
import { PLAN } from '../kit/tournament'
import { expectStandingsOfRecords, untilRecorded } from '../kit/tournamentCheck'
import { TournamentPlayer } from '../kit/tournamentPlayer'
import { LONG } from '../kit/effort'
import { NAME, openBrowser, PRESS, Visitor, type Opener } from './stage'

const SIZE = LONG
  ? { pages: ['Anna', 'Борис', 'Carla', 'Дарья', 'Elio', 'Flora'], people: 24, late: 3, leavers: 2, rounds: 4 }
  : { pages: ['Anna', 'Борис'], people: 9, late: 1, leavers: 1, rounds: 2 }
/** The rounds in which the host is killed. */
const KILLS = LONG ? [2, 3] : [2]
const TABLE = 4
const MINUTES_MS = 60_000
/** What a page's console says while its host is gone. */
const HOST_GONE = /WebSocket connection|ERR_CONNECTION|Failed to fetch/

let data = ''
let host: Hosted
let browser: (Opener & { close(): Promise<void> }) | null = null
let olga: TournamentPlayer
let players: TournamentPlayer[] = []
let pages: Visitor[] = []
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'evening-'))
})
afterEach(async () => {
  for (const player of [olga, ...players]) player.leave()
  await browser?.close()
  await host.end('SIGKILL')
  rmSync(data, { recursive: true })
})

/** Opens the host, later ones at the address of the first. */
async function start(port: number): Promise<void> {
  const args = ['--hall', '--pace', '0', '--tables', '1', '--name', 'Friday', '--accept', NAME, '--port', String(port)]
  host = await startHost(data, ...args)
  await olga.come(host.port, host.ownerKey)
  for (const player of players) await player.come(host.port)
}

async function kill(): Promise<void> {
  const { port } = host
  await host.end('SIGKILL')
  for (const player of [olga, ...players]) player.leave()
  for (const { page } of pages) await page.locator('[data-test="lost"]').waitFor()
  await start(port)
  for (const { page } of pages) await page.locator('[data-test="lost"]').waitFor({ state: 'detached' })
}

/** The page goes to its table, and presses what can be pressed, as long as it plays. */
const pilot = ({ page }: Visitor, seed: number): Promise<void> =>
  page.evaluate(
    ({ press, seed }) => {
      const step = eval(`(${press})`) as (at: { state: number; until: string; rather: string[] }) => unknown
      let state = seed,
        went = 0
      setInterval(() => {
        const ends = document.body.dataset.ends === 'yes'
        const go = document.querySelector<HTMLButtonElement>(`[data-test="${ends ? 'result-hall' : 'go-to-table'}"]`)
        if (go && Date.now() - went > 2000) {
          went = Date.now()
          go.click()
        } else if (document.body.dataset.plays !== 'no') step({ state, until: '[data-test="result"]', rather: [] })
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
      }, 60)
    },
    { press: PRESS.toString(), seed },
  )
const plays = (names: (name: string) => boolean): Promise<unknown> => {
  for (const player of players) player.plays = names(player.name)
  return Promise.all(
    pages.map(({ page, name }) =>
      page.evaluate(on => {
        document.body.dataset.plays = on ? 'yes' : 'no'
      }, names(name)),
    ),
  )
}

async function playRound(round: number): Promise<void> {
  const isCut = KILLS.includes(round)
  await plays(() => !isCut)
  await olga.ask({ kind: 'drawRound' })
  const { tables } = await olga.until(tournament => tournament.round === round && !tournament.drawing)
  if (round === 1)
    for (let i = 0; i < SIZE.late; i++) {
      const late = new TournamentPlayer(`Late ${i + 1}`, 60 + i)
      players.push(late)
      await late.come(host.port)
      await late.ask({ kind: 'enterTournament' })
    }
  if (isCut) {
    // A table of pages and others stands still when the host is killed; other matches are over or under way.
    const isPage = (name: string): boolean => pages.some(page => page.name === name)
    const slow = tables.findIndex(
      ({ seats }) =>
        // Of those by wire one stays, who gets the record.
        seats.some(({ name }) => isPage(name)) && seats.filter(({ name }) => !isPage(name)).length > SIZE.leavers,
    )
    expect(slow).not.toBe(-1)
    const names = tables[slow]?.seats.map(({ name }) => name) ?? []
    await plays(name => !names.includes(name))
    await olga.until(
      ({ tables }) => tables[slow]?.state === 'playing' && tables.some(({ state }) => state === 'finished'),
    )
    await kill()
    const leaving = round === KILLS[0] ? players.filter(({ name }) => names.includes(name)).slice(0, SIZE.leavers) : []
    for (const leaver of leaving) {
      await leaver.ask({ kind: 'leaveTournament' })
      leaver.leave()
    }
    players = players.filter(player => !leaving.includes(player))
    await plays(() => true)
  }
  await olga.until(({ phase }) => phase === (round === SIZE.rounds ? 'over' : 'pause'))
  await untilRecorded(olga, players)
}

// In the long form: it takes a minute of a quiet machine.
it.runIf(LONG)(
  `${SIZE.people} people play ${SIZE.rounds} rounds, ${SIZE.pages.length} of them in real browsers, over ${KILLS.length} kills`,
  { timeout: 10 * MINUTES_MS },
  async () => {
    olga = new TournamentPlayer('Olga', 0)
    await start(0)
    const opened = await openBrowser()
    browser = opened
    const at = { browser: opened, port: host.port }
    players = Array.from(
      { length: SIZE.people - SIZE.pages.length },
      (_, i) => new TournamentPlayer(`Player ${i}`, i + 1),
    )
    for (const player of players) await player.come(host.port)
    const known = new Set(players)
    const plan = { ...PLAN, rounds: SIZE.rounds, size: TABLE, options: { turnLimit: 10, lookTime: 1 } }
    await olga.ask({ kind: 'beginTournament', plan })
    pages = []
    for (const [i, name] of SIZE.pages.entries()) {
      const visitor = await Visitor.come(at, name, ['en-GB', 'ru-RU', 'it-IT'][i % 3], { to: 'hall' })
      await visitor.test('enter-tournament').click()
      await visitor.test('leave-tournament').waitFor()
      await pilot(visitor, 7 * i + 1)
      pages.push(visitor)
    }
    for (const player of players) await player.ask({ kind: 'enterTournament' })
    for (let round = 1; round <= SIZE.rounds; round++) {
      await playRound(round)
      for (const player of players) known.add(player)
    }
    const { tournament, told } = await expectStandingsOfRecords({
      ...{ data, olga, players, everybody: [...known], leavers: SIZE.leavers, size: TABLE },
      entered: SIZE.people + SIZE.late,
    })
    // Every page had a hand in every draw, has checked it, and shows the standings that the records give.
    const ids = SIZE.pages.map(name => told.find(line => line.name === name)?.person)
    for (const { drawing } of tournament.rounds) expect(drawing.terms.contributors).toEqual([...ids].sort())
    for (const visitor of pages) {
      const { page } = visitor
      await page.evaluate(() => {
        document.body.dataset.ends = 'yes'
      })
      await page.locator('[data-test="tournament"][data-phase="over"]').waitFor()
      expect(await visitor.test('draw-check').getAttribute('role')).toBeNull()
      const lines = await page
        .locator('[data-test="standing"]')
        .evaluateAll(rows =>
          rows.map(row => [
            row.querySelector('td')?.textContent,
            row.querySelector('bdi')?.textContent,
            row.querySelectorAll('td')[2]?.textContent,
          ]),
        )
      const language = (await page.locator('html').getAttribute('lang')) ?? 'en'
      expect(lines).toEqual(
        told.map(({ place, name, points }) => [String(place), name, shownPoints(points).toLocaleString(language)]),
      )
      expect(visitor.faults.filter(fault => !HOST_GONE.test(fault))).toEqual([])
    }
  },
)

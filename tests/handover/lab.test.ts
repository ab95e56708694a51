/**
 * Tables on networks of their own, with real processes, wire clients and browsers: they are given away, their hosts are
 * killed in the middle of an answer and cut off. Nothing is lost, nothing counts twice, there is one host, and everybody
 * is back soon. The long form does each a hundred times; `UNDERTABLE_EVENINGS` and `UNDERTABLE_TRIALS`: so many.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/machine.mjs'
import { Lines } from '../lan/kit/programs'
import { LONG } from '../kit/effort'
import { inLab, NO_LAB, PATIENCE, quantile } from '../lan/kit/trials'
import type { Plan, Said } from './lab/plan'

/** As many as people at one table, over all games. */
const SHAPES = [
  { game: 'mascarade', people: 3, browsers: 1 },
  { game: 'castle', people: 5, browsers: 0 },
  { game: 'tales', people: 4, browsers: 0 },
  { game: 'overlord', people: 6, browsers: 1 },
  { game: 'mascarade', people: 8, browsers: 0 },
  { game: 'castle', people: 7, browsers: 1 },
  { game: 'tales', people: 3, browsers: 1 },
  { game: 'overlord', people: 5, browsers: 0 },
  { game: 'castle', people: 4, browsers: 0 },
  { game: 'mascarade', people: 6, browsers: 0 },
]
const EVENINGS = Number(process.env.UNDERTABLE_EVENINGS ?? (LONG ? SHAPES.length : 1))
/** Of each kind in an evening. */
const TRIALS = Number(process.env.UNDERTABLE_TRIALS ?? (LONG ? 10 : 1))
/** So many evenings at once: they mostly wait for a host that is gone. */
const AT_ONCE = 4
/** The people's machine. */
const HOME = '10.77.0.100'
const EVENING_MS = 40 * 60_000
/** Milliseconds in 95 of 100 cases. A desktop app does what a wire client does. */
const GOALS = { moved: { wires: 1000, pages: 3000 }, killed: { wires: 2000, pages: 5000 } } as const

let folder = ''
beforeAll(async () => {
  if (NO_LAB !== null) return
  folder = mkdtempSync(path.join(tmpdir(), 'undertable-evening-'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(import.meta.dirname, 'lab/evening.ts'),
      outDir: path.join(folder, 'out'),
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'evening.mjs' } },
    },
  })
})
afterAll(() => {
  if (folder !== '') rmSync(folder, { recursive: true })
})

/** Plays an evening. @returns everything that was said */
async function evening(n: number): Promise<Said[]> {
  const shape = SHAPES[n % SHAPES.length]
  if (!shape) throw new Error('no evening')
  const said: Said[] = []
  await inLab(async lab => {
    const middle = lab.switch(),
      home = lab.machine()
    lab.cable(home, middle, `${HOME}/24`)
    const computers = [1, 2, 3].map(host => {
      const machine = lab.machine(),
        address = `10.77.0.${host}`
      const { switched, port } = lab.cable(machine, middle, `${address}/24`)
      const link = (state: string) => ['-n', switched.space, 'link', 'set', port, state]
      return { space: machine.space, address, pull: link('down'), plug: link('up') }
    })
    const people = Array.from({ length: shape.people - shape.browsers }, (_, at) => ({
      name: `Wire ${at + 1}`,
      from: `10.77.0.${101 + at}`,
    }))
    for (const { from } of people) lab.address(home, `${from}/24`)
    const plan: Plan = {
      ...{ seed: n + 1, game: shape.game, home: HOME, computers, people, moves: TRIALS, kills: LONG ? TRIALS : 0 },
      browsers: findBrowser() === null || !LONG ? 0 : shape.browsers,
      cuts: LONG ? 1 : 0,
    }
    const program = lab.run(home, process.execPath, [path.join(folder, 'out/evening.mjs'), JSON.stringify(plan)], {
      UNDERTABLE_TAP_POLLS: '1',
    })
    const lines = new Lines<Said>(program)
    await lines.until(() => false).catch(() => undefined)
    said.push(...lines.all.map(({ line }) => line))
    const counts = said.filter(({ what }) => what === 'moved' || what === 'killed' || what === 'cut').length
    for (const one of said) if (one.what === 'fault') process.stdout.write(`evening ${n}: ${one.why}\n`)
    process.stdout.write(`evening ${n} of ${shape.game} with ${shape.people} people: ${counts} trials\n`)
  })
  return said
}

async function evenings(): Promise<Said[]> {
  const all: Said[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < EVENINGS) all.push(...(await evening(next++)))
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, EVENINGS) }, one))
  return all
}

function tellTimes(said: readonly Said[], what: 'moved' | 'killed', who: 'wires' | 'pages'): number | null {
  const times = said.flatMap(one => (one.what === what ? one[who] : []))
  if (times.length === 0) return null
  const p95 = quantile(times, 0.95)
  process.stdout.write(
    `back in the seat, ${what}, ${who}: p50 ${quantile(times, 0.5)} ms, p95 ${p95} ms of ${times.length} (goal ${GOALS[what][who]} ms)\n`,
  )
  return p95
}

describe.skipIf(NO_LAB !== null)(`tables on a network${NO_LAB === null ? '' : ` – did not run: ${NO_LAB}`}`, () => {
  it(
    'lose nothing and count nothing twice, wherever they go, and everybody is back soon',
    { timeout: EVENING_MS * Math.ceil(EVENINGS / AT_ONCE) },
    async () => {
      const said = await evenings()
      const of = (what: Said['what']): number => said.filter(one => one.what === what).length
      const records = said.filter(one => one.what === 'record')
      const sum = (part: 'answers' | 'lost' | 'twice' | 'views' | 'moves'): number =>
        records.reduce((all, record) => all + record[part], 0)
      process.stdout.write(
        `handover: ${of('moved')} moves, ${of('killed')} kills, ${of('cut')} cuts; ${records.length} matches, ` +
          `${sum('answers')} answers acknowledged, ${sum('lost')} lost, ${sum('twice')} twice, ` +
          `${sum('views')} views differ, ${sum('moves')} changes in records\n`,
      )
      expect(said.filter(({ what }) => what === 'fault')).toEqual([])
      expect(said.flatMap(one => (one.what === 'end' ? one.faults : []))).toEqual([])
      expect(of('end')).toBe(EVENINGS)
      expect([of('moved'), of('killed')]).toEqual([EVENINGS * TRIALS, LONG ? EVENINGS * TRIALS : 0])
      expect(sum('answers')).toBeGreaterThan(of('moved'))
      expect([sum('lost'), sum('twice'), sum('views')]).toEqual([0, 0, 0])
      expect(sum('moves')).toBeGreaterThan(0)
      expect(records.every(({ verdict }) => verdict === 'fair')).toBe(true)
      for (const what of ['moved', 'killed'] as const)
        for (const who of ['wires', 'pages'] as const)
          expect(tellTimes(said, what, who) ?? 0).toBeLessThan(GOALS[what][who] * PATIENCE)
    },
  )
})

/** Runs suites one after another, each in a process of its own; prints their table and keeps all as JSON, beside what the others said last. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { installPackage } from '../../scripts/programs.mjs'
import { ANCHORS, WITHOUT, type AnchorName } from './anchor'
import { notRun, tableOf, type Line } from './lines'
import { root } from './processes'
import { merged, reportOf, type Machine, type Ran } from './report'

interface Suite {
  readonly name: string
  /** Measures the built app. */
  readonly built?: true
  /** Stands beside these, which are installed first. */
  readonly anchors?: readonly AnchorName[]
}

const SUITES: readonly Suite[] = [
  { name: 'engine', anchors: ['boardgame'] },
  { name: 'growth' },
  { name: 'fanout', built: true, anchors: ['boardgame', 'colyseus'] },
  { name: 'sync', built: true },
  { name: 'keepers', built: true },
  { name: 'rejoin', built: true, anchors: ['boardgame', 'colyseus'] },
  { name: 'start', built: true },
  { name: 'bots' },
  { name: 'seating', built: true },
  { name: 'tables', built: true },
  { name: 'idle', built: true },
  { name: 'discovery', built: true },
]

const REPORT = path.join(root, 'reports/bench.json')
const MB = 1_000_000

const quiet = ([command = '', ...before]: readonly string[], args: readonly string[]): boolean =>
  spawnSync(command, [...before, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Done once, however many suites need it. */
const once = (act: () => boolean): (() => boolean) => {
  let done: boolean | null = null
  return () => (done ??= act())
}
const build = once(() => quiet([process.execPath, 'node_modules/electron-vite/bin/electron-vite.js'], ['build']))
const installOf = (name: AnchorName) => once(() => installPackage(path.join(root, ANCHORS[name].folder)))
const install: { readonly [name in AnchorName]: () => boolean } = {
  boardgame: installOf('boardgame'),
  colyseus: installOf('colyseus'),
}

/** @returns its lines, and whether it came to its end */
async function linesOf({
  name,
  built,
  anchors = [],
}: Suite): Promise<{ readonly lines: readonly Line[]; readonly whole: boolean }> {
  if (built && !build()) return { lines: [notRun(name, 'the app cannot be built')], whole: false }
  // Without an anchor a suite still measures ours; its lines say that the anchor did not run.
  const environment = { [WITHOUT]: anchors.filter(anchor => !install[anchor]()).join(',') }
  const lines: Line[] = []
  const child = spawn(process.execPath, ['--expose-gc', path.join(import.meta.dirname, `${name}.js`)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const ended = new Promise<number | null>(done => {
    child.on('close', done)
  })
  for await (const text of createInterface(child.stdout)) {
    const line = JSON.parse(text) as Line
    lines.push({ ...line, line: `${name}: ${line.line}` })
    process.stderr.write(
      `${name}: ${line.line}: ${line.ours ? `${line.ours.median} ${line.unit}` : (line.note ?? '')}\n`,
    )
  }
  const whole = (await ended) === 0
  if (!whole) lines.push(notRun(name, 'it broke off; what was measured before stands above'))
  return { lines, whole }
}

/** How crowded the machine is: for how long a process waits that wants to work, as a multiple of its work. 1 is alone. */
function crowd(): number {
  const start = performance.now(),
    before = process.cpuUsage().user
  while (performance.now() - start < 300);
  return Math.max(1, ((performance.now() - start) * 1000) / Math.max(1, process.cpuUsage().user - before))
}

const machineOf = (crowded: number): Machine => ({
  platform: process.platform,
  release: release(),
  arch: process.arch,
  processor: cpus()[0]?.model ?? 'unknown',
  processors: cpus().length,
  memoryMB: Math.round(totalmem() / MB),
  node: process.version,
  crowded: Number(crowded.toFixed(2)),
})

function keep(ran: readonly Ran[]): void {
  mkdirSync(path.dirname(REPORT), { recursive: true })
  const before = reportOf(existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : null)
  writeFileSync(
    REPORT,
    `${JSON.stringify(
      merged(
        before,
        ran,
        SUITES.map(({ name }) => name),
      ),
      null,
      2,
    )}\n`,
  )
}

async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter(name => !SUITES.some(suite => suite.name === name))
  if (unknown.length > 0) {
    process.stderr.write(
      `no suite is called "${unknown.join('", "')}"; there are: ${SUITES.map(({ name }) => name).join(', ')}\n`,
    )
    return 2
  }
  const ran: Ran[] = [],
    crowds = [crowd()]
  let all = true
  for (const suite of SUITES)
    if (asked.length === 0 || asked.includes(suite.name)) {
      const { lines, whole } = await linesOf(suite),
        before = crowds.at(-1) ?? 1,
        after = crowd()
      all &&= whole
      crowds.push(after)
      ran.push({ suite: suite.name, at: new Date().toISOString(), machine: machineOf(Math.max(before, after)), lines })
      // What comes after may break off.
      keep(ran)
    }
  const crowded = Number(Math.max(...crowds).toFixed(2)),
    machine = machineOf(crowded)
  process.stdout.write(
    `${tableOf(ran.flatMap(({ lines }) => lines))}\n\n${machine.processor}, ${machine.processors} processors, ${machine.memoryMB} MB; ${machine.platform} ${machine.release} ${machine.arch}; Node ${machine.node}\n`,
  )
  process.stdout.write(
    `For other work a process of this machine waited up to ${crowded} times as long as it worked (1: it was alone).\n`,
  )
  return all ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))

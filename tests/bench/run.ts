/** Runs suites one after another, each in a process of its own. Every line is printed and written to the report at once. */
import { spawn, spawnSync } from 'node:child_process'
import { cpus, release, totalmem } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { installPackage } from '../../scripts/programs.mjs'
import { ANCHORS, WITHOUT, type AnchorName } from './anchor'
import { notRun, tableOf, tellLine, type Line } from './lines'
import { root } from './processes'
import { keep, type Machine } from './report'

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

/** @param onLine called with each line as soon as it was measured @returns whether the suite came to its end */
async function run({ name, built, anchors = [] }: Suite, onLine: (line: Line) => void): Promise<boolean> {
  if (built && !build()) {
    onLine(notRun(name, 'the app cannot be built'))
    return false
  }
  // Without an anchor a suite still measures ours; its lines say that the anchor did not run.
  const environment = { [WITHOUT]: anchors.filter(anchor => !install[anchor]()).join(',') }
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
    onLine({ ...line, line: `${name}: ${line.line}` })
  }
  const whole = (await ended) === 0
  if (!whole) onLine(notRun(name, 'it broke off; what was measured before stands above'))
  return whole
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

async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter(name => !SUITES.some(suite => suite.name === name))
  if (unknown.length > 0) {
    process.stderr.write(
      `no suite is called "${unknown.join('", "')}"; there are: ${SUITES.map(({ name }) => name).join(', ')}\n`,
    )
    return 2
  }
  const names = SUITES.map(({ name }) => name),
    all: Line[] = []
  let crowded = crowd(),
    whole = true
  for (const suite of SUITES)
    if (asked.length === 0 || asked.includes(suite.name)) {
      const lines: Line[] = [],
        write = (): void => {
          keep({ suite: suite.name, at: new Date().toISOString(), machine: machineOf(crowded), lines }, names)
        }
      const isWhole = await run(suite, line => {
        process.stderr.write(`${tellLine(line)}\n`)
        lines.push(line)
        write()
      })
      whole &&= isWhole
      crowded = Math.max(crowded, crowd())
      write()
      all.push(...lines)
    }
  const machine = machineOf(crowded)
  process.stdout.write(
    `${tableOf(all)}\n\n${machine.processor}, ${machine.processors} processors, ${machine.memoryMB} MB; ${machine.platform} ${machine.release} ${machine.arch}; Node ${machine.node}\n`,
  )
  process.stdout.write(
    `For other work a process of this machine waited up to ${machine.crowded} times as long as it worked (1: it was alone).\n`,
  )
  return whole ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))

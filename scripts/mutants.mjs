/**
 * `npm run proof -- mutants [--only rules|faults] [--room NAME]`: a test must be able to fail. Stryker changes kernel
 * and rules line by line (a room: kernel, or a game's name); for the other rooms (host, people, wire, page …) a list of one-line faults is applied one by one, each in a copy of the project.
 * Each must turn a test red.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { program } from './programs.mjs'
import { FAULTS } from '../tests/mutants/faults.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : 'all'
const room = process.argv.includes('--room') ? process.argv[process.argv.indexOf('--room') + 1] : null
const faults = FAULTS.filter(fault => room === null || fault.room === room)
/** How much of a test's output is shown, in UTF-16 units. */
const OUTPUT_LENGTH = 4000
/** Faults that no test noticed. */
const survivors = []

/** What a copy does not need; the benchmark's own packages alone take a quarter of a gigabyte. */
const LEFT_OUT = ['node_modules', '.git', 'out', 'dist', 'reports', '.stryker-tmp', 'coverage']

/** Copies the project, so that faults can be applied; node_modules is linked. */
function copyOfProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'undertable-faults-'))
  cpSync(root, folder, { recursive: true, filter: from => !LEFT_OUT.includes(path.basename(from)) })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

function tryFaults() {
  const folder = copyOfProject()
  const [node, vitest] = program('vitest')
  const report = path.join(folder, 'faults.json')
  /** Runs tests. `failed`: how many of them failed, which is none where a file could not even be loaded. */
  const test = tests => {
    rmSync(report, { force: true })
    const { status, stdout } = spawnSync(
      node,
      [
        vitest,
        'run',
        '--bail=1',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--testTimeout=8000',
        ...tests,
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        // Short forms: a fault must turn the tests red that run on every change.
        env: { ...process.env, UNDERTABLE_PROOF: '' },
      },
    )
    return { status, stdout, failed: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).numFailedTests : 0 }
  }
  for (const tests of new Set(faults.map(fault => fault.tests.join(' ')))) {
    const { status, stdout } = test(tests.split(' '))
    if (status !== 0) throw new Error(`${tests} is red without any fault:\n${stdout.slice(-OUTPUT_LENGTH)}`)
  }
  for (const { room: where, file, find, put, tests } of faults) {
    const target = path.join(folder, file)
    const original = readFileSync(target, 'utf8')
    if (original.split(find).length !== 2)
      throw new Error(`${file}: "${find}" occurs ${original.split(find).length - 1} times`)
    writeFileSync(
      target,
      original.replace(find, () => put),
    )
    // A program that cannot be loaded is noticed by anything: only a test that fails counts.
    const red = test(tests).failed > 0
    writeFileSync(target, original)
    const line = `${where.padEnd(8)} ${file}: ${find.trim().split('\n')[0]}`
    if (!red) survivors.push({ room: where, line })
    process.stdout.write(`${red ? 'red     ' : 'SURVIVED'} ${line}\n`)
  }
  rmSync(folder, { recursive: true, force: true })
  for (const { line } of survivors) process.stdout.write(`SURVIVED ${line}\n`)
  for (const name of new Set(faults.map(fault => fault.room))) process.stdout.write(`${shareOf(name)}\n`)
  process.stdout.write(`${faults.length} faults, ${survivors.length} survived\n`)
}

/** How many of a room's faults were noticed. */
function shareOf(name) {
  const all = faults.filter(fault => fault.room === name).length
  const red = all - survivors.filter(fault => fault.room === name).length
  return `${name.padEnd(8)} ${String(red).padStart(4)} of ${all} noticed, ${Math.round((100 * red) / all)} %`
}

let failed = false
if (only !== 'rules') {
  tryFaults()
  failed = survivors.length > 0
}
if (only !== 'faults') {
  const [node, stryker] = program('stryker')
  const run = spawnSync(node, [stryker, 'run', 'stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(room === null ? {} : { UNDERTABLE_ROOM: room }) },
  })
  failed ||= run.status !== 0
}
process.exit(failed ? 1 : 0)

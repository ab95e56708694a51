/**
 * `npm run proof -- mutants [--only rules|faults] [--room NAME]`: a test must be able to fail. Stryker changes kernel
 * and rules line by line (a room: kernel, or a game's name); for the other rooms (host, people, wire, page …) a list of one-line faults is applied one by one, each in a copy of the project.
 * Each must turn a test red.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { FAULTS } from '../tests/mutants/faults.mjs'
import { tryFaults } from './mutants/faults.mjs'
import { program } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : 'all'
const room = process.argv.includes('--room') ? process.argv[process.argv.indexOf('--room') + 1] : null

let failed = false
if (only !== 'rules') {
  const survivors = await tryFaults(FAULTS.filter(fault => room === null || fault.room === room))
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

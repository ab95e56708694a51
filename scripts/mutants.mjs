/**
 * `npm run proof -- mutants [ROOM …]`: a test must be able to fail. Stryker changes the rooms of pure code line by line;
 * `faults` are slips that it does not make, applied one by one in a copy of the project. Each must turn a test red.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { FAULTS } from '../tests/mutants/faults.mjs'
import { tryFaults } from './mutants/faults.mjs'
import { ROOMS } from './mutants/rooms.mjs'
import { program } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const asked = process.argv.slice(2)
const rooms = asked.length > 0 ? asked : ['faults', ...Object.keys(ROOMS)]

/** @returns whether enough of the room's mutants were noticed */
function tryMutants(room) {
  const run = spawnSync(...commandOf(program('stryker')), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, UNDERTABLE_ROOM: room },
  })
  return run.status === 0
}
const commandOf = ([node, stryker]) => [node, [stryker, 'run', 'stryker.config.mjs']]

let noticed = true
for (const room of rooms) {
  const here = room === 'faults' ? (await tryFaults(FAULTS)).length === 0 : tryMutants(room)
  noticed &&= here
}
process.exit(noticed ? 0 : 1)

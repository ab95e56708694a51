/** One-line faults, tried one by one in copies of the project, two at a time. */
import { fork } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a copy does not need; the benchmark's own packages alone take a quarter of a gigabyte. */
const LEFT_OUT = ['node_modules', '.git', 'out', 'dist', 'reports', '.stryker-tmp', 'coverage']

/** Copies the project, so that faults can be applied; node_modules is linked. */
function copyOfProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'undertable-faults-'))
  cpSync(root, folder, { recursive: true, filter: from => !LEFT_OUT.includes(path.basename(from)) })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

/** Faults with the same tests, together: these tests are run once without any fault. */
function groupsOf(faults) {
  const groups = new Map()
  for (const fault of faults) {
    const key = fault.tests.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), fault])
  }
  return [...groups.values()]
}

/** Tries groups of faults in one copy until none are left. `told` hears of each fault: whether a test turned red. */
function inCopy(groups, told) {
  const folder = copyOfProject()
  // Short forms: a fault must turn the tests red that run on every change.
  const trying = fork(fileURLToPath(new URL('trying.mjs', import.meta.url)), [folder], {
    env: { ...process.env, UNDERTABLE_PROOF: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((done, failed) => {
    trying.on('message', ({ fault, red, next, error }) => {
      if (error !== undefined) failed(new Error(error))
      else if (fault !== undefined) told(fault, red)
      else if (next && groups.length > 0) trying.send(groups.shift())
      else done()
    })
    trying.on('exit', code => failed(new Error(`trying faults ended with ${code}`)))
  }).finally(() => {
    trying.kill()
    rmSync(folder, { recursive: true, force: true })
  })
}

/**
 * Tries each fault and prints what came of it. Returns those that no test noticed; throws where tests are red without any
 * fault, and where a fault cannot be made.
 */
export async function tryFaults(faults) {
  const groups = groupsOf(faults)
  const survivors = []
  const told = (fault, red) => {
    if (!red) survivors.push(fault)
    process.stdout.write(`${red ? 'red     ' : 'SURVIVED'} ${lineOf(fault)}\n`)
  }
  const copies = Math.min(2, availableParallelism())
  await Promise.all(Array.from({ length: copies }, () => inCopy(groups, told)))
  for (const fault of survivors) process.stdout.write(`SURVIVED ${lineOf(fault)}\n`)
  for (const room of new Set(faults.map(fault => fault.room)))
    process.stdout.write(`${shareOf(room, faults, survivors)}\n`)
  process.stdout.write(`${faults.length} faults, ${survivors.length} survived\n`)
  return survivors
}

const lineOf = ({ room, file, find }) => `${room.padEnd(8)} ${file}: ${find.trim().split('\n')[0]}`

/** How many of a room's faults were noticed. */
function shareOf(room, faults, survivors) {
  const all = faults.filter(fault => fault.room === room).length
  const red = all - survivors.filter(fault => fault.room === room).length
  return `${room.padEnd(8)} ${String(red).padStart(4)} of ${all} noticed, ${Math.round((100 * red) / all)} %`
}

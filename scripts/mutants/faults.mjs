/** Applies one-line faults one by one, in two copies of the project at a time. */
import { fork } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a copy does not need; the benchmark's own packages alone take a quarter of a gigabyte. */
const LEFT_OUT = ['node_modules', '.git', 'out', 'dist', 'reports', '.stryker-tmp', 'coverage']

/** Copies the project, so that faults can be applied; node_modules is linked. @returns the copy's folder */
function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'undertable-faults-'))
  cpSync(root, folder, { recursive: true, filter: from => !LEFT_OUT.includes(path.basename(from)) })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

/** Groups faults by their tests, which are first run once without any fault. */
function groupByTests(faults) {
  const groups = new Map()
  for (const fault of faults) {
    const key = fault.tests.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), fault])
  }
  return [...groups.values()]
}

/**
 * Takes groups of faults from a queue until it is empty, and tries them in one copy.
 * @param onResult called with each fault, and whether a test failed
 */
function tryInCopy(queue, onResult) {
  const folder = copyProject()
  let trying = null
  // Short forms: the tests that run on every change must notice the fault.
  const child = fork(fileURLToPath(new URL('trying.mjs', import.meta.url)), [folder], {
    env: { ...process.env, UNDERTABLE_EFFORT: 'short' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.on('message', message => {
      if (message.error !== undefined) reject(new Error(message.error))
      else if (message.trying) trying = message.trying
      else if (message.fault) onResult(message.fault, message.red)
      else if (queue.length > 0) child.send(queue.shift())
      else resolve()
    })
    child.on('exit', code => {
      reject(new Error(`${trying ? lineOf(trying) : 'before the first fault'}: the test process ended with ${code}`))
    })
  }).finally(() => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  })
}

/**
 * Tries each fault and prints the results.
 * @returns the faults that no test noticed
 * @throws when tests fail without any fault, or a fault cannot be applied
 */
export async function tryFaults(faults) {
  const queue = groupByTests(faults)
  const survivors = []
  const onResult = (fault, red) => {
    if (!red) survivors.push(fault)
    process.stdout.write(`${red ? 'red     ' : 'SURVIVED'} ${lineOf(fault)}\n`)
  }
  const copies = Math.min(2, availableParallelism())
  await Promise.all(Array.from({ length: copies }, () => tryInCopy(queue, onResult)))
  for (const fault of survivors) process.stdout.write(`SURVIVED ${lineOf(fault)}\n`)
  for (const room of new Set(faults.map(fault => fault.room)))
    process.stdout.write(`${shareOf(room, faults, survivors)}\n`)
  process.stdout.write(`${faults.length} faults, ${survivors.length} survived\n`)
  return survivors
}

const lineOf = ({ room, file, find }) => `${room.padEnd(8)} ${file}: ${find.trim().split('\n')[0]}`

/** The share of a room's faults that tests noticed, as a line. */
function shareOf(room, faults, survivors) {
  const all = faults.filter(fault => fault.room === room).length
  const red = all - survivors.filter(fault => fault.room === room).length
  return `${room.padEnd(8)} ${String(red).padStart(4)} of ${all} noticed, ${Math.round((100 * red) / all)} %`
}

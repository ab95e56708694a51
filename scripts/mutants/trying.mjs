/**
 * Child process of `faults.mjs`: applies one-line faults to a copy of the project and runs their tests. It keeps one
 * Vitest instance, so only the changed file is transformed again for each fault.
 */
import { EventEmitter } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'

const [folder] = process.argv.slice(2)
process.chdir(folder)

/** Test timeout in milliseconds: many faults make a test wait for something that never comes. */
const TEST_TIMEOUT = 8000
/** How much of a failure is reported, in UTF-16 units. */
const MAX_REPORT = 4000

// Vite's server gets a listener with every run.
EventEmitter.defaultMaxListeners = 0
// The parent has ended: so does this process.
process.on('disconnect', () => process.exit())

const runner = await createVitest('test', {
  root: folder,
  config: path.join(folder, 'vitest.config.ts'),
  watch: false,
  bail: 1,
  testTimeout: TEST_TIMEOUT,
  maxWorkers: 1,
  reporters: [{}],
})
const files = await runner.globTestSpecifications()

/**
 * Runs tests.
 * @param tests beginnings of their paths, relative to the project
 * @returns `failed`: the number of failed tests; `errors`: their messages, and those of files that could not be loaded
 */
async function run(tests) {
  const wanted = files.filter(({ moduleId }) =>
    tests.some(test => path.relative(folder, moduleId).split(path.sep).join('/').startsWith(test)),
  )
  if (wanted.length === 0) throw new Error(`${tests.join(' ')}: there are no such tests`)
  // Vitest counts failures of earlier runs towards `bail`.
  runner.state.filesMap.clear()
  const { testModules, unhandledErrors } = await runner.runTestSpecifications(wanted)
  const failed = testModules.flatMap(file => [...file.children.allTests('failed')])
  const errors = [
    ...failed.flatMap(test => test.result().errors.map(({ message }) => `${test.fullName}: ${message}`)),
    ...testModules.flatMap(file => file.errors().map(({ message }) => message)),
    ...unhandledErrors.map(error => String(error?.message ?? error)),
  ]
  return { failed: failed.length, errors }
}

/** Writes a source file, and has the next run transform it again. */
function write(file, text) {
  writeFileSync(file, text)
  runner.invalidateFile(file.split(path.sep).join('/'))
}

/** Whether a test fails because of a fault. A file that cannot be loaded does not count: anything would notice that. */
async function isNoticed({ file, find, put, tests }) {
  const target = path.join(folder, file)
  const original = readFileSync(target, 'utf8')
  if (original.split(find).length !== 2)
    throw new Error(`${file}: "${find}" occurs ${original.split(find).length - 1} times`)
  write(
    target,
    original.replace(find, () => put),
  )
  try {
    return (await run(tests)).failed > 0
  } finally {
    write(target, original)
  }
}

process.on('message', async group => {
  try {
    const { errors } = await run(group[0].tests)
    if (errors.length > 0)
      throw new Error(`${group[0].tests.join(' ')}: red without any fault:\n${errors.join('\n').slice(0, MAX_REPORT)}`)
    for (const fault of group) {
      process.send({ trying: fault })
      process.send({ fault, red: await isNoticed(fault) })
    }
    process.send({ next: true })
  } catch (error) {
    process.send({ error: error.message })
  }
})
process.send({ next: true })

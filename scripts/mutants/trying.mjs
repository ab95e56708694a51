/**
 * Tries faults in a copy of the project: a process of its own, told one group of faults at a time by `faults.mjs`. Its
 * test runner stays between them, so that only what a fault touches is read again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'

const [folder] = process.argv.slice(2)
process.chdir(folder)

/** How long one test may take with a fault in it, in milliseconds: many a fault makes a test wait for ever. */
const PATIENCE = 8000
/** How much of what a red test says is shown, in UTF-16 units. */
const SAID_LENGTH = 4000

const runner = await createVitest('test', {
  root: folder,
  config: path.join(folder, 'vitest.config.ts'),
  watch: false,
  bail: 1,
  testTimeout: PATIENCE,
  maxWorkers: 1,
  reporters: [{}],
})
const files = await runner.globTestSpecifications()

/** Runs tests, given by the beginnings of their paths. `red`: how many failed; `broken`: what went wrong besides, such as a file that cannot be loaded. */
async function run(tests) {
  const wanted = files.filter(({ moduleId }) =>
    tests.some(test => path.relative(folder, moduleId).split(path.sep).join('/').startsWith(test)),
  )
  if (wanted.length === 0) throw new Error(`${tests.join(' ')}: there are no such tests`)
  // What failed with an earlier fault would end this run at once.
  runner.state.filesMap.clear()
  const { testModules, unhandledErrors } = await runner.runTestSpecifications(wanted)
  const red = testModules.flatMap(file => [...file.children.allTests('failed')])
  const errors = [
    ...red.flatMap(test => test.result().errors.map(({ message }) => `${test.fullName}: ${message}`)),
    ...testModules.flatMap(file => file.errors().map(({ message }) => message)),
    ...unhandledErrors.map(error => String(error?.message ?? error)),
  ]
  return { red: red.length, errors }
}

/** Puts `text` into a file, for all runs that follow. */
function write(file, text) {
  writeFileSync(file, text)
  runner.invalidateFile(file.split(path.sep).join('/'))
}

/** Whether the tests of a fault notice it. A program that cannot be loaded is noticed by anything: only a test that fails counts. */
async function noticed({ file, find, put, tests }) {
  const target = path.join(folder, file)
  const original = readFileSync(target, 'utf8')
  if (original.split(find).length !== 2)
    throw new Error(`${file}: "${find}" occurs ${original.split(find).length - 1} times`)
  write(
    target,
    original.replace(find, () => put),
  )
  try {
    return (await run(tests)).red > 0
  } finally {
    write(target, original)
  }
}

process.on('message', async group => {
  try {
    const { errors } = await run(group[0].tests)
    if (errors.length > 0)
      throw new Error(`${group[0].tests.join(' ')}: red without any fault:\n${errors.join('\n').slice(0, SAID_LENGTH)}`)
    for (const fault of group) process.send({ fault, red: await noticed(fault) })
    process.send({ next: true })
  } catch (error) {
    process.send({ error: error.message })
  }
})
process.send({ next: true })

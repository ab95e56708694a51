/**
 * `npm test [-- SUITE …]`: what guards every change, in its quick form, or the suites named. `npm run test:all`: all other
 * suites, in their short form. Then failures, times and counts are printed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser, whyNot } from './machine.mjs'
import { countsTests, SUITES } from './suites.mjs'

/** Lines per failure in the summary at the end. */
const BRIEF_LINES = 12

const later = process.argv.includes('--later')
const wanted = process.argv.slice(2).filter(name => name !== '--later')
const unknown = wanted.filter(name => !SUITES.some(suite => suite.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `no suite is called ${unknown.join(', ')}; there are: ${SUITES.map(suite => suite.name).join(', ')}\n`,
  )
  process.exit(2)
}

const reports = mkdtempSync(path.join(tmpdir(), 'undertable-'))
const browser = findBrowser()
const rows = [],
  faults = [],
  notRun = []

const skippedRow = (name, result) => ({ name, result, seconds: 0, passed: 0, failed: 0, skipped: 1 })
const secondsSince = start => Number(process.hrtime.bigint() - start) / 1e9

/** Runs a suite. @param held whether what it prints is shown only when it has ended. @returns its row of the table */
async function rowOf(suite, held) {
  if (suite.browser && browser === null)
    return skippedRow(suite.name, 'did not run: no Chromium, Chrome or Edge was found')
  const why = whyNot(suite)
  if (why !== null) return skippedRow(suite.name, `did not run: ${why}`)
  const title = `\n— ${suite.name}\n`
  if (!held) process.stdout.write(title)
  const [command, ...args] = suite.run
  const report = path.join(reports, `${suite.name}.json`)
  const counted = countsTests(suite) ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const start = process.hrtime.bigint()
  const run = spawn(command, [...args, ...counted], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      UNDERTABLE_EFFORT: suite.later ? 'short' : 'quick',
      ...(browser ? { UNDERTABLE_BROWSER: browser } : {}),
    },
  })
  const output = []
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', piece => {
      output.push(piece)
      if (!held) process.stdout.write(piece)
    })
  const [status] = await once(run, 'close')
  const told = faults.length
  const row = { name: suite.name, seconds: secondsSince(start), ...counts(report, status === 0, counted.length > 0) }
  const printed = Buffer.concat(output).toString()
  if (held) process.stdout.write(title + printed)
  // No test of it failed: it is the suite's own last lines that say why.
  if (row.failed > 0 && faults.length === told) faults.push([suite.name, lastLines(printed)])
  return row
}

const started = process.hrtime.bigint()
const suites = SUITES.filter(suite =>
  wanted.length === 0 ? suite.always || later === (suite.later ?? false) : wanted.includes(suite.name),
)
while (suites.length > 0) {
  const beside = suites.findIndex(suite => !suite.beside)
  const next = suites.splice(0, Math.max(1, beside < 0 ? suites.length : beside))
  rows.push(...(await Promise.all(next.map(suite => rowOf(suite, next.length > 1)))))
}
const seconds = secondsSince(started)
rmSync(reports, { recursive: true, force: true })

/** Counts a suite's tests from its report; without a report the suite counts as one. A failed suite has a failure. */
function counts(report, ok, reported) {
  try {
    if (!reported) throw new Error('no report')
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: skipped,
      testResults,
    } = JSON.parse(readFileSync(report, 'utf8'))
    faults.push(...testResults.flatMap(faultsOf))
    notRun.push(...testResults.flatMap(notRunIn))
    const result = ok && passed === 0 ? 'ran no test' : ok ? 'passed' : 'failed'
    return { passed, failed: ok && passed > 0 ? failed : Math.max(1, failed), skipped, result }
  } catch {
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, result: ok ? 'passed' : 'failed' }
  }
}

/** The failures of a test file in few lines, for the summary at the end of a long output. */
function faultsOf({ name, status, message, assertionResults }) {
  const file = path.relative('.', name)
  const tests = assertionResults
    .filter(test => test.status === 'failed')
    .map(test => [`${file}: ${test.fullName}`, ...test.failureMessages.map(brief)])
  return tests.length === 0 && status === 'failed' ? [[file, brief(message)]] : tests
}

/** The names of tests that were skipped: each says why. */
function notRunIn({ assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ fullName }) => fullName)
}

function brief(message) {
  return message
    .split('\n')
    .filter(line => !line.includes('node_modules'))
    .slice(0, BRIEF_LINES)
    .map(line => `    ${line}`)
    .join('\n')
}

function lastLines(printed) {
  return printed
    .trimEnd()
    .split('\n')
    .slice(-BRIEF_LINES * 2)
    .map(line => `    ${line}`)
    .join('\n')
}

const sum = key => rows.reduce((total, row) => total + row[key], 0)
if (faults.length > 0) process.stdout.write(`\nFailed:\n${faults.map(lines => `  ${lines.join('\n')}`).join('\n')}\n`)
if (notRun.length > 0) process.stdout.write(`\nDid not run:\n${notRun.map(name => `  ${name}`).join('\n')}\n`)
process.stdout.write(
  `\n${rows.map(row => `${row.name.padEnd(12)} ${row.seconds.toFixed(1).padStart(7)} s  ${String(row.passed).padStart(5)} passed  ${row.result}`).join('\n')}\n`,
)
process.stdout.write(
  `${'in all'.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s\n\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
)
process.exit(sum('failed') > 0 ? 1 : 0)

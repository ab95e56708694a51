/**
 * `npm test [-- SUITE …]`: runs all suites in their short form, or those named; then prints failures, times and counts.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser, whyNot } from './machine.mjs'
import { countsTests, SUITES } from './suites.mjs'

/** Lines per failure in the summary at the end. */
const BRIEF_LINES = 12

const wanted = process.argv.slice(2)
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

for (const suite of SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (suite.browser && browser === null) {
    rows.push({
      name: suite.name,
      result: 'did not run: no Chromium, Chrome or Edge was found',
      seconds: 0,
      passed: 0,
      failed: 0,
      skipped: 1,
    })
    continue
  }
  const why = whyNot(suite)
  if (why !== null) {
    rows.push({ name: suite.name, result: `did not run: ${why}`, seconds: 0, passed: 0, failed: 0, skipped: 1 })
    continue
  }
  process.stdout.write(`\n— ${suite.name}\n`)
  const [command, ...args] = suite.run
  const report = path.join(reports, `${suite.name}.json`)
  const counted = countsTests(suite) ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const start = process.hrtime.bigint()
  const run = spawnSync(command, [...args, ...counted], {
    stdio: 'inherit',
    env: { ...process.env, ...(browser ? { UNDERTABLE_BROWSER: browser } : {}) },
  })
  rows.push({
    name: suite.name,
    seconds: Number(process.hrtime.bigint() - start) / 1e9,
    ...counts(report, run.status === 0, counted.length > 0),
  })
}
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

const sum = key => rows.reduce((total, row) => total + row[key], 0)
if (faults.length > 0) process.stdout.write(`\nFailed:\n${faults.map(lines => `  ${lines.join('\n')}`).join('\n')}\n`)
if (notRun.length > 0) process.stdout.write(`\nDid not run:\n${notRun.map(name => `  ${name}`).join('\n')}\n`)
process.stdout.write(
  `\n${rows.map(row => `${row.name.padEnd(12)} ${row.seconds.toFixed(1).padStart(7)} s  ${String(row.passed).padStart(5)} passed  ${row.result}`).join('\n')}\n`,
)
process.stdout.write(
  `${'in all'.padEnd(12)} ${sum('seconds').toFixed(1).padStart(7)} s\n\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
)
process.exit(sum('failed') > 0 ? 1 : 0)

/** `npm test [-- SUITE …]`: all suites in their short form, or those named; at the end what failed, seconds per suite and a count. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser, SUITES, whyNot } from './suites.mjs'

/** So much of a failure is told once more at the end. */
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
  faults = []

for (const suite of SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (suite.browser && browser === null) {
    rows.push({
      name: suite.name,
      said: 'did not run: no Chromium, Chrome or Edge was found',
      seconds: 0,
      passed: 0,
      failed: 0,
      skipped: 1,
    })
    continue
  }
  const why = whyNot(suite)
  if (why !== null) {
    rows.push({ name: suite.name, said: `did not run: ${why}`, seconds: 0, passed: 0, failed: 0, skipped: 1 })
    continue
  }
  process.stdout.write(`\n— ${suite.name}\n`)
  const [command, ...args] = suite.run
  const report = path.join(reports, `${suite.name}.json`)
  const counted = command.endsWith('vitest')
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    : []
  const start = process.hrtime.bigint()
  const run = spawnSync(command, [...args, ...counted], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(browser ? { UNDERTABLE_BROWSER: browser } : {}) },
  })
  rows.push({
    name: suite.name,
    seconds: Number(process.hrtime.bigint() - start) / 1e9,
    ...counts(report, run.status === 0, counted.length > 0),
  })
}
rmSync(reports, { recursive: true, force: true })

/** How many tests a suite ran: those of its report, or itself as one. A suite that fails has at least one failure. */
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
    const said = ok && passed === 0 ? 'ran no test' : ok ? 'passed' : 'failed'
    return { passed, failed: ok && passed > 0 ? failed : Math.max(1, failed), skipped, said }
  } catch {
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, said: ok ? 'passed' : 'failed' }
  }
}

/** What failed in a file of tests, once more and in few lines: whoever reads only the end of a long output finds it there. */
function faultsOf({ name, status, message, assertionResults }) {
  const file = path.relative('.', name)
  const tests = assertionResults
    .filter(test => test.status === 'failed')
    .map(test => [`${file}: ${test.fullName}`, ...test.failureMessages.map(brief)])
  return tests.length === 0 && status === 'failed' ? [[file, brief(message)]] : tests
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
process.stdout.write(
  `\n${rows.map(row => `${row.name.padEnd(12)} ${row.seconds.toFixed(1).padStart(7)} s  ${String(row.passed).padStart(5)} passed  ${row.said}`).join('\n')}\n`,
)
process.stdout.write(
  `${'in all'.padEnd(12)} ${sum('seconds').toFixed(1).padStart(7)} s\n\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
)
process.exit(sum('failed') > 0 ? 1 : 0)

/** `npm test [-- SUITE …]`: all suites in their short form, or those named; seconds per suite; a closing count. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser, SUITES, whyNoLab } from './suites.mjs'

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !SUITES.some(suite => suite.name === name))
if (unknown.length > 0) {
  process.stderr.write(`no suite is called ${unknown.join(', ')}; there are: ${SUITES.map(suite => suite.name).join(', ')}\n`)
  process.exit(2)
}

const reports = mkdtempSync(path.join(tmpdir(), 'undertable-'))
const browser = findBrowser()
const rows = []

for (const suite of SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (suite.browser && browser === null) {
    rows.push({ name: suite.name, said: 'did not run: no Chromium, Chrome or Edge was found', seconds: 0, passed: 0, failed: 0, skipped: 1 })
    continue
  }
  if (suite.linux && process.platform !== 'linux') {
    rows.push({ name: suite.name, said: 'did not run: it packs for Linux, which only Linux does', seconds: 0, passed: 0, failed: 0, skipped: 1 })
    continue
  }
  const noLab = suite.lab ? whyNoLab() : null
  if (noLab !== null) {
    rows.push({ name: suite.name, said: `did not run: ${noLab}`, seconds: 0, passed: 0, failed: 0, skipped: 1 })
    continue
  }
  process.stdout.write(`\n— ${suite.name}\n`)
  const [command, ...args] = suite.run
  const report = path.join(reports, `${suite.name}.json`)
  const counted = command.endsWith('vitest') ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const start = process.hrtime.bigint()
  const run = spawnSync(command, [...args, ...counted], {
    stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, ...(browser ? { UNDERTABLE_BROWSER: browser } : {}) },
  })
  rows.push({ name: suite.name, seconds: Number(process.hrtime.bigint() - start) / 1e9, ...counts(report, run.status === 0, counted.length > 0) })
}
rmSync(reports, { recursive: true, force: true })

/** How many tests a suite ran: those of its report, or itself as one. A suite that fails has at least one failure. */
function counts(report, ok, reported) {
  try {
    if (!reported) throw new Error('no report')
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = JSON.parse(readFileSync(report, 'utf8'))
    const said = ok && passed === 0 ? 'ran no test' : ok ? 'passed' : 'failed'
    return { passed, failed: ok && passed > 0 ? failed : Math.max(1, failed), skipped, said }
  } catch {
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, said: ok ? 'passed' : 'failed' }
  }
}

const sum = key => rows.reduce((total, row) => total + row[key], 0)
process.stdout.write(`\n${rows.map(row => `${row.name.padEnd(12)} ${row.seconds.toFixed(1).padStart(7)} s  ${String(row.passed).padStart(5)} passed  ${row.said}`).join('\n')}\n`)
process.stdout.write(`${'in all'.padEnd(12)} ${sum('seconds').toFixed(1).padStart(7)} s\n\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`)
process.exit(sum('failed') > 0 ? 1 : 0)

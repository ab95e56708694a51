/**
 * From the command to a host that guests can come to; the memory of an idle host; and of a guest with an empty cache
 * over the loopback address, from the address to the painted page with its first field, with the bytes that took.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '../../../scripts/machine.mjs'
import { startHost } from '../processes'
import { say, sayNot } from '../say'

const STARTS = 20,
  VISITS = 20
/** After so long a host that nobody visits has settled. */
const IDLE_MS = 3000
const GOAL = { hostMs: 350, paintMs: 250, bytes: 500_000 } as const
const KIB = 1024,
  MB = 1_000_000

interface Seen {
  readonly ms: number
  readonly bytes: number
}

/** In the page: keeps when its first field has been painted, in milliseconds since it was asked for. */
function WATCH_FIRST_FIELD(): void {
  const look = (): void => {
    if (document.querySelector('input') === null) {
      requestAnimationFrame(look)
      return
    }
    // The frame in which it stands is on the screen when the next one begins.
    requestAnimationFrame(() => {
      ;(window as unknown as { painted?: number }).painted = performance.now()
    })
  }
  requestAnimationFrame(look)
}

async function visit(browser: Browser, port: number): Promise<Seen> {
  const context = await browser.newContext()
  await context.addInitScript(WATCH_FIRST_FIELD)
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForFunction(() => 'painted' in window)
  const seen = await page.evaluate(() => ({
    ms: (window as unknown as { painted: number }).painted,
    bytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  }))
  await context.close()
  return seen
}

async function visits(dir: string): Promise<void> {
  const executablePath = findBrowser()
  if (executablePath === null) return sayNot('first paint of a guest', 'no browser is installed')
  const host = await startHost(dir),
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    })
  try {
    const seen: Seen[] = []
    for (let i = 0; i < VISITS; i++) seen.push(await visit(browser, host.said.port))
    say({
      line: 'first field painted, empty cache',
      unit: 'ms',
      values: seen.map(({ ms }) => ms),
      goal: { by: 'median', most: GOAL.paintMs },
    })
    say({
      line: 'sent for it',
      unit: 'bytes',
      values: seen.map(({ bytes }) => bytes),
      goal: { by: 'median', most: GOAL.bytes },
    })
  } finally {
    await browser.close()
    await host.end()
  }
}

/** Resident memory of a process, in bytes. */
const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) * KIB

const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
try {
  const times: number[] = [],
    memory: number[] = []
  for (let i = 0; i < STARTS; i++) {
    const start = performance.now()
    const host = await startHost(path.join(dir, `data-${i}`))
    times.push(performance.now() - start)
    if (i < 3 && process.platform === 'linux') {
      await after(IDLE_MS)
      memory.push(residentOf(host.pid) / MB)
    }
    await host.end()
  }
  say({
    line: 'headless host, from the command to its port, new folder',
    unit: 'ms',
    values: times,
    goal: { by: 'median', most: GOAL.hostMs },
  })
  if (memory.length > 0) say({ line: 'idle host, resident', unit: 'MB', values: memory })
  else sayNot('idle host, resident', 'it is read from /proc, which only Linux has')
  await visits(path.join(dir, 'visited'))
} finally {
  rmSync(dir, { recursive: true, force: true })
}

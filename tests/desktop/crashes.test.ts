/** The desktop app's log is read in terminals too: what others wrote neither commands one nor forges an entry. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from '../../src-main/desktop/crashes'
import type { DesktopDeps } from '../../src-main/desktop/deps'

const nothing = (): void => undefined
const deps = {
  shell: { crashReporter: { start: nothing }, app: { on: nothing }, shell: { showItemInFolder: nothing } },
  now: () => new Date('2026-01-02T12:00:00Z'),
  onUncaught: nothing,
} as unknown as DesktopDeps

it('a line of the log holds no control characters, and further lines of it are indented', () => {
  const log = openLog(deps, mkdtempSync(path.join(tmpdir(), 'log-')))
  log.report('the table "A\u001b[2J\u009b\u202e" failed\r\u2028\n2026-01-02 a forged entry')
  expect(readFileSync(log.file, 'utf8')).toBe(
    '2026-01-02T12:00:00.000Z the table "A [2J " failed \n  2026-01-02 a forged entry\n',
  )
})

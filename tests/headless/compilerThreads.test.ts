/** Compiler threads yield to answers: those threads alone, and nothing breaks where they cannot be told. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lowerCompilerThreads } from '../../src-main/compilerThreads'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'threads-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function thread(id: number, name?: string): void {
  mkdirSync(path.join(folder, String(id)))
  if (name !== undefined) writeFileSync(path.join(folder, String(id), 'comm'), `${name}\n`)
}

describe('compiler threads', () => {
  it('are lowered, and no other thread', () => {
    const lowered: (readonly [number, number])[] = []
    thread(10, 'MainThread')
    thread(11, 'V8Worker')
    thread(12, 'libuv-worker')
    thread(13, 'V8Worker')
    expect(lowerCompilerThreads(folder, (id, to) => lowered.push([id, to]))).toBe(2)
    const below = constants.priority.PRIORITY_BELOW_NORMAL
    expect(lowered).toEqual([
      [11, below],
      [13, below],
    ])
  })

  it('are left as they are where the system does not allow it, or one has just ended', () => {
    thread(10)
    thread(11, 'V8Worker')
    thread(12, 'V8Worker')
    const refusing = (id: number): void => {
      if (id === 11) throw new Error('not permitted')
    }
    expect(lowerCompilerThreads(folder, refusing)).toBe(1)
  })

  it('are none where a system has no such folder', () => {
    expect(lowerCompilerThreads(path.join(folder, 'none'))).toBe(0)
  })

  it.runIf(process.platform === 'linux')('are all that is lowered of this process', () => {
    const priorities = (): ReadonlyMap<number, number> =>
      new Map(readdirSync('/proc/self/task').map(id => [Number(id), getPriority(Number(id))]))
    const before = priorities()
    // Another test of this process may have lowered them already.
    const lowered = lowerCompilerThreads()
    const after = priorities(),
      below = constants.priority.PRIORITY_BELOW_NORMAL
    expect([...after.values()].filter(priority => priority === below)).toHaveLength(lowered)
    for (const [id, priority] of after) if (before.has(id)) expect([before.get(id), below]).toContain(priority)
    expect(after.get(process.pid)).toBe(before.get(process.pid))
  })
})

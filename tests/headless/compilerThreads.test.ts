/** Compiler threads yield to answers: those threads alone, and nothing breaks where they cannot be told. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
    const system = { get: () => 0, set: (id: number, to: number) => lowered.push([id, to]) }
    thread(10, 'MainThread')
    thread(11, 'V8Worker')
    thread(12, 'libuv-worker')
    thread(13, 'V8Worker')
    expect(lowerCompilerThreads(folder, system)).toBe(2)
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
    const set = (id: number): void => {
      if (id === 11) throw new Error('not permitted')
    }
    expect(lowerCompilerThreads(folder, { get: () => 0, set })).toBe(1)
  })

  it('are never raised: a host that was started with a lower priority keeps it', () => {
    const set: number[] = []
    thread(11, 'V8Worker')
    thread(12, 'V8Worker')
    const get = (id: number): number => (id === 11 ? 15 : 0)
    expect(lowerCompilerThreads(folder, { get, set: id => set.push(id) })).toBe(1)
    expect(set).toEqual([12])
  })

  it('are none where a system has no such folder', () => {
    expect(lowerCompilerThreads(path.join(folder, 'none'))).toBe(0)
  })

  it.runIf(process.platform === 'linux')('are all that is lowered of this process', () => {
    const before = priorities()
    lowerCompilerThreads()
    const changed = [...priorities()].filter(([id, now]) => before.has(id) && before.get(id) !== now)
    // None by an older Node, or where another test of this process has lowered them already.
    for (const [id] of changed) expect(nameOf(id)).toBe('V8Worker')
  })
})

const nameOf = (id: number): string => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim()

/** The priorities of this process's threads, by id; others may end meanwhile. */
function priorities(): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const id of readdirSync('/proc/self/task').map(Number)) {
    try {
      found.set(id, getPriority(id))
    } catch {
      // It has just ended.
    }
  }
  return found
}

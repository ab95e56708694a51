/** Whether others on this machine could put links where the program writes. */
import { chmodSync, chownSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ofOthers } from '../../src-main/store/ownFolder'
import { freshFolder } from '../kit/testStore'

const hasUsers = describe.skipIf(process.getuid === undefined)
const isRoot = process.getuid?.() === 0

afterEach(() => {
  vi.restoreAllMocks()
})

function made(mode: number, ...names: string[]): string {
  const dir = path.join(freshFolder(), ...names)
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, mode)
  return dir
}

hasUsers('a folder of this user', () => {
  it('is theirs alone, also below a folder where everybody makes files of their own', () => {
    const dir = made(0o700, 'data')
    writeFileSync(path.join(dir, 'tables.db'), '')
    expect(ofOthers(dir)).toBeNull()
    expect(ofOthers(path.join(made(0o1777, 'tmp'), 'data'))).toBeNull()
  })

  it('may be there later, and may be reached by a link of their own', () => {
    const dir = made(0o755, 'disk')
    const link = path.join(path.dirname(dir), 'data')
    symlinkSync(dir, link)
    expect([ofOthers(path.join(dir, 'a/b')), ofOthers(link), ofOthers(path.join(link, 'a'))]).toEqual([
      null,
      null,
      null,
    ])
  })

  it.skipIf(process.getuid?.() !== process.getgid?.())('may be written to by the group that is theirs alone', () => {
    const open = made(0o775, 'data')
    expect(ofOthers(open)).toBeNull()
    vi.spyOn(process, 'getgid').mockReturnValue(424242)
    expect(ofOthers(open)).toBe(open)
  })
})

hasUsers('a folder of others', () => {
  it('is one that everybody may write to, whoever may replace its files', () => {
    for (const mode of [0o777, 0o1777]) {
      const dir = made(mode, 'data')
      expect(ofOthers(dir)).toBe(dir)
    }
  })

  it('is one that everybody may replace', () => {
    const shared = made(0o777, 'shared')
    expect(ofOthers(path.join(shared, 'data'))).toBe(shared)
  })

  it.skipIf(!isRoot)('is one that somebody else has made or has put something into', () => {
    const dir = made(0o755, 'data')
    symlinkSync('/nowhere', path.join(dir, 'tables.db'))
    chmodSync(dir, 0o700)
    expect(ofOthers(dir)).toBeNull()
    writeFileSync(path.join(dir, 'planted'), '')
    chownSync(path.join(dir, 'planted'), 1234, 1234)
    expect(ofOthers(dir)).toBe(path.join(dir, 'planted'))
    chownSync(dir, 1234, 1234)
    expect(ofOthers(dir)).toBe(dir)
  })

  it('is what links lead to in a circle', () => {
    const base = freshFolder()
    symlinkSync(path.join(base, 'b'), path.join(base, 'a'))
    symlinkSync(path.join(base, 'a'), path.join(base, 'b'))
    expect(ofOthers(path.join(base, 'a'))).not.toBeNull()
    expect(existsSync(path.join(base, 'a'))).toBe(false)
  })
})

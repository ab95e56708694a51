/** A file that only its owner may read: written whole, and never left to others. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { privateFile, readOwnFile, type PrivateFile } from '../../src-main/privateFile'

let at: string, file: PrivateFile
beforeEach(() => {
  at = path.join(mkdtempSync(path.join(tmpdir(), 'private-')), 'folder', 'key')
  file = privateFile(at, () => new Date('2026-01-02T03:04:05.678Z'))
})
const modeOf = (name: string): number => statSync(name).mode & 0o777
const hasModes = process.platform !== 'win32'

describe('a private file', () => {
  it('is none before it was written; then it has what was written last', () => {
    expect(file.read()).toBeNull()
    file.write('first, and longer')
    file.write('second')
    expect([file.read(), readFileSync(at, 'utf8')]).toEqual(['second', 'second'])
    expect(readdirSync(path.dirname(at))).toEqual(['key'])
  })

  it.runIf(hasModes)('is its owner’s alone, in a folder that is as well', () => {
    file.write('secret')
    expect([modeOf(at), modeOf(path.dirname(at))]).toEqual([0o600, 0o700])
  })

  it.runIf(hasModes)('is so also where a readable file of that name was left by a crash', () => {
    file.write('first')
    writeFileSync(`${at}.new`, 'left')
    chmodSync(`${at}.new`, 0o644)
    file.write('second')
    expect([modeOf(at), file.read()]).toEqual([0o600, 'second'])
  })

  it.runIf(hasModes).each([0o644, 0o640, 0o602])('is so again once it is read, if a copy was %i', mode => {
    file.write('secret')
    chmodSync(at, mode)
    expect([file.read(), modeOf(at)]).toEqual(['secret', 0o600])
  })

  it('that is set aside stays, under a name that says when', () => {
    file.write('old')
    file.setAside()
    expect([file.read(), existsSync(at)]).toEqual([null, false])
    expect(readFileSync(`${at}.aside-2026-01-02T03-04-05`, 'utf8')).toBe('old')
  })

  it('that cannot be read is not taken for one that is missing', () => {
    const folder = privateFile(path.dirname(path.dirname(at)))
    expect(() => folder.read()).toThrow()
  })
})

describe('a file of this user', () => {
  it('is read', () => {
    file.write('mine')
    expect(readOwnFile(at)).toBe('mine')
  })

  it.runIf(hasModes).each([0o604, 0o640, 0o602, 0o620])('is not one that others may read or write: %i', mode => {
    file.write('mine')
    chmodSync(at, mode)
    expect(readOwnFile(at)).toBeNull()
  })

  it.runIf(hasModes)('is no link to one, and none that is missing', () => {
    file.write('mine')
    symlinkSync(at, `${at}.link`)
    expect(() => readOwnFile(`${at}.link`)).toThrow()
    expect(() => readOwnFile(`${at}.none`)).toThrow()
  })
})

/** A private file survives a power cut as it was or as it is: what is written reaches the disk before it has its name. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFileIfPresent, writeFileAtomically } from '../../src-main/desktop/files'

const disk = vi.hoisted(() => ({ did: [] as string[], full: false }))
vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>()
  const noted =
    <A extends unknown[], R>(name: string, act: (...args: A) => R) =>
    (...args: A): R => {
      disk.did.push(name)
      if (disk.full && name === 'write') throw new Error('the disk is full')
      return act(...args)
    }
  return {
    ...fs,
    openSync: noted('open', fs.openSync),
    writeSync: noted('write', fs.writeSync as (handle: number, text: string) => number),
    fsyncSync: noted('sync', fs.fsyncSync),
    closeSync: noted('close', fs.closeSync),
    renameSync: noted('rename', fs.renameSync),
  }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'undertable-files-'))
  disk.full = false
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('is on the disk before it takes the place of the old one', () => {
  const file = path.join(folder, 'a', 'settings.json')
  disk.did.length = 0
  writeFileAtomically(file, 'text')
  expect(disk.did).toEqual(['open', 'write', 'sync', 'close', 'rename'])
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['text', 0o600])
})

it('is what it was where the new one could not be written, and nothing is left open', () => {
  const file = path.join(folder, 'settings.json')
  writeFileAtomically(file, 'old')
  disk.full = true
  disk.did.length = 0
  expect(() => {
    writeFileAtomically(file, 'new')
  }).toThrow('full')
  expect(disk.did).toEqual(['open', 'write', 'close'])
  expect(readFileSync(file, 'utf8')).toBe('old')
})

it('that does not exist is none; one that may not be read is an error', () => {
  expect(readFileIfPresent(path.join(folder, 'none'))).toBeNull()
  writeFileSync(path.join(folder, 'file'), '')
  expect(() => readFileIfPresent(path.join(folder, 'file', 'within'))).toThrow('ENOTDIR')
})

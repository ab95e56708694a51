/** What stands behind a command: read in full, or the first thing that was not understood. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBackupArguments } from '../../src-main/terminal/backup'
import { readFileArguments } from '../../src-main/terminal/files'
import { readFindArguments } from '../../src-main/terminal/find'
import { readKeepArguments } from '../../src-main/terminal/keep'
import { readOwnerArguments } from '../../src-main/terminal/owner'
import { readArguments } from '../../src-main/arguments'
import { secretFile } from '../kit/secretFile'

const badOf = (read: object): unknown => ('bad' in read ? read.bad : null)

describe('undertable find', () => {
  const plain = { place: null, seconds: 4, scan: false, watch: false, json: false }

  it('looks for four seconds, at nobody in particular, unless it is told otherwise', () => {
    expect(readFindArguments([])).toEqual(plain)
    expect(readFindArguments(['--scan'])).toEqual({ ...plain, scan: true })
    expect(readFindArguments(['--watch', '10.0.0.1'])).toEqual({ ...plain, watch: true, place: '10.0.0.1' })
  })

  it.each(['0.5', '1', '600'])('looks for %s seconds', seconds => {
    expect(readFindArguments(['--seconds', seconds])).toEqual({ ...plain, seconds: Number(seconds) })
  })

  it.each(['0', '-0', '600.5', '601', 'abc', '', 'Infinity', 'NaN'])('does not look for "%s" seconds', seconds => {
    expect(badOf(readFindArguments([`--seconds=${seconds}`]))).toBe(`--seconds ${seconds}`)
  })

  it('asks one place at most', () => {
    expect(badOf(readFindArguments(['10.0.0.1', '10.0.0.2']))).toBe('10.0.0.2')
  })
})

describe('undertable export', () => {
  const plain = { what: null, to: null, data: null, json: false }
  const read = (...args: readonly string[]) => readFileArguments(args, 'export')

  it('takes a match, and the file to write', () => {
    expect(read('m1')).toEqual({ ...plain, what: 'm1' })
    expect(read('m1', 'a.match', '--data', 'd', '--json')).toEqual({ what: 'm1', to: 'a.match', data: 'd', json: true })
    expect(badOf(read('m1', 'a.match', 'b.match'))).toBe('b.match')
  })

  it('lists all of them, and then takes none', () => {
    expect(read('--list')).toEqual(plain)
    expect(badOf(read('--list', 'm1'))).toBe('m1')
  })

  it('is nothing without a match', () => {
    expect(badOf(read())).toBe('export')
    expect(badOf(read('--nonsense', 'm1'))).toContain('--nonsense')
  })
})

describe('undertable import', () => {
  const read = (...args: readonly string[]) => readFileArguments(args, 'import')

  it('takes one file', () => {
    expect(read('a.match')).toEqual({ what: 'a.match', to: null, data: null, json: false })
    expect(badOf(read('a.match', 'b.match'))).toBe('b.match')
    expect(badOf(read())).toBe('import')
    expect(badOf(read('--list'))).toContain('--list')
  })
})

describe('undertable backup', () => {
  it('takes one file, of the folder in which it is started', () => {
    expect(readBackupArguments(['a.backup', '--data', 'd', '--passphrase-file', 'p'])).toEqual({
      file: path.resolve('a.backup'),
      dir: path.resolve('d'),
      passphraseFile: 'p',
    })
    expect(badOf(readBackupArguments(['a', 'b']))).toBe('a b')
    expect(badOf(readBackupArguments([]))).toBe('')
    expect(badOf(readBackupArguments(['a', '--json']))).toContain('--json')
  })
})

describe('undertable keep', () => {
  it('needs a place, and becomes a host that opens no window and no table of its own', () => {
    expect(readKeepArguments(['PLACE', '--invitation-file=F', '--port', '26300', '--json'])).toMatchObject({
      place: 'PLACE',
      invitationFile: 'F',
      automatic: true,
      host: { port: 26300, open: false, json: true, tables: 0 },
    })
    expect(readKeepArguments(['PLACE'])).toMatchObject({ invitationFile: null })
  })

  it('agrees by itself, unless its person is to be asked', () => {
    expect(readKeepArguments(['PLACE', '--ask'])).toMatchObject({ automatic: false, host: { advertise: true } })
  })

  it('takes no invitation as an argument, which every user of the machine could read', () => {
    expect(badOf(readKeepArguments(['PLACE', '--invitation=abc']))).toContain('--invitation')
  })

  it.each([
    [[], 'ADDRESS'],
    [['PLACE', 'OTHER'], 'OTHER'],
    [['PLACE', '--port=99999'], '--port 99999'],
    [['PLACE', '--ask', '--invitation-file=-'], '--ask --invitation-file -'],
  ])('of %j is not understood: %s', (args, bad) => {
    expect(badOf(readKeepArguments(args))).toBe(bad)
  })
})

describe('undertable owner', () => {
  it('takes the data folder of the host, and no more', () => {
    expect(readOwnerArguments(['--data', 'd', '--json'])).toEqual({ dir: path.resolve('d'), json: true })
    expect(badOf(readOwnerArguments(['here']))).toContain('here')
    expect(badOf(readOwnerArguments(['--no-data']))).toContain('--no-data')
  })
})

describe('a join code from a file', () => {
  it('is its first line', () => {
    expect(readArguments(['--code-file', secretFile('blue tango\nmore')])).toMatchObject({ code: 'blue tango' })
  })

  it.each([
    ['is no code', secretFile('')],
    ['would be there twice', secretFile('blue tango'), '--code', 'blue tango'],
    ['is missing', '/no/such/file'],
  ])('that %s is not understood, and not printed', (_, ...args) => {
    const bad = badOf(readArguments(['--code-file', ...args]))
    expect(bad).not.toBeNull()
    expect(bad).not.toContain('blue tango')
  })
})

/** The UUID by which macOS remembers the person's answer about the local network: our own, and the same in every build. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { setUuids, uuidFor, uuidsOf, withUuid } from '../../scripts/pack/machUuid.mjs'

const ELECTRONS = '4c4c44ae55553144a1c7458ead24ed10'

/** A 64-bit Mach-O header with two load commands: a segment of 40 bytes, and the UUID unless there is to be none. */
function program({ uuid = true } = {}): Buffer {
  const binary = Buffer.alloc(256)
  binary.writeUInt32LE(0xfeedfacf, 0)
  binary.writeUInt32LE(0x0100000c, 4)
  binary.writeUInt32LE(2, 16)
  binary.writeUInt32LE(0x19, 32)
  binary.writeUInt32LE(40, 36)
  binary.writeUInt32LE(uuid ? 0x1b : 0x2a, 72)
  binary.writeUInt32LE(24, 76)
  Buffer.from(ELECTRONS, 'hex').copy(binary, 80)
  return binary
}

/** Two architectures in one file. */
function universal(): Buffer {
  const head = Buffer.alloc(512)
  head.writeUInt32BE(0xcafebabe, 0)
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(512, 8 + 8)
  head.writeUInt32BE(768, 28 + 8)
  return Buffer.concat([head, program(), program()])
}

describe('the UUID of a program', () => {
  it('is found, alone or for each architecture', () => {
    expect(uuidsOf(program())).toEqual([ELECTRONS])
    expect(uuidsOf(universal())).toEqual([ELECTRONS, ELECTRONS])
    expect(uuidsOf(Buffer.from('#!/bin/sh\n'.repeat(9)))).toEqual([])
  })

  it('is replaced, and nothing else changes', () => {
    const own = uuidFor('app.undertable', 'Undertable')
    for (const binary of [program(), universal()]) {
      const changed = withUuid(binary, own)
      expect(new Set(uuidsOf(changed))).toEqual(new Set([own.toString('hex')]))
      expect(withUuid(changed, Buffer.from(ELECTRONS, 'hex')).equals(binary)).toBe(true)
    }
  })

  it('must have a place', () => {
    expect(() => withUuid(program({ uuid: false }), uuidFor('a', 'b'))).toThrow('no LC_UUID')
  })

  it('is ours alone, the same in every build, and of the form that a UUID has', () => {
    const own = uuidFor('app.undertable', 'Undertable')
    expect(own.equals(uuidFor('app.undertable', 'Undertable'))).toBe(true)
    const others = [uuidFor('app.other', 'Undertable'), uuidFor('app.undertable', 'Undertable Helper')]
    expect(new Set([own, ...others].map(uuid => uuid.toString('hex'))).size).toBe(3)
    expect(own.toString('hex')).toMatch(/^.{12}8.{3}[89ab].{15}$/)
  })
})

it('an app and its helpers get one each, and stay programs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'undertable-uuid-'))
  const app = path.join(folder, 'Undertable.app'),
    helper = 'Contents/Frameworks/Undertable Helper.app/Contents/MacOS/Undertable Helper',
    main = 'Contents/MacOS/Undertable'
  for (const file of [main, helper]) {
    mkdirSync(path.dirname(path.join(app, file)), { recursive: true })
    writeFileSync(path.join(app, file), program(), { mode: 0o755 })
  }
  expect(setUuids(app, 'app.undertable')).toEqual(['Undertable', 'Undertable Helper'])
  const uuids = [main, helper].flatMap(file => uuidsOf(readFileSync(path.join(app, file))))
  expect(uuids).toHaveLength(2)
  expect(new Set([...uuids, ELECTRONS]).size).toBe(3)
  expect(statSync(path.join(app, main)).mode & 0o111).toBe(0o111)
  rmSync(folder, { recursive: true })
})

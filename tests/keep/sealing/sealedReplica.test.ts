/** What keepers store opens with its key, at its place, and nowhere else. */
import { createDecipheriv, createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Entry, Generation } from '../../../src-main/keep/protocol'
import {
  CannotOpenReplica,
  newGenerationKey,
  openBase,
  openEntries,
  sealBase,
  sealEntry,
} from '../../../src-main/keep/sealing/sealedReplica'
import { unpadded } from '../../../src-main/keep/sealing/padding'

const generation: Generation = { seq: 2, term: 3, members: ['a', 'b', 'c'] }
const place = { table: 't', generation }
const key = newGenerationKey()
const base = sealBase(key, place, 'the table')

function entries(texts: readonly string[]): Entry[] {
  const all: Entry[] = []
  for (const [index, text] of texts.entries()) {
    const before = all.at(-1)?.sealed ?? base
    all.push({ term: 3, sealed: sealEntry(key, place, { index, term: 3, before }, text) })
  }
  return all
}

describe('a sealed replica', () => {
  it('opens with its key: the table, and what has changed since, in order', () => {
    expect(openBase(key, place, base)).toBe('the table')
    expect(openEntries(key, place, base, entries(['one', 'two', 'три']))).toEqual(['one', 'two', 'три'])
    expect(openEntries(key, place, base, [])).toEqual([])
  })

  it('is a nonce of 12 bytes, the text, and a tag of 16: keepers of another version read it too', () => {
    const [one] = entries(['one'])
    const bytes = Buffer.from(one?.sealed ?? '', 'base64')
    const about = ['undertable replica 1', 't', 2, 3, ['a', 'b', 'c'], 0, 3]
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(JSON.stringify([...about, createHash('sha256').update(base).digest('base64')])))
      .setAuthTag(bytes.subarray(-16))
    const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
    expect(unpadded(text)).toBe('one')
  })

  it('does not show its text, and never looks the same twice', () => {
    const sealed = sealBase(key, place, 'the Thief')
    expect(Buffer.from(sealed, 'base64').includes('Thief')).toBe(false)
    expect(sealBase(key, place, 'the Thief')).not.toBe(sealed)
  })

  it('opens with every bit of its seal right, and with no shorter one', () => {
    const bytes = Buffer.from(base, 'base64')
    for (let at = 1; at <= 16; at++) {
      const other = Buffer.from(bytes)
      other[bytes.length - at] = (bytes[bytes.length - at] ?? 0) ^ 1
      expect(() => openBase(key, place, other.toString('base64'))).toThrow(CannotOpenReplica)
      expect(() => openBase(key, place, bytes.subarray(0, -at).toString('base64'))).toThrow(CannotOpenReplica)
    }
  })

  it('opens with no other key', () => {
    expect(() => openBase(newGenerationKey(), place, base)).toThrow(CannotOpenReplica)
  })

  it.each([
    ['table', { table: 'u', generation }],
    ['generation', { table: 't', generation: { ...generation, seq: 1 } }],
    ['term', { table: 't', generation: { ...generation, term: 4 } }],
    ['set of keepers', { table: 't', generation: { ...generation, members: ['a', 'b'] } }],
  ])('does not open as that of another %s', (_, other) => {
    expect(() => openBase(key, other, base)).toThrow(CannotOpenReplica)
    expect(() => openEntries(key, other, base, entries(['one']))).toThrow(CannotOpenReplica)
  })

  it.each<[string, (all: Entry[]) => Entry[]]>([
    ['an entry is missing', all => all.slice(1)],
    ['two are exchanged', ([one, two, ...rest]) => [two, one, ...rest].filter(entry => entry !== undefined)],
    ['one comes twice', ([one, ...rest]) => [one, one, ...rest].filter(entry => entry !== undefined)],
    ['one is of another term', ([one, ...rest]) => [{ term: 4, sealed: one?.sealed ?? '' }, ...rest]],
    ['a bit is another', ([one, ...rest]) => [{ term: 3, sealed: flipped(one?.sealed ?? '') }, ...rest]],
    ['one is no text of ours', ([, ...rest]) => [{ term: 3, sealed: 'AAAA' }, ...rest]],
  ])('does not open where %s', (_, change) => {
    expect(() => openEntries(key, place, base, change(entries(['one', 'two', 'three'])))).toThrow(CannotOpenReplica)
  })
})

function flipped(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  bytes[14] = (bytes[14] ?? 0) ^ 1
  return bytes.toString('base64')
}

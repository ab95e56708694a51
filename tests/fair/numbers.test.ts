/** Commitments and keys: examples whose values were computed with another program (sha256sum). */
import { createHash } from 'node:crypto'
import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { canonical, partHash } from '../../src-shared/fair/hash'
import { commitOf, dealKey, isNumber, matchesCommitment } from '../../src-shared/fair/numbers'

const A = '00'.repeat(32),
  B = '11'.repeat(32),
  C = '22'.repeat(32)
const sha = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

describe('a commitment', () => {
  it('is SHA-256 of the 32 bytes', () => {
    expect(commitOf(A)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })

  it('matches its own number only', () => {
    expect(matchesCommitment(A, commitOf(A))).toBe(true)
    expect(matchesCommitment(B, commitOf(A))).toBe(false)
    expect(matchesCommitment('', commitOf(A))).toBe(false)
    expect(matchesCommitment(A.toUpperCase() + '00', commitOf(A))).toBe(false)
  })

  it('takes 32 bytes in hex', () => {
    expect([A, A.slice(2), `${A.slice(1)}g`, `${A}\n`].map(isNumber)).toEqual([true, false, false, false])
  })
})

describe('a key', () => {
  it('is SHA-256(match id ‖ host number ‖ client numbers)', () => {
    expect(bytesToHex(dealKey('m1', A, [B, C]))).toBe(sha('m1', Buffer.from(A + B + C, 'hex')))
    expect(bytesToHex(dealKey('m1', A, []))).toBe(sha('m1', Buffer.from(A, 'hex')))
  })

  it('differs for another match, another number or another order', () => {
    const keys = [
      dealKey('m1', A, [B, C]),
      dealKey('m2', A, [B, C]),
      dealKey('m1', B, [B, C]),
      dealKey('m1', A, [C, B]),
      dealKey('m1', A, [B]),
    ]
    expect(new Set(keys.map(bytesToHex)).size).toBe(keys.length)
  })
})

describe('the text of an update', () => {
  it('does not depend on the order in which fields were written, nor on fields without a value', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true, gone: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"x","d":null}]}',
    )
    expect(canonical(JSON.parse('{"__proto__":1,"a":2}'))).toBe('{"__proto__":1,"a":2}')
  })

  it('contains no sequence number, no party and no clock', () => {
    const part = {
      id: 'm',
      events: [],
      view: { open: { steps: [], asking: [], outcome: null, table: null }, own: null },
    }
    expect(partHash({ ...part, seq: 7, clocks: [] } as never)).toBe(partHash(part))
    expect(partHash({ ...part, events: [{ event: { kind: 'x' } }] })).not.toBe(partHash(part))
    expect(partHash(part)).toBe(
      sha('{"events":[],"id":"m","view":{"open":{"asking":[],"outcome":null,"steps":[],"table":null},"own":null}}'),
    )
  })
})

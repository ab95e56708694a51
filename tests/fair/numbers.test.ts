/** Commitments and keys: examples whose values were computed with another program (sha256sum). */
import { createHash } from 'node:crypto'
import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { partHash } from '../../src-shared/fair/hash'
import { canonical } from '../../src-shared/fair/canonical'
import { commitOf, dealKey, HOST, isNumber, matchesCommitment, type OpenedNumber } from '../../src-shared/fair/numbers'

const A = '00'.repeat(32),
  B = '11'.repeat(32),
  C = '22'.repeat(32)
const sha = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

describe('a commitment', () => {
  it('is SHA-256(number ‖ hash of the terms ‖ contributor)', () => {
    expect(commitOf(A, B, 'p1')).toBe(sha(Buffer.from(A + B, 'hex'), 'p1'))
    expect(commitOf(A, B, HOST)).toBe(sha(Buffer.from(A + B, 'hex')))
  })

  it('is opened by its number alone, under its terms and by its contributor', () => {
    const commit = commitOf(A, B, 'p1')
    expect(matchesCommitment(A, commit, B, 'p1')).toBe(true)
    expect(matchesCommitment(B, commit, B, 'p1')).toBe(false)
    expect(matchesCommitment(A, commit, C, 'p1')).toBe(false)
    expect(matchesCommitment(A, commit, B, 'p2')).toBe(false)
    expect(matchesCommitment('', commit, B, 'p1')).toBe(false)
    expect(matchesCommitment(A.toUpperCase() + '00', commit, B, 'p1')).toBe(false)
  })

  it('takes 32 bytes in hex', () => {
    expect([A, A.slice(2), `${A.slice(1)}g`, `${A}\n`].map(isNumber)).toEqual([true, false, false, false])
  })
})

describe('a key', () => {
  const hand = (seat: number, number: string): OpenedNumber => ({
    seat,
    number,
    commit: commitOf(number, A, `p${seat}`),
  })
  const keyOf = (terms: string, host: string, hands: readonly OpenedNumber[]): string =>
    bytesToHex(dealKey(terms, host, hands))

  it('is SHA-256(hash of the terms ‖ SHA-256(commitments) ‖ host number ‖ client numbers)', () => {
    const hands = [hand(0, B), hand(2, C)]
    const list = sha(`[{"commit":"${hands[0]?.commit}","seat":0},{"commit":"${hands[1]?.commit}","seat":2}]`)
    expect(keyOf(A, B, hands)).toBe(sha(Buffer.from(A + list + B + B + C, 'hex')))
    expect(keyOf(A, B, [])).toBe(sha(Buffer.from(A + sha('[]') + B, 'hex')))
  })

  it('is another one under other terms, with another number, another seat or another order', () => {
    const keys = [
      keyOf(A, B, [hand(0, B), hand(1, C)]),
      keyOf(B, B, [hand(0, B), hand(1, C)]),
      keyOf(A, C, [hand(0, B), hand(1, C)]),
      keyOf(A, B, [hand(0, B), hand(2, C)]),
      keyOf(A, B, [hand(1, C), hand(0, B)]),
      keyOf(A, B, [hand(0, B)]),
    ]
    expect(new Set(keys).size).toBe(keys.length)
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

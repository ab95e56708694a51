/** Signatures are checked in the page's own code as Node's crypto does it. */
import { createECDH, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedBy, SIGNATURE_BYTES } from '../../src-shared/succession/p256'

const statement = (n: number): Uint8Array => Buffer.from(`statement ${n}`)
const ORDER = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551'

interface Pair {
  readonly key: Uint8Array
  readonly sign: (text: Uint8Array) => Uint8Array
}

function pair(): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return {
    key: new Uint8Array(spki.subarray(-65)),
    sign: text => new Uint8Array(sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' })),
  }
}

/** The key of a small private number: its point is one that additions meet by chance hardly ever. */
function pairOf(secret: number): Pair {
  const ecdh = createECDH('prime256v1')
  const d = Buffer.alloc(32)
  d.writeUInt8(secret, 31)
  ecdh.setPrivateKey(d)
  const point = ecdh.getPublicKey()
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: d.toString('base64url') },
      ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    },
  })
  return {
    key: new Uint8Array(point),
    sign: text => new Uint8Array(sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' })),
  }
}

const changed = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, n) => (n === at ? byte ^ 1 : byte))

describe('a signature', () => {
  it('holds for what was signed, by whom it was signed', () => {
    for (let n = 0; n < 20; n++) {
      const { key, sign: signed } = pair()
      const signature = signed(statement(n))
      expect(isSignedBy(key, statement(n), signature)).toBe(true)
      expect(isSignedBy(key, statement(n + 1), signature)).toBe(false)
      expect(isSignedBy(pair().key, statement(n), signature)).toBe(false)
      expect(isSignedBy(key, statement(n), changed(signature, n))).toBe(false)
      expect(isSignedBy(key, statement(n), changed(signature, 32 + n))).toBe(false)
    }
  })

  it('holds for keys next to the base point', () => {
    for (const secret of [1, 2, 3]) {
      const { key, sign: signed } = pairOf(secret)
      expect(isSignedBy(key, statement(secret), signed(statement(secret)))).toBe(true)
    }
  })

  it('is none when its numbers are zero or too large, or it is longer', () => {
    const { key, sign: signed } = pair()
    const good = signed(statement(1))
    const zero = new Uint8Array(SIGNATURE_BYTES),
      order = Uint8Array.from(Buffer.from(ORDER, 'hex'))
    for (const bad of [
      zero,
      Uint8Array.from([...zero.subarray(32), ...good.subarray(32)]),
      Uint8Array.from([...good.subarray(0, 32), ...zero.subarray(32)]),
      Uint8Array.from([...order, ...good.subarray(32)]),
      Uint8Array.from([...good.subarray(0, 32), ...order]),
      Uint8Array.from([...good, 0]),
      good.subarray(1),
    ])
      expect(isSignedBy(key, statement(1), bad)).toBe(false)
  })

  it('is nobody’s whose key is no point of the curve', () => {
    const { key, sign: signed } = pair()
    const signature = signed(statement(1))
    for (const bad of [changed(key, 64), changed(key, 0), key.subarray(1), new Uint8Array(65)])
      expect(isSignedBy(bad, statement(1), signature)).toBe(false)
  })
})

/** How a computer that dials shows who it is: bound to that connection, and to nothing longer than a certificate of ours. */
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { proveComputer, provenComputer } from '../../../src-main/keep/links/identityProof'
import { createCertificate, type Certificate } from '../../../src-main/net/tls/certificate'

let anna: Certificate, boris: Certificate
beforeAll(async () => {
  ;[anna, boris] = await Promise.all([createCertificate(), createCertificate()])
})
const secret = randomBytes(32)

describe('a proof', () => {
  it('is of the computer whose certificate it shows, for that connection alone', () => {
    const proof = proveComputer(anna, secret)
    expect(provenComputer(proof, secret)?.id).toBe(anna.fingerprint)
    expect(provenComputer(proof, randomBytes(32))).toBeNull()
  })

  it('is none with the certificate of another, cut short, or where nothing was shown', () => {
    const [, signature] = proveComputer(anna, secret).split('.'),
      [certificate] = proveComputer(boris, secret).split('.')
    for (const proof of [`${certificate}.${signature}`, certificate, `${certificate}.`, '', 'x.y', undefined])
      expect(provenComputer(proof, secret)).toBeNull()
  })

  it('that is far longer than ours is not even read', () => {
    const proof = proveComputer(anna, secret)
    expect(proof.length).toBeLessThan(1200)
    expect(provenComputer(`${proof}.${'x'.repeat(3999 - proof.length)}`, secret)?.id).toBe(anna.fingerprint)
    expect(provenComputer(`${proof}.${'x'.repeat(4000 - proof.length)}`, secret)).toBeNull()
  })
})

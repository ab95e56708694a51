/**
 * Computers that keep a table know each other by the fingerprints of their certificates. Whoever is dialled shows its
 * certificate in TLS; whoever dials signs the secret of that connection, which nobody else has (RFC 8446, 7.5).
 */
import { createPrivateKey, createPublicKey, sign, verify, X509Certificate } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import { fingerprintOf, type Certificate } from '../../net/tls/certificate'
import type { Computer } from '../protocol'

/** The header of the request that carries the proof. */
export const PROOF_HEADER = 'x-undertable-computer'
/** The header with which a computer that the host does not know yet shows that it was invited. */
export const INVITATION_HEADER = 'x-undertable-invitation'

const LABEL = 'EXPORTER-undertable-keep',
  SECRET_BYTES = 32,
  HASH = 'sha256'
/** Characters: a certificate of ours has some 600, a signature some 100. */
const MAX_PROOF = 4000

/** What the two ends of a connection have in common. */
export const linkSecret = (socket: TLSSocket): Buffer =>
  socket.exportKeyingMaterial(SECRET_BYTES, LABEL, Buffer.alloc(0))

/** @returns the proof that the other end of a connection is this computer */
export function proveComputer({ cert, key }: Certificate, secret: Uint8Array): string {
  const signature = sign(HASH, secret, createPrivateKey(key))
  return `${new X509Certificate(cert).raw.toString('base64url')}.${signature.toString('base64url')}`
}

export interface ProvenComputer {
  readonly id: Computer
  /** DER. */
  readonly certificate: Uint8Array
}

/** @returns which computer has made a proof for this connection; null for none */
export function provenComputer(proof: string | undefined, secret: Uint8Array): ProvenComputer | null {
  if (proof === undefined || proof.length > MAX_PROOF) return null
  const [certificate = '', signature = ''] = proof.split('.')
  try {
    const { raw, publicKey } = new X509Certificate(Buffer.from(certificate, 'base64url'))
    return verify(
      HASH,
      secret,
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    )
      ? { id: fingerprintOf(raw), certificate: raw }
      : null
  } catch {
    return null
  }
}

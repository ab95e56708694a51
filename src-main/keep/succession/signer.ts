/** Signs for this computer with the key of its certificate, and checks what others have signed. */
import { createPrivateKey, createPublicKey, sign, verify, X509Certificate } from 'node:crypto'
import { base64urlOf } from '../../../src-shared/succession/certificateKey'
import type { SignatureCheck } from '../../../src-shared/succession/check'
import {
  forcedStatement,
  hostsStatement,
  membersStatement,
  moveStatement,
  voteStatement,
  type Members,
} from '../../../src-shared/succession/statements'
import type { Change, NamedComputer, SignedMembers, Vote } from '../../../src-shared/succession/succession'
import type { Certificate } from '../../net/tls/certificate'

const HASH = 'sha256',
  /** Both numbers, 32 bytes each. */
  ENCODING = 'ieee-p1363'
/** How a public key on P-256 begins (RFC 5480, 2). */
const KEY_INFO = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex')

/** As in the page, only faster. */
export const isSigned: SignatureCheck = (key, statement, signature) => {
  try {
    const publicKey = createPublicKey({ format: 'der', type: 'spki', key: Buffer.concat([KEY_INFO, key]) })
    return verify(HASH, statement, { key: publicKey, dsaEncoding: ENCODING }, signature)
  } catch {
    return false
  }
}

export class Signer {
  readonly own: NamedComputer
  private readonly key

  /** @param name of this computer, for people */
  constructor({ cert, key, fingerprint }: Certificate, name: string) {
    this.key = createPrivateKey(key)
    this.own = { id: fingerprint, name, certificate: base64urlOf(new X509Certificate(cert).raw) }
  }

  members(table: string, members: Members): SignedMembers {
    return { ...members, signature: this.sign(membersStatement(table, members)) }
  }

  move(table: string, term: number, to: string): Extract<Change, { how: 'moved' }> {
    const from = this.own.id
    return { how: 'moved', term, from, to, signature: this.sign(moveStatement(table, term, from, to)) }
  }

  vote(table: string, of: Pick<Members, 'seq' | 'term' | 'members'>, term: number, candidate: string): Vote {
    const voter = this.own.id
    return { voter, signature: this.sign(voteStatement(table, of, term, candidate, voter)) }
  }

  forced(table: string, term: number, missing: readonly string[]): Extract<Change, { how: 'forced' }> {
    const to = this.own.id
    return { how: 'forced', term, to, missing, signature: this.sign(forcedStatement(table, term, to, missing)) }
  }

  /** That this computer hosts a table now, for whoever has drawn this number. */
  hosts(table: string, term: number, nonce: string): string {
    return this.sign(hostsStatement(table, term, this.own.id, nonce))
  }

  private sign(statement: Uint8Array): string {
    return base64urlOf(sign(HASH, statement, { key: this.key, dsaEncoding: ENCODING }))
  }
}

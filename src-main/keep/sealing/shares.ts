/**
 * A generation's key in shares (Shamir, How to share a secret, 1979): a quorum of them gives the key, fewer give
 * nothing. Each share is known by its hash, so that a false one is told from a true one before the key is put together.
 */
import { createHash } from 'node:crypto'
import { combine, split } from 'shamir-secret-sharing'
import { quorumOf, type Computer } from '../protocol'

/** The hash of each member's share, in base64. A share is as random as the key: its hash says nothing about it. */
export type ShareHashes = Readonly<Record<Computer, string>>

export interface Shares {
  /** In base64. */
  readonly shares: ReadonlyMap<Computer, string>
  readonly hashes: ShareHashes
}

export const hashOfShare = (share: string): string => createHash('sha256').update(share).digest('base64')

/** Splits a key among the members of a generation. A host alone holds it all: it has the table itself. */
export async function splitKey(key: Uint8Array, members: readonly Computer[]): Promise<Shares> {
  // The package takes no Buffer, and splits nothing in one.
  const whole = new Uint8Array(key)
  const parts = members.length === 1 ? [whole] : await split(whole, members.length, quorumOf({ members }))
  const shares = new Map(members.map((member, n) => [member, Buffer.from(parts[n] ?? []).toString('base64')]))
  return { shares, hashes: Object.fromEntries([...shares].map(([member, share]) => [member, hashOfShare(share)])) }
}

/** Puts a key together. With a false share or too few, another key comes of it, which opens nothing. */
export async function combineKey(shares: Iterable<string>): Promise<Uint8Array> {
  const parts = [...shares].map(share => new Uint8Array(Buffer.from(share, 'base64')))
  const [only] = parts
  return parts.length === 1 && only ? only : combine(parts)
}

/**
 * How a table went from computer to computer, with everybody's signatures: what a new host shows to people before they
 * hand it their tokens, and what the record of a match tells of it. A computer is known by the fingerprint of its
 * certificate, and signs with the certificate's key. Addresses are no part of it: a record may be given away.
 */
import * as v from 'valibot'
import { computerId, tableId } from '../ids'

/** A computer of the table. */
export interface NamedComputer {
  /** SHA-256 of its certificate, in base64url. */
  readonly id: string
  readonly name: string
  /** DER, in base64url. */
  readonly certificate: string
}

/** The computers that keep a table together, as the host that has begun this generation signed them. */
export interface SignedMembers {
  readonly seq: number
  readonly term: number
  readonly host: string
  /** Ids, the host's included. */
  readonly members: readonly string[]
  readonly signature: string
}

export interface Vote {
  readonly voter: string
  readonly signature: string
}

/** The table has another host than before, or goes on in a way that everybody must know of. */
export type Change =
  /** The host gave it to another computer. */
  | {
      readonly how: 'moved'
      readonly term: number
      readonly from: string
      readonly to: string
      readonly signature: string
    }
  /** The host was lost: more than half of these computers voted for another. */
  | {
      readonly how: 'elected'
      readonly term: number
      readonly to: string
      readonly of: SignedMembers
      readonly votes: readonly Vote[]
    }
  /** The host went on without those that it could not reach, in the same term, because a person said so. */
  | {
      readonly how: 'forced'
      readonly term: number
      readonly to: string
      readonly missing: readonly string[]
      readonly signature: string
    }

export interface Succession {
  readonly table: string
  /** Who hosted the table before the first of these changes, and in which term. */
  readonly first: { readonly term: number; readonly host: string }
  /** All computers that are named below. */
  readonly computers: readonly NamedComputer[]
  readonly changes: readonly Change[]
}

/** What somebody at a table knows of it: how it came here, and who keeps it now; null while nobody does. */
export interface TableOffice {
  readonly succession: Succession
  readonly members: SignedMembers | null
}

/** More changes than these are in no evening, nor in one proof: what is older is left out. */
export const MOST_CHANGES = 64
const MOST_MEMBERS = 9,
  MOST_COMPUTERS = 100
/** Characters. A certificate of ours has some 600, a signature 86, a fingerprint 43. */
const MAX_CERTIFICATE = 2000,
  MAX_NAME = 100

const base64url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]*$/))
const id = computerId
const term = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const signature = base64url(MAX_NAME)

export const signedMembersSchema = v.strictObject({
  seq: term,
  term,
  host: id,
  members: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_MEMBERS)),
  signature,
})

const changeSchema = v.variant('how', [
  v.strictObject({ how: v.literal('moved'), term, from: id, to: id, signature }),
  v.strictObject({
    how: v.literal('elected'),
    term,
    to: id,
    of: signedMembersSchema,
    votes: v.pipe(v.array(v.strictObject({ voter: id, signature })), v.maxLength(MOST_MEMBERS)),
  }),
  v.strictObject({
    how: v.literal('forced'),
    term,
    to: id,
    missing: v.pipe(v.array(id), v.maxLength(MOST_MEMBERS)),
    signature,
  }),
])

export const successionSchema = v.strictObject({
  table: tableId,
  first: v.strictObject({ term, host: id }),
  computers: v.pipe(
    v.array(
      v.strictObject({
        id,
        name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
        certificate: base64url(MAX_CERTIFICATE),
      }),
    ),
    v.maxLength(MOST_COMPUTERS),
  ),
  // A match may outlast what a proof tells of an evening.
  changes: v.pipe(v.array(changeSchema), v.maxLength(4 * MOST_CHANGES)),
})

export const officeSchema = v.strictObject({
  succession: successionSchema,
  members: v.nullable(signedMembersSchema),
})

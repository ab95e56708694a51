/** What the computers of a table sign: each statement names its table and its kind, so that none can stand for another. */
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { SignedMembers } from './succession'

const LABEL = 'undertable succession 1'

const statement = (kind: string, table: string, ...parts: readonly unknown[]): Uint8Array =>
  utf8ToBytes(JSON.stringify([LABEL, kind, table, ...parts]))

export type Members = Omit<SignedMembers, 'signature'>

/** These computers keep the table; by its host. */
export const membersStatement = (table: string, { seq, term, host, members }: Members): Uint8Array =>
  statement('members', table, seq, term, host, members)

/** The table is given away, and hosted there in this term; by the host of the term before. */
export const moveStatement = (table: string, term: number, from: string, to: string): Uint8Array =>
  statement('moved', table, term, from, to)

/** This computer may host the table in this term; by a member. */
export const voteStatement = (
  table: string,
  { seq, term, members }: Pick<Members, 'seq' | 'term' | 'members'>,
  inTerm: number,
  candidate: string,
  voter: string,
): Uint8Array => statement('vote', table, seq, term, members, inTerm, candidate, voter)

/** The table goes on without these, in this term; by its host. */
export const forcedStatement = (table: string, term: number, host: string, missing: readonly string[]): Uint8Array =>
  statement('forced', table, term, host, missing)

/** This computer hosts the table now; by itself, to whoever has drawn this number. */
export const hostsStatement = (table: string, term: number, host: string, nonce: string): Uint8Array =>
  statement('hosts', table, term, host, nonce)

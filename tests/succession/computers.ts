/** Computers with certificates of their own, and honest stories of a table that they tell. */
import { createCertificate } from '../../src-main/net/tls/certificate'
import { Signer } from '../../src-main/keep/succession/signer'
import type { Change, SignedMembers, Succession, TableOffice } from '../../src-shared/succession/succession'

export const TABLE = 'table'

export const computer = async (name: string): Promise<Signer> => new Signer(await createCertificate(), name)

/** Anna hosts first; Boris, Carla and Dora keep the table with her. Mallory never does. */
export const people = async () => ({
  anna: await computer('Anna'),
  boris: await computer('Boris'),
  carla: await computer('Carla'),
  dora: await computer('Dora'),
  mallory: await computer('Mallory'),
})

const idOf = ({ own }: Signer): string => own.id

export const membersOf = (host: Signer, term: number, seq: number, members: readonly Signer[]): SignedMembers =>
  host.members(TABLE, { seq, term, host: host.own.id, members: members.map(idOf) })

export const elected = (
  of: SignedMembers,
  term: number,
  to: Signer,
  voters: readonly Signer[],
): Extract<Change, { how: 'elected' }> => ({
  how: 'elected',
  term,
  to: to.own.id,
  of,
  votes: voters.map(voter => voter.vote(TABLE, of, term, to.own.id)),
})

export const story = (
  first: Signer,
  all: readonly Signer[],
  changes: readonly Change[],
  members: SignedMembers | null = null,
  term = 1,
): TableOffice => ({
  succession: {
    table: TABLE,
    first: { term, host: first.own.id },
    computers: all.map(({ own }) => own),
    changes,
  } satisfies Succession,
  members,
})

/**
 * Whether a table went from computer to computer by the rules: given away by its host's own signature, or by the votes of
 * more than half of those that kept it. What a hostile computer may claim instead is in tests/succession.
 */
import { bytesOf, keyOf } from './certificateKey'
import { isSignedBy } from './p256'
import { forcedStatement, hostsStatement, membersStatement, moveStatement, voteStatement } from './statements'
import {
  MOST_CHANGES,
  type Change,
  type NamedComputer,
  type SignedMembers,
  type Succession,
  type TableOffice,
} from './succession'

/** Checks a signature. @param key 65 bytes; @param signature 64 bytes */
export type SignatureCheck = (key: Uint8Array, statement: Uint8Array, signature: Uint8Array) => boolean

/** Who hosted the table in each term of which something is known. */
export type HostByTerm = ReadonlyMap<number, string>

/** What is wrong with a succession. `n`: the 1-based change; 0 where it is none of them. */
export interface SuccessionFault {
  readonly fault: 'computers' | 'term' | 'host' | 'signature' | 'members' | 'votes'
  readonly n: number
}

export const isFault = (result: HostByTerm | SuccessionFault): result is SuccessionFault => 'fault' in result

/** More than half. */
const quorumOf = (members: readonly string[]): number => Math.floor(members.length / 2) + 1

const isDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** Checks everything in a succession. @returns who hosted when, or what is wrong first */
export function hostsOf(succession: Succession, isSigned: SignatureCheck = isSignedBy): HostByTerm | SuccessionFault {
  const checking = hostsInSteps(succession, isSigned)
  for (;;) {
    const { done, value } = checking.next()
    if (done) return value
  }
}

/** The same as a generator: a step for each change, which takes a page some milliseconds for each signature. */
export function* hostsInSteps(
  succession: Succession,
  isSigned: SignatureCheck = isSignedBy,
): Generator<undefined, HostByTerm | SuccessionFault, undefined> {
  const { first, computers, changes } = succession
  const signers = signersOf(succession, isSigned)
  if (!signers || !isDistinct(computers.map(({ id }) => id))) return { fault: 'computers', n: 0 }
  const hosts = new Map([[first.term, first.host]])
  let last: Change | null = null,
    { term } = first
  for (const [at, change] of changes.entries()) {
    yield
    const fault = faultOf(change, { table: succession.table, term, hosts, last, signers })
    if (fault) return { fault, n: at + 1 }
    hosts.set(change.term, change.to)
    ;({ term } = change)
    if (change.how !== 'forced') last = change
  }
  return hosts
}

/** Whether a computer of the succession has signed something. */
type Signers = (id: string, statement: Uint8Array, signature: string) => boolean

/** @returns null where a certificate is not its computer's */
function signersOf({ computers }: Pick<Succession, 'computers'>, isSigned: SignatureCheck): Signers | null {
  const keys = new Map<string, Uint8Array>()
  for (const computer of computers) {
    const key = keyOf(computer)
    if (!key) return null
    keys.set(computer.id, key)
  }
  return (id, statement, signature) => {
    const key = keys.get(id)
    return key !== undefined && isSigned(key, statement, bytesOf(signature))
  }
}

interface Before {
  readonly table: string
  readonly term: number
  readonly hosts: ReadonlyMap<number, string>
  readonly last: Change | null
  readonly signers: Signers
}

function faultOf(change: Change, before: Before): SuccessionFault['fault'] | null {
  const { table, term, hosts, signers } = before
  const host = hosts.get(term)
  switch (change.how) {
    case 'moved':
      if (change.term !== term + 1) return 'term'
      if (change.from !== host) return 'host'
      return signers(change.from, moveStatement(table, change.term, change.from, change.to), change.signature)
        ? null
        : 'signature'
    case 'forced':
      if (change.term !== term) return 'term'
      if (change.to !== host) return 'host'
      return signers(change.to, forcedStatement(table, change.term, change.to, change.missing), change.signature)
        ? null
        : 'signature'
    case 'elected':
      return faultOfElection(change, before)
  }
}

function faultOfElection(
  { term: inTerm, to, of, votes }: Extract<Change, { how: 'elected' }>,
  { table, term, hosts, last, signers }: Before,
): SuccessionFault['fault'] | null {
  if (inTerm <= term) return 'term'
  // A host that was given the table may be lost before it has a generation of its own.
  const isPresent = of.term === term || (last?.how === 'moved' && of.term === term - 1)
  if (!isPresent || hosts.get(of.term) !== of.host || !areMembers(table, of, signers) || !of.members.includes(to))
    return 'members'
  const voters = votes.map(({ voter }) => voter)
  if (!isDistinct(voters) || voters.length < quorumOf(of.members)) return 'votes'
  return votes.every(
    ({ voter, signature }) =>
      of.members.includes(voter) && signers(voter, voteStatement(table, of, inTerm, to, voter), signature),
  )
    ? null
    : 'votes'
}

const areMembers = (table: string, members: SignedMembers, signers: Signers): boolean =>
  isDistinct(members.members) && signers(members.host, membersStatement(table, members), members.signature)

/** Whether a computer keeps a table, and who hosts it as far as is known. */
export interface Incumbent {
  readonly term: number
  readonly host: string
}

/** The host after the last change. */
export function incumbentOf({ first, changes }: Succession): Incumbent {
  const last = changes.at(-1)
  return last ? { term: last.term, host: last.to } : first
}

/** Checks what somebody claims of a table by itself. @returns who hosts it then, or what is wrong */
export function checkOffice(
  { succession, members }: TableOffice,
  isSigned: SignatureCheck = isSignedBy,
): Incumbent | SuccessionFault {
  const hosts = hostsOf(succession, isSigned)
  if (isFault(hosts)) return hosts
  if (members) {
    const signers = signersOf(succession, isSigned)
    if (!signers || hosts.get(members.term) !== members.host || !areMembers(succession.table, members, signers))
      return { fault: 'members', n: 0 }
  }
  return incumbentOf(succession)
}

/** Why a claim is not believed: false in itself, or not what follows from what is known. */
export type Disbelief = 'false' | 'old' | 'other'

/**
 * Whether a claim of who hosts a table follows from what somebody knows of it. What they know was told by the host that
 * they trusted; a later host has to show how it came after that one.
 */
export function disbelief(
  known: TableOffice,
  claim: TableOffice,
  isSigned: SignatureCheck = isSignedBy,
): Disbelief | null {
  if (claim.succession.table !== known.succession.table) return 'other'
  const now = incumbentOf(known.succession),
    claimed = checkOffice(claim, isSigned)
  if ('fault' in claimed) return 'false'
  if (claimed.term < now.term) return 'old'
  const hosts = hostsOf(claim.succession, () => true)
  if (isFault(hosts)) return 'false'
  if (hosts.get(now.term) === now.host) return followsMembers(known, claim, now.term) ? null : 'old'
  return passesOver(known, claim, hosts) ? null : 'other'
}

/** Votes of a generation that was replaced do not count. */
function followsMembers({ members }: TableOffice, { succession }: TableOffice, term: number): boolean {
  const next = succession.changes.find(change => change.term > term)
  if (next?.how !== 'elected' || !members || members.term !== next.of.term) return true
  return next.of.seq >= members.seq
}

/**
 * A host that was given the table may be lost before it has begun a generation of its own. Then those that voted for
 * another need not have heard of it: the generation before it elects.
 */
function passesOver(known: TableOffice, claim: TableOffice, hosts: HostByTerm): boolean {
  const { changes } = known.succession
  const last = changes.at(-1)
  if (last?.how !== 'moved' || (known.members && known.members.term >= last.term)) return false
  const earlier = { ...known, succession: { ...known.succession, changes: changes.slice(0, -1) } }
  const { term, host } = incumbentOf(earlier.succession)
  const next = claim.succession.changes.find(change => change.term > term)
  return (
    hosts.get(term) === host && next?.how === 'elected' && next.term > last.term && followsMembers(earlier, claim, term)
  )
}

/** Whether a computer has signed that it hosts a table now, for whoever has drawn this number. */
export function provesHost(
  { table, computers }: Succession,
  { term, host }: Incumbent,
  nonce: string,
  signature: string,
  isSigned: SignatureCheck = isSignedBy,
): boolean {
  const signers = signersOf({ computers }, isSigned)
  return signers?.(host, hostsStatement(table, term, host, nonce), signature) ?? false
}

/** The same with a change more: what is older than fits is left out. @param most how many changes fit */
export function withChange(succession: Succession, change: Change, most = MOST_CHANGES): Succession {
  let { first } = succession,
    changes: readonly Change[] = [...succession.changes, change]
  while (changes.length > most || (changes.length > 1 && isCutOff(changes[0], first.term))) {
    const [dropped, ...rest] = changes
    if (dropped) first = { term: dropped.term, host: dropped.to }
    changes = rest
  }
  return { ...succession, first, changes }
}

/** Whether an election's members were signed by a host that is not told of any more. */
const isCutOff = (change: Change | undefined, from: number): boolean =>
  change?.how === 'elected' && change.of.term < from

/** The same with these computers known, and nobody who is not named. @param others who are named elsewhere */
export function withComputers(
  succession: Succession,
  computers: readonly NamedComputer[],
  others: readonly string[] = [],
): Succession {
  const { first, changes } = succession
  const named = new Set([first.host, ...others, ...changes.flatMap(namedIn)])
  const known = new Map([...succession.computers, ...computers].map(computer => [computer.id, computer]))
  return { ...succession, computers: [...known.values()].filter(({ id }) => named.has(id)) }
}

function namedIn(change: Change): readonly string[] {
  switch (change.how) {
    case 'moved':
      return [change.from, change.to]
    case 'elected':
      return [change.to, change.of.host, ...change.of.members]
    case 'forced':
      return [change.to, ...change.missing]
  }
}

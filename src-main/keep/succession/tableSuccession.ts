/**
 * How one table came to the computer that hosts it, as this computer knows and can show it: signs what it does itself,
 * believes of the others only what is proven, and remembers it over a restart.
 */
import * as v from 'valibot'
import {
  checkOffice,
  disbelief,
  hostsOf,
  incumbentOf,
  isFault,
  withChange,
  withComputers,
} from '../../../src-shared/succession/check'
import { bytesOf, keyOf } from '../../../src-shared/succession/certificateKey'
import { voteStatement } from '../../../src-shared/succession/statements'
import {
  officeSchema,
  type Change,
  type NamedComputer,
  type SignedMembers,
  type Succession,
  type TableOffice,
  type Vote,
} from '../../../src-shared/succession/succession'
import type { PrivateFile } from '../../privateFile'
import { retirersOf, type Computer, type Durable, type Generation, type Message } from '../protocol'
import { isSigned, type Signer } from './signer'

/** What goes with a step of the protocol to show that it may be believed. */
export interface Signed {
  readonly office?: TableOffice | undefined
  /** Of a vote. */
  readonly vote?: string | undefined
}

export interface TableSuccessionSetup {
  readonly table: string
  readonly signer: Signer
  readonly file: PrivateFile
  /** A computer whose certificate was seen at the end of a connection; null for any other. */
  readonly computerOf: (id: Computer) => NamedComputer | null
  /** As a link named the table's host, before anything else was known of it. */
  readonly founder: Computer
}

type Share = Extract<Message, { kind: 'share' }>

/** Messages that only a host sends. */
const HOSTS_WORDS: readonly Message['kind'][] = ['append', 'prepare', 'retire', 'activate']
/** A later term counts without a proof when so many say it, and so many that no quorum is left without them. */
const FEWEST_WITNESSES = 2
/** What shows that somebody has believed this host. */
const REPLIES: readonly Message['kind'][] = ['appended', 'prepared', 'retiring']

export class TableSuccession {
  private known: TableOffice | null
  /** The members of generations that were begun here and may not be in force yet. */
  private signedMembers: readonly SignedMembers[] = []
  /** The votes for this computer, in the latest term that it has asked for them. */
  private votes: { readonly term: number; readonly by: Map<Computer, Vote> } = { term: 0, by: new Map() }
  /** Who has believed this host, in this term. */
  private believers: { readonly term: number; readonly by: Set<Computer> } = { term: 0, by: new Set() }

  /** Who has said that there is a later term than this computer knows, and which. */
  private readonly witnesses = new Map<Computer, number>()

  constructor(private readonly setup: TableSuccessionSetup) {
    this.known = readOffice(setup.file)
  }

  /** How the table came here, and who keeps it; null while nothing is known. */
  get office(): TableOffice | null {
    return this.known
  }

  /** This computer hosts a table of which nothing else is told. */
  hosts(term: number): void {
    const { own } = this.setup.signer
    const now = this.known && incumbentOf(this.known.succession)
    if (now?.host === own.id && now.term === term) return
    this.keep({ succession: this.beginning(term), members: null })
  }

  /** What a generation that begins here is sealed with. */
  begin({ seq, term, members }: Generation): TableOffice | null {
    if (!this.known) return null
    const { signer, table } = this.setup
    const signed = signer.members(table, { seq, term, host: signer.own.id, members })
    this.signedMembers = [...this.signedMembers, signed].slice(-2)
    return { succession: this.naming(this.known.succession, members), members: signed }
  }

  /** At the host: another generation may be in force. @returns whether people have to be told */
  inForce(generation: Generation | null): boolean {
    const members = this.signedMembers.find(({ seq, term }) => generation?.seq === seq && generation.term === term)
    if (!this.known || !members || this.known.members === members) return false
    this.keep({ succession: this.naming(this.known.succession, members.members), members })
    return true
  }

  /** What shows others that a step may be believed. */
  proofFor(to: Computer, message: Message): Signed {
    const { signer, table } = this.setup
    if (message.kind === 'share') return { vote: signer.vote(table, message.generation, message.term, to).signature }
    if (message.kind === 'move') this.gaveAway(message.term, message.to)
    else if (message.kind === 'stale') return this.known ? { office: this.known } : {}
    else if (!HOSTS_WORDS.includes(message.kind) || this.believersIn(messageTerm(message)).has(to)) return {}
    return this.known ? { office: this.known } : {}
  }

  /**
   * Whether a step that has arrived may be taken: a word of a host has to be that of a host, a vote has to be signed.
   * @param durable what this computer knows by the protocol
   */
  admits(from: Computer, message: Message, { office, vote }: Signed, durable: Durable): boolean {
    if (message.kind === 'share') return message.term === durable.term && this.takeVote(from, message, vote)
    if (message.kind === 'stale') return false
    if (REPLIES.includes(message.kind) && messageTerm(message) === durable.term)
      this.believersIn(durable.term).add(from)
    const isMove = message.kind === 'move'
    if (!isMove && !HOSTS_WORDS.includes(message.kind)) return true
    const term = messageTerm(message),
      host = isMove ? message.to : from
    // What is of an earlier term the protocol refuses by itself.
    if (term < durable.term || (term === durable.term && durable.host === host)) {
      if (office) this.believe(office)
      return true
    }
    if (office) this.believe(office)
    const now = this.known && incumbentOf(this.known.succession)
    return now?.term === term && now.host === host
  }

  /**
   * The later term in which somebody else hosts the table, as a word of it shows: by the signatures that go with it, or
   * because so many say so that no host could go on without them.
   * @returns null where nothing is shown: a single computer cannot end a host
   */
  laterTerm(from: Computer, claimed: number, { office }: Signed, durable: Durable): number | null {
    if (office) this.believe(office)
    const now = this.known && incumbentOf(this.known.succession)
    if (now && now.term > durable.term && now.host !== this.setup.signer.own.id) return now.term
    const generation = durable.replica?.generation
    if (!generation?.members.includes(from)) return null
    this.witnesses.set(from, claimed)
    const later = generation.members.flatMap(id => this.witnesses.get(id) ?? []).filter(term => term > durable.term)
    return later.length >= Math.max(FEWEST_WITNESSES, retirersOf(generation)) ? Math.min(...later) : null
  }

  /**
   * This computer was elected.
   * @param sealed what its replica was sealed with; null where nothing was signed
   * @param voters whose shares have opened it
   */
  elected(sealed: TableOffice | null, generation: Generation, term: number, voters: Iterable<Computer>): void {
    const { signer, table } = this.setup
    const of = sealed?.members ?? null
    const votes = [...voters].flatMap(voter =>
      voter === signer.own.id
        ? [signer.vote(table, generation, term, voter)]
        : (this.votes.term === term && this.votes.by.get(voter)) || [],
    )
    const change: Change | null = of && { how: 'elected', term, to: signer.own.id, of, votes }
    this.changed(sealed, change, term)
  }

  /** The table was given to this computer, as it was told already. */
  given(sealed: TableOffice | null, term: number): void {
    const change = this.known?.succession.changes.at(-1)
    this.changed(sealed, change?.how === 'moved' && change.term === term ? change : null, term)
  }

  /** The host goes on without some computers. */
  forced(term: number, missing: readonly Computer[]): void {
    if (!this.known) return
    const { signer, table } = this.setup
    const succession = withChange(this.known.succession, signer.forced(table, term, missing))
    this.keep({ ...this.known, succession: this.naming(succession, missing) })
  }

  /** The changes since a term, with who hosted then; null where there is none, or the beginning is not known. */
  since(term: number): Succession | null {
    const { succession } = this.known ?? {}
    if (!succession) return null
    const changes = succession.changes.filter(
      change => change.term > term || (change.how === 'forced' && change.term === term),
    )
    const hosts = hostsOf(succession, () => true)
    const host = isFault(hosts) ? undefined : hosts.get(term)
    if (changes.length === 0 || host === undefined) return null
    return withComputers({ ...succession, first: { term, host }, changes }, [])
  }

  private believersIn(term: number): Set<Computer> {
    if (term > this.believers.term) this.believers = { term, by: new Set() }
    return term === this.believers.term ? this.believers.by : new Set()
  }

  private gaveAway(term: number, to: Computer): void {
    const { signer, table } = this.setup
    const now = this.known && incumbentOf(this.known.succession)
    if (!this.known || now?.host !== signer.own.id || now.term !== term - 1) return
    const succession = withChange(this.known.succession, signer.move(table, term, to))
    this.keep({ ...this.known, succession: this.naming(succession, this.known.members?.members ?? []) })
  }

  private takeVote(from: Computer, { term, generation }: Share, signature: string | undefined): boolean {
    const { table, signer, computerOf } = this.setup
    const voter = computerOf(from),
      key = voter && keyOf(voter)
    if (!key || signature === undefined) return false
    if (!isSigned(key, voteStatement(table, generation, term, signer.own.id, from), bytesOf(signature))) return false
    if (term > this.votes.term) this.votes = { term, by: new Map() }
    if (term === this.votes.term) this.votes.by.set(from, { voter: from, signature })
    return true
  }

  /** Takes what another computer says of the table, if it follows from what is known here. */
  private believe(office: TableOffice): void {
    if (office.succession.table !== this.setup.table) return
    // Before any signature is checked, and so that nothing is written that was known.
    if (this.known && !isNews(office, this.known)) return
    if (this.known ? disbelief(this.known, office, isSigned) !== null : !this.isFounders(office)) return
    this.keep(office)
  }

  /** Whether a story goes back to the host that the link has named. */
  private isFounders(office: TableOffice): boolean {
    if ('fault' in checkOffice(office, isSigned)) return false
    const hosts = hostsOf(office.succession, () => true)
    return !isFault(hosts) && [...hosts.values()].includes(this.setup.founder)
  }

  private changed(sealed: TableOffice | null, change: Change | null, term: number): void {
    const { known } = this
    // Others may have heard since that it was given away.
    const before = sealed && known && disbelief(sealed, known, isSigned) === null ? known : sealed
    const isTold = before && incumbentOf(before.succession).term === term
    const after =
      before && change && !isTold
        ? this.naming(withChange(before.succession, change), namesIn(change))
        : isTold
          ? before.succession
          : null
    const holds = after && !isFault(hostsOf(after, isSigned)) && incumbentOf(after).host === this.setup.signer.own.id
    this.keep({ succession: holds ? after : this.beginning(term), members: null })
  }

  private beginning(term: number): Succession {
    const { table, signer } = this.setup
    return { table, first: { term, host: signer.own.id }, computers: [signer.own], changes: [] }
  }

  /** With the computers that are named in it. */
  private naming(succession: Succession, ids: readonly Computer[]): Succession {
    const { signer, computerOf } = this.setup
    const computers = ids.flatMap(id => (id === signer.own.id ? signer.own : (computerOf(id) ?? [])))
    return withComputers(succession, computers, [...ids, ...(this.known?.members?.members ?? [])])
  }

  private keep(office: TableOffice): void {
    this.known = office
    this.setup.file.write(JSON.stringify(office))
  }
}

/** Whether a claim tells more than is known: a later host, another go-on of this one, or a later set of keepers. */
function isNews(claim: TableOffice, known: TableOffice): boolean {
  const { term } = incumbentOf(claim.succession),
    now = incumbentOf(known.succession).term
  if (term !== now) return term > now
  const forced = [claim, known].map(one => one.succession.changes.filter(change => isForcedIn(change, term)).length)
  if (isLaterSet(known.members, claim.members)) return false
  return (forced[0] ?? 0) > (forced[1] ?? 0) || isLaterSet(claim.members, known.members)
}

const isForcedIn = (change: Change, term: number): boolean => change.how === 'forced' && change.term === term

const isLaterSet = (one: SignedMembers | null, other: SignedMembers | null): boolean =>
  one !== null && (other === null || (one.term !== other.term ? one.term > other.term : one.seq > other.seq))

const messageTerm = (message: Message): number => ('term' in message ? message.term : 0)

const namesIn = (change: Change): readonly Computer[] => (change.how === 'elected' ? change.of.members : [])

/** What is not readable is told again by the host. */
function readOffice(file: PrivateFile): TableOffice | null {
  try {
    const read = v.safeParse(officeSchema, JSON.parse(file.read() ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

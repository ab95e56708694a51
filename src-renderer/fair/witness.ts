/**
 * This client's part in a fair deal: it contributes a random number, records the updates it was shown and the answers
 * it gave, and verifies the match after its end.
 */
import * as v from 'valibot'
import { termsSchema } from '../../src-shared/fair/terms'
import { partHash } from '../../src-shared/fair/hash'
import type { Evidence, ObservedUpdate, OwnAnswer, OwnNumber } from '../../src-shared/fair/evidence'
import type { Verdict } from '../../src-shared/fair/verdict'
import type { Refusal } from '../../src-shared/kernel/refusal'
import type { Json } from '../../src-shared/kernel/choiceSpec'
import type { MatchRecord } from '../../src-shared/record'
import type { Incumbent } from '../../src-shared/succession/check'
import type { TableOffice } from '../../src-shared/succession/succession'
import type { StateUpdate, SaidVerdict } from '../../src-shared/wire'
import type { FairMessage, OutgoingMessage } from '../connection/connection'
import { NO_NOTES, numberFor, numberToOpen, withCommitments, withNumber, type DealNotes } from './dealNumbers'
import { OpenedDeals } from './openedDeals'
import { PersistentList, parseJson, type KeyValueStore } from './persistentList'

export interface WitnessDeps {
  /** 32 unpredictable bytes. */
  readonly random: () => Uint8Array
  /** Storage of this tab. */
  readonly store: KeyValueStore
  /** Storage that is kept as long as the place at the table. */
  readonly placeStore: KeyValueStore
  /** @returns the host's refusal, or null */
  readonly send: (message: OutgoingMessage) => Promise<Refusal | null>
  /** Replays a finished match and compares it with the evidence. */
  readonly check: (record: Json, kept: Evidence | null) => Promise<Verdict>
  /** Called when there is a new finding to show. */
  readonly onFinding: (finding: Finding | null) => void
}

/** What is known about a finished match. */
export interface Finding {
  readonly record: MatchRecord
  /** Whether this client has seen any update of it. */
  readonly seen: boolean
  /** This client's own verdict; null while the match is being replayed. */
  readonly verdict: Verdict | null
  readonly all: readonly SaidVerdict[]
}

interface Head {
  /** The table and the person, as the first update told them. */
  readonly table: string | null
  readonly person: string
  /** The match whose updates are recorded. */
  readonly match: string | null
  /** Ids of the latest matches. */
  readonly matches: readonly string[]
  /** Whether this client was connected when the deal of that match began. */
  readonly reachable: boolean
  readonly notes: DealNotes
  /** Who hosts the table, and who has since that match began, as far as this client was told. */
  readonly host?: Incumbent | undefined
  readonly hosts?: readonly Incumbent[] | undefined
}

const NOTHING: Head = { table: null, person: '', match: null, matches: [], reachable: false, notes: NO_NOTES }
const MOST_MATCHES = 50
const HEAD = 'head'

/** The decoder checks only the outline of a deal's terms. */
const areTerms = (terms: unknown): boolean => v.is(termsSchema, terms)

/** Whether a record is true by itself, whatever happened before its match. */
const holds = (verdict: Verdict): boolean => verdict.is !== 'differs' || verdict.difference.what === 'discarded'

export class Witness {
  private head: Head
  private readonly frames: PersistentList<ObservedUpdate>
  private readonly ownAnswers: PersistentList<OwnAnswer>
  private opened: OpenedDeals | null = null
  private finding: Finding | null = null
  /** Whether this connection arrived in the middle of a deal, and need not have been asked for a number in it. */
  private arrivedDuringDeal = true
  /** Matches whose records were asked for again. */
  private readonly asked = new Set<string>()
  /** The check of such a record. */
  private explaining: Promise<void> = Promise.resolve()

  constructor(private readonly deps: WitnessDeps) {
    this.head = parseJson<Head>(deps.store.read(HEAD)) ?? NOTHING
    this.frames = new PersistentList(deps.store, 'frames')
    this.ownAnswers = new PersistentList(deps.store, 'answers')
  }

  onMessage(message: FairMessage): void {
    switch (message.kind) {
      case 'round':
        if (areTerms(message.terms)) void this.commitNumber(message)
        return
      case 'commitments':
        if (areTerms(message.terms)) void this.openNumber(message)
        return
      case 'laidOpen':
        void this.laidOpen(message.record)
        return
      case 'office':
        this.noteHost(message.office)
        return
      case 'verdicts':
        if (this.finding?.record.id === message.match) this.setFinding({ ...this.finding, all: message.verdicts })
    }
  }

  /** Records an update. */
  onUpdate({ party, match, log }: StateUpdate): void {
    const arrival = log !== undefined
    if (party.table.id !== this.head.table || party.you.id !== this.head.person)
      this.saveHead({ table: party.table.id, person: party.you.id })
    if (arrival) this.arrivedDuringDeal = party.dealing === true || match !== null
    else if (party.phase !== 'match' && party.dealing !== true) this.arrivedDuringDeal = false
    if (!match) return
    if (match.id !== this.head.match) this.beginMatch(match.id, arrival)
    const update: ObservedUpdate = { seat: match.view.own?.seat ?? null, hash: partHash(match), arrival }
    const last = this.frames.items.at(-1)
    // A repeated update proves nothing more.
    if (last?.hash !== update.hash || last.seat !== update.seat || update.arrival) this.frames.add(update)
  }

  /** An answer was sent. @returns the match that it belongs to */
  answerSent(ask: string, answer: Json): string | null {
    this.ownAnswers.add({ ask, answer, taken: false })
    return this.head.match
  }

  /** The host acknowledged an answer. */
  taken(match: string | null, ask: string, answer: Json): void {
    if (match === this.head.match) this.ownAnswers.add({ ask, answer, taken: true })
  }

  /** The table is hosted by this computer now. */
  private noteHost({ succession: { first, changes } }: TableOffice): void {
    const { term, to } = changes.at(-1) ?? { term: first.term, to: first.host }
    const host = { term, host: to },
      { hosts = [], match } = this.head
    if (this.head.host?.term === term && this.head.host.host === to) return
    this.saveHead({ host, ...(match === null ? {} : { hosts: [...hosts, host].slice(-MOST_MATCHES) }) })
  }

  private beginMatch(match: string, arrival: boolean): void {
    const { matches } = this.head
    this.frames.clear()
    this.ownAnswers.clear()
    // A match that is interrupted by another one has lost its evidence: this update matches nothing.
    if (matches.includes(match)) this.frames.add({ seat: null, hash: '', arrival: false })
    this.saveHead({
      match,
      matches: [...matches.filter(id => id !== match), match].slice(-MOST_MATCHES),
      reachable: !arrival && !this.arrivedDuringDeal,
      hosts: this.head.host ? [this.head.host] : undefined,
    })
    this.arrivedDuringDeal = false
    this.setFinding(null)
  }

  /** Commits to a number for a round of this table. */
  private async commitNumber({ terms, commit }: Extract<FairMessage, { kind: 'round' }>): Promise<void> {
    const { table, person, notes } = this.head
    if (terms.table !== table || !terms.contributors.includes(person)) return
    const own = numberFor(notes, terms, commit, person, this.deps.random)
    this.note(own)
    const { match, round } = own
    if ((await this.deps.send({ kind: 'commit', match, round, commit: own.commit })) === null)
      this.note({ ...this.latest(own), committed: true })
  }

  /** All commitments have arrived: the own number is opened to the first ones of its round alone. */
  private async openNumber(message: Extract<FairMessage, { kind: 'commitments' }>): Promise<void> {
    this.saveHead({ notes: withCommitments(this.head.notes, message) })
    const own = numberToOpen(this.head.notes, message, this.head.person)
    if (!own) return
    const { match, round, terms, host, commit, number } = own
    this.openedDeals().add({ match, round, terms, host, commit })
    this.note({ ...own, opened: true })
    if ((await this.deps.send({ kind: 'number', match, round, number })) === null)
      this.note({ ...this.latest(own), taken: true })
  }

  private async laidOpen(record: MatchRecord): Promise<void> {
    if (!this.asked.has(record.id)) return this.check(record)
    this.explaining = this.explain(record)
    return this.explaining
  }

  /** An earlier match was laid open again: if its record holds, its openings are explained. */
  private async explain(record: MatchRecord): Promise<void> {
    const verdict = await this.deps.check(record as unknown as Json, null)
    if (holds(verdict)) this.openedDeals().explain(record)
  }

  private async check(record: MatchRecord): Promise<void> {
    const { id } = record
    if (this.finding?.record.id === id && this.finding.verdict === null) return
    const seen = this.head.match === id
    this.setFinding({ record, seen, verdict: null, all: [] })
    const unexplained = seen ? await this.unexplained(record) : 0
    const verdict = await this.deps.check(record as unknown as Json, this.evidence(id, unexplained))
    if (holds(verdict)) this.openedDeals().explain(record)
    if (this.finding?.record.id !== id) return
    this.setFinding({ ...this.finding, verdict })
    // A client that saw nothing of the match gives no verdict.
    if (this.head.match === id) void this.deps.send({ kind: 'verdict', match: id, verdict })
  }

  /** Counts the deals that this client opened a number for and the host cannot lay open. */
  private async unexplained(record: MatchRecord): Promise<number> {
    const dropped = this.openedDeals().droppedIn(record)
    for (const match of this.openedDeals().others(record.id)) {
      if (dropped.includes(match)) continue
      this.asked.add(match)
      await this.deps.send({ kind: 'layOpen', match })
      await this.explaining
      this.asked.delete(match)
    }
    return this.openedDeals()
      .others(record.id)
      .filter(match => !dropped.includes(match)).length
  }

  private evidence(match: string, unexplained: number): Evidence {
    const { head, frames, ownAnswers: answers } = this
    if (head.match !== match) return { match, commitments: null, own: null, updates: [], answers: [] }
    const { notes, person, reachable } = head
    return {
      match,
      commitments: notes.commitments?.terms.match === match ? notes.commitments : null,
      own: { person, reachable, unexplained, numbers: notes.numbers.filter(own => own.match === match) },
      updates: [...frames.items],
      answers: [...answers.items],
      ...(head.hosts ? { hosts: head.hosts } : {}),
    }
  }

  private openedDeals(): OpenedDeals {
    this.opened ??= new OpenedDeals(this.deps.placeStore, `opened.${this.head.table ?? ''}`)
    return this.opened
  }

  private note(own: OwnNumber): void {
    this.saveHead({ notes: withNumber(this.head.notes, own) })
  }

  /** The number as it is noted now: it may have been opened since. */
  private latest(own: OwnNumber): OwnNumber {
    return this.head.notes.numbers.find(number => number.commit === own.commit) ?? own
  }

  private saveHead(change: Partial<Head>): void {
    this.head = { ...this.head, ...change }
    this.deps.store.write(HEAD, JSON.stringify(this.head))
  }

  private setFinding(finding: Finding | null): void {
    this.finding = finding
    this.deps.onFinding(finding)
  }
}

/**
 * This client's part in a fair deal: it contributes a random number, records the updates it was shown and the answers
 * it gave, and verifies the match after its end.
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { partHash } from '../../src-shared/fair/hash'
import type { Commitments, Evidence, ObservedUpdate, OwnAnswer } from '../../src-shared/fair/evidence'
import { commitOf } from '../../src-shared/fair/numbers'
import type { Verdict } from '../../src-shared/fair/verdict'
import type { Json } from '../../src-shared/kernel/choiceSpec'
import type { MatchRecord } from '../../src-shared/record'
import type { StateUpdate, SaidVerdict } from '../../src-shared/wire'
import type { FairMessage, OutgoingMessage } from '../connection/connection'
import { PersistentList, parseJson, type KeyValueStore } from './persistentList'

export interface WitnessDeps {
  /** 32 unpredictable bytes. */
  readonly random: () => Uint8Array
  readonly store: KeyValueStore
  readonly send: (message: OutgoingMessage) => void
  /** Replays a finished match and compares it with the evidence. */
  readonly check: (record: Json, kept: Evidence) => Promise<Verdict>
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

/** This client's number in one round. */
interface OwnNumber {
  readonly match: string
  readonly round: number
  /** The host's commitment at the time this number was requested. */
  readonly host: string
  readonly number: string
  readonly opened: boolean
}

interface Head {
  /** The match whose updates are recorded. */
  readonly match: string | null
  readonly hands: (Commitments & { readonly match: string; readonly round: number }) | null
  readonly own: OwnNumber | null
  /** How often a number was opened: for the next match, and for the current one. */
  readonly openings: { readonly next: number; readonly now: number }
}

const NOTHING: Head = { match: null, hands: null, own: null, openings: { next: 0, now: 0 } }
const HEAD = 'head'

export class Witness {
  private head: Head
  private readonly frames: PersistentList<ObservedUpdate>
  private readonly ownAnswers: PersistentList<OwnAnswer>
  private finding: Finding | null = null

  constructor(private readonly deps: WitnessDeps) {
    this.head = parseJson<Head>(deps.store.read(HEAD)) ?? NOTHING
    this.frames = new PersistentList(deps.store, 'frames')
    this.ownAnswers = new PersistentList(deps.store, 'answers')
  }

  onMessage(message: FairMessage): void {
    switch (message.kind) {
      case 'round':
        this.commitNumber(message)
        return
      case 'commitments':
        this.openNumber(message)
        return
      case 'laidOpen':
        void this.check(message.record)
        return
      case 'verdicts':
        if (this.finding?.record.id === message.match) this.setFinding({ ...this.finding, all: message.verdicts })
    }
  }

  /** Records an update. */
  onUpdate({ match, log }: StateUpdate): void {
    if (!match) return
    if (match.id !== this.head.match) this.beginMatch(match.id)
    const update: ObservedUpdate = {
      seat: match.view.own?.seat ?? null,
      hash: partHash(match),
      arrival: log !== undefined,
    }
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

  private beginMatch(match: string): void {
    this.frames.clear()
    this.ownAnswers.clear()
    this.saveHead({ match, openings: { next: 0, now: this.head.openings.next } })
    this.setFinding(null)
  }

  /** Commits to a number for a round; the same number if it is asked for twice. */
  private commitNumber({ match, round, commit: host }: Extract<FairMessage, { kind: 'round' }>): void {
    const { own } = this.head
    const known = own?.match === match && own.round === round && own.host === host ? own : null
    const number = known?.number ?? bytesToHex(this.deps.random())
    if (!known) this.saveHead({ own: { match, round, host, number, opened: false } })
    this.deps.send({ kind: 'commit', match, round, commit: commitOf(number) })
  }

  /**
   * All commitments have arrived: the first ones for a round are trusted, and the own number is opened to them alone.
   */
  private openNumber({ match, round, commit, hands, restarts }: Extract<FairMessage, { kind: 'commitments' }>): void {
    const known = this.head.hands?.match === match ? this.head.hands : null
    if (!known || round > known.round) this.saveHead({ hands: { match, round, commit, hands, restarts } })
    const { own, hands: trusted } = this.head
    const ownNumber =
      own?.match === match && own.round === round && own.host === trusted?.commit && trusted.round === round
        ? own
        : null
    if (!ownNumber || !trusted?.hands.some(hand => hand.commit === commitOf(ownNumber.number))) return
    const { openings } = this.head
    if (!ownNumber.opened)
      this.saveHead({ own: { ...ownNumber, opened: true }, openings: { ...openings, next: openings.next + 1 } })
    this.deps.send({ kind: 'number', match, round, number: ownNumber.number })
  }

  private async check(record: MatchRecord): Promise<void> {
    const { id } = record
    if (this.finding?.record.id === id && this.finding.verdict === null) return
    this.setFinding({ record, seen: this.head.match === id, verdict: null, all: [] })
    const verdict = await this.deps.check(record as unknown as Json, this.evidence(id))
    if (this.finding?.record.id !== id) return
    this.setFinding({ ...this.finding, verdict })
    // A client that saw nothing of the match gives no verdict.
    if (this.head.match === id) this.deps.send({ kind: 'verdict', match: id, verdict })
  }

  private evidence(match: string): Evidence {
    const {
      head: { hands, own, openings },
      frames,
      ownAnswers: answers,
    } = this
    if (this.head.match !== match)
      return { match, commitments: null, number: null, openings: 0, updates: [], answers: [] }
    return {
      match,
      commitments: hands?.match === match ? hands : null,
      openings: openings.now,
      number: own?.match === match && own.opened && own.round === hands?.round ? own.number : null,
      updates: [...frames.items],
      answers: [...answers.items],
    }
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

/**
 * This client's own witness of a match: takes part in the deal with a number of its own, keeps what it was shown and
 * what it answered, and finds out after the end whether all was as it should be.
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { partHash } from '../../src-shared/fair/hash'
import type { Hands, Kept, KeptFrame, OwnAnswer } from '../../src-shared/fair/kept'
import { commitOf } from '../../src-shared/fair/numbers'
import type { Verdict } from '../../src-shared/fair/verdict'
import type { Json } from '../../src-shared/kernel/pick'
import type { MatchRecord } from '../../src-shared/record'
import type { Frame, SaidVerdict } from '../../src-shared/wire'
import type { FairMessage, Saying } from '../connection/connection'
import { KeptList, parsed, type Shelf } from './keptList'

export interface WitnessGiven {
  /** 32 bytes that nobody can guess. */
  readonly random: () => Uint8Array
  readonly shelf: Shelf
  readonly say: (message: Saying) => void
  /** Plays a match again that is over. */
  readonly check: (record: Json, kept: Kept) => Promise<Verdict>
  /** Told when there is something new to be shown. */
  readonly changed: (finding: Finding | null) => void
}

/** What is known about a match that is over. */
export interface Finding {
  readonly record: MatchRecord
  /** Whether this client has seen anything of it. */
  readonly seen: boolean
  /** One's own verdict; null while the match is played again. */
  readonly verdict: Verdict | null
  readonly all: readonly SaidVerdict[]
}

/** A number of one's own, in one round. */
interface OwnNumber {
  readonly match: string
  readonly round: number
  /** The host's commitment, as it was told when this number was asked for. */
  readonly host: string
  readonly number: string
  readonly opened: boolean
}

interface Head {
  /** The match whose frames are kept. */
  readonly match: string | null
  readonly hands: (Hands & { readonly match: string; readonly round: number }) | null
  readonly own: OwnNumber | null
  /** How often a number was opened since the last match began, and for the match of now. */
  readonly openings: { readonly next: number; readonly now: number }
}

const NOTHING: Head = { match: null, hands: null, own: null, openings: { next: 0, now: 0 } }
const HEAD = 'head'

export class Witness {
  private head: Head
  private readonly frames: KeptList<KeptFrame>
  private readonly own: KeptList<OwnAnswer>
  private finding: Finding | null = null

  constructor(private readonly given: WitnessGiven) {
    this.head = parsed<Head>(given.shelf.read(HEAD)) ?? NOTHING
    this.frames = new KeptList(given.shelf, 'frames')
    this.own = new KeptList(given.shelf, 'answers')
  }

  hear(message: FairMessage): void {
    switch (message.kind) {
      case 'round':
        this.commit(message)
        return
      case 'hands':
        this.open(message)
        return
      case 'laidOpen':
        void this.check(message.record)
        return
      case 'verdicts':
        if (this.finding?.record.id === message.match) this.found({ ...this.finding, all: message.verdicts })
    }
  }

  /** A frame has come. */
  frame({ match, log }: Frame): void {
    if (!match) return
    if (match.id !== this.head.match) this.begin(match.id)
    const frame: KeptFrame = { seat: match.view.own?.seat ?? null, hash: partHash(match), arrival: log !== undefined }
    const last = this.frames.items.at(-1)
    // The same once more proves nothing more.
    if (last?.hash !== frame.hash || last.seat !== frame.seat || frame.arrival) this.frames.add(frame)
  }

  /** An answer leaves. @returns the match that it belongs to */
  answers(ask: string, answer: Json): string | null {
    this.own.add({ ask, answer, taken: false })
    return this.head.match
  }

  /** It was acknowledged. */
  taken(match: string | null, ask: string, answer: Json): void {
    if (match === this.head.match) this.own.add({ ask, answer, taken: true })
  }

  private begin(match: string): void {
    this.frames.clear()
    this.own.clear()
    this.keep({ match, openings: { next: 0, now: this.head.openings.next } })
    this.found(null)
  }

  /** A number for a round, the same if it is asked for twice. */
  private commit({ match, round, commit: host }: Extract<FairMessage, { kind: 'round' }>): void {
    const { own } = this.head
    const known = own?.match === match && own.round === round && own.host === host ? own : null
    const number = known?.number ?? bytesToHex(this.given.random())
    if (!known) this.keep({ own: { match, round, host, number, opened: false } })
    this.given.say({ kind: 'commit', match, round, commit: commitOf(number) })
  }

  /** All commitments are told: the first that are told for a round are believed. One's own number is opened to those alone. */
  private open({ match, round, commit, hands, restarts }: Extract<FairMessage, { kind: 'hands' }>): void {
    const known = this.head.hands?.match === match ? this.head.hands : null
    if (!known || round > known.round) this.keep({ hands: { match, round, commit, hands, restarts } })
    const { own, hands: told } = this.head
    const mine =
      own?.match === match && own.round === round && own.host === told?.commit && told.round === round ? own : null
    if (!mine || !told?.hands.some(hand => hand.commit === commitOf(mine.number))) return
    const { openings } = this.head
    if (!mine.opened) this.keep({ own: { ...mine, opened: true }, openings: { ...openings, next: openings.next + 1 } })
    this.given.say({ kind: 'number', match, round, number: mine.number })
  }

  private async check(record: MatchRecord): Promise<void> {
    const { id } = record
    if (this.finding?.record.id === id && this.finding.verdict === null) return
    this.found({ record, seen: this.head.match === id, verdict: null, all: [] })
    const verdict = await this.given.check(record as unknown as Json, this.kept(id))
    if (this.finding?.record.id !== id) return
    this.found({ ...this.finding, verdict })
    // Who has seen nothing of a match has nothing to say about it.
    if (this.head.match === id) this.given.say({ kind: 'verdict', match: id, verdict })
  }

  private kept(match: string): Kept {
    const {
      head: { hands, own, openings },
      frames,
      own: answers,
    } = this
    if (this.head.match !== match) return { match, hands: null, number: null, openings: 0, frames: [], answers: [] }
    return {
      match,
      hands: hands?.match === match ? hands : null,
      openings: openings.now,
      number: own?.match === match && own.opened && own.round === hands?.round ? own.number : null,
      frames: [...frames.items],
      answers: [...answers.items],
    }
  }

  private keep(change: Partial<Head>): void {
    this.head = { ...this.head, ...change }
    this.given.shelf.write(HEAD, JSON.stringify(this.head))
  }

  private found(finding: Finding | null): void {
    this.finding = finding
    this.given.changed(finding)
  }
}

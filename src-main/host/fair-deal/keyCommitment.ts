/**
 * Draws the key of a fair deal: everybody commits to a number under the deal's terms, and reveals it when all
 * commitments are public. The host's own is revealed after the match, so that nobody can compute the key while it
 * matters (see FairRecord).
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { refuse, type Refusal, type Seat } from '../../../src-shared/kernel'
import { commitOf, dealKey, HOST, matchesCommitment, type OpenedNumber } from '../../../src-shared/fair/numbers'
import { termsHash, type DealTerms, type DroppedDeal } from '../../../src-shared/fair/terms'
import type { FairRecord } from '../../../src-shared/record'
import type { ClientMessage, HostMessage } from '../../../src-shared/wire'
import type { HostDeps } from '../deps'
import type { Person } from '../party/person'
import { waitAfter } from '../../waits'

/** A person whose client contributes a number to the key. */
export interface Contributor {
  readonly person: Person
  readonly seat: Seat
}

/** A key, and how it was drawn. */
export interface DrawnKey {
  readonly key: Uint8Array
  readonly fair: FairRecord
}

export type CommitmentMessage = Extract<ClientMessage, { kind: 'commit' | 'number' }>

/** The party's part of the terms, and who contributes: both may change when somebody leaves. */
export interface DealSituation {
  readonly terms: Omit<DealTerms, 'match' | 'round' | 'contributors' | 'restarts'>
  /** In seat order. */
  readonly contributors: readonly Contributor[]
}

/** What drawing a key needs of its table. */
export interface DealContext {
  readonly situation: () => DealSituation
  /** Why the match cannot begin any more, or null. */
  readonly obstacle: () => Refusal | null
  /** Called before numbers are opened, with what lays this deal open should it come to nothing. Rejects on failure. */
  readonly storePending: (deal: DroppedDeal) => Promise<void>
  /** Somebody did not open their number in time. */
  readonly onSpoilt: (person: Person) => void
  readonly toOne: (person: Person, message: HostMessage) => void
  readonly toAll: (message: HostMessage) => void
}

/** The messages being waited for. */
interface Waiting {
  readonly kind: CommitmentMessage['kind']
  readonly terms: DealTerms
  readonly of: readonly Contributor[]
  readonly got: Map<Person, string>
  /** The commitments, while numbers are awaited. */
  readonly commitments: ReadonlyMap<Person, string>
  /** Ends the wait: all have come, the time is up, or the round has ended otherwise. */
  readonly goOn: () => void
  /** The request, sent again to people who reconnect. */
  readonly message: HostMessage
}

export class KeyCommitment {
  private round = 0
  /** How many waits have ended without an answer from everybody. */
  private silences = 0
  private pending: Waiting | null = null
  private refusal: Refusal | null = null
  private seatsChanged = false
  private readonly missed = new Set<Person>()
  private readonly restarts: string[] = []

  constructor(
    private readonly deps: Pick<HostDeps, 'clock' | 'ids'>,
    private readonly match: string,
    private readonly context: DealContext,
  ) {}

  /** Draws the key, in as many rounds as needed. @returns a refusal when the deal was cancelled meanwhile */
  async draw(): Promise<DrawnKey | Refusal> {
    for (;;) {
      const drawn = await this.drawOnce()
      if (this.refusal) return this.refusal
      if (drawn) return drawn
    }
  }

  /** Takes a commitment or a number. @returns why it is refused, or null */
  receive(person: Person, message: CommitmentMessage): Refusal | null {
    const { pending } = this
    const awaited = pending?.kind === message.kind && pending.of.some(contributor => contributor.person === person)
    if (!pending || !awaited || message.match !== this.match || message.round !== this.round)
      return refuse('notAwaited')
    const value = message.kind === 'commit' ? message.commit : message.number
    if (message.kind === 'number') {
      const commit = pending.commitments.get(person) ?? ''
      if (!matchesCommitment(value, commit, termsHash(pending.terms), person.id)) return refuse('otherNumber')
    }
    const earlier = pending.got.get(person)
    if (earlier !== undefined) return earlier === value ? null : refuse('answeredOtherwise')
    pending.got.set(person, value)
    if (pending.got.size === pending.of.length) pending.goOn()
    return null
  }

  /** Somebody has reconnected: sends them the request again. */
  arrived(person: Person): void {
    if (this.pending) this.context.toOne(person, this.pending.message)
  }

  /** Whether numbers are being opened: from now on the host may know the key. */
  get isOpening(): boolean {
    return this.pending?.kind === 'number'
  }

  /** Ends the deal. @param why what the person who began it is told */
  cancel(why: Refusal): void {
    this.refusal ??= why
    this.pending?.goOn()
  }

  /** Somebody has left their seat: the round begins again under new terms. Those who have opened a number are named. */
  personLeft(person: Person): void {
    const { pending } = this
    if (pending?.kind === 'number') this.restarts.push(person.name)
    this.missed.add(person)
    this.seatsChanged = true
    pending?.goOn()
  }

  /** One round. @returns null when it must begin again: the next round has new numbers */
  private async drawOnce(): Promise<DrawnKey | null> {
    if (this.seatsChanged) this.refusal ??= this.context.obstacle()
    if (this.refusal) return null
    this.seatsChanged = false
    const { terms: situation, contributors: all } = this.context.situation()
    const asked = all.filter(({ person }) => !this.missed.has(person))
    const terms: DealTerms = {
      ...situation,
      match: this.match,
      round: ++this.round,
      contributors: asked.map(({ person }) => person.id),
      restarts: [...this.restarts],
    }
    const number = bytesToHex(this.deps.ids.key())
    const commit = commitOf(number, termsHash(terms), HOST)
    const commitments = await this.gather('commit', terms, asked, { kind: 'round', terms, commit }, new Map())
    if (this.refusal || this.seatsChanged) return null
    const contributors = asked.filter(({ person }) => commitments.has(person))
    for (const { person } of asked) if (!commitments.has(person)) this.missed.add(person)
    await this.storePending({ terms, commit, number })
    if (this.refusal || this.seatsChanged) return null
    return this.open({ terms, commit, number, contributors, commitments })
  }

  private async storePending(deal: DroppedDeal): Promise<void> {
    await this.context.storePending(deal).catch(() => {
      this.refusal ??= refuse('storeFailed')
    })
  }

  /** The second half of a round: publishes the commitments and gathers the numbers. */
  private async open({ terms, commit, number, contributors, commitments }: Round): Promise<DrawnKey | null> {
    const hands = contributors.map(({ seat, person }) => ({ seat, commit: commitments.get(person) ?? '' }))
    const message: HostMessage = { kind: 'commitments', terms, commit, hands }
    const numbers = await this.gather('number', terms, contributors, message, commitments)
    if (this.refusal || this.seatsChanged) return null
    const missing = contributors.filter(({ person }) => !numbers.has(person))
    for (const { person } of missing) {
      this.restarts.push(person.name)
      this.missed.add(person)
      this.context.onSpoilt(person)
    }
    if (missing.length > 0) return null
    const opened: OpenedNumber[] = hands.map((hand, at) => ({
      ...hand,
      number: numbers.get(contributors[at]?.person as Person) ?? '',
    }))
    return {
      key: dealKey(termsHash(terms), number, opened),
      fair: { fixed: false, commit, number, hands: opened, restarts: terms.restarts, terms },
    }
  }

  /** Sends a request and waits for the contributors' values, up to the time limit. @returns the values received */
  private async gather(
    kind: Waiting['kind'],
    terms: DealTerms,
    of: readonly Contributor[],
    message: HostMessage,
    commitments: ReadonlyMap<Person, string>,
  ): Promise<Waiting['got']> {
    const got: Waiting['got'] = new Map()
    const complete = new Promise<void>(goOn => {
      this.pending = { kind, terms, of, got, goOn, message, commitments }
    })
    const cancelTimeout = this.deps.clock.after(waitAfter(this.silences), () => {
      this.silences++
      this.pending?.goOn()
    })
    this.context.toAll(message)
    if (of.length > 0 && !this.refusal) await complete
    cancelTimeout()
    this.pending = null
    return got
  }
}

/** A round whose commitments are complete. */
interface Round extends DroppedDeal {
  readonly contributors: readonly Contributor[]
  readonly commitments: ReadonlyMap<Person, string>
}

/**
 * Draws the key of a fair deal: everybody commits to a number, and reveals it when all commitments are public. The
 * host's own is revealed after the match, so that nobody can compute the key while it matters (see FairRecord).
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { refuse, type Refusal, type Seat } from '../../../src-shared/kernel'
import { commitOf, dealKey, matchesCommitment } from '../../../src-shared/fair/numbers'
import type { FairRecord } from '../../../src-shared/record'
import type { ClientMessage, HostMessage } from '../../../src-shared/wire'
import type { HostDeps } from '../deps'
import type { Person } from '../party/person'

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

export interface DealSender {
  readonly toOne: (person: Person, message: HostMessage) => void
  readonly toAll: (message: HostMessage) => void
}

/** Time for a client to commit, and again to reveal: a phone on bad Wi-Fi needs one of these five seconds. */
export const WAIT_MS = 5000

/** The messages being waited for. */
interface Waiting {
  readonly kind: CommitmentMessage['kind']
  readonly of: readonly Contributor[]
  readonly got: Map<Person, string>
  /** Ends the wait: all have come, the time is up, or the table is closed. */
  readonly goOn: () => void
  /** The request, sent again to contributors who reconnect. */
  readonly message: HostMessage
}

export class KeyCommitment {
  private round = 0
  private commitments: ReadonlyMap<Person, string> = new Map()
  private pending: Waiting | null = null
  private stopped = false
  private readonly restarts: string[]

  /**
   * @param contributors the people who are asked for a number, in seat order
   * @param spoilt names of people who spoilt earlier rounds that led to no match
   */
  constructor(
    private readonly deps: Pick<HostDeps, 'clock' | 'ids'>,
    private readonly match: string,
    private contributors: readonly Contributor[],
    spoilt: readonly string[],
    private readonly sender: DealSender,
  ) {
    this.restarts = [...spoilt]
  }

  /** Draws the key, in as many rounds as needed. @returns null when the table was closed meanwhile */
  async draw(): Promise<DrawnKey | null> {
    for (;;) {
      const drawn = await this.drawOnce()
      if (this.stopped) return null
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
    if (message.kind === 'number' && !matchesCommitment(value, this.commitments.get(person) ?? ''))
      return refuse('otherNumber')
    const earlier = pending.got.get(person)
    if (earlier !== undefined) return earlier === value ? null : refuse('answeredOtherwise')
    pending.got.set(person, value)
    if (pending.got.size === pending.of.length) pending.goOn()
    return null
  }

  /** A contributor has reconnected: sends them the request again. */
  arrived(person: Person): void {
    if (this.pending?.of.some(contributor => contributor.person === person))
      this.sender.toOne(person, this.pending.message)
  }

  stop(): void {
    this.stopped = true
    this.pending?.goOn()
  }

  /** One round. @returns null when somebody has not revealed: the next round has new numbers and goes without them */
  private async drawOnce(): Promise<DrawnKey | null> {
    const { match, deps } = this
    const number = bytesToHex(deps.ids.key()),
      commit = commitOf(number),
      round = ++this.round
    this.commitments = await this.gather('commit', this.contributors, { kind: 'round', match, round, commit }, false)
    const contributors = this.contributors.filter(contributor => this.commitments.has(contributor.person))
    const committed = contributors.map(contributor => ({
      seat: contributor.seat,
      commit: this.commitments.get(contributor.person) ?? '',
    }))
    const restarts = [...this.restarts]
    const numbers = await this.gather(
      'number',
      contributors,
      { kind: 'commitments', match, round, commit, hands: committed, restarts },
      true,
    )
    const missing = contributors.filter(contributor => !numbers.has(contributor.person))
    if (missing.length > 0) {
      this.restarts.push(...missing.map(({ person }) => person.name))
      this.contributors = contributors.filter(contributor => !missing.includes(contributor))
      return null
    }
    const opened = contributors.map((contributor, index) => ({
      seat: contributor.seat,
      commit: committed[index]?.commit ?? '',
      number: numbers.get(contributor.person) ?? '',
    }))
    return {
      key: dealKey(
        match,
        number,
        opened.map(contributor => contributor.number),
      ),
      fair: { fixed: false, commit, number, hands: opened, restarts },
    }
  }

  /** Sends a request and waits for the contributors' values, up to the time limit. @returns the values received */
  private async gather(
    kind: Waiting['kind'],
    of: readonly Contributor[],
    message: HostMessage,
    toAll: boolean,
  ): Promise<Waiting['got']> {
    const received: Waiting['got'] = new Map()
    const complete = new Promise<void>(goOn => {
      this.pending = { kind, of, got: received, goOn, message }
    })
    const cancelTimeout = this.deps.clock.after(WAIT_MS, () => {
      this.pending?.goOn()
    })
    if (toAll) this.sender.toAll(message)
    else for (const { person } of of) this.sender.toOne(person, message)
    if (of.length > 0 && !this.stopped) await complete
    cancelTimeout()
    this.pending = null
    return received
  }
}

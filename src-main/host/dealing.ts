/**
 * A fair deal, from the start to the key: everybody commits to a number, and opens it when all commitments are told.
 * The host's own is opened after the match, so that nobody can reckon the key while it matters (see FairRecord).
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { refuse, type Refusal, type Seat } from '../../src-shared/kernel'
import { commitOf, dealKey, opens } from '../../src-shared/fair/numbers'
import type { FairRecord } from '../../src-shared/record'
import type { ClientMessage, HostMessage } from '../../src-shared/wire'
import type { Given } from './given'
import type { Person } from './party'

/** A person whose client has a hand in the key. */
export interface Hand {
  readonly person: Person
  readonly seat: Seat
}

/** A key, and how it came to be. */
export interface Drawn {
  readonly key: Uint8Array
  readonly fair: FairRecord
}

export type DealingWord = Extract<ClientMessage, { kind: 'commit' | 'number' }>

export interface Telling {
  readonly one: (person: Person, message: HostMessage) => void
  readonly all: (message: HostMessage) => void
}

/** So long a client may take to commit, and then to open: a phone on a bad Wi-Fi needs one of these five seconds. */
export const WAIT_MS = 5000

/** What is being waited for. */
interface Waiting {
  readonly kind: DealingWord['kind']
  readonly of: readonly Hand[]
  readonly got: Map<Person, string>
  /** Goes on: all are there, the time is up, or the table is closed. */
  readonly goOn: () => void
  /** Said to those who are awaited, and to those of them who come back. */
  readonly message: HostMessage
}

export class Dealing {
  private round = 0
  private commits: ReadonlyMap<Person, string> = new Map()
  private waiting: Waiting | null = null
  private stopped = false
  private readonly restarts: string[]

  /**
   * @param hands who is asked for a number, in seat order
   * @param spoilt names of those who have spoilt rounds before this one, in which no match was dealt
   */
  constructor(
    private readonly given: Pick<Given, 'clock' | 'ids'>,
    private readonly match: string,
    private hands: readonly Hand[],
    spoilt: readonly string[],
    private readonly telling: Telling,
  ) {
    this.restarts = [...spoilt]
  }

  /** Draws the key, in as many rounds as it takes. @returns null when the table was closed meanwhile */
  async draw(): Promise<Drawn | null> {
    for (;;) {
      const drawn = await this.drawOnce()
      if (this.stopped) return null
      if (drawn) return drawn
    }
  }

  /** A commitment or a number comes. @returns why it is not taken, or null */
  receive(person: Person, message: DealingWord): Refusal | null {
    const { waiting } = this
    const awaited = waiting?.kind === message.kind && waiting.of.some(hand => hand.person === person)
    if (!waiting || !awaited || message.match !== this.match || message.round !== this.round)
      return refuse('notAwaited')
    const said = message.kind === 'commit' ? message.commit : message.number
    if (message.kind === 'number' && !opens(said, this.commits.get(person) ?? '')) return refuse('otherNumber')
    const before = waiting.got.get(person)
    if (before !== undefined) return before === said ? null : refuse('answeredOtherwise')
    waiting.got.set(person, said)
    if (waiting.got.size === waiting.of.length) waiting.goOn()
    return null
  }

  /** Somebody is back in the middle of it: asked once more. */
  arrived(person: Person): void {
    if (this.waiting?.of.some(hand => hand.person === person)) this.telling.one(person, this.waiting.message)
  }

  stop(): void {
    this.stopped = true
    this.waiting?.goOn()
  }

  /** One round. @returns null when somebody has not opened: it begins anew, with fresh numbers and without them */
  private async drawOnce(): Promise<Drawn | null> {
    const { match, given } = this
    const number = bytesToHex(given.ids.key()),
      commit = commitOf(number),
      round = ++this.round
    this.commits = await this.gather('commit', this.hands, { kind: 'round', match, round, commit }, false)
    const hands = this.hands.filter(hand => this.commits.has(hand.person))
    const committed = hands.map(hand => ({ seat: hand.seat, commit: this.commits.get(hand.person) ?? '' }))
    const restarts = [...this.restarts]
    const numbers = await this.gather(
      'number',
      hands,
      { kind: 'hands', match, round, commit, hands: committed, restarts },
      true,
    )
    const silent = hands.filter(hand => !numbers.has(hand.person))
    if (silent.length > 0) {
      this.restarts.push(...silent.map(({ person }) => person.name))
      this.hands = hands.filter(hand => !silent.includes(hand))
      return null
    }
    const opened = hands.map((hand, at) => ({
      seat: hand.seat,
      commit: committed[at]?.commit ?? '',
      number: numbers.get(hand.person) ?? '',
    }))
    return {
      key: dealKey(
        match,
        number,
        opened.map(hand => hand.number),
      ),
      fair: { fixed: false, commit, number, hands: opened, restarts },
    }
  }

  /** Asks, and waits for all of these for as long as they may take. @returns what has come */
  private async gather(
    kind: Waiting['kind'],
    of: readonly Hand[],
    message: HostMessage,
    toAll: boolean,
  ): Promise<Waiting['got']> {
    const got: Waiting['got'] = new Map()
    const all = new Promise<void>(goOn => {
      this.waiting = { kind, of, got, goOn, message }
    })
    const tooLate = this.given.clock.after(WAIT_MS, () => {
      this.waiting?.goOn()
    })
    if (toAll) this.telling.all(message)
    else for (const { person } of of) this.telling.one(person, message)
    if (of.length > 0 && !this.stopped) await all
    tooLate()
    this.waiting = null
    return got
  }
}

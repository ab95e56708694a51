/** What a table's clients are told of its deals: commitments before, everything that was secret after the end, and what each has found. */
import { refuse, type Refusal } from '../../src-shared/kernel'
import type { FairRecord, MatchRecord } from '../../src-shared/record'
import type { ClientMessage, HostMessage, SaidVerdict } from '../../src-shared/wire'
import { Dealing, type DealingWord, type Drawn, type Hand } from './dealing'
import type { Given } from './given'
import type { Lines } from './lines'
import type { Party, Person } from './party'

export type FairWord = DealingWord | Extract<ClientMessage, { kind: 'verdict' }>

const FAIR_WORDS: readonly ClientMessage['kind'][] = ['commit', 'number', 'verdict'] satisfies FairWord['kind'][]

export const isFairWord = (message: ClientMessage): message is FairWord => FAIR_WORDS.includes(message.kind)

/** `--seed`: nobody had a hand in the key. */
const FIXED: FairRecord = { fixed: true, commit: '', number: '', hands: [], restarts: [] }

export class Fairness {
  private dealing: Dealing | null = null
  /** Who has spoilt rounds of which no match came: they are told with the next one. */
  private spoilt: readonly string[] = []
  /** What is told to who comes while the match is on. */
  private hands: Extract<HostMessage, { kind: 'hands' }> | null = null
  private record: MatchRecord | null = null
  private verdicts: readonly SaidVerdict[] = []

  constructor(
    private readonly given: Given,
    private readonly party: Party,
    private readonly lines: Lines,
  ) {}

  /** Draws the key of a match. @param fixed the key, where `--seed` fixes it; @returns a refusal when the table was closed meanwhile */
  async draw(match: string, fixed: Uint8Array | null): Promise<Drawn | Refusal> {
    if (fixed) return { key: fixed, fair: FIXED }
    this.dealing = new Dealing(this.given, match, this.contributors(), this.spoilt, {
      one: (person, message) => {
        this.lines.tellDealt(person, message)
      },
      all: message => {
        this.tellAll(message)
      },
    })
    const drawn = await this.dealing.draw()
    this.dealing = null
    return drawn ?? refuse('hostClosed')
  }

  /** A key was drawn and not used: whoever drew it might not have liked it, so everybody hears of it. */
  unused({ fair: { restarts, fixed } }: Drawn): void {
    if (!fixed) this.spoilt = [...restarts, this.party.host?.name ?? '']
  }

  /** A match is on, whose key came about like this. */
  begins(match: string, fair: FairRecord | null): void {
    this.spoilt = []
    this.record = null
    this.verdicts = []
    this.hands =
      fair && !fair.fixed
        ? {
            kind: 'hands',
            match,
            round: 0,
            commit: fair.commit,
            hands: fair.hands.map(({ seat, commit }) => ({ seat, commit })),
            restarts: fair.restarts,
          }
        : null
  }

  /** A match is over: all that was secret in it is told to everybody. */
  opens(record: MatchRecord): void {
    if (this.hands?.match === record.id) this.hands = null
    this.record = record
    this.verdicts = []
    this.tellAll({ kind: 'laidOpen', record })
  }

  /** Somebody has come, or come back. */
  arrived(person: Person): void {
    this.dealing?.arrived(person)
    if (this.hands) this.lines.tellDealt(person, this.hands)
    if (this.record) this.lines.tellDealt(person, { kind: 'laidOpen', record: this.record })
    if (this.record) this.lines.tellDealt(person, this.said(this.record))
  }

  receive(person: Person, message: FairWord): Refusal | null {
    if (message.kind !== 'verdict')
      return this.dealing?.receive(person, message) ?? (this.dealing ? null : refuse('notAwaited'))
    const { record } = this
    if (record?.id !== message.match) return refuse('noMatch')
    this.verdicts = [
      ...this.verdicts.filter(one => one.person !== person.id),
      { person: person.id, name: person.name, verdict: message.verdict },
    ]
    this.tellAll(this.said(record))
    return null
  }

  stop(): void {
    this.dealing?.stop()
  }

  /** People at seats whose clients know of fair deals; not the host's own window, which is on the host's machine. */
  private contributors(): Hand[] {
    const { party, lines } = this
    return party.seats.flatMap((occupant, seat): Hand[] => {
      if (occupant.who !== 'person' || !lines.deals(occupant.person)) return []
      const ownWindow = occupant.person === party.host && lines.isOwn(occupant.person)
      return ownWindow ? [] : [{ person: occupant.person, seat }]
    })
  }

  private said(record: MatchRecord): HostMessage {
    return { kind: 'verdicts', match: record.id, verdicts: this.verdicts }
  }

  private tellAll(message: HostMessage): void {
    for (const person of this.party.people) this.lines.tellDealt(person, message)
  }
}

/**
 * The fair deal of a table: sends commitments before the match, everything secret after it, and everybody's verdicts.
 */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { FairRecord, MatchRecord } from '../../../src-shared/record'
import type { ClientMessage, HostMessage, SaidVerdict } from '../../../src-shared/wire'
import { KeyCommitment, type CommitmentMessage, type DrawnKey, type Contributor } from './keyCommitment'
import type { HostDeps } from '../deps'
import type { Connections } from '../connections'
import type { Party } from '../party/party'
import type { Person } from '../party/person'

export type FairDealCommand = CommitmentMessage | Extract<ClientMessage, { kind: 'verdict' }>

const FAIR_DEAL_KINDS: readonly ClientMessage['kind'][] = [
  'commit',
  'number',
  'verdict',
] satisfies FairDealCommand['kind'][]

export const isFairDealCommand = (message: ClientMessage): message is FairDealCommand =>
  FAIR_DEAL_KINDS.includes(message.kind)

/** `--seed` fixed the key: nobody contributed to it. */
const FIXED_RECORD: FairRecord = { fixed: true, commit: '', number: '', hands: [], restarts: [] }

export class FairDeal {
  private keyCommitment: KeyCommitment | null = null
  /** Names of people who spoilt rounds that led to no match: shown with the next match. */
  private spoiltRounds: readonly string[] = []
  /** Sent to people who arrive during the match. */
  private commitments: Extract<HostMessage, { kind: 'commitments' }> | null = null
  private record: MatchRecord | null = null
  private verdicts: readonly SaidVerdict[] = []

  constructor(
    private readonly deps: HostDeps,
    private readonly party: Party,
    private readonly connections: Connections,
  ) {}

  /**
   * Draws the key of a match.
   * @param fixed the key, where `--seed` fixes it
   * @returns a refusal when the table was closed meanwhile
   */
  async draw(match: string, fixed: Uint8Array | null): Promise<DrawnKey | Refusal> {
    if (fixed) return { key: fixed, fair: FIXED_RECORD }
    this.keyCommitment = new KeyCommitment(this.deps, match, this.contributors(), this.spoiltRounds, {
      toOne: (person, message) => {
        this.connections.sendFairDeal(person, message)
      },
      toAll: message => {
        this.sendToAll(message)
      },
    })
    const drawn = await this.keyCommitment.draw()
    this.keyCommitment = null
    return drawn ?? refuse('hostClosed')
  }

  /** A key was drawn and not used. The host might have disliked it, so everybody gets to see that. */
  keyDiscarded({ fair: { restarts, fixed } }: DrawnKey): void {
    if (!fixed) this.spoiltRounds = [...restarts, this.party.host?.name ?? '']
  }

  /** A match has started. @param fair how its key was drawn */
  matchStarted(match: string, fair: FairRecord | null): void {
    this.spoiltRounds = []
    this.record = null
    this.verdicts = []
    this.commitments =
      fair && !fair.fixed
        ? {
            kind: 'commitments',
            match,
            round: 0,
            commit: fair.commit,
            hands: fair.hands.map(({ seat, commit }) => ({ seat, commit })),
            restarts: fair.restarts,
          }
        : null
  }

  /** A match is over: sends all its secrets to everybody. */
  disclose(record: MatchRecord): void {
    if (this.commitments?.match === record.id) this.commitments = null
    this.record = record
    this.verdicts = []
    this.sendToAll({ kind: 'laidOpen', record })
  }

  /** Somebody has arrived or reconnected. */
  arrived(person: Person): void {
    this.keyCommitment?.arrived(person)
    if (this.commitments) this.connections.sendFairDeal(person, this.commitments)
    if (this.record) this.connections.sendFairDeal(person, { kind: 'laidOpen', record: this.record })
    if (this.record) this.connections.sendFairDeal(person, this.verdictsMessage(this.record))
  }

  receive(person: Person, message: FairDealCommand): Refusal | null {
    if (message.kind !== 'verdict')
      return this.keyCommitment?.receive(person, message) ?? (this.keyCommitment ? null : refuse('notAwaited'))
    const { record } = this
    if (record?.id !== message.match) return refuse('noMatch')
    this.verdicts = [
      ...this.verdicts.filter(other => other.person !== person.id),
      { person: person.id, name: person.name, verdict: message.verdict },
    ]
    this.sendToAll(this.verdictsMessage(record))
    return null
  }

  stop(): void {
    this.keyCommitment?.stop()
  }

  /** Seated people whose clients support fair deals, except the host's own window, which runs on the host's machine. */
  private contributors(): Contributor[] {
    const { party, connections } = this
    return party.seats.flatMap((occupant, seat): Contributor[] => {
      if (occupant.who !== 'person' || !connections.deals(occupant.person)) return []
      const ownWindow = occupant.person === party.host && connections.isLocal(occupant.person)
      return ownWindow ? [] : [{ person: occupant.person, seat }]
    })
  }

  private verdictsMessage(record: MatchRecord): HostMessage {
    return { kind: 'verdicts', match: record.id, verdicts: this.verdicts }
  }

  private sendToAll(message: HostMessage): void {
    for (const person of this.party.people) this.connections.sendFairDeal(person, message)
  }
}

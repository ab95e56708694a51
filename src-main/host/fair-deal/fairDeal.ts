/**
 * The fair deal of a table: sends commitments before the match, everything secret after it, and everybody's verdicts.
 */
import { isRefusal, refuse, type Refusal } from '../../../src-shared/kernel'
import { orderedDeckHash, type DroppedDeal } from '../../../src-shared/fair/terms'
import type { FairRecord, MatchRecord } from '../../../src-shared/record'
import { withSigned } from '../../../src-shared/record/withWentOnAlone'
import type { ClientMessage, HostMessage, SaidVerdict } from '../../../src-shared/wire'
import { KeyCommitment, type CommitmentMessage, type DrawnKey, type DealSituation } from './keyCommitment'
import type { HostDeps } from '../deps'
import type { Connections } from '../connections'
import type { Party } from '../party/party'
import type { Person } from '../party/person'
import { DroppedDeals } from './droppedDeals'

export type FairDealCommand = CommitmentMessage | Extract<ClientMessage, { kind: 'verdict' | 'layOpen' }>

const FAIR_DEAL_KINDS: readonly ClientMessage['kind'][] = [
  'commit',
  'number',
  'verdict',
  'layOpen',
] satisfies FairDealCommand['kind'][]

export const isFairDealCommand = (message: ClientMessage): message is FairDealCommand =>
  FAIR_DEAL_KINDS.includes(message.kind)

/** `--seed` fixed the key: nobody contributed to it. */
const FIXED_RECORD: FairRecord = { fixed: true, commit: '', number: '', hands: [], restarts: [] }

/** People who spoilt this many rounds are no longer asked for a number. */
const MAX_SPOILT = 2

export class FairDeal {
  readonly droppedDeals = new DroppedDeals()
  private keyCommitment: KeyCommitment | null = null
  /** How many rounds each person has spoilt at this table. */
  private readonly spoilt = new Map<string, number>()
  /** Sent to people who arrive during the match. */
  private commitments: Extract<HostMessage, { kind: 'commitments' }> | null = null
  private record: MatchRecord | null = null
  private verdicts: readonly SaidVerdict[] = []
  /** People to whom an earlier record is being sent again. */
  private readonly layingOpen = new WeakSet<Person>()

  /** @param storeParty resolves when the table's pending deal is durable */
  constructor(
    private readonly deps: HostDeps,
    private readonly party: Party,
    private readonly connections: Connections,
    private readonly storeParty: () => Promise<void>,
  ) {}

  /**
   * Draws the key of a match.
   * @param fixed the key, where `--seed` fixes it
   * @returns a refusal when the deal was cancelled or the table was closed meanwhile
   */
  async draw(match: string, fixed: Uint8Array | null): Promise<DrawnKey | Refusal> {
    if (fixed) return { key: fixed, fair: FIXED_RECORD }
    this.keyCommitment = new KeyCommitment(this.deps, match, {
      situation: () => this.situation(),
      obstacle: () => this.party.cannotStart(),
      storePending: deal => this.storePending(deal),
      onSpoilt: ({ id }) => {
        this.spoilt.set(id, (this.spoilt.get(id) ?? 0) + 1)
      },
      toOne: (person, message) => {
        this.connections.sendFairDeal(person, message)
      },
      toAll: message => {
        this.sendToAll(message)
      },
    })
    const drawn = await this.keyCommitment.draw()
    this.keyCommitment = null
    if (!isRefusal(drawn)) return { ...drawn, fair: { ...drawn.fair, dropped: this.droppedDeals.all } }
    this.keyDiscarded()
    return drawn
  }

  /** Ends the deal that is under way. @returns why there is none, or null */
  cancel(why: Refusal): Refusal | null {
    if (!this.keyCommitment) return refuse('notAwaited')
    this.keyCommitment.cancel(why)
    return null
  }

  /**
   * Somebody has lost their seat for good during a deal, which goes on without them.
   * @param kicked the host did it: once it may know the key, that throws the deal away
   */
  personLeft(person: Person, kicked: boolean): void {
    if (kicked && this.keyCommitment?.isOpening) this.keyCommitment.cancel(refuse('dealCancelled'))
    else this.keyCommitment?.personLeft(person)
  }

  /** A deal came to nothing. If numbers had been opened, the host might have disliked them: it is laid open. */
  keyDiscarded(): void {
    this.droppedDeals.drop()
  }

  /** A match has started. @param fair how its key was drawn */
  matchStarted(match: string, fair: FairRecord): void {
    this.droppedDeals.matchStarted(match)
    this.record = null
    this.verdicts = []
    this.commitments =
      fair.terms && !fair.fixed
        ? {
            kind: 'commitments',
            terms: fair.terms,
            commit: fair.commit,
            hands: fair.hands.map(({ seat, commit }) => ({ seat, commit })),
          }
        : null
  }

  /** A match is over: sends all its secrets to everybody. */
  disclose(record: MatchRecord): void {
    if (this.commitments?.terms.match === record.id) this.commitments = null
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

  receive(person: Person, message: FairDealCommand): Promise<Refusal | null> | Refusal | null {
    switch (message.kind) {
      case 'verdict':
        return this.addVerdict(person, message)
      case 'layOpen':
        return this.layOpenAgain(person, message.match)
      default:
        return this.keyCommitment ? this.keyCommitment.receive(person, message) : refuse('notAwaited')
    }
  }

  stop(): void {
    this.keyCommitment?.cancel(refuse('hostClosed'))
  }

  /** Only people who were dealt in have a say: anybody else's verdict could be made up. */
  private addVerdict(
    person: Person,
    { match, verdict }: Extract<FairDealCommand, { kind: 'verdict' }>,
  ): Refusal | null {
    const { record } = this
    if (record?.id !== match) return refuse('noMatch')
    if (!record.seats.some(seat => seat.person === person.id)) return refuse('notSeated')
    this.verdicts = [
      ...this.verdicts.filter(other => other.person !== person.id),
      { person: person.id, name: person.name, verdict },
    ]
    this.sendToAll(this.verdictsMessage(record))
    return null
  }

  /** What cannot be stored is not opened, and leaves nothing to explain. */
  private async storePending(deal: DroppedDeal): Promise<void> {
    this.droppedDeals.pend(deal)
    try {
      await this.storeParty()
    } catch (fault) {
      this.droppedDeals.forget()
      this.deps.reportFault(`a deal could not be stored: ${String(fault)}`)
      throw fault
    }
  }

  /** Sends the record of an earlier match again, to a client that was away when it was laid open. */
  private async layOpenAgain(person: Person, match: string): Promise<Refusal | null> {
    if (this.layingOpen.has(person)) return refuse('pastBusy')
    this.layingOpen.add(person)
    try {
      const record = await this.deps.store.record(match, this.party.id)
      if (!record) return refuse('recordUnknown')
      this.connections.sendFairDeal(person, { kind: 'laidOpen', record: withSigned(record) })
      return null
    } catch (fault) {
      this.deps.reportFault(`a finished match could not be read: ${String(fault)}`)
      return refuse('pastUnread')
    } finally {
      this.layingOpen.delete(person)
    }
  }

  /** The terms as the party sits now, and the seated people whose clients support fair deals. */
  private situation(): DealSituation {
    const { party, connections } = this
    party.noteSeats()
    const clients = party.seats.flatMap((occupant, seat) => {
      return occupant.who === 'person' && connections.deals(occupant.person) ? [{ person: occupant.person, seat }] : []
    })
    const isExcluded = ({ id }: Person): boolean => (this.spoilt.get(id) ?? 0) >= MAX_SPOILT
    return {
      terms: {
        table: party.id,
        game: party.game.id,
        rules: party.game.rulesVersion,
        options: party.options,
        deck: orderedDeckHash(party.deck()?.deck ?? null),
        seats: party.seats.map(occupant =>
          occupant.who === 'bot' ? { bot: occupant.profile } : { person: occupant.person.id },
        ),
        excluded: clients.filter(({ person }) => isExcluded(person)).map(({ person }) => person.id),
        dropped: this.droppedDeals.all.map(({ terms }: DroppedDeal) => terms.match),
      },
      contributors: clients.filter(({ person }) => !isExcluded(person)),
    }
  }

  private verdictsMessage(record: MatchRecord): HostMessage {
    return { kind: 'verdicts', match: record.id, verdicts: this.verdicts }
  }

  private sendToAll(message: HostMessage): void {
    for (const person of this.party.people) this.connections.sendFairDeal(person, message)
  }
}

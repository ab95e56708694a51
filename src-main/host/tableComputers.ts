/** The computers that keep a table, as its people see and command them. */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import { MOST_WENT_ON } from '../../src-shared/record'
import { lastForced } from '../../src-shared/succession/forced'
import type { TableOffice } from '../../src-shared/succession/succession'
import type { KeepingView } from '../../src-shared/wire'
import type { Connections } from './connections'
import type { HostDeps } from './deps'
import type { RunningMatch } from './match/runningMatch'
import type { Party } from './party/party'
import type { Person } from './party/person'
import type { TableKeepers } from './tableKeepers'

export class TableComputers {
  private told: TableOffice | null = null

  /** @param keepers null where no other computer may keep the table */
  constructor(
    private readonly deps: HostDeps,
    private readonly party: Party,
    private readonly connections: Connections,
    private readonly keepers: TableKeepers | null,
    private readonly match: () => RunningMatch | null,
  ) {}

  /** What everybody is told of them; null where there can be none. */
  get view(): KeepingView | null {
    const view = this.keepers?.view() ?? null
    const { wentOnAlone } = this.party
    return view && wentOnAlone.length > 0
      ? { ...view, wentOn: wentOnAlone.map(({ after, at, host, missing }) => ({ after, at, host, missing })) }
      : view
  }

  /** Whether the table cannot go on now: too few of them answer, or it is being given away. */
  get standsStill(): boolean {
    const view = this.keepers?.view()
    return view?.waiting === true || view?.giving !== undefined
  }

  /** Tells somebody who keeps the table now, so that they recognize its next host. */
  tell(person: Person): void {
    const office = this.keepers?.office()
    if (office) this.connections.sendMessage(person, { kind: 'office', office })
  }

  /** Tells everybody, if that has changed. */
  tellChanges(): void {
    const office = this.keepers?.office() ?? null
    if (office !== this.told) for (const person of this.party.people) this.tell(person)
    this.told = office
  }

  /** Gives the table to another of its computers. */
  give(person: Person, to: string): Refusal | null {
    if (!this.party.office.decides(person)) return refuse('ownerOnly')
    return this.keepers ? this.keepers.give(to) : refuse('notKept')
  }

  /** Sends an invitation to the desktop app of somebody with a seat: over its encrypted connection, and to no browser. */
  invite(person: Person, n: number): Refusal | null {
    if (!this.keepers) return refuse('keepersOff')
    if (this.party.seatOf(person) === null) return refuse('notSeated')
    const connection = this.connections.infoOf(person)
    if (connection?.encrypted !== true) return refuse('appOnly')
    // The host's own computer has many addresses, and any of its users may come from all of them.
    const invitation = this.keepers.invite(person.id, this.connections.isLocal(person) ? '' : connection.address)
    if (invitation === null) return refuse('keepsAlready')
    this.connections.sendMessage(person, { kind: 'invitation', n, invitation })
    return null
  }

  /** Somebody has left the table: their computer keeps it no longer. */
  withdraw(person: Person): void {
    this.keepers?.withdraw(person.id)
  }

  /** The host goes on without the computers that do not answer: this stays in the table's record. */
  goOnAlone(person: Person): Refusal | null {
    if (!this.party.office.decides(person)) return refuse('ownerOnly')
    if (!this.keepers) return refuse('keepersOff')
    const missing = this.keepers.goOnAlone()
    if (isRefusal(missing)) return missing
    const match = this.match(),
      current = match?.isOver === false ? match : null,
      office = this.keepers.office(),
      signed = office && current ? lastForced(office.succession) : null
    this.party.wentOnAlone = [
      ...this.party.wentOnAlone,
      {
        match: current?.id ?? null,
        after: match?.answerCount ?? 0,
        at: this.deps.date(),
        host: this.keepers.view().computers[0]?.name ?? '',
        missing: missing.map(({ name }) => name),
        ...(signed ? { signed } : {}),
      },
    ].slice(-MOST_WENT_ON)
    return null
  }
}

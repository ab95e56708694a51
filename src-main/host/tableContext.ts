/** The parts of a table that presence and seating code may use. */
import type { Admission } from './access/admission'
import type { OwnerSetup } from './access/ownerKey'
import type { HostDeps } from './deps'
import type { Connections } from './connections'
import type { Party } from './party/party'
import type { Person } from './party/person'
import type { RunningMatch } from './match/runningMatch'

export interface TableContext {
  readonly deps: HostDeps
  readonly party: Party
  readonly connections: Connections
  readonly admission: Admission
  /** How the table's owner is known; null where nobody is. */
  readonly owner: OwnerSetup | null
  /** The match that is being played, or whose result is shown. */
  readonly match: () => RunningMatch | null
  /** Lines of the score have passed to somebody else. */
  readonly scoreChanged: () => void
  /** Sends a state update with the log to somebody who has just arrived or changed seats. */
  readonly welcome: (person: Person) => void
  /** Has everybody sent an update without match events soon, except one person who has just had theirs. */
  readonly broadcast: (except?: Person) => void
}

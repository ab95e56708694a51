/** What the rooms of coming, going and sitting down are given of their table. */
import type { Given } from './given'
import type { Lines } from './lines'
import type { Party, Person } from './party'
import type { RunningMatch } from './running'

export interface TableSide {
  readonly given: Given
  readonly party: Party
  readonly lines: Lines
  /** The match that is played, or whose result is shown. */
  readonly match: () => RunningMatch | null
  /** A frame with the log, to somebody who has just come to where they are. */
  readonly welcome: (person: Person) => void
  /** A frame with nothing new in its match, for everybody (but one who has just had theirs). */
  readonly tell: (but?: Person) => void
}

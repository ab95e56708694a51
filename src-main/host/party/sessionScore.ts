/**
 * The score of the current game night: who has won which match at this table, across all games. It is read from the
 * stored matches, plus those of this process, for a host that stores nothing.
 */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import { scoresOf, currentSession, type MatchRecord, type FinishedMatch } from '../../../src-shared/record'
import type { SessionScoreView } from '../../../src-shared/wire'
import type { HostDeps } from '../deps'
import type { Party } from './party'
import { withPassedLines } from './scoreLines'

/** Nobody plays more matches between two long pauses. */
const MAX_MATCHES = 60
/** How many matches are listed one by one. */
const SHOWN_MATCHES = 8

export class SessionScore {
  private readCount = 0
  private ownMatches: readonly FinishedMatch[] = []

  /** @param onChange called when the score has changed */
  constructor(
    private readonly deps: HostDeps,
    private readonly party: Party,
    private readonly onChange: () => void,
  ) {}

  /** Adds a match that has ended. */
  addMatch({ id, table, game, rules, seats, dealt, ended, answers, outcome }: MatchRecord): void {
    const match = { id, table, game, rules, seats, dealt, ended, answers: answers.length, outcome, imported: false }
    this.ownMatches = [match, ...this.ownMatches.filter(other => other.id !== id)].slice(0, MAX_MATCHES)
    this.refresh()
  }

  /** Reads the score again. Call it when somebody arrives, too. */
  refresh(): void {
    const read = ++this.readCount
    this.deps.store.history({ table: this.party.id, before: null, limit: MAX_MATCHES }).then(
      matches => {
        if (read === this.readCount) this.update(matches)
      },
      (fault: unknown) => {
        this.deps.reportFault(`the game night's matches could not be read: ${String(fault)}`)
      },
    )
  }

  /** Resets the score; the matches themselves stay stored. */
  restart(): Refusal | null {
    if (this.party.phase === 'match') return refuse('whilePlayed')
    this.party.sessionStart = this.deps.date()
    this.party.passedLines = []
    this.refresh()
    return null
  }

  /** Ignores reads that are still under way. */
  stop(): void {
    this.readCount++
  }

  private update(matches: readonly FinishedMatch[]): void {
    const storedIds = new Set(matches.map(({ id }) => id))
    this.party.finished = [...matches, ...this.ownMatches.filter(({ id }) => !storedIds.has(id))]
    const ownMatches = currentSession(this.party.finished, this.deps.date(), this.party.sessionStart)
    const next = ownMatches.length === 0 ? null : eveningView(withPassedLines(ownMatches, this.party.passedLines))
    if (JSON.stringify(next) === JSON.stringify(this.party.sessionScore)) return
    this.party.sessionScore = next
    // Nobody sees the score during a match: the next update after it carries the new one.
    if (this.party.phase !== 'match') this.onChange()
  }
}

const eveningView = (ownMatches: readonly FinishedMatch[]): SessionScoreView => ({
  scores: scoresOf(ownMatches),
  matches: ownMatches.slice(0, SHOWN_MATCHES).map(({ id, game, seats, outcome }) => ({
    id,
    game,
    winners: (outcome?.winners ?? []).map(seat => seats[seat]?.name ?? ''),
  })),
})

/**
 * The score of the evening that goes on: who has won which match at this table, whatever was played. It is read from
 * the matches that are kept; those of this process are known besides, for a host that keeps nothing.
 */
import { refuse, type Refusal } from '../../src-shared/kernel'
import { scoresOf, thisEvening, type MatchRecord, type PastMatch } from '../../src-shared/record'
import type { EveningView } from '../../src-shared/wire'
import type { Given } from './given'
import type { Party } from './party'

/** More matches than these nobody plays between two long pauses. */
const MOST_MATCHES = 60
/** So many of them are told one by one. */
const MOST_TOLD = 8

export class Evening {
  private looks = 0
  private own: readonly PastMatch[] = []

  /** @param changed called when the score has become another one */
  constructor(
    private readonly given: Given,
    private readonly party: Party,
    private readonly changed: () => void,
  ) {}

  /** A match is over. */
  played({ id, table, game, rules, seats, dealt, ended, answers, outcome }: MatchRecord): void {
    const match = { id, table, game, rules, seats, dealt, ended, answers: answers.length, outcome, imported: false }
    this.own = [match, ...this.own.filter(one => one.id !== id)].slice(0, MOST_MATCHES)
    this.look()
  }

  /** Looks what was played: to be called when somebody comes, too. */
  look(): void {
    const look = ++this.looks
    this.given.store.history({ table: this.party.id, before: null, most: MOST_MATCHES }).then(
      matches => {
        if (look === this.looks) this.found(matches)
      },
      (fault: unknown) => {
        this.given.report(`the evening's matches could not be read: ${String(fault)}`)
      },
    )
  }

  /** The score begins anew; the matches themselves are kept. */
  anew(): Refusal | null {
    if (this.party.phase === 'match') return refuse('whilePlayed')
    this.party.eveningSince = this.given.date()
    this.look()
    return null
  }

  /** What is read later is told to nobody. */
  stop(): void {
    this.looks++
  }

  private found(matches: readonly PastMatch[]): void {
    const kept = new Set(matches.map(({ id }) => id))
    const own = thisEvening(
      [...matches, ...this.own.filter(({ id }) => !kept.has(id))],
      this.given.date(),
      this.party.eveningSince,
    )
    const next = own.length === 0 ? null : eveningView(own)
    if (JSON.stringify(next) === JSON.stringify(this.party.evening)) return
    this.party.evening = next
    // Nobody looks at the score while they play: the next frame after the match has it.
    if (this.party.phase !== 'match') this.changed()
  }
}

const eveningView = (own: readonly PastMatch[]): EveningView => ({
  scores: scoresOf(own),
  matches: own.slice(0, MOST_TOLD).map(({ id, game, seats, outcome }) => ({
    id,
    game,
    winners: (outcome?.winners ?? []).map(seat => seats[seat]?.name ?? ''),
  })),
})

/** Starts matches: draws the key, sets up the match and stores its deal. */
import { isRefusal, refuse, type Json, type Refusal, type Seat, type EmittedEvent } from '../../../src-shared/kernel'
import { manifestById } from '../../../src-shared/games'
import type { DrawnKey } from '../fair-deal/keyCommitment'
import type { FairDeal } from '../fair-deal/fairDeal'
import type { HostDeps } from '../deps'
import type { MatchOrigin } from './journal'
import type { Party } from '../party/party'
import { RunningMatch } from './runningMatch'
import type { SavedMatch } from './savedMatch'
import type { TableSetup } from '../tableSetup'

/** Called with each new state of a match: whose match part may have changed, and the events. */
export type MatchChangeListener = (
  running: RunningMatch,
  touched: Seat | 'all',
  events: readonly EmittedEvent<Json>[],
) => void

export class MatchStarter {
  constructor(
    private readonly deps: HostDeps,
    private readonly setup: TableSetup,
    private readonly party: Party,
    private readonly fairDeal: FairDeal,
    private readonly storeStarted: (match: string) => Promise<void>,
    private readonly onChange: MatchChangeListener,
  ) {}

  /**
   * Deals a match to the party as it sits. Does not start its clocks and bots.
   * @param index 0-based index of the match at this table
   * @returns the match, or why there is none
   */
  async deal(index: number): Promise<RunningMatch | Refusal> {
    const { party, setup } = this
    party.dealing = true
    party.noteSeats()
    try {
      const match = this.deps.ids.id()
      const drawn = await this.fairDeal.draw(match, setup.fixedKey?.(index) ?? null)
      return isRefusal(drawn) ? drawn : await this.storeDeal(match, drawn)
    } finally {
      party.dealing = false
    }
  }

  /** Creates a match: a new one, or one that goes on from a saved state. */
  createMatch(id: string, key: Uint8Array, origin: MatchOrigin, saved: SavedMatch | null): RunningMatch {
    const { party } = this
    const running: RunningMatch = new RunningMatch(this.deps, {
      id,
      key,
      origin,
      saved,
      game: party.game,
      seats: party.seats.length,
      options: party.options,
      deck: party.deck()?.deck ?? null,
      clock: party.settings.clock,
      pace: this.setup.pace,
      isPresent: seat => {
        const occupant = party.seats[seat]
        return occupant?.who !== 'person' || occupant.person.here
      },
      isWatched: () => party.people.length > party.seats.filter(({ who }) => who === 'person').length,
      readsLonger: seat => {
        const occupant = party.seats[seat]
        return (
          manifestById(party.game.id)?.newcomersReadLonger === true &&
          occupant?.who === 'person' &&
          !party.hasPlayed(party.game.id, occupant.person.name)
        )
      },
      botTiming: manifestById(party.game.id)?.botTiming ?? {},
      profileAt: seat => party.profileAt(seat),
      onChange: (touched, events) => {
        this.onChange(running, touched, events)
      },
    })
    return running
  }

  private async storeDeal(match: string, drawn: DrawnKey): Promise<RunningMatch | Refusal> {
    const { party, deps } = this
    const running = this.createMatch(
      match,
      drawn.key,
      { rules: party.game.rulesVersion, seats: party.recordSeats(), dealt: deps.date(), fair: drawn.fair },
      null,
    )
    const { deal, decks } = running.deal(party.id)
    party.begins = true
    try {
      await deps.store.saveDeal(deal, decks)
      // Nobody sees their cards before a restart would go on with them.
      await this.storeStarted(match)
      return running
    } catch (fault) {
      deps.reportFault(`a match could not be stored: ${String(fault)}`)
      this.fairDeal.keyDiscarded()
      return refuse('storeFailed')
    } finally {
      party.begins = false
    }
  }
}

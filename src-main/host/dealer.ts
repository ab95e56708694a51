/** From the people around a table to a match: its key is drawn, its deal kept, its table laid. */
import { isRefusal, refuse, type Json, type Refusal, type Seat, type Told } from '../../src-shared/kernel'
import type { Drawn } from './dealing'
import type { Fairness } from './fairness'
import type { Given } from './given'
import type { Origin } from './journal'
import type { Party } from './party'
import { RunningMatch, type SavedMatch } from './running'
import type { TableSetup } from './setup'

/** Told of each new state of a match: whose match part may have changed, and what was told. */
export type Changed = (running: RunningMatch, touched: Seat | 'all', told: readonly Told<Json>[]) => void

export class Dealer {
  constructor(
    private readonly given: Given,
    private readonly setup: TableSetup,
    private readonly party: Party,
    private readonly fairness: Fairness,
    private readonly changed: Changed,
  ) {}

  /**
   * Deals a match to the party as it sits. Nothing has begun yet.
   * @param nth how many matches were dealt at this table before
   * @returns the match, or why there is none
   */
  async deal(nth: number): Promise<RunningMatch | Refusal> {
    const { party, setup } = this
    party.dealing = true
    try {
      const match = this.given.ids.id()
      const drawn = await this.fairness.draw(match, setup.fixedKey?.(nth) ?? null)
      return isRefusal(drawn) ? drawn : await this.keep(match, drawn)
    } finally {
      party.dealing = false
    }
  }

  /** Lays a match: a new one, or one that goes on. */
  lay(id: string, key: Uint8Array, origin: Origin, saved: SavedMatch | null): RunningMatch {
    const { party } = this
    const running: RunningMatch = new RunningMatch(this.given, {
      id,
      key,
      origin,
      saved,
      game: party.game,
      seats: party.seats.length,
      options: party.options,
      deck: party.deck()?.deck ?? null,
      clock: party.clock,
      pace: this.setup.pace,
      here: seat => {
        const occupant = party.seats[seat]
        return occupant?.who !== 'person' || occupant.person.here
      },
      nature: seat => party.natureAt(seat),
      changed: (touched, told) => {
        this.changed(running, touched, told)
      },
    })
    return running
  }

  private async keep(match: string, drawn: Drawn): Promise<RunningMatch | Refusal> {
    const { party, given } = this
    const running = this.lay(
      match,
      drawn.key,
      { rules: party.game.rules, seats: party.sitters(), dealt: given.date(), fair: drawn.fair },
      null,
    )
    const { deal, decks } = running.deal(party.id)
    try {
      await given.store.deal(deal, decks)
      return running
    } catch (fault) {
      given.report(`a match could not be kept: ${String(fault)}`)
      this.fairness.unused(drawn)
      return refuse('storeFailed')
    }
  }
}

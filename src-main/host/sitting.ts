/**
 * Bots that sit in for people who are away, and give back. Whether and when one does hangs on what everybody knows:
 * who is here, what the table has agreed, and what the host says.
 */
import { refuse, type Refusal, type Seat } from '../../src-shared/kernel'
import type { Cancel, Clock } from './given'
import type { Party, Person } from './party'
import type { RunningMatch } from './running'

const MS = 1000

/** What a bot does at a seat of the running match. */
export type Seats = Pick<RunningMatch, 'takeOver' | 'giveBack'>

export class Sitting {
  /** Since when people are away. */
  private readonly since = new Map<Person, number>()
  private ring: Cancel | null = null

  /**
   * @param match the one that is being played, or null
   * @param told called when a bot has sat down by itself
   */
  constructor(
    private readonly clock: Clock,
    private readonly party: Party,
    private readonly match: () => Seats | null,
    private readonly told: () => void,
  ) {}

  /** Somebody is away from now on. */
  away(person: Person): void {
    this.since.set(person, this.clock.now())
    this.look()
  }

  /** Somebody is back, or has left for good: the bot gives the seat back, between two answers. */
  back(person: Person): void {
    this.since.delete(person)
    const seat = this.party.seatOf(person)
    if (person.sitIn && seat !== null) this.match()?.giveBack(seat)
    person.sitIn = false
    this.look()
  }

  /** The host's word: a bot sits in now. */
  sitIn(seat: Seat): Refusal | null {
    const occupant = this.party.seats[seat]
    if (this.party.phase !== 'match') return refuse('noMatch')
    if (!occupant) return refuse('seatEmpty')
    if (occupant.who === 'bot' || occupant.person.here) return refuse('notAway')
    if (!occupant.person.sitIn) this.sit(occupant.person, seat)
    return null
  }

  /** Looks who has been away for long enough: to be called when anything of it may have changed. */
  look(): void {
    this.ring?.()
    this.ring = null
    // A host who pauses waits for somebody: no bot takes their seat meanwhile.
    if (this.party.phase !== 'match' || this.party.paused || this.party.sitInAfter === 0 || !this.match()) return
    const due = this.due()
    for (const { person, seat, left } of due) if (left <= 0) this.sit(person, seat)
    const next = Math.min(...due.map(({ left }) => left).filter(left => left > 0))
    if (Number.isFinite(next))
      this.ring = this.clock.after(next, () => {
        this.look()
        this.told()
      })
  }

  stop(): void {
    this.ring?.()
  }

  /** People who are away from seats at which no bot sits in, and the milliseconds until one does. */
  private due(): { person: Person; seat: Seat; left: number }[] {
    return this.party.seats.flatMap((occupant, seat) => {
      if (occupant.who === 'bot' || occupant.person.here || occupant.person.sitIn) return []
      const since = this.since.get(occupant.person) ?? this.clock.now()
      return [{ person: occupant.person, seat, left: since + this.party.sitInAfter * MS - this.clock.now() }]
    })
  }

  private sit(person: Person, seat: Seat): void {
    person.sitIn = true
    this.match()?.takeOver(seat)
  }
}

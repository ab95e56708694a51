/**
 * Disconnected players keep their seat. The host, or an agreed timeout, can put in a bot, which leaves when they
 * return. All of that depends on public facts only.
 */
import { refuse, type Refusal, type Seat } from '../../../src-shared/kernel'
import type { Cancel, Clock } from '../../clock'
import type { Party } from '../party/party'
import type { Person } from '../party/person'
import type { RunningMatch } from '../match/runningMatch'

const MS = 1000

/** Puts a bot at a seat of the running match, or takes it away. */
export type SeatControl = Pick<RunningMatch, 'takeOver' | 'giveBack'>

export class StandInBots {
  /** When people went away, by the host's clock. */
  private readonly awaySince = new Map<Person, number>()
  private timer: Cancel | null = null

  /**
   * @param match the match that is being played, or null
   * @param onSatIn called when the timeout has put in a bot
   */
  constructor(
    private readonly clock: Clock,
    private readonly party: Party,
    private readonly match: () => SeatControl | null,
    private readonly onSatIn: () => void,
  ) {}

  /** Somebody has gone away. */
  personLeft(person: Person): void {
    this.awaySince.set(person, this.clock.now())
    this.update()
  }

  /** Somebody is back, or has left for good: the bot gives the seat back between two answers. */
  personBack(person: Person): void {
    this.awaySince.delete(person)
    const seat = this.party.seatOf(person)
    if (person.sitIn && seat !== null) this.match()?.giveBack(seat)
    person.sitIn = false
    this.update()
  }

  /** The host puts in a bot now. */
  sitIn(seat: Seat): Refusal | null {
    const occupant = this.party.seats[seat]
    if (this.party.phase !== 'match') return refuse('noMatch')
    if (!occupant) return refuse('seatEmpty')
    if (occupant.who === 'bot' || occupant.person.here) return refuse('notAway')
    if (!occupant.person.sitIn) this.seatBot(occupant.person, seat)
    return null
  }

  /**
   * Puts in bots for people who have been away long enough. Call it whenever one of its conditions may have changed.
   * @returns whether it has put one in, of which people have to be told
   */
  update(): boolean {
    this.timer?.()
    this.timer = null
    // A host pauses to wait for somebody: no bot takes their seat meanwhile.
    if (this.party.phase !== 'match' || this.party.paused || this.party.settings.sitInAfter === 0 || !this.match())
      return false
    const due = this.due(),
      overdue = due.filter(({ left }) => left <= 0)
    for (const { person, seat } of overdue) this.seatBot(person, seat)
    const next = Math.min(...due.map(({ left }) => left).filter(left => left > 0))
    if (Number.isFinite(next))
      this.timer = this.clock.after(next, () => {
        this.update()
        this.onSatIn()
      })
    return overdue.length > 0
  }

  stop(): void {
    this.timer?.()
  }

  /** Absent players without a stand-in bot, and the milliseconds until they get one. */
  private due(): { person: Person; seat: Seat; left: number }[] {
    return this.party.seats.flatMap((occupant, seat) => {
      if (occupant.who === 'bot' || occupant.person.here || occupant.person.sitIn) return []
      const awaySince = this.awaySince.get(occupant.person) ?? this.clock.now()
      return [
        { person: occupant.person, seat, left: awaySince + this.party.settings.sitInAfter * MS - this.clock.now() },
      ]
    })
  }

  private seatBot(person: Person, seat: Seat): void {
    person.sitIn = true
    this.match()?.takeOver(seat)
  }
}

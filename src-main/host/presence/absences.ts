/** Measures how long people of a table have been away, and reports long absences. */
import type { Cancel, Clock } from '../../clock'
import type { Person } from '../party/person'

/** After this long a host who is away no longer holds up the lobby: another person becomes host. */
const HOST_AWAY_MS = 30_000
/** After this long a spectator who is away counts as having left. */
const SPECTATOR_AWAY_MS = 60_000

export class Absences {
  private readonly timers = new Map<Person, Cancel>()
  private readonly longAway = new Set<Person>()

  /**
   * @param onLongAbsence called when somebody has been away for as long as a host may, then as long as a spectator may
   */
  constructor(
    private readonly clock: Clock,
    private readonly onLongAbsence: (person: Person, as: 'host' | 'spectator') => void,
  ) {}

  start(person: Person): void {
    this.end(person)
    this.timers.set(
      person,
      this.clock.after(HOST_AWAY_MS, () => {
        this.timers.set(
          person,
          this.clock.after(SPECTATOR_AWAY_MS - HOST_AWAY_MS, () => {
            this.timers.delete(person)
            this.onLongAbsence(person, 'spectator')
          }),
        )
        this.longAway.add(person)
        this.onLongAbsence(person, 'host')
      }),
    )
  }

  end(person: Person): void {
    this.timers.get(person)?.()
    this.timers.delete(person)
    this.longAway.delete(person)
  }

  /** Whether somebody has been away for longer than a host may. */
  isLongAway(person: Person): boolean {
    return this.longAway.has(person)
  }

  stop(): void {
    for (const cancel of this.timers.values()) cancel()
    this.timers.clear()
  }
}

/** How long people of a table have been away, and what comes of it. */
import type { Cancel, Clock } from './given'
import type { Person } from './party'

/** A host who is away for so long no longer holds up the lobby: another person gets the office. */
const HOST_AWAY_MS = 30_000
/** A spectator who is away for so long has left. */
const SPECTATOR_AWAY_MS = 60_000

export class Absences {
  private readonly clocks = new Map<Person, Cancel>()
  private readonly long = new Set<Person>()

  /** @param stays called when somebody has been away for as long as a host may, and then for as long as a spectator may */
  constructor(
    private readonly clock: Clock,
    private readonly stays: (person: Person, as: 'host' | 'spectator') => void,
  ) {}

  begin(person: Person): void {
    this.end(person)
    this.clocks.set(
      person,
      this.clock.after(HOST_AWAY_MS, () => {
        this.clocks.set(
          person,
          this.clock.after(SPECTATOR_AWAY_MS - HOST_AWAY_MS, () => {
            this.clocks.delete(person)
            this.stays(person, 'spectator')
          }),
        )
        this.long.add(person)
        this.stays(person, 'host')
      }),
    )
  }

  end(person: Person): void {
    this.clocks.get(person)?.()
    this.clocks.delete(person)
    this.long.delete(person)
  }

  /** Whether somebody has been away for longer than a host may. */
  isLong(person: Person): boolean {
    return this.long.has(person)
  }

  stop(): void {
    for (const cancel of this.clocks.values()) cancel()
    this.clocks.clear()
  }
}

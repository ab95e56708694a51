/**
 * Which table waits for whom, for the organizer: by what each table tells everybody at it, and by nothing else. Short
 * waits are not told, so that a table that plays says nothing.
 */
import type { TableWait } from '../../src-shared/wire'
import type { Clock } from '../clock'
import type { Party } from '../host/party/party'
import type { Table } from '../host/table'

/** A wait is told once it has lasted for so long. */
export const WAIT_MS = 15_000

interface Wait {
  readonly players: readonly number[]
  /** What everybody at the table sees: when that changes, another wait begins. */
  readonly seen: string
  readonly since: number
}

export class TableWaits {
  private readonly waits = new Map<Table, Wait>()

  constructor(private readonly clock: Clock) {}

  /** @returns the waits that are told, and the milliseconds until another one would be; null for none */
  look(tables: readonly Table[]): { readonly waits: readonly TableWait[]; readonly next: number | null } {
    for (const table of this.waits.keys()) if (!tables.includes(table)) this.waits.delete(table)
    for (const table of tables) this.update(table)
    const now = this.clock.now(),
      all = [...this.waits]
    const left = all.map(([, { since }]) => since + WAIT_MS - now)
    const due = all.filter((_, at) => (left[at] ?? 0) <= 0)
    const rest = left.filter(ms => ms > 0)
    return {
      waits: due.map(([{ party }, { players, since }]) => ({ table: party.id, players, since })),
      next: rest.length > 0 ? Math.min(...rest) : null,
    }
  }

  private update(table: Table): void {
    const awaited = table.party.listing === 'open' ? awaitedAt(table) : null
    const known = this.waits.get(table)
    if (!awaited || awaited.players.length === 0) this.waits.delete(table)
    else if (known?.seen !== awaited.seen) this.waits.set(table, { ...awaited, since: this.clock.now() })
  }
}

function awaitedAt({ party, awaited }: Table): Omit<Wait, 'since'> | null {
  if (awaited) return { players: [...new Set(awaited.seats)].sort((a, b) => a - b), seen: awaited.seen }
  if (party.phase !== 'lobby' || party.dealing) return null
  const players = awaitedInLobby(party)
  return { players, seen: players.join() }
}

/** Before a match: who is not there for the seat that was given them, who is not ready, or who only has to begin. */
function awaitedInLobby(party: Party): readonly number[] {
  const seats = party.seats.flatMap((occupant, seat) => (occupant.who === 'person' ? [{ seat, ...occupant }] : []))
  if (party.arranged !== null) return seats.filter(({ person }) => !person.here).map(({ seat }) => seat)
  if (seats.length < 2) return []
  const late = seats.filter(({ person }) => !person.ready && person !== party.host)
  const others = seats.filter(({ person }) => person === party.host)
  return (late.length > 0 ? late : others).map(({ seat }) => seat)
}

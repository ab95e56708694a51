/** How many tables a hall has, and who may open one more. */
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'

/** The most tables in a hall, and how many of these guests leave to the organizer and to rounds of a tournament. */
export const MAX_TABLES = 100,
  KEPT_TABLES = 50
/** The most that one person has opened. */
export const MAX_OWN_TABLES = 3
/** The most that were opened from one address: by three people behind one router. */
export const MAX_NEIGHBOURS_TABLES = 9

/** The guest who has opened a table. */
export interface Opener {
  readonly token: string
  /** Where they came from (neighbourhood.ts). */
  readonly from: string
}

/** @param opener null for the organizer, and for a round */
export function refuseFull(opener: Opener | null, tables: number): Refusal | null {
  if (tables >= MAX_TABLES) return refuse('hallTables', { n: MAX_TABLES })
  return opener && tables >= MAX_TABLES - KEPT_TABLES ? refuse('tablesKept') : null
}

/** @param openers of the tables that guests have opened */
export function refuseMany({ token, from }: Opener, openers: readonly Opener[]): Refusal | null {
  if (openers.filter(other => other.token === token).length >= MAX_OWN_TABLES)
    return refuse('ownTables', { n: MAX_OWN_TABLES })
  return openers.filter(other => other.from === from).length >= MAX_NEIGHBOURS_TABLES
    ? refuse('neighboursTables', { n: MAX_NEIGHBOURS_TABLES })
    : null
}

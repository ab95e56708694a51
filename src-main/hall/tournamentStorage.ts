/**
 * Where a hall keeps its tournament: one file beside the tables' database, replaced as a whole after each step, so that
 * a host that is killed at any moment goes on from the last one. It holds the tokens of its people, who need seats
 * before they come: only the host may read it.
 */
import * as v from 'valibot'
import { isRefusal } from '../../src-shared/kernel'
import { readTournament, type Tournament } from '../../src-shared/hall'
import { personId, token } from '../../src-shared/ids'
import { avatarSchema, type Avatar } from '../../src-shared/wire'
import { json, listOf } from '../../src-shared/wire/schema'
import { MAX_PEOPLE } from '../../src-shared/hall/settings'
import type { PrivateFile } from '../privateFile'

/** Name of the file in the data folder. */
export const TOURNAMENT_FILE = 'tournament.json'

/** Somebody who takes part, as a table has to know them. */
export interface KnownEntrant {
  readonly id: string
  readonly token: string
  readonly avatar: Avatar
}

export interface StoredTournament {
  readonly tournament: Tournament
  readonly entrants: readonly KnownEntrant[]
  /** When the round ends, in milliseconds since 1970; null without a round clock. */
  readonly ends: number | null
  /** How many drawings of the next round were begun: another attempt does not go unseen. */
  readonly attempts: number
}

const outline = v.object({
  tournament: json,
  entrants: listOf(v.object({ id: personId, token, avatar: avatarSchema }), MAX_PEOPLE),
  ends: v.nullable(v.number()),
  attempts: v.number(),
})

/** A file in memory, for a host that stores nothing. */
export function memoryFile(): Pick<PrivateFile, 'read' | 'write' | 'setAside'> {
  let kept: string | null = null
  return {
    read: () => kept,
    write: text => {
      kept = text
    },
    setAside: () => {
      kept = null
    },
  }
}

/**
 * Reads the stored tournament. A file that cannot be read is set aside, not overwritten.
 * @param report called with what is wrong
 */
export function readStored(file: PrivateFile, report: (fault: string) => void): StoredTournament | null {
  const text = file.read()
  if (text === null) return null
  const stored = parsed(text)
  if (stored) return stored
  report('the stored tournament cannot be read: its file was set aside')
  file.setAside()
  return null
}

export const writeStored = (file: PrivateFile, stored: StoredTournament): void => {
  file.write(JSON.stringify(stored))
}

function parsed(text: string): StoredTournament | null {
  try {
    const read = v.safeParse(outline, JSON.parse(text))
    if (!read.success) return null
    const tournament = readTournament(JSON.stringify(read.output.tournament))
    return isRefusal(tournament) ? null : { ...read.output, tournament }
  } catch {
    return null
  }
}

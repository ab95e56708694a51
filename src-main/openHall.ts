/** Opens the hall of a host that has one, and announces it as one entry. */
import path from 'node:path'
import { GAMES } from '../src-shared/games'
import { cleanName, PROTOCOL } from '../src-shared/wire'
import type { HostArguments } from './arguments'
import type { OwnerSetup } from './host/access/ownerKey'
import type { HostDeps } from './host/deps'
import type { Host } from './host/host'
import { Hall } from './hall/hall'
import { searchInThread } from './hall/seatingThread'
import { memoryFile, TOURNAMENT_FILE } from './hall/tournamentStorage'
import type { TableRecord } from './net/discovery/tableRecord'
import { privateFile } from './privateFile'
import type { OpenTables } from './tables'

/** The name of a hall that has none, nor a table that shows one. */
const PROGRAM = 'Undertable'

export interface HallOpening {
  readonly deps: HostDeps
  /** The data folder; null where nothing is stored. */
  readonly folder: string | null
  readonly options: HostArguments
  readonly host: Host
  readonly owner: OwnerSetup
  /** The tables, once they are open. */
  readonly opened: () => OpenTables
  /** Addresses of the hall. */
  readonly invite: () => readonly string[]
}

export function openHall({ deps, folder, options, host, owner, opened, invite }: HallOpening): Hall {
  return new Hall(deps, {
    name: cleanName(options.name ?? ''),
    code: options.code,
    owner,
    invite,
    search: searchInThread(new URL('./seatingWorker.js', import.meta.url), deps.reportFault),
    file: folder === null ? memoryFile() : privateFile(path.join(folder, TOURNAMENT_FILE)),
    keeper: {
      all: () => host.all(),
      open: order => opened().open(order),
      close: (id, why) => {
        host.closeTable(id, why)
      },
    },
  })
}

/** The public record of a hall: one entry for all its tables. Private ones count for nothing in it. */
export function hallRecord(
  hall: Hall,
  { name, code }: Pick<HostArguments, 'name' | 'code'>,
  identity: Pick<TableRecord, 'id' | 'port' | 'fingerprint'>,
): TableRecord {
  const cards = hall.tables.cards().flatMap(card => (card.listing === 'open' ? [card] : []))
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
  const taken = sum(cards.map(({ players }) => players.length))
  return {
    ...identity,
    protocol: PROTOCOL,
    table: null,
    name: cleanName(name ?? '') || (cards[0]?.name ?? PROGRAM),
    // A record has one game.
    game: cards[0]?.game ?? GAMES[0]?.id ?? '',
    taken,
    seats: taken + sum(cards.map(({ free }) => free)),
    hall: hall.tables.cards().length,
    locked: code !== null,
    doors: 'open',
  }
}

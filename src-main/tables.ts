/** Opens the tables of a host: stored and new ones. */
import { createHash } from 'node:crypto'
import { GAMES, gameById } from '../src-shared/games'
import type { HostArguments } from './arguments'
import type { OwnerSetup } from './host/access/ownerKey'
import type { HostControls } from './host/deps'
import type { Host } from './host/host'
import type { StoredTable } from './host/storage/storeTypes'
import type { Table } from './host/table'
import { MAX_TABLES } from './hall/limits'
import type { TableOrder } from './hall/tables'
import type { MatchRecord } from '../src-shared/record'
import { cleanName } from '../src-shared/wire/names'
import type { TableKeeping } from './keep/tableKeeping'
import { nodeIds, nodeRandom } from './nodeDeps'
import type { Translate } from './terminal/locale'

export interface OpenTable {
  readonly id: string
  readonly name: string
}

/** The initial game of a new table. */
const FIRST_GAME = GAMES[0]?.id ?? ''

interface OpenTablesSetup {
  readonly host: Host
  readonly options: HostArguments
  readonly kept: readonly StoredTable[]
  /** Links to a table (null: the only one), the likeliest first. */
  readonly links: (table: string | null) => readonly string[]
  /** Settings of the whole host, given to the first table. */
  readonly controls: HostControls
  readonly owner: OwnerSetup
  readonly words: Translate
  readonly complain: (line: string) => void
  /** Where other computers keep the tables of this one. */
  readonly keeping: TableKeeping | null
  /** The hall around the tables: it is told what may have changed of each. */
  readonly hall: { tableChanged(): void; matchFinished(table: string, record: MatchRecord): void } | null
}

export interface OpenTables {
  readonly tables: readonly OpenTable[]
  /** Opens a table that another computer has hosted. */
  readonly reopen: (stored: StoredTable) => void
  /** Opens one more table. */
  readonly open: (order: TableOrder) => Table
}

/** Opens as many tables as requested, and all stored tables with a running match. */
export async function openTables({
  host,
  options,
  kept,
  links,
  controls,
  owner,
  words: t,
  complain: report,
  keeping,
  hall,
}: OpenTablesSetup): Promise<OpenTables> {
  const stored = kept.filter(({ party }) => party.closed !== true)
  const ours = await hostedHere(stored, keeping)
  for (const { party } of stored)
    if (!ours.some(table => table.party === party)) report(t('movedAway', { name: party.name }))
  const playingTables = ours.filter(({ party }) => party.phase === 'match')
  const idleTables = ours
    .filter(({ party }) => party.phase !== 'match')
    // A hall has all tables that it had.
    .slice(0, Math.max(0, (hall ? MAX_TABLES : options.tables) - playingTables.length))
  const reopened = ours.filter(
    table => playingTables.includes(table) || idleTables.includes(table) || keeping?.isShared(table.party.id),
  )
  const newOnes = newTables(
    options,
    reopened.map(({ party }) => party.id),
    t,
  )
  const [first] = [...reopened.map(({ party }) => party), ...newOnes]
  // With several tables each link names its table.
  const several = hall !== null || reopened.length + newOnes.length > 1
  const setup = ({ id, name }: OpenTable) => ({
    id,
    name,
    invite: links(several ? id : null),
    pace: options.pace,
    fixedKey: fixedKey(options.seed, id),
    // The code of a hall lets people into the hall. There the owner is its organizer, and others run the tables.
    ...(hall
      ? {
          code: null,
          controls: null,
          owner: null,
          changed: () => hall.tableChanged(),
          finished: (record: MatchRecord) => hall.matchFinished(id, record),
        }
      : { code: options.code, controls: id === (first?.id ?? id) ? controls : null, owner }),
    keepers: keeping?.keepersOf(id) ?? null,
  })
  const reopen = (table: StoredTable): void => {
    const { party } = table
    const failure = host.reopen({ ...setup(party), game: gameById(party.game)?.id ?? FIRST_GAME }, table)
    if (failure) report(t(failure === 'rules' ? 'otherRules' : 'brokenMatch', { name: party.name }))
    else if (party.phase === 'match') report(t(table.match ? 'goesOn' : 'brokenMatch', { name: party.name }))
  }
  for (const table of reopened) {
    await keeping?.host(table.party.id, table)
    reopen(table)
  }
  for (const table of newOnes) {
    await keeping?.host(table.id, null)
    const opened = host.open({ ...setup(table), game: FIRST_GAME })
    // Keepers have to know a table before anybody sits at it, and a hall has the same tables after a restart.
    if (keeping ?? hall) opened.storeParty()
  }
  const open = ({ name, game, listing, code }: TableOrder): Table => {
    const table = host.open({ ...setup({ id: nodeIds.id(), name }), game, code })
    table.party.listing = listing
    table.storeParty()
    return table
  }
  return { tables: [...reopened.map(({ party: { id, name } }) => ({ id, name })), ...newOnes], reopen, open }
}

/** The stored tables that no other computer hosts, as far as this one knows. */
async function hostedHere(
  stored: readonly StoredTable[],
  keeping: TableKeeping | null,
): Promise<readonly StoredTable[]> {
  if (!keeping) return stored
  const mayHost = await Promise.all(stored.map(({ party }) => keeping.mayHost(party.id)))
  return stored.filter((_, n) => mayHost[n])
}

function newTables({ name, seed, tables }: HostArguments, taken: readonly string[], t: Translate): OpenTable[] {
  const wanted = cleanName(name ?? '') || firstName(t)
  const ids =
    seed === null
      ? Array.from({ length: tables }, () => nodeIds.id())
      : seededIds(tables).filter(id => !taken.includes(id))
  return ids
    .slice(0, Math.max(0, tables - taken.length))
    .map((id, index) => ({ id, name: tables > 1 ? `${wanted} ${taken.length + index + 1}` : wanted }))
}

const SEEDED = 'seed-'
const seededIds = (tables: number): string[] => Array.from({ length: tables }, (_, index) => `${SEEDED}${index}`)

/** The keys of a table's matches where `--seed` fixes them, or null. */
function fixedKey(seed: string | null, id: string): ((match: number) => Uint8Array) | null {
  if (seed === null || !id.startsWith(SEEDED)) return null
  const index = id.slice(SEEDED.length)
  return match => sha256(`undertable|${seed}|${index}|${match}`)
}

export const sha256 = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest())

/** The name of a new table until its host gives it another: nothing that tells who they are. */
function firstName(t: Translate): string {
  const names = t('tableNames').split('\n')
  return names[nodeRandom.nextInt(names.length, 'table name')] ?? ''
}

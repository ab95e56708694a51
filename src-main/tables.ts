/** Opens the tables of a host: stored and new ones. */
import { createHash } from 'node:crypto'
import { GAMES, gameById } from '../src-shared/games'
import type { HostArguments } from './arguments'
import type { OwnerSetup } from './host/access/ownerKey'
import type { HostControls } from './host/deps'
import type { Host } from './host/host'
import type { StoredTable } from './host/storage/storeTypes'
import { cleanName } from '../src-shared/wire/names'
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
}

/** Opens as many tables as requested, and all stored tables with a running match. */
export function openTables({
  host,
  options,
  kept: stored,
  links,
  controls,
  owner,
  words: t,
  complain: report,
}: OpenTablesSetup): OpenTable[] {
  const playingTables = stored.filter(({ party }) => party.phase === 'match')
  const idleTables = stored
    .filter(({ party }) => party.phase !== 'match')
    .slice(0, Math.max(0, options.tables - playingTables.length))
  const reopened = stored.filter(table => playingTables.includes(table) || idleTables.includes(table))
  const newOnes = newTables(
    options,
    reopened.map(({ party }) => party.id),
    t,
  )
  const [first] = [...reopened.map(({ party }) => party), ...newOnes]
  // With several tables each link names its table.
  const several = reopened.length + newOnes.length > 1
  const setup = ({ id, name }: OpenTable) => ({
    id,
    name,
    invite: links(several ? id : null),
    pace: options.pace,
    fixedKey: fixedKey(options.seed, id),
    code: options.code,
    controls: id === first?.id ? controls : null,
    owner,
  })
  for (const table of reopened) {
    const { party } = table
    const failure = host.reopen({ ...setup(party), game: gameById(party.game)?.id ?? FIRST_GAME }, table)
    if (failure) report(t(failure === 'rules' ? 'otherRules' : 'brokenMatch', { name: party.name }))
    else if (party.phase === 'match') report(t(table.match ? 'goesOn' : 'brokenMatch', { name: party.name }))
  }
  for (const table of newOnes) host.open({ ...setup(table), game: FIRST_GAME })
  return [...reopened.map(({ party: { id, name } }) => ({ id, name })), ...newOnes]
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

/** The tables that a headless host opens: those that were kept, and new ones. */
import { createHash } from 'node:crypto'
import { userInfo } from 'node:os'
import { gameById } from '../src-shared/games/shelf'
import type { HostArguments } from './arguments'
import type { HostControls } from './host/given'
import type { Host } from './host/host'
import type { KeptTable } from './host/kept'
import { cleanName } from './host/names'
import { realIds } from './real'
import type { Say } from './terminal/words'

export interface OpenTable {
  readonly id: string
  readonly name: string
}

/** What a new party finds chosen. */
const FIRST_GAME = 'mascarade'

interface Opening {
  readonly host: Host
  readonly options: HostArguments
  readonly kept: readonly KeptTable[]
  /** Links to a table (null: the only one), the likeliest first. */
  readonly links: (table: string | null) => readonly string[]
  /** For the first of the tables. */
  readonly controls: HostControls
  readonly words: Say
  readonly complain: (line: string) => void
}

/** Opens as many tables as were asked for, and besides every one whose match is not over. */
export function openTables({ host, options, kept, links, controls, words, complain }: Opening): OpenTable[] {
  const playing = kept.filter(({ party }) => party.phase === 'match')
  const idle = kept
    .filter(({ party }) => party.phase !== 'match')
    .slice(0, Math.max(0, options.tables - playing.length))
  const again = kept.filter(table => playing.includes(table) || idle.includes(table))
  const fresh = newTables(
    options,
    again.map(({ party }) => party.id),
    words,
  )
  const [first] = [...again.map(({ party }) => party), ...fresh]
  // With several tables the address names one of them.
  const several = again.length + fresh.length > 1
  const setup = ({ id, name }: OpenTable) => ({
    id,
    name,
    invite: links(several ? id : null),
    pace: options.pace,
    fixedKey: fixedKey(options.seed, id),
    code: options.code,
    controls: id === first?.id ? controls : null,
  })
  for (const table of again) {
    const { party } = table
    const why = host.reopen({ ...setup(party), game: gameById(party.game)?.id ?? FIRST_GAME }, table)
    if (why) complain(words(why === 'rules' ? 'otherRules' : 'brokenMatch', { name: party.name }))
    else if (party.phase === 'match') complain(words('goesOn', { name: party.name }))
  }
  for (const table of fresh) host.open({ ...setup(table), game: FIRST_GAME })
  return [...again.map(({ party: { id, name } }) => ({ id, name })), ...fresh]
}

function newTables({ name, seed, tables }: HostArguments, taken: readonly string[], words: Say): OpenTable[] {
  const wanted = cleanName(name ?? '') || cleanName(`${words('table')} ${userName()}`)
  const ids =
    seed === null
      ? Array.from({ length: tables }, () => realIds.id())
      : seededIds(tables).filter(id => !taken.includes(id))
  return ids
    .slice(0, Math.max(0, tables - taken.length))
    .map((id, at) => ({ id, name: tables > 1 ? `${wanted} ${taken.length + at + 1}` : wanted }))
}

const SEEDED = 'seed-'
const seededIds = (tables: number): string[] => Array.from({ length: tables }, (_, at) => `${SEEDED}${at}`)

/** Keys of a table's matches, where `--seed` fixes them. */
function fixedKey(seed: string | null, id: string): ((match: number) => Uint8Array) | null {
  if (seed === null || !id.startsWith(SEEDED)) return null
  const at = id.slice(SEEDED.length)
  return match => sha256(`undertable|${seed}|${at}|${match}`)
}

export const sha256 = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest())

function userName(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}

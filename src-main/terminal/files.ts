/**
 * `undertable export` and `undertable import`: finished matches as files. Both need exclusive access to the data
 * folder.
 */
import { withSigned } from '../../src-shared/record/withWentOnAlone'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gameTitle } from '../../src-shared/games/titles'
import { isRefusal } from '../../src-shared/kernel'
import type { Language } from '../../src-shared/locales/languages'
import {
  MAX_RECORD_TEXT,
  readRecord,
  type FinishedMatch,
  type MatchRecord,
  type RecordRefusal,
} from '../../src-shared/record'
import { plainJson } from '../../src-shared/text/plainText'
import type { TerminalKey } from '../../src-shared/locales/terminal'
import { openDataFolder, type DataFolder } from '../dataFolder'
import { isDamaged } from '../host/storage/storeTypes'
import { userFolder } from '../userFolder'
import { DATABASE } from '../store/open'
import { printError, print, printJson, type Translate } from './locale'
import { OPTIONS } from '../commandOptions'

export interface FileArguments {
  /** A match to export or a file to import; null: print the list. */
  readonly what: string | null
  /** The file to write; null for the terminal. */
  readonly to: string | null
  /** The data folder; null for the user's own. */
  readonly data: string | null
  readonly json: boolean
}

/** @returns the arguments, or the one that is invalid */
export function readFileArguments(
  args: readonly string[],
  command: 'export' | 'import',
): FileArguments | { readonly bad: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: OPTIONS[command],
    })
    const list = 'list' in values && values.list === true,
      json = 'json' in values && values.json === true
    const [what, to, more] = positionals,
      allowed = list ? 0 : command === 'export' ? 2 : 1
    const excess = [what, to, more][allowed]
    if (excess !== undefined) return { bad: excess }
    if (!list && what === undefined) return { bad: command }
    return { what: what ?? null, to: to ?? null, data: values.data ?? null, json }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

const folderOf = ({ data }: FileArguments): string =>
  path.resolve(data ?? userFolder({ platform: process.platform, home: homedir(), env: process.env }))

async function withData(
  options: FileArguments,
  t: Translate,
  act: (data: DataFolder) => Promise<number>,
): Promise<number> {
  const data = await openDataFolder({ folder: options.data }, t, printError, null)
  if (!data) return 1
  try {
    return await act(data)
  } finally {
    await data.close()
  }
}

/** Writes a finished match to a file or to the terminal, or lists all. @returns the exit code */
export function exportMatch(options: FileArguments, t: Translate, language: Language): Promise<number> {
  const folder = folderOf(options)
  // Do not create an empty data folder.
  if (!existsSync(path.join(folder, DATABASE))) {
    printError(t('nothingKept', { dir: folder }))
    return Promise.resolve(1)
  }
  return withData(options, t, data =>
    options.what === null ? list(data, options.json, t, language) : exportOne(data, options.what, options.to, t),
  )
}

/** More matches than anybody has played. */
const ALL = 1_000_000

async function list({ store }: DataFolder, json: boolean, t: Translate, language: Language): Promise<number> {
  const matches = await store.history({ table: null, before: null, limit: ALL })
  if (json) printJson({ matches })
  else print(...(matches.length === 0 ? [t('noneOver')] : matches.map(match => matchLine(match, t, language))))
  return 0
}

function matchLine(
  { id, game, table, ended, seats, outcome, imported }: FinishedMatch,
  t: Translate,
  language: Language,
): string {
  const day = new Date(ended).toISOString().slice(0, 16).replace('T', ' ')
  const names = seats.map(({ name }, seat) => (outcome?.winners.includes(seat) ? `*${name}` : name)).join(', ')
  return t('overLine', {
    id,
    day,
    game: gameTitle(game, language),
    table,
    names,
    note: imported ? t('overImported') : outcome ? '' : t('overBroken'),
  })
}

async function exportOne({ store }: DataFolder, match: string, to: string | null, t: Translate): Promise<number> {
  let record: MatchRecord | null
  try {
    const stored = await store.record(match, null)
    record = stored && withSigned(stored)
  } catch (fault) {
    // A damaged row was named when it was met.
    if (!isDamaged(fault))
      printError(t('matchUnread', { match, what: fault instanceof Error ? fault.message : String(fault) }))
    return 1
  }
  if (!record) {
    printError(t('noSuchMatch', { match }))
    return 1
  }
  if (to === null) {
    printJson(record)
    return 0
  }
  try {
    // Never overwrite an existing file.
    writeFileSync(to, `${plainJson(record)}\n`, { flag: 'wx' })
  } catch (fault) {
    printError(t('notWritten', { file: to, what: fault instanceof Error ? fault.message : String(fault) }))
    return 1
  }
  print(t('exported', { file: to }))
  return 0
}

const REFUSED: { readonly [why in RecordRefusal]: TerminalKey } = {
  recordUnreadable: 'fileUnreadable',
  recordNewer: 'fileNewer',
  recordTooLong: 'fileTooLong',
}

/** Imports a match of another host from a file: all tables list it. @returns the exit code */
export async function importMatch(options: FileArguments, t: Translate, language: Language): Promise<number> {
  const file = options.what ?? ''
  const text = textOf(file)
  if ('fault' in text) {
    printError(t('notRead', { file, what: text.fault }))
    return 1
  }
  const record = readRecord(text.text)
  if (isRefusal(record)) {
    printError(t(REFUSED[record.refused as RecordRefusal], { file }))
    return 1
  }
  return withData(options, t, async ({ store }) => {
    try {
      await store.importRecord(record)
    } catch (fault) {
      const known = (await store.history({ table: null, before: null, limit: ALL })).some(({ id }) => id === record.id)
      printError(known ? t('knownAlready', { match: record.id }) : t('notKept', { what: String(fault) }))
      return 1
    }
    print(t('imported', { match: record.id, game: gameTitle(record.game, language) }))
    return 0
  })
}

function textOf(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    // UTF-8 has at most three bytes per UTF-16 unit: larger files are not read.
    return {
      text: statSync(file).size > MAX_RECORD_TEXT * 3 ? 'x'.repeat(MAX_RECORD_TEXT + 1) : readFileSync(file, 'utf8'),
    }
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

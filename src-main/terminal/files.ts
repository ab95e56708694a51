/** `undertable export` and `undertable import`: matches that are over, as files. Both need the data folder for themselves. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal } from '../../src-shared/kernel'
import { MAX_RECORD_TEXT, readRecord, type PastMatch, type RecordRefusal } from '../../src-shared/record'
import type { TerminalKey } from '../../src-shared/lang/terminal'
import { openData, type Data } from '../data'
import { userFolder } from '../folder'
import { DATABASE } from '../store/open'
import { complain, print, type Say } from './words'

export interface FileArguments {
  /** A match to export or a file to import; null: the list is wanted. */
  readonly what: string | null
  /** Where a match is written to; null for the terminal. */
  readonly to: string | null
  /** The data folder; null for the user's own. */
  readonly data: string | null
  readonly json: boolean
}

/** @returns the arguments, or the one that was not understood */
export function readFileArguments(
  args: readonly string[],
  command: 'export' | 'import',
): FileArguments | { readonly bad: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: {
        data: { type: 'string' },
        lang: { type: 'string' },
        ...(command === 'export' && {
          list: { type: 'boolean' as const, default: false },
          json: { type: 'boolean' as const, default: false },
        }),
      },
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

async function withData(options: FileArguments, words: Say, act: (data: Data) => Promise<number>): Promise<number> {
  const data = await openData({ folder: options.data }, words, complain, null)
  if (!data) return 1
  try {
    return await act(data)
  } finally {
    await data.close()
  }
}

/** Writes a match that is over to a file or to the terminal, or lists them. @returns the exit code */
export function exportMatch(options: FileArguments, words: Say): Promise<number> {
  const folder = folderOf(options)
  // Looking for what is not there shall leave nothing behind.
  if (!existsSync(path.join(folder, DATABASE))) {
    complain(words('nothingKept', { dir: folder }))
    return Promise.resolve(1)
  }
  return withData(options, words, data =>
    options.what === null ? list(data, options.json, words) : one(data, options.what, options.to, words),
  )
}

/** More matches than anybody has played. */
const ALL = 1_000_000

async function list({ store }: Data, json: boolean, words: Say): Promise<number> {
  const matches = await store.history({ table: null, before: null, most: ALL })
  if (json) print(JSON.stringify({ matches }))
  else print(matches.length === 0 ? words('noneOver') : matches.map(match => tell(match, words)).join('\n'))
  return 0
}

function tell({ id, game, table, ended, seats, outcome, imported }: PastMatch, words: Say): string {
  const day = new Date(ended).toISOString().slice(0, 16).replace('T', ' ')
  const names = seats.map(({ name }, seat) => (outcome?.winners.includes(seat) ? `*${name}` : name)).join(', ')
  return words('overLine', {
    id,
    day,
    game,
    table,
    names,
    note: imported ? words('overImported') : outcome ? '' : words('overBroken'),
  })
}

async function one({ store }: Data, match: string, to: string | null, words: Say): Promise<number> {
  const record = await store.record(match, null)
  if (!record) {
    complain(words('noSuchMatch', { match }))
    return 1
  }
  const text = `${JSON.stringify(record)}\n`
  if (to === null) {
    process.stdout.write(text)
    return 0
  }
  try {
    // A file that is there already is somebody's: it stays as it is.
    writeFileSync(to, text, { flag: 'wx' })
  } catch (fault) {
    complain(words('notWritten', { file: to, what: fault instanceof Error ? fault.message : String(fault) }))
    return 1
  }
  print(words('exported', { file: to }))
  return 0
}

const REFUSED: { readonly [why in RecordRefusal]: TerminalKey } = {
  recordUnreadable: 'fileUnreadable',
  recordNewer: 'fileNewer',
  recordTooLong: 'fileTooLong',
}

/** Takes a match of another host in from a file: every table lists it from then on. @returns the exit code */
export async function importMatch(options: FileArguments, words: Say): Promise<number> {
  const file = options.what ?? ''
  const text = textOf(file)
  if ('fault' in text) {
    complain(words('notRead', { file, what: text.fault }))
    return 1
  }
  const record = readRecord(text.text)
  if (isRefusal(record)) {
    complain(words(REFUSED[record.refused as RecordRefusal], { file }))
    return 1
  }
  return withData(options, words, async ({ store }) => {
    try {
      await store.keepRecord(record)
    } catch (fault) {
      const known = (await store.history({ table: null, before: null, most: ALL })).some(({ id }) => id === record.id)
      complain(known ? words('knownAlready', { match: record.id }) : words('notKept', { what: String(fault) }))
      return 1
    }
    print(words('imported', { match: record.id, game: record.game }))
    return 0
  })
}

function textOf(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    // In bytes a text is at most three times as long: more than that is not even read.
    return {
      text: statSync(file).size > MAX_RECORD_TEXT * 3 ? 'x'.repeat(MAX_RECORD_TEXT + 1) : readFileSync(file, 'utf8'),
    }
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

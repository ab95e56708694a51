/**
 * The public record of a table as a list of short `key=value` entries: the TXT record of its advertisement, also sent
 * over the second channel and HTTP. The keys never change, so that tables of other versions can be listed and
 * explained.
 */
import { createHash } from 'node:crypto'
import { isUnprivileged } from '../../../src-shared/lan/tablePlace'
import { TABLE_SETTINGS, type Doors } from '../../../src-shared/wire'
import { cleanName } from '../../../src-shared/wire/names'

export interface TableRecord {
  /** The version of the wire protocol that the host speaks. */
  readonly protocol: number
  /** Instance id that identifies the table; names may repeat. */
  readonly id: string
  /** Id of the table where the host has several. */
  readonly table: string | null
  readonly name: string
  readonly game: string
  readonly taken: number
  readonly seats: number
  /** For a hall: how many tables it shows. Its game is that of the first. */
  readonly hall?: number
  /** Whether a join code is required. */
  readonly locked: boolean
  /** Who may come in: anybody, only spectators, or nobody new. */
  readonly doors: Doors
  readonly port: number
  /** What the record says of the host's certificate: a hint, since anybody can send a record. Null: it has none. */
  readonly fingerprint: string | null
}

/** A TXT record of this size fits any packet together with the other records. */
export const MAX_RECORD_BYTES = 200
/** More than we send: a later version may send more. */
const MAX_WORDS = 16
/** Seats of all tables of a hall together. */
const MOST_SEATS = 9999

const ID = /^[\w-]{1,40}$/
const GAME = /^[\w-]{1,16}$/
const PRINT = /^[\w-]{16,64}$/

/** @returns the entries of a table, at most MAX_RECORD_BYTES with their lengths; a long name is cut */
export function encodeTableRecord(record: TableRecord): string[] {
  const fixed = [
    `v=${record.protocol}`,
    `id=${record.id}`,
    `g=${record.game}`,
    `s=${record.taken}/${record.seats}`,
    `l=${record.locked ? 1 : 0}`,
    `p=${record.port}`,
    ...(record.hall === undefined ? [] : [`h=${record.hall}`]),
    ...(record.doors === 'open' ? [] : [`d=${record.doors}`]),
    ...(record.table === null ? [] : [`t=${record.table}`]),
    ...(record.fingerprint === null ? [] : [`f=${record.fingerprint}`]),
  ]
  const room = MAX_RECORD_BYTES - sizeOf([...fixed, 'n=', 'k=xxxx'])
  const entries = [...fixed, `n=${cutToBytes(record.name, room)}`]
  return [...entries, `k=${checkOf(entries)}`]
}

/** Size as a TXT record, with a length byte per entry. */
export const sizeOf = (entries: readonly string[]): number =>
  entries.reduce((sum, entry) => sum + Buffer.byteLength(entry) + 1, 0)

function cutToBytes(name: string, bytes: number): string {
  const characters = [...name]
  while (Buffer.byteLength(characters.join('')) > bytes) characters.pop()
  return characters.join('')
}

/** A checksum against broken packets; no protection against forgery. */
const checkOf = (entries: readonly string[]): string =>
  createHash('sha256').update(entries.join('\0')).digest('base64url').slice(0, 4)

/** Reads untrusted entries. @returns null when they are no valid record */
export function readTableRecord(entries: readonly string[]): TableRecord | null {
  if (entries.length > MAX_WORDS || sizeOf(entries) > MAX_RECORD_BYTES) return null
  const get = (key: string): string => entries.find(entry => entry.startsWith(`${key}=`))?.slice(key.length + 1) ?? ''
  if (get('k') !== checkOf(entries.filter(entry => !entry.startsWith('k=')))) return null
  const [taken, seats] = get('s')
    .split('/')
    .map(text => parseCount(text, MOST_SEATS))
  const hall = parseCount(get('h'), MOST_SEATS)
  const protocol = parseCount(get('v'), 9999),
    port = parseCount(get('p'), 65_535)
  const id = get('id'),
    name = cleanName(get('n')),
    table = get('t'),
    fingerprint = get('f')
  if (protocol === null || port === null || !isUnprivileged(port) || !ID.test(id)) return null
  return {
    protocol,
    id,
    port,
    name,
    table: ID.test(table) ? table : null,
    game: GAME.test(get('g')) ? get('g') : '',
    taken: taken ?? 0,
    seats: seats ?? 0,
    ...(hall === null ? {} : { hall }),
    locked: get('l') === '1',
    doors: TABLE_SETTINGS.doors.values.find(one => one === get('d')) ?? 'open',
    fingerprint: PRINT.test(fingerprint) ? fingerprint : null,
  }
}

function parseCount(text: string, max: number): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= max ? Number(text) : null
}

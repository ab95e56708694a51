/**
 * What a table says about itself to everybody on the network, as a list of short `key=value` words: the TXT record of
 * its advertisement, and the same words in an answer of the second channel and over HTTP. These keys stay what they
 * are in all versions, so that an older or newer table can still be listed and explained.
 */
import { createHash } from 'node:crypto'
import { DOORS, type Doors } from '../../../src-shared/wire'
import { cleanName } from '../../host/names'

export interface Facts {
  /** The version of the wire protocol that the host speaks. */
  readonly protocol: number
  /** The instance: what a table is told apart by, never its name. */
  readonly id: string
  /** Which of the host's tables it is, where the host has several. */
  readonly table: string | null
  readonly name: string
  readonly game: string
  readonly taken: number
  readonly seats: number
  /** Whether a code is asked for. */
  readonly locked: boolean
  /** Who may come in: anybody, only to look on, or nobody new. */
  readonly doors: Doors
  readonly port: number
  /** Of the host's certificate; null when it has none. */
  readonly fingerprint: string | null
}

/** A TXT record of this size fits any network's packets beside its other records. */
export const MAX_BYTES = 200
/** Our words are fewer; a later version may have some more. */
const MAX_WORDS = 16

const ID = /^[\w-]{1,40}$/
const GAME = /^[\w-]{1,16}$/
const PRINT = /^[\w-]{16,64}$/

/** @returns the words of a table, at most MAX_BYTES with their lengths; a name that is too long loses its end */
export function wordsOf(facts: Facts): string[] {
  const fixed = [
    `v=${facts.protocol}`,
    `id=${facts.id}`,
    `g=${facts.game}`,
    `s=${facts.taken}/${facts.seats}`,
    `l=${facts.locked ? 1 : 0}`,
    `p=${facts.port}`,
    ...(facts.doors === 'open' ? [] : [`d=${facts.doors}`]),
    ...(facts.table === null ? [] : [`t=${facts.table}`]),
    ...(facts.fingerprint === null ? [] : [`f=${facts.fingerprint}`]),
  ]
  const left = MAX_BYTES - sizeOf([...fixed, 'n=', 'k=xxxx'])
  const words = [...fixed, `n=${cut(facts.name, left)}`]
  return [...words, `k=${checkOf(words)}`]
}

/** As a TXT record counts: every word has a byte for its length. */
export const sizeOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0)

function cut(name: string, bytes: number): string {
  const signs = [...name]
  while (Buffer.byteLength(signs.join('')) > bytes) signs.pop()
  return signs.join('')
}

/** Broken or scrambled packets are told from tables by this; it is no protection against a liar. */
const checkOf = (words: readonly string[]): string =>
  createHash('sha256').update(words.join('\0')).digest('base64url').slice(0, 4)

/** Reads what a stranger sent. @returns null when it is no table of ours */
export function readFacts(words: readonly string[]): Facts | null {
  if (words.length > MAX_WORDS || sizeOf(words) > MAX_BYTES) return null
  const get = (key: string): string => words.find(word => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? ''
  if (get('k') !== checkOf(words.filter(word => !word.startsWith('k=')))) return null
  const [taken, seats] = get('s')
    .split('/')
    .map(text => whole(text, 99))
  const protocol = whole(get('v'), 9999),
    port = whole(get('p'), 65_535)
  const id = get('id'),
    name = cleanName(get('n')),
    table = get('t'),
    print = get('f')
  if (protocol === null || !port || !ID.test(id)) return null
  return {
    protocol,
    id,
    port,
    name,
    table: ID.test(table) ? table : null,
    game: GAME.test(get('g')) ? get('g') : '',
    taken: taken ?? 0,
    seats: seats ?? 0,
    locked: get('l') === '1',
    doors: DOORS.find(one => one === get('d')) ?? 'open',
    fingerprint: PRINT.test(print) ? print : null,
  }
}

function whole(text: string, max: number): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= max ? Number(text) : null
}

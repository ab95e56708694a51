/** Hashes the match part of an update (without clocks, presence and sequence number). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Json, OwnView, View } from '../kernel'
import type { MatchPart } from '../wire'

/** JSON with sorted fields and without undefined ones: equal values give equal texts on every machine. */
export const canonical = (value: unknown): string => JSON.stringify(ordered(value)) ?? 'null'

/** SHA-256 of a match part, in hex. */
export const partHash = ({ id, view, events }: MatchPart): string =>
  bytesToHex(sha256(utf8ToBytes(canonical({ id, view: inFirstWords(view), events }))))

/** What version 0.1 called the editions of Castle in its views. */
const FIRST_EDITIONS: { readonly [edition: string]: string } = { russian: 'ru', italian: 'it' }

/**
 * A view in the words of version 0.1. Hashes are taken over these, so that hashes a client stored before an update
 * still match the views that a later version replays.
 */
function inFirstWords({ open, own }: View): object {
  return { open: { ...open, table: tableInFirstWords(open.table) }, own: own && withHand(own) }
}

const withHand = ({ private: hand, ...others }: OwnView): object => ({ ...others, hand })

function tableInFirstWords(table: Json): Json {
  if (typeof table !== 'object' || table === null || !('edition' in table)) return table
  const { edition } = table
  return { ...table, edition: typeof edition === 'string' ? (FIRST_EDITIONS[edition] ?? edition) : edition }
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  const fields = value as { readonly [field: string]: unknown }
  // Without a prototype, so that no field name has a special meaning.
  const out = Object.create(null) as { [field: string]: unknown }
  for (const field of Object.keys(fields).sort()) out[field] = ordered(fields[field])
  return out
}

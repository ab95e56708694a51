/** The name of a deck's content: two decks with one hash are the same, on every machine. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Json } from '../kernel/pick'

/** SHA-256 of the deck as text with all fields in the order of their names, as 64 hex digits. */
export const deckHash = (deck: Json): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(ordered(deck)))))

function ordered(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = value as { readonly [field: string]: Json }
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map(field => [field, ordered(fields[field] ?? null)]),
  )
}

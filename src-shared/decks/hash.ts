/** Identifies a deck by its content: equal decks have the same hash on every machine. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Json } from '../kernel/choiceSpec'

/** Returns the SHA-256 of the deck as JSON with sorted fields, 64 hex digits. */
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

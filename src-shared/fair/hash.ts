/** What a client keeps of a frame: the hash of its match part (no clock, no presence, no sequence number). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { MatchPart } from '../wire'

/** One text for one value, on every machine: fields in the order of their names, those without a value left out. */
export const canonical = (value: unknown): string => JSON.stringify(ordered(value)) ?? 'null'

/** SHA-256 of a match part, in hex. */
export const partHash = ({ id, view, events }: MatchPart): string =>
  bytesToHex(sha256(utf8ToBytes(canonical({ id, view, events }))))

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  const fields = value as { readonly [field: string]: unknown }
  // Without a prototype: no name of a field means anything but itself.
  const out = Object.create(null) as { [field: string]: unknown }
  for (const field of Object.keys(fields).sort()) out[field] = ordered(fields[field])
  return out
}

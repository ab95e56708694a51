/**
 * Identifiers, which come from other machines, links and files: one schema for each kind reads them everywhere. A path
 * is made of a branded one only, so that a plain text does not compile there.
 */
import * as v from 'valibot'

/** Ours have 12 characters. Letters, digits, `-` and `_` only: no id is a path, or needs escaping anywhere. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
/** Made like those of tables. The deal of a match has the match's. */
export const personId = tableId,
  matchId = tableId
/** The name of a game's folder. */
export const gameId = tableId
/** 32 random bytes in base64url have 43 characters: a person's token, the code of a link, the owner's secret. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
/** The fingerprint of its certificate: 43 characters as well. */
export const computerId = token
/** The hash of its cards: 64 hex digits. */
export const deckId = token

const branded = v.pipe(tableId, v.brand('table'))
export type TableId = v.InferOutput<typeof branded>

/** @returns null for a text that is no table's id */
export function readTableId(text: unknown): TableId | null {
  const read = v.safeParse(branded, text)
  return read.success ? read.output : null
}

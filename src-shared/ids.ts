/**
 * Identifiers of tables, which come from other machines, links and files: one schema reads them everywhere. A path is
 * made of a branded one only, so that a plain text does not compile there.
 */
import * as v from 'valibot'

/** Ours have 12 characters. Letters, digits, `-` and `_` only: no id is a path, or needs escaping anywhere. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

const branded = v.pipe(tableId, v.brand('table'))
export type TableId = v.InferOutput<typeof branded>

/** @returns null for a text that is no table's id */
export function readTableId(text: unknown): TableId | null {
  const read = v.safeParse(branded, text)
  return read.success ? read.output : null
}

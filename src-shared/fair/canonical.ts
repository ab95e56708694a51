/** A canonical text of plain data, for hashes. */

/** JSON with sorted fields and without undefined ones: equal values give equal texts on every machine. */
export const canonical = (value: unknown): string => JSON.stringify(ordered(value)) ?? 'null'

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  const fields = value as { readonly [field: string]: unknown }
  // Without a prototype, so that no field name has a special meaning.
  const out = Object.create(null) as { [field: string]: unknown }
  for (const field of Object.keys(fields).sort()) out[field] = ordered(fields[field])
  return out
}

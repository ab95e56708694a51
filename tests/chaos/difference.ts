/** Where two JSON values differ: exact paths, with both values. */

type Fields = { readonly [key: string]: unknown }
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** JSON with sorted keys: equal values have equal texts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** One line for each place at which the values differ. */
export function differences(shown: unknown, right: unknown, path = '$'): string[] {
  if (canonical(shown) === canonical(right)) return []
  if (!isObject(shown) || !isObject(right) || Array.isArray(shown) !== Array.isArray(right))
    return [`${path}: ${JSON.stringify(shown)} is not ${JSON.stringify(right)}`]
  const keys = new Set([...Object.keys(shown), ...Object.keys(right)])
  return [...keys].flatMap(key => differences(shown[key], right[key], `${path}.${key}`))
}

/** Values with their JSON: what several people are sent is written once, and put together for each of them. */

export interface Written<T> {
  readonly value: T
  /** As `JSON.stringify` writes the value. */
  readonly json: string
}

export const written = <T extends object>(value: T): Written<T> => ({ value, json: JSON.stringify(value) })

/** An object with this one field. */
export const field = <K extends string, T>(
  key: K,
  { value, json }: Written<T>,
): Written<{ readonly [key in K]: T }> => ({
  value: { [key]: value } as { readonly [key in K]: T },
  json: `{${JSON.stringify(key)}:${json}}`,
})

/** The fields of one object, and after them those of another, which has none of the same names. */
export function joined<A extends object, B extends object>(first: Written<A>, second: Written<B>): Written<A & B> {
  const value = { ...first.value, ...second.value }
  if (first.json === '{}') return { value, json: second.json }
  return { value, json: second.json === '{}' ? first.json : `${first.json.slice(0, -1)},${second.json.slice(1)}` }
}

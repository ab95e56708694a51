/** Values with their JSON: what several people are sent is written once, and put together for each of them. */

export interface Written<T> {
  /** Put together when it is asked for: most of what is sent is sent as text. */
  readonly value: T
  /** As `JSON.stringify` writes the value. */
  readonly json: string
}

export const written = <T extends object>(value: T): Written<T> => ({ value, json: JSON.stringify(value) })

/** An object with this one field. */
export const field = <K extends string, T>(key: K, of: Written<T>): Written<{ readonly [key in K]: T }> => ({
  get value() {
    return { [key]: of.value } as { readonly [key in K]: T }
  },
  json: `{${JSON.stringify(key)}:${of.json}}`,
})

/** The fields of one object, and after them those of another, which has none of the same names. */
export const joined = <A extends object, B extends object>(first: Written<A>, second: Written<B>): Written<A & B> => ({
  get value() {
    return { ...first.value, ...second.value }
  },
  json: joinedJson(first.json, second.json),
})

function joinedJson(first: string, second: string): string {
  if (first === '{}') return second
  return second === '{}' ? first : `${first.slice(0, -1)},${second.slice(1)}`
}

/** Values with their JSON: what several people are sent is written once, and put together for each of them. */

export interface Written<T> {
  /** Put together when it is asked for: most of what is sent is sent as text. */
  readonly value: T
  /** As `JSON.stringify` writes the value. */
  readonly json: string
  /** The same of an object without its braces: put together with others it is copied once, when it is sent. */
  readonly fields: string
}

export const written = <T extends object>(value: T): Written<T> => {
  const json = JSON.stringify(value)
  return { value, json, fields: json.slice(1, -1) }
}

/** An object with this one field. */
export const field = <K extends string, T>(key: K, of: Written<T>): Written<{ readonly [key in K]: T }> =>
  withFields(() => ({ [key]: of.value }) as { readonly [key in K]: T }, `${JSON.stringify(key)}:${of.json}`)

/** The fields of one object, and after them those of another, which has none of the same names. */
export const joined = <A extends object, B extends object>(first: Written<A>, second: Written<B>): Written<A & B> =>
  withFields(() => ({ ...first.value, ...second.value }), joinedFields(first.fields, second.fields))

function joinedFields(first: string, second: string): string {
  if (first === '') return second
  return second === '' ? first : `${first},${second}`
}

const withFields = <T>(value: () => T, fields: string): Written<T> => ({
  get value() {
    return value()
  },
  get json() {
    return `{${fields}}`
  },
  fields,
})

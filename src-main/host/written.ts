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
  new WrittenField(key, of)

/** The fields of one object, and after them those of another, which has none of the same names. */
export const joined = <A extends object, B extends object>(first: Written<A>, second: Written<B>): Written<A & B> =>
  new WrittenTogether(first, second)

// Classes, and not literals with getters: those V8 makes into dictionaries, which live, with all that they hold, until the
// next full collection. At 16 guests that was 200 kB for each answer.

class WrittenField<K extends string, T> implements Written<{ readonly [key in K]: T }> {
  readonly fields: string

  constructor(
    private readonly key: K,
    private readonly of: Written<T>,
  ) {
    this.fields = `${JSON.stringify(key)}:${of.json}`
  }

  get value(): { readonly [key in K]: T } {
    return { [this.key]: this.of.value } as { readonly [key in K]: T }
  }

  get json(): string {
    return `{${this.fields}}`
  }
}

class WrittenTogether<A extends object, B extends object> implements Written<A & B> {
  readonly fields: string

  constructor(
    private readonly first: Written<A>,
    private readonly second: Written<B>,
  ) {
    this.fields = joinedFields(first.fields, second.fields)
  }

  get value(): A & B {
    return { ...this.first.value, ...this.second.value }
  }

  get json(): string {
    return `{${this.fields}}`
  }
}

function joinedFields(first: string, second: string): string {
  if (first === '') return second
  return second === '' ? first : `${first},${second}`
}

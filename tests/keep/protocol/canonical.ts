/**
 * What makes it possible to visit millions of states: equal computers and equal messages are one object with one number, and
 * each step of one is worked out once.
 */
import { createHash } from 'node:crypto'

const plain = (_: string, value: unknown): unknown =>
  value instanceof Map ? [...value].sort() : value instanceof Set ? [...value].sort() : value

/** Equal values become one object. None of them may be changed afterwards. */
export class Canonical {
  private readonly byText = new Map<string, object>()
  private readonly numbers = new WeakMap<object, number>()

  /** @returns the one object that equals this one */
  of<T extends object>(value: T): T {
    if (this.numbers.has(value)) return value
    const text = JSON.stringify(value, plain)
    const known = this.byText.get(text)
    // Equal text, equal value: it has the same shape.
    if (known) return known as T
    this.byText.set(text, value)
    this.numbers.set(value, this.byText.size)
    return value
  }

  /** The number of an object that is known here: another one for each. @throws if it is not known */
  numberOf(value: object): number {
    const number = this.numbers.get(value)
    if (number === undefined) throw new Error('not canonical')
    return number
  }
}

/** A set of millions of texts: by their hashes, in parts, since no Set of the language holds more than 16 million. */
export class Visited {
  private readonly parts = Array.from({ length: 64 }, () => new Set<string>())
  size = 0

  /** @returns whether it is new */
  add(text: string): boolean {
    const hash = createHash('sha1').update(text).digest('binary')
    const part = this.parts[hash.charCodeAt(0) % this.parts.length]
    if (!part || part.has(hash)) return false
    part.add(hash)
    this.size++
    return true
  }
}

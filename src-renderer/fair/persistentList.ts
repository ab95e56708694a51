/** A list that survives a reload of its page. It is stored in pieces, so that adding an item writes little. */

/** Storage of texts by key. */
export interface KeyValueStore {
  read(key: string): string | null
  /** @param text null deletes the key */
  write(key: string, text: string | null): void
}

/** Items per piece: adding an item rewrites at most this many. */
const PIECE = 32

export class PersistentList<T> {
  readonly items: T[] = []

  /** @param name prefix of its keys in the store; items that are stored there are loaded */
  constructor(
    private readonly shelf: KeyValueStore,
    private readonly name: string,
  ) {
    for (let piece = 0; ; piece++) {
      const kept = parseJson<T[]>(shelf.read(`${name}.${piece}`))
      if (!kept) break
      this.items.push(...kept)
    }
  }

  add(item: T): void {
    this.items.push(item)
    const piece = Math.floor((this.items.length - 1) / PIECE)
    this.shelf.write(`${this.name}.${piece}`, JSON.stringify(this.items.slice(piece * PIECE)))
  }

  clear(): void {
    for (let piece = 0; piece * PIECE < this.items.length; piece++) this.shelf.write(`${this.name}.${piece}`, null)
    this.items.length = 0
  }
}

/** Parses stored JSON; null when there is none or it is damaged. */
export function parseJson<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

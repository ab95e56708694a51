/** A list that outlives a reload of its page. It is kept piece by piece, so that one more item costs little. */

/** Where texts are kept under names. */
export interface Shelf {
  read(key: string): string | null
  /** @param text null: nothing any more */
  write(key: string, text: string | null): void
}

/** So many items make a piece: each new one writes at most these again. */
const PIECE = 32

export class KeptList<T> {
  readonly items: T[] = []

  /** @param name of the list on its shelf; what is kept there is taken up again */
  constructor(
    private readonly shelf: Shelf,
    private readonly name: string,
  ) {
    for (let piece = 0; ; piece++) {
      const kept = parsed<T[]>(shelf.read(`${name}.${piece}`))
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

/** Our own text, read back; null where there is none, or it was spoilt. */
export function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** Custom decks that people have imported at a table. */
import { isRefusal, refuse, type Game, type Json, type Options, type Refusal } from '../../../src-shared/kernel'
import { deckHash, readDeckText } from '../../../src-shared/decks'
import type { StoredDeck } from '../storage/storeTypes'

/** Decks per table; beyond that the oldest is dropped. */
const MAX_DECKS = 8

export class DeckBox {
  private readonly decks = new Map<string, Json>()

  /**
   * Reads a deck file for a game and adds it.
   * @returns its hash, or what is wrong with it
   */
  addFromFile(game: Game, text: string): string | Refusal {
    if (!game.decks) return refuse('noDecks')
    const parsed = readDeckText(text)
    if (isRefusal(parsed)) return parsed
    const deck = game.decks(parsed.value)
    // A deck read from JSON is plain data.
    return isRefusal(deck) ? deck : this.add(deck as Json)
  }

  /** Adds a deck that has been validated before. @returns its hash */
  add(deck: Json): string {
    const hash = deckHash(deck)
    this.decks.set(hash, deck)
    const [oldest] = this.decks.keys()
    if (this.decks.size > MAX_DECKS && oldest !== undefined) this.decks.delete(oldest)
    return hash
  }

  get(hash: string): Json | undefined {
    return this.decks.get(hash)
  }

  /** The decks with their hashes, the oldest first. */
  all(): StoredDeck[] {
    return [...this.decks].map(([hash, deck]) => ({ hash, deck }))
  }
}

/** The key of the option that chooses the deck; null for a game without custom decks. */
export const deckOption = (game: Game): string | null => game.options.find(spec => spec.kind === 'deck')?.key ?? null

/** The hash of the deck that the options choose; null for the house deck. */
export function chosenDeck(game: Game, options: Options): string | null {
  const key = deckOption(game)
  const hash = key === null ? null : options[key]
  return typeof hash === 'string' ? hash : null
}

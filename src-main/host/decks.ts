/** Decks of their own that people have brought to a table. */
import { isRefusal, refuse, type Game, type Json, type Options, type Refusal } from '../../src-shared/kernel'
import { deckHash } from '../../src-shared/decks'
import { readJson } from '../../src-shared/wire'
import type { KeptDeck } from './kept'

/** So many decks a table keeps; the one that came first goes first. */
const MAX_DECKS = 8
/** Deeper nesting than any deck of ours has. */
const MAX_DECK_DEPTH = 16

export class DeckBox {
  private readonly decks = new Map<string, Json>()

  /**
   * Reads a deck file for a game and keeps it.
   * @returns its hash, or what is wrong with it: then nothing has changed
   */
  bring(game: Game, text: string): string | Refusal {
    if (!game.decks) return refuse('noDecks')
    const parsed = readJson(text, MAX_DECK_DEPTH)
    if ('why' in parsed) return refuse('deckNotJson')
    const deck = game.decks(parsed.value)
    // What was read of plain data is plain data.
    return isRefusal(deck) ? deck : this.keep(deck as Json)
  }

  /** Keeps a deck that has been read before. @returns its hash */
  keep(deck: Json): string {
    const hash = deckHash(deck)
    this.decks.set(hash, deck)
    const [oldest] = this.decks.keys()
    if (this.decks.size > MAX_DECKS && oldest !== undefined && oldest !== hash) this.decks.delete(oldest)
    return hash
  }

  get(hash: string): Json | undefined {
    return this.decks.get(hash)
  }

  /** The decks with their hashes, the oldest first. */
  all(): KeptDeck[] {
    return [...this.decks].map(([hash, deck]) => ({ hash, deck }))
  }
}

/** Where a game's options name the deck: null for a game whose cards are no data. */
export const deckOption = (game: Game): string | null => game.options.find(spec => spec.kind === 'deck')?.key ?? null

/** The hash of the deck that these options choose; null for the house deck. */
export function chosenDeck(game: Game, options: Options): string | null {
  const key = deckOption(game)
  const hash = key === null ? null : options[key]
  return typeof hash === 'string' ? hash : null
}

/**
 * The decks that this device stores, each under a key of its own: two windows with different decks do not disturb each
 * other. What is stored may have been written by an older version or by hand: what is no deck is left alone.
 */
import { isRefusal, type Refusal } from '../../src-shared/kernel/refusal'
import type { Json } from '../../src-shared/kernel/choiceSpec'
import { readDeckText } from '../../src-shared/decks/readDeckText'
import { recall, remember, rememberedUnder } from '../platform'

/** Reads a deck by its schema alone: it may have faults that make it unplayable. */
export type ReadDraft = (content: Json) => object | Refusal

export interface StoredDraft {
  readonly id: string
  /** In ms since 1970. */
  readonly changed: number
  readonly deck: Json
}

/** More are hard to choose from. */
export const MOST_DECKS = 24

const keyOf = (game: string, id: string): string => `deck.${game}.${id}`

/** The stored decks of a game, the last changed first. */
export const storedDrafts = (game: string, read: ReadDraft): readonly StoredDraft[] =>
  rememberedUnder(keyOf(game, ''))
    .flatMap(([key, text]) => {
      const draft = draftIn(text, read)
      return draft ? [{ id: key.slice(keyOf(game, '').length), ...draft }] : []
    })
    .sort((a, b) => b.changed - a.changed || a.id.localeCompare(b.id))

function draftIn(text: string, read: ReadDraft): Omit<StoredDraft, 'id'> | null {
  const [, changed = '', json = ''] = /^(\d{1,16}) ([\s\S]*)$/.exec(text) ?? []
  if (changed === '') return null
  const parsed = readDeckText(json)
  if (isRefusal(parsed)) return null
  const deck = read(parsed.value)
  return isRefusal(deck) ? null : { changed: Number(changed), deck: deck as Json }
}

/** @returns whether the device took it */
export function storeDraft(game: string, { id, changed, deck }: StoredDraft): boolean {
  const text = `${changed} ${JSON.stringify(deck)}`
  remember(keyOf(game, id), text)
  return recall(keyOf(game, id)) === text
}

export const forgetDraft = (game: string, id: string): void => {
  remember(keyOf(game, id), null)
}

/** An id that no stored deck of the game has. */
export function freshId(taken: readonly string[], now: number): string {
  for (let at = now; ; at++) if (!taken.includes(at.toString(36))) return at.toString(36)
}

/**
 * Reads the text of a deck file to be changed.
 * @returns the deck, or why it is none: `deckTooLong`, `deckNotJson`, `deckFaulty`
 */
export function readDraftText(text: string, read: ReadDraft): Json | Refusal {
  const parsed = readDeckText(text)
  return isRefusal(parsed) ? parsed : (read(parsed.value) as Json | Refusal)
}

/** Reads a file that a person has chosen. What is too large for a deck is not even opened. */
import { MAX_DECK_BYTES, MAX_DECK_TEXT } from '../../src-shared/decks/limits'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'

/** @returns its text, or why there is none: `deckTooLong { n }`, `deckUnread` */
export async function readDeckFile(file: Pick<File, 'size' | 'text'>): Promise<string | Refusal> {
  const tooLong = refuse('deckTooLong', { n: MAX_DECK_TEXT })
  if (file.size > MAX_DECK_BYTES) return tooLong
  const text = await file.text().catch(() => null)
  if (text === null) return refuse('deckUnread')
  return text.length > MAX_DECK_TEXT ? tooLong : text
}

/** The text of a deck file as data: not too long, not too deep, and JSON. */
import type { Json } from '../kernel/choiceSpec'
import { refuse, type Refusal } from '../kernel/refusal'
import { slipIn } from './jsonSlip'
import { MAX_DECK_DEPTH, MAX_DECK_TEXT } from './limits'

/**
 * @returns the data, or `deckTooLong { n }` with the most characters, or `deckNotJson { line, column, slip, opened? }`
 * (see `JsonSlip`)
 */
export function readDeckText(text: string): { readonly value: Json } | Refusal {
  if (text.length > MAX_DECK_TEXT) return refuse('deckTooLong', { n: MAX_DECK_TEXT })
  const slip = slipIn(text, MAX_DECK_DEPTH)
  return slip ? refuse('deckNotJson', { ...slip }) : { value: JSON.parse(text) as Json }
}

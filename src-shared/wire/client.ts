/**
 * What a client says to its host: a closed union, checked by schema where it arrives. Every message carries a number
 * of its own, which the host's `ok` or `refused` names.
 */
import * as v from 'valibot'
import { CLOCKS, MAX_DECK_TEXT } from './limits'
import { id, json, n, seat, word } from './schema'

export const clientMessage = v.variant('kind', [
  /**
   * First of all. With a token: back to one's place. `table` names one of several. Where a code is asked for, `code` is
   * the code itself (heard within TLS alone), `proof` what shows in the clear that one knows it (lan/proof.ts).
   */
  v.strictObject({ kind: v.literal('hello'), n, version: v.number(), name: word, token: v.optional(id), table: v.optional(id), code: v.optional(word), proof: v.optional(id) }),
  v.strictObject({ kind: v.literal('answer'), n, ask: id, answer: json }),
  v.strictObject({ kind: v.literal('rename'), n, name: word }),
  v.strictObject({ kind: v.literal('sit'), n }),
  v.strictObject({ kind: v.literal('stand'), n }),
  v.strictObject({ kind: v.literal('ready'), n, ready: v.boolean() }),
  /** The host's: */
  v.strictObject({ kind: v.literal('game'), n, game: id }),
  v.strictObject({ kind: v.literal('options'), n, options: v.record(id, json) }),
  /** A deck of one's own for the chosen game: the file's text. It is the table's deck from then on. */
  v.strictObject({ kind: v.literal('deck'), n, text: v.pipe(v.string(), v.maxLength(MAX_DECK_TEXT)) }),
  v.strictObject({ kind: v.literal('clock'), n, seconds: v.picklist(CLOCKS) }),
  /** What whoever is new must know to come in; null opens the door. */
  v.strictObject({ kind: v.literal('code'), n, code: v.nullable(word) }),
  /** For the whole host, at its first table alone: whether it is announced, and whether browser guests may come. */
  v.strictObject({ kind: v.literal('visible'), n, visible: v.boolean() }),
  v.strictObject({ kind: v.literal('guests'), n, guests: v.boolean() }),
  v.strictObject({ kind: v.literal('addBot'), n }),
  v.strictObject({ kind: v.literal('removeSeat'), n, seat }),
  v.strictObject({ kind: v.literal('moveSeat'), n, seat, to: seat }),
  /** Out of the party: a person at a seat or a spectator. In a match a bot takes over the seat. */
  v.strictObject({ kind: v.literal('kick'), n, person: id }),
  v.strictObject({ kind: v.literal('pause'), n, pause: v.boolean() }),
  v.strictObject({ kind: v.literal('start'), n }),
  /** From the result (or, to break off, from a match) back to the lobby. */
  v.strictObject({ kind: v.literal('lobby'), n }),
  /** From the result: the same game, options and people once more. */
  v.strictObject({ kind: v.literal('rematch'), n }),
  v.strictObject({ kind: v.literal('leave'), n }),
])
export type ClientMessage = v.InferOutput<typeof clientMessage>

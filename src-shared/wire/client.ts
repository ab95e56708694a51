/**
 * What a client says to its host: a closed union, checked by schema where it arrives. Every message carries a number
 * of its own, which the host's `ok` or `refused` names.
 */
import * as v from 'valibot'
import { verdictSchema } from '../fair/verdict'
import { CLOCKS, DOORS, MAX_DECK_TEXT, SIT_IN } from './limits'
import { LEVELS, TEMPERS } from './nature'
import { pastQuestions } from './past'
import { hex, id, json, n, seat, word } from './schema'
import { talkWords } from './talk'

export const clientMessage = v.variant('kind', [
  /**
   * First of all. With a token, or the code of a link from one's other device: back to one's place. `table` names one of several.
   * `deals`: takes part in fair deals, and checks them. Where a code is asked for, `code` is the code itself (heard
   * within TLS alone), `proof` what shows in the clear that one knows it (lan/proof.ts). `screen`: a table screen, which
   * looks on and never does anything else.
   */
  v.strictObject({
    kind: v.literal('hello'),
    n,
    version: v.number(),
    name: word,
    token: v.optional(id),
    link: v.optional(id),
    table: v.optional(id),
    deals: v.optional(v.boolean()),
    screen: v.optional(v.boolean()),
    code: v.optional(word),
    proof: v.optional(id),
  }),
  v.strictObject({ kind: v.literal('answer'), n, ask: id, answer: json }),
  v.strictObject({ kind: v.literal('rename'), n, name: word }),
  v.strictObject({ kind: v.literal('sit'), n }),
  v.strictObject({ kind: v.literal('stand'), n }),
  v.strictObject({ kind: v.literal('ready'), n, ready: v.boolean() }),
  /** A link by which one's other device comes to one's place: answered by `link`. */
  v.strictObject({ kind: v.literal('link'), n }),
  /** Takes the seat that the host has offered, or will not have it. */
  v.strictObject({ kind: v.literal('offered'), n, seat, take: v.boolean() }),
  /** "I am this person, who is away": the host says whether that is so. Null takes it back. */
  v.strictObject({ kind: v.literal('claim'), n, person: v.nullable(id) }),
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
  /** What is left out is that of a plain bot. */
  v.strictObject({
    kind: v.literal('addBot'),
    n,
    level: v.optional(v.picklist(LEVELS)),
    temper: v.optional(v.picklist(TEMPERS)),
  }),
  v.strictObject({ kind: v.literal('removeSeat'), n, seat }),
  v.strictObject({ kind: v.literal('moveSeat'), n, seat, to: seat }),
  /** Out of the party: a person at a seat or a spectator. In a match a bot takes over the seat. */
  v.strictObject({ kind: v.literal('kick'), n, person: id }),
  v.strictObject({ kind: v.literal('pause'), n, pause: v.boolean() }),
  v.strictObject({ kind: v.literal('doors'), n, doors: v.picklist(DOORS) }),
  /** After so many seconds a bot sits in for somebody who is away. */
  v.strictObject({ kind: v.literal('sitInAfter'), n, seconds: v.picklist(SIT_IN) }),
  /** A bot sits in now for the person of this seat, who is away. */
  v.strictObject({ kind: v.literal('sitIn'), n, seat }),
  /** Offers a seat at which no person plays to somebody who looks on; null takes the offer back. */
  v.strictObject({ kind: v.literal('offer'), n, seat, person: v.nullable(id) }),
  /** Whether the one who says so is the person they claim to be. */
  v.strictObject({ kind: v.literal('admit'), n, person: id, yes: v.boolean() }),
  v.strictObject({ kind: v.literal('start'), n }),
  /** From the result (or, to break off, from a match) back to the lobby. */
  v.strictObject({ kind: v.literal('lobby'), n }),
  /** From the result: the same game, options and people once more. */
  v.strictObject({ kind: v.literal('rematch'), n }),
  /** The score of the evening begins anew: the host alone, while nothing is played. */
  v.strictObject({ kind: v.literal('newEvening'), n }),
  v.strictObject({ kind: v.literal('leave'), n }),
  /** The fair deal: in answer to `round` the commitment to a number of one's own, in answer to `hands` the number. */
  v.strictObject({ kind: v.literal('commit'), n, match: id, round: n, commit: hex }),
  v.strictObject({ kind: v.literal('number'), n, match: id, round: n, number: hex }),
  /** What this client found when it played the match again, after its end. */
  v.strictObject({ kind: v.literal('verdict'), n, match: id, verdict: verdictSchema }),
  ...pastQuestions,
  ...talkWords,
])
export type ClientMessage = v.InferOutput<typeof clientMessage>

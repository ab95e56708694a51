/**
 * Messages from a client to its host: a closed union, checked by schema on arrival. Every message has a number `n`,
 * which the host's `ok` or `refused` repeats.
 */
import * as v from 'valibot'
import { gameId, matchId, personId, tableId, token } from '../ids'
import { verdictSchema } from '../fair/verdict'
import { MAX_DECK_TEXT } from './limits'
import { wordsRequests, type WordsMessage } from './authWords'
import { LEVELS, PERSONALITIES } from './botProfile'
import { avatarSchema } from './avatars'
import { hallRequests, type HallRequest } from './hall'
import { historyRequests } from './matchHistory'
import { hex, id, json, n, recordOf, seat, word } from './schema'
import { isSettingValue, SETTING_KEYS } from './settings'
import { chatRequests } from './chat'
import { keepingRequests } from './keeping'

export const clientMessage = v.variant('kind', [
  ...wordsRequests,
  /**
   * The first message. A `token`, or the code of a `link` from the person's other device, returns to their place.
   * `moved`: a token from the page's address, which the `next` one takes the place of.
   * `table`: one of several tables. `deals`: takes part in fair deals and verifies them. Where a join code is needed,
   * `code` is the code itself (over TLS only) and `proof` the proof of knowing it (lan/joinCodeProof.ts). `screen`: a
   * table screen, which only watches. `owner`: the secret that proves the owner of the host. `avatar`: the person's face and
   * colour.
   */
  v.strictObject({
    kind: v.literal('hello'),
    n,
    version: v.number(),
    name: word,
    avatar: v.optional(avatarSchema),
    token: v.optional(token),
    moved: v.optional(v.strictObject({ token, next: token })),
    link: v.optional(token),
    table: v.optional(tableId),
    deals: v.optional(v.boolean()),
    screen: v.optional(v.boolean()),
    code: v.optional(word),
    proof: v.optional(id),
    owner: v.optional(token),
  }),
  v.strictObject({ kind: v.literal('answer'), n, ask: id, answer: json }),
  v.strictObject({ kind: v.literal('rename'), n, name: word }),
  /** Changes this person's face and colour. */
  v.strictObject({ kind: v.literal('avatar'), n, avatar: avatarSchema }),
  /** Chooses this person's character, in a game that has characters to choose from. */
  v.strictObject({ kind: v.literal('character'), n, character: id }),
  v.strictObject({ kind: v.literal('sit'), n }),
  v.strictObject({ kind: v.literal('stand'), n }),
  /** `allEvening`: before every match from now on. */
  v.strictObject({ kind: v.literal('ready'), n, ready: v.boolean(), allEvening: v.optional(v.boolean()) }),
  /** Asks the others to let this player take back the answer to this ask, which was their last. */
  v.strictObject({ kind: v.literal('undo'), n, ask: id }),
  /** Agrees that somebody takes their answer back, or does not; from who has asked, no withdraws it. */
  v.strictObject({ kind: v.literal('undoReply'), n, yes: v.boolean() }),
  /** After a match: the game that this person would like to play next; null withdraws the vote. */
  v.strictObject({ kind: v.literal('vote'), n, game: v.nullable(gameId) }),
  /** A spectator asks for a seat, or no longer does. */
  v.strictObject({ kind: v.literal('wish'), n, wish: v.boolean() }),
  /** Requests a link by which the person's other device takes their place. The reply is `link`. */
  v.strictObject({ kind: v.literal('link'), n }),
  /** Accepts or declines the seat that the host has offered. */
  v.strictObject({ kind: v.literal('offered'), n, seat, take: v.boolean() }),
  /** Says that they are a person who is away, to play on at that seat; the others decide (`admit`). Null withdraws it. */
  v.strictObject({ kind: v.literal('claim'), n, person: v.nullable(personId) }),
  /** Agrees, or does not, that somebody plays on at a seat. For those who are asked (PartyView.claims). */
  v.strictObject({ kind: v.literal('admit'), n, person: personId, yes: v.boolean() }),
  /** From here on mostly for the person who runs the table. */
  v.strictObject({ kind: v.literal('game'), n, game: gameId }),
  v.strictObject({ kind: v.literal('options'), n, options: recordOf(json) }),
  /** The text of a custom deck file for the chosen game. It becomes the table's deck. */
  v.strictObject({ kind: v.literal('deck'), n, text: v.pipe(v.string(), v.maxLength(MAX_DECK_TEXT)) }),
  /** Changes a setting of the table (settings.ts). */
  v.pipe(
    v.strictObject({
      kind: v.literal('setting'),
      n,
      key: v.picklist(SETTING_KEYS),
      value: v.union([word, v.number(), v.boolean()]),
    }),
    v.forward(
      v.check(({ key, value }) => isSettingValue(key, value)),
      ['value'],
    ),
  ),
  v.strictObject({ kind: v.literal('nameTable'), n, name: word }),
  /** Sets the join code; null removes it. */
  v.strictObject({ kind: v.literal('code'), n, code: v.nullable(word) }),
  /** The owner gives the office of the host to somebody who is here, or takes it back. */
  v.strictObject({ kind: v.literal('handOver'), n, person: personId }),
  v.strictObject({ kind: v.literal('takeOffice'), n }),
  /** The owner's, for the whole host, at its first table: whether to announce it, and whether browser guests may join. */
  v.strictObject({ kind: v.literal('visible'), n, visible: v.boolean() }),
  v.strictObject({ kind: v.literal('guests'), n, guests: v.boolean() }),
  /** Missing fields: those of the default profile. */
  v.strictObject({
    kind: v.literal('addBot'),
    n,
    level: v.optional(v.picklist(LEVELS)),
    personality: v.optional(v.picklist(PERSONALITIES)),
  }),
  /** Adds bots until the table is as full as the game is good with; they make way for people. */
  v.strictObject({ kind: v.literal('fillBots'), n }),
  v.strictObject({ kind: v.literal('removeSeat'), n, seat }),
  v.strictObject({ kind: v.literal('moveSeat'), n, seat, to: seat }),
  /** Removes a player or spectator. In a match a bot takes over the seat. */
  v.strictObject({ kind: v.literal('kick'), n, person: personId }),
  /** Lets somebody come back whom the host has removed. */
  v.strictObject({ kind: v.literal('readmit'), n, person: personId }),
  v.strictObject({ kind: v.literal('pause'), n, pause: v.boolean() }),
  /** Lets a bot fill in for the person of this seat, who is away. */
  v.strictObject({ kind: v.literal('sitIn'), n, seat }),
  /** Offers a seat without a person to a spectator; null withdraws the offer. */
  v.strictObject({ kind: v.literal('offer'), n, seat, person: v.nullable(personId) }),
  /**
   * Decides on a spectator's wish for a seat. In a match `seat` is the one they get if the others agree; without
   * it they play the next match. In the lobby they sit down.
   */
  v.strictObject({ kind: v.literal('grant'), n, person: personId, yes: v.boolean(), seat: v.optional(seat) }),
  /** `anyway`: although somebody is not ready, or is away. */
  v.strictObject({ kind: v.literal('start'), n, anyway: v.optional(v.boolean()) }),
  /** Back to the lobby from the result, or from a match that is aborted. */
  v.strictObject({ kind: v.literal('lobby'), n }),
  /** From the result: the same people again, with the same game and options or with another game. */
  v.strictObject({ kind: v.literal('rematch'), n, game: v.optional(gameId) }),
  /** Resets the score of the game night; not during a match. */
  v.strictObject({ kind: v.literal('newEvening'), n }),
  v.strictObject({ kind: v.literal('leave'), n }),
  /** The fair deal: the reply to `round` is the commitment to a number, the reply to `commitments` the number. */
  v.strictObject({ kind: v.literal('commit'), n, match: matchId, round: n, commit: hex }),
  v.strictObject({ kind: v.literal('number'), n, match: matchId, round: n, number: hex }),
  /** Asks for the record of a finished match of this table again: the reply is `laidOpen`. */
  v.strictObject({ kind: v.literal('layOpen'), n, match: matchId }),
  /** Ends the deal that is under way: back to the lobby. */
  v.strictObject({ kind: v.literal('cancelDeal'), n }),
  /** This client's verdict on the finished match. */
  v.strictObject({ kind: v.literal('verdict'), n, match: matchId, verdict: verdictSchema }),
  ...historyRequests,
  ...chatRequests,
  ...keepingRequests,
  ...hallRequests,
])
/**
 * What a client says to its table. The words of a connection are settled before, between the two ends; what is for the
 * hall is read by the hall.
 */
export type ClientMessage = Exclude<v.InferOutput<typeof clientMessage>, WordsMessage | HallRequest>

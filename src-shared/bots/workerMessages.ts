/** Messages between the host and the worker thread in which bots run. */
import type { Answer, Json, Seat, SeatAsk } from '../kernel'
import type { MatchPart, BotProfile } from '../wire'

/** From the host. `bot` numbers the bots of a worker. */
export type BotWorkerRequest =
  | {
      readonly kind: 'open'
      readonly bot: number
      readonly game: string
      readonly deck: Json | null
      readonly seat: Seat
      readonly seed: number
      readonly profile: BotProfile
    }
  | { readonly kind: 'see'; readonly bot: number; readonly part: MatchPart }
  | { readonly kind: 'answer'; readonly bot: number; readonly request: number; readonly ask: SeatAsk }
  | { readonly kind: 'close'; readonly bot: number }

/** The worker's reply to an `answer` request, with the same `request` number. */
export interface BotWorkerReply {
  readonly request: number
  readonly answer: Answer
  /** Why there is no answer, or null. */
  readonly error: string | null
}

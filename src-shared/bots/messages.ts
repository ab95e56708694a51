/** What goes between the host and a worker in which bots think. */
import type { Answer, Json, Seat, SeatAsk } from '../kernel'
import type { MatchPart, Nature } from '../wire'

export type ToWorker =
  | {
      readonly kind: 'open'
      readonly mind: number
      readonly game: string
      readonly deck: Json | null
      readonly seat: Seat
      readonly seed: number
      readonly nature: Nature
    }
  | { readonly kind: 'see'; readonly mind: number; readonly part: MatchPart }
  | { readonly kind: 'answer'; readonly mind: number; readonly asked: number; readonly ask: SeatAsk }
  | { readonly kind: 'close'; readonly mind: number }

export interface FromWorker {
  readonly asked: number
  readonly answer: Answer
  /** Why there is no answer, or null. */
  readonly fault: string | null
}

/**
 * A lesson: a first match with a teacher. It is dealt alike for everybody and its turns are written down, so that what
 * is taught happens; where it ends before the match does, bots play on.
 */
import type { Answer, Options, Seat } from '../kernel'
import type { Level } from '../wire'

/** One point of a lesson. `say` is a key of the lesson's own words: what the teacher says while it lasts. */
export type Beat<Text extends string = string> =
  /** The teacher speaks, until the pupil goes on. */
  | { readonly say: Text }
  /** The pupil is asked a question of this key. `answer`: the only one that is taken, but for what is typed; without it, any. */
  | { readonly ask: string; readonly say: Text; readonly answer?: Answer }
  /** Another seat answers a question of this key. */
  | { readonly seat: Seat; readonly ask: string; readonly answer: Answer }
  /** All others who are asked a question of this key answer alike; it is over as soon as none of them is asked. */
  | { readonly others: string; readonly answer: Answer }
  /** From here on the pupil plays as they like, and the others think for themselves. The last beat, if there is one. */
  | { readonly free: Text }

export interface Lesson<Text extends string = string> {
  readonly game: string
  /** What differs from the game's defaults. */
  readonly options: Options
  /** Which of all deals: the number is the key that decides all draws. */
  readonly deal: number
  readonly pupil: Seat
  /** Who sits where; the pupil's is not read. Its length is the number of seats. */
  readonly names: readonly string[]
  readonly beats: readonly Beat<Text>[]
  /** What is said the first time that free play asks the pupil a question of this key. */
  readonly tips: { readonly [ask: string]: Text }
  /** What is said when the match is over. */
  readonly end: Text
  /** How well the others play where they think for themselves; as beginners where it is not said. */
  readonly level?: Level
}

/** A whole match with nothing written down: the pupil plays as they like, and may ask the coach. @param deal any */
export const practiceOf = ({ game, options, pupil, names, tips }: Lesson, deal: number): Lesson => ({
  game,
  options,
  pupil,
  names,
  tips,
  deal,
  beats: [{ free: 'practice' }],
  end: 'practised',
  level: 'normal',
})

/** Whether nothing at all is written down. */
export const isPractice = ({ beats: [first] }: Lesson): boolean => first !== undefined && 'free' in first

/** What a lesson says, by language: a flat table, whose English one leads. */
export type LessonWords<Text extends string = string> = {
  readonly en: Said<Text>
  readonly ru: Said<Text>
  readonly it: Said<Text>
}
type Said<Text extends string> = { readonly [text in Text]: string }

/** The key of a deal: 32 bytes, the number at their end. */
export function keyOf(deal: number): Uint8Array {
  const key = new Uint8Array(32)
  new DataView(key.buffer).setUint32(key.length - 4, deal)
  return key
}

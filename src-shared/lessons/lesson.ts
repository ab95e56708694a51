/**
 * A lesson: a first match with a teacher. Its deal and turns are scripted. If the script ends before the match does,
 * bots play the other seats.
 */
import type { Answer, Options, Seat } from '../kernel'
import type { ByLanguage } from '../locales/byLanguage'
import type { Level } from '../wire'

/** One step of a lesson. `say` is a key of the lesson's texts: what the teacher says during the step. */
export type LessonStep<Text extends string = string> =
  /** The teacher speaks until the pupil continues. */
  | { readonly say: Text }
  /** The pupil answers an ask with this key. `answer`: the expected one (typed text may differ); default: any. */
  | { readonly ask: string; readonly say: Text; readonly answer?: Answer }
  /** Another seat answers an ask with this key. */
  | { readonly seat: Seat; readonly ask: string; readonly answer: Answer }
  /** All other seats give the same answer to asks with this key. The step ends when none of them is asked. */
  | { readonly others: string; readonly answer: Answer }
  /** Free play: from here on the pupil plays as they like and bots play the others. Always the last step. */
  | { readonly free: Text }

/** A scripted lesson of one game. */
export interface Lesson<Text extends string = string> {
  readonly game: string
  /** Options that differ from the game's defaults. */
  readonly options: Options
  /** The number that decides all draws (`lessonKey`). */
  readonly deal: number
  readonly pupil: Seat
  /** Names by seat; the pupil's is ignored. The length is the number of seats. */
  readonly names: readonly string[]
  readonly steps: readonly LessonStep<Text>[]
  /** What the teacher says when free play asks the pupil for the first time, by the ask's key. */
  readonly tips: { readonly [ask: string]: Text }
  /** What the teacher says when the match is over. */
  readonly end: Text
  /** Level of the bots in free play; default: easy. */
  readonly level?: Level
}

/** A lesson without a script: the pupil plays a whole match and may ask the coach. @param deal any number */
export const practiceOf = ({ game, options, pupil, names, tips }: Lesson, deal: number): Lesson => ({
  game,
  options,
  pupil,
  names,
  tips,
  deal,
  steps: [{ free: 'practice' }],
  end: 'practised',
  level: 'normal',
})

/** Whether a lesson has no script. */
export const isPractice = ({ steps: [first] }: Lesson): boolean => first !== undefined && 'free' in first

/** What a lesson says, by language: a flat table, whose English one leads. */
export type LessonWords<Text extends string = string> = ByLanguage<LessonTexts<Text>>
type LessonTexts<Text extends string> = { readonly [text in Text]: string }

/** The match key of a lesson's deal: 32 bytes that end in the number. */
export function lessonKey(deal: number): Uint8Array {
  const key = new Uint8Array(32)
  new DataView(key.buffer).setUint32(key.length - 4, deal)
  return key
}

/** A lesson taken to the end of its beats by a pupil who does what the teacher says. */
import {
  fastRandom,
  isRefusal,
  legalAnswers,
  SEEN,
  type Answer,
  type Game,
  type Json,
  type EmittedEvent,
} from '../../src-shared/kernel'
import type { BotFactory } from '../../src-shared/bots/bot'
import type { Lesson } from '../../src-shared/lessons/lesson'
import { LessonRun } from '../../src-shared/lessons/run'

/** More answers than any lesson has, free play included. */
const MOST = 5000

export interface Line {
  readonly says: string | null
  readonly waits: string
  readonly asks: readonly string[]
  readonly told: readonly EmittedEvent<Json>[]
}

/**
 * @param free whether free play is played too, by chance
 * @returns the run at its end, and line by line what happened
 */
export function takeThrough(
  lesson: Lesson,
  game: Game,
  bot: BotFactory,
  free: boolean,
): { readonly run: LessonRun; readonly lines: readonly Line[] } {
  const run = new LessonRun(lesson, game, bot),
    lines: Line[] = [],
    random = fastRandom(7)
  for (let n = 0; n < MOST && run.waitsFor !== 'over'; n++) {
    const { step: beat, text: says, waitsFor: waits } = run
    if (beat && 'free' in beat && !free) break
    let told: readonly EmittedEvent<Json>[] = []
    if (waits === 'say') run.continue()
    else if (waits === 'others') told = run.next()
    else {
      const ask = run.view.own?.asks.find(({ key }) => key !== SEEN)
      if (!ask)
        throw new Error(
          `the pupil is asked nothing at ${says ?? ''}, but there is ${run.match
            .asks()
            .map(one => `${one.seat}:${one.key}`)
            .join(' ')}`,
        )
      const all = [...legalAnswers(ask.pick)]
      const wanted: Answer =
        beat && 'ask' in beat && beat.answer !== undefined
          ? beat.answer
          : (all[random.nextInt(all.length, 'pupil')] ?? true)
      const taken = run.answer(ask.id, wanted)
      if (isRefusal(taken))
        throw new Error(
          `${says ?? ''}: ${ask.key} ${JSON.stringify(ask.pick)} does not take ${JSON.stringify(wanted)}: ${taken.refused}`,
        )
      told = taken
    }
    lines.push({ says, waits, asks: run.match.asks().map(one => `${one.seat}:${one.key}`), told })
  }
  return { run, lines }
}

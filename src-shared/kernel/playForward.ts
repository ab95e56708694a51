/**
 * Plays a match forward in place, as a search does many thousand times: by the same steps as a match, but unwatched. No
 * event is kept, nobody is shown anything, asks have no ids, and sealed answers are not stored in the state. Interrupts
 * are left out, because nobody has to answer one.
 */
import type { Answer } from './choiceSpec'
import type { Game } from './game'
import { Play } from './play'
import type { Random } from './random'
import type { GameState } from './state'
import type { Ask, SeatAnswer } from './step'
import { defOf, runToAsk } from './stepRunner'

/** A play without an audience. */
class UnwatchedPlay<S, E> extends Play<S, E> {
  override emit(): void {
    /* Nobody listens. */
  }

  override show(): void {
    /* Nobody looks. */
  }
}

/** Who plays on, and until when. */
export interface Players {
  /** Answers an open ask. */
  readonly choose: (ask: Ask) => Answer
  /** Whether to stop before the next ask. */
  readonly isFar: () => boolean
}

const NONE: readonly Ask[] = []

const bySeat = (a: SeatAnswer, b: SeatAnswer): number => a.seat - b.seat

/**
 * Answers an ask of the step on top, and plays on. Changes the state.
 * @param luck the draws of the match
 */
export function playForward<S extends GameState, E>(
  game: Pick<Game<S, E>, 'steps'>,
  state: S,
  { seat, key }: Pick<Ask, 'seat' | 'key'>,
  answer: Answer,
  luck: Random,
  { choose, isFar }: Players,
): void {
  const play = new UnwatchedPlay<S, E>(state, luck)
  let first: SeatAnswer | null = { seat, answer }
  while (!state.outcome) {
    const frame = runToAsk(game, play)
    if (!frame) return
    const def = defOf(game, frame)
    if (def.resolve) {
      const answers: SeatAnswer[] = first ? [first] : []
      for (const ask of def.asks?.(state, frame.data) ?? NONE) {
        if (ask.seat === first?.seat) continue
        if (isFar()) return
        answers.push({ seat: ask.seat, answer: choose(ask) })
      }
      state.moment += answers.length
      play.enter(frame)
      def.resolve(play, frame.data, answers.sort(bySeat))
    } else {
      if (!first && isFar()) return
      const ask: Pick<Ask, 'seat' | 'key'> | undefined = first ? { seat, key } : def.asks?.(state, frame.data)[0]
      if (!ask || !def.take) throw new Error(`the step ${def.name} asks nobody`)
      const given = first ? answer : choose(ask as Ask)
      state.moment++
      play.enter(frame)
      def.take(play, frame.data, ask.seat, given, ask.key)
    }
    first = null
  }
}

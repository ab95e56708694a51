/** The lessons, each with the rules of its game, loaded when somebody wants to learn it. */
import type { Game } from '../../src-shared/kernel'
import type { Lesson, LessonWords } from '../../src-shared/lessons/lesson'

export interface Course {
  readonly game: Game
  readonly lesson: Lesson
  readonly words: LessonWords
  /** What bots say of their choices. */
  readonly coach: LessonWords
}

/** A game's own types are hidden here, as on the shelf. */
const course = (
  game: object,
  { lesson, words, coach }: { readonly lesson: object; readonly words: object; readonly coach: object },
): Course => ({
  game: game as Game,
  lesson: lesson as Lesson,
  words: words as LessonWords,
  coach: coach as LessonWords,
})

const LOADERS: { readonly [game: string]: () => Promise<Course> } = {
  mascarade: async () =>
    course(
      (await import('../../src-shared/games/mascarade')).mascarade,
      await import('../../src-shared/lessons/mascarade'),
    ),
  castle: async () =>
    course((await import('../../src-shared/games/castle')).castle, await import('../../src-shared/lessons/castle')),
  tales: async () =>
    course((await import('../../src-shared/games/tales')).tales, await import('../../src-shared/lessons/tales')),
  overlord: async () =>
    course(
      (await import('../../src-shared/games/overlord')).overlord,
      await import('../../src-shared/lessons/overlord'),
    ),
}

/** @throws when there is no lesson of this game */
export const courseOf = (game: string): Promise<Course> => {
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined
  return load ? load() : Promise.reject(new Error(`no lesson of ${game}`))
}

/** Runs a lesson on the page: its table, the teacher's state, and the pupil's actions. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { Answer } from '../../src-shared/kernel'
import type { Avatar } from '../../src-shared/wire'
import { LessonRun, type Advice, type Explained, type WaitsFor } from '../../src-shared/lessons/run'
import { localTable, type Table } from '../store/table'
import { lessonParty } from './lessonParty'
import { LocalConnection } from './localConnection'
import type { LoadedLesson } from './lessons'

export interface LessonState {
  /** A key of the lesson's messages, or null while the teacher only watches. */
  readonly says: string | null
  readonly waits: WaitsFor
  readonly n: number
  readonly of: number
  /** The answer that the lesson wants; undefined where any will do, and while none is awaited. */
  readonly wants: Answer | undefined
  /** Whether the pupil plays freely, and may ask the coach. */
  readonly free: boolean
  /** The coach's advice, once asked for. */
  readonly advice: Advice | null
  /** Why another player made their last answer. */
  readonly reason: Explained | null
}

export interface LessonSession {
  readonly table: Table
  readonly teaching: ShallowRef<LessonState>
  readonly goOn: () => void
  /** Asks the coach for advice. */
  readonly ask: () => void
}

/** Counts the lessons, so that each has a match id of its own. */
let lessonsTaken = 0

const stateOf = (run: LessonRun): LessonState => ({
  says: run.text,
  waits: run.waitsFor,
  ...run.progress,
  wants: run.advised ? run.advised.answer : run.expected,
  free: run.isFree,
  advice: run.advised,
  reason: run.reason,
})

/**
 * @param nameOf names of the lesson, the empty name is the pupil's; called with each answer, because the language may
 * change; @param avatar the pupil's
 */
export function useLesson(
  { game, lesson, bot }: LoadedLesson,
  nameOf: (name: string) => string,
  avatar: Avatar,
): LessonSession {
  const run = new LessonRun(lesson, game, bot),
    table = localTable(),
    teaching = shallowRef(stateOf(run))
  const refresh = (): void => {
    teaching.value = stateOf(run)
  }
  const ask = (): void => {
    run.advice()
    refresh()
  }
  const connection = new LocalConnection(
    run,
    `lesson/${lessonsTaken++}`,
    () => lessonParty(run, nameOf, avatar),
    refresh,
  )
  table.join(connection)
  onScopeDispose(() => {
    connection.close()
  })
  return {
    table,
    teaching,
    goOn: () => {
      connection.goOn()
    },
    ask,
  }
}

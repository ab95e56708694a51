/** A lesson on the page: its table, what the teacher says now, and what can be done about it. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { Answer } from '../../src-shared/kernel'
import { LessonRun, type Advice, type Explained, type Waits } from '../../src-shared/lessons/run'
import { standInTable, type Table } from '../store/table'
import { classmates } from './classmates'
import { Classroom } from './classroom'
import type { Course } from './lessons'

export interface Teaching {
  /** A key of the lesson's words, or null while the teacher only watches. */
  readonly says: string | null
  readonly waits: Waits
  readonly n: number
  readonly of: number
  /** The answer that the lesson wants; undefined where any will do, and while none is awaited. */
  readonly wants: Answer | undefined
  /** Whether the pupil plays as they like, and may ask the coach. */
  readonly free: boolean
  /** What the coach has been asked for. */
  readonly advice: Advice | null
  /** Why one of the others did what they did last, for whoever asks. */
  readonly reason: Explained | null
}

export interface LessonOnPage {
  readonly table: Table
  readonly teaching: ShallowRef<Teaching>
  readonly goOn: () => void
  /** Asks the coach. */
  readonly ask: () => void
}

/** Lessons taken so far: each is a match of its own for whoever follows matches by their ids. */
let taken = 0

const teachingOf = (run: LessonRun): Teaching => ({
  says: run.says,
  waits: run.waits,
  ...run.step,
  wants: run.advised ? run.advised.answer : run.wants,
  free: run.free,
  advice: run.advised,
  reason: run.reason,
})

/** @param called what somebody of the lesson is called, the pupil by no name; asked anew with each answer, for the language may have changed */
export function useLesson({ game, lesson }: Course, called: (name: string) => string): LessonOnPage {
  const run = new LessonRun(lesson, game),
    table = standInTable(),
    teaching = shallowRef(teachingOf(run))
  const look = (): void => {
    teaching.value = teachingOf(run)
  }
  const ask = (): void => {
    run.advice()
    look()
  }
  const classroom = new Classroom(run, `lesson/${taken++}`, () => classmates(run, called), look)
  table.join(classroom)
  onScopeDispose(() => {
    classroom.close()
  })
  return {
    table,
    teaching,
    goOn: () => {
      classroom.goOn()
    },
    ask,
  }
}

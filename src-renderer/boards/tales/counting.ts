/** The reckoning, step by step: first what was scored during the tale, then line by line of story card B, player by player. */
import { onScopeDispose, ref, type Ref } from 'vue'
import type { Seat } from '../../../src-shared/kernel'
import type { Scored } from '../../../src-shared/games/tales/state'
import type { TalesOpen } from '../../../src-shared/games/tales/view'

/** The steps before the first line: the names, then the points of the tale. */
export const BEFORE_LINES = 2

/** After how many steps everything is counted. */
export const stepsOf = (open: TalesOpen): number => BEFORE_LINES + (open.scores?.length ?? 0)

/** Whether the points of the tale are in sight at this step. */
export const showsPlayed = (step: number): boolean => step >= BEFORE_LINES - 1

export interface LineAt {
  readonly line: number
  /** A cell per seat; null until it is counted. */
  readonly cells: readonly (Scored | null)[]
}

/** The lines that have begun by this step, with what has been counted of them. */
export function linesAt(open: TalesOpen, step: number): LineAt[] {
  const scores = open.scores ?? [],
    counted = scores.slice(0, Math.max(0, step - BEFORE_LINES + 1))
  const begun = counted.at(-1)?.line ?? 0
  return Array.from({ length: begun }, (_, i) => ({
    line: i + 1,
    cells: open.players.map((__, seat) => counted.find(one => one.line === i + 1 && one.seat === seat) ?? null),
  }))
}

/** What a player has by this step. */
export function sumAt(open: TalesOpen, seat: Seat, step: number): number {
  if (!showsPlayed(step)) return 0
  const counted = (open.scores ?? []).slice(0, Math.max(0, step - BEFORE_LINES + 1))
  return counted.reduce((sum, one) => (one.seat === seat ? sum + one.vp : sum), open.players[seat]?.total?.played ?? 0)
}

/** Between two steps, in milliseconds; a new line is read first. */
const BEAT = 650,
  NEW_LINE = 1300

/** Goes on by itself from step to step, to the last one. */
export function useCounting(open: () => TalesOpen | null): { readonly step: Ref<number>; readonly skip: () => void } {
  const step = ref(0)
  let timer: ReturnType<typeof setTimeout> | undefined

  function go(): void {
    const now = open(),
      last = now ? stepsOf(now) : 0
    if (!now || step.value >= last) return
    const next = now.scores?.[step.value - BEFORE_LINES + 1],
      before = now.scores?.[step.value - BEFORE_LINES]
    timer = setTimeout(
      () => {
        step.value++
        go()
      },
      next && next.line !== before?.line ? NEW_LINE : BEAT,
    )
  }
  function skip(): void {
    clearTimeout(timer)
    const now = open()
    if (now) step.value = stepsOf(now)
  }
  go()
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return { step, skip }
}

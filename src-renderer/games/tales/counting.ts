/** The final count step by step: first the points of the tale, then story card B line by line, player by player. */
import { onScopeDispose, ref, type Ref } from 'vue'
import type { Seat } from '../../../src-shared/kernel'
import type { Scored } from '../../../src-shared/games/tales/rules/state'
import type { TalesOpen } from '../../../src-shared/games/tales/rules/view'

/** The steps before the first line: the names, then the points of the tale. */
export const BEFORE_LINES = 2

/** The number of steps. */
export const stepsOf = (open: TalesOpen): number => BEFORE_LINES + (open.scores?.length ?? 0)

/** Whether the points of the tale are shown at this step. */
export const showsPlayed = (step: number): boolean => step >= BEFORE_LINES - 1

export interface LineAt {
  readonly line: number
  /** A cell per seat; null until it is counted. */
  readonly cells: readonly (Scored | null)[]
}

/** The lines that have begun by this step, with the cells counted so far. */
export function linesAt(open: TalesOpen, step: number): LineAt[] {
  const scores = open.scores ?? [],
    counted = scores.slice(0, Math.max(0, step - BEFORE_LINES + 1))
  const begun = counted.at(-1)?.line ?? 0
  return Array.from({ length: begun }, (_, i) => ({
    line: i + 1,
    cells: open.players.map((__, seat) => counted.find(one => one.line === i + 1 && one.seat === seat) ?? null),
  }))
}

/** A player's sum at this step. */
export function sumAt(open: TalesOpen, seat: Seat, step: number): number {
  if (!showsPlayed(step)) return 0
  const counted = (open.scores ?? []).slice(0, Math.max(0, step - BEFORE_LINES + 1))
  return counted.reduce((sum, one) => (one.seat === seat ? sum + one.vp : sum), open.players[seat]?.total?.played ?? 0)
}

/** Milliseconds between two steps; a new line takes time to read. */
const BEAT = 650,
  NEW_LINE = 1300

/** Advances by itself to the last step. */
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

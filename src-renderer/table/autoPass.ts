/**
 * Auto-pass: windows in which a player does not want to be asked. The clock passes for them, at its end and not before,
 * so that nobody can tell it from thinking. Nothing is answered here; the asks are only hidden. It belongs to this page
 * alone: the host never learns of it, and a new match or a reload starts without.
 */
import { defineStore } from 'pinia'
import { computed, ref, watch, type ComputedRef } from 'vue'
import type { SeatAsk } from '../../src-shared/kernel'
import type { GameUi, GamePhase } from '../games/gameUi'
import { useTable } from '../store/table'

/** When auto-pass ends: with this window, with this duel, with the next duel, at the own next turn, or by hand. */
export type AutoPassUntil = 'window' | 'duel' | 'nextDuel' | 'turn' | 'always'

/** The phase of the match, as far as auto-pass may end by it. */
export interface TablePhase extends GamePhase {
  readonly match: string
  /** Whether it is this client's own turn. */
  readonly ownTurn: boolean
}

/** An auto-pass, and the phase in which it was started. */
export interface AutoPass {
  readonly until: AutoPassUntil
  readonly since: TablePhase
}

/** The choices offered now, the shortest first. */
export const autoPassOptions = (now: TablePhase): readonly AutoPassUntil[] => [
  'window',
  now.duel === null ? 'nextDuel' : 'duel',
  'turn',
  'always',
]

/** Whether an auto-pass is still in force. */
export function stillHolds({ until, since }: AutoPass, now: TablePhase): boolean {
  if (now.match !== since.match) return false
  switch (until) {
    case 'window':
      return now.window === since.window
    case 'duel':
      return now.duel === since.duel
    case 'nextDuel':
      return now.duel === null || now.duel === since.duel
    // Started in the own turn, it covers the turns of others after it.
    case 'turn':
      return !now.ownTurn || now.turn === since.turn
    case 'always':
      return true
  }
}

export const useAutoPass = defineStore('autoPass', () => {
  const active = ref<AutoPass | null>(null)

  function start(until: AutoPassUntil, since: TablePhase): void {
    active.value = { until, since }
  }
  function stop(): void {
    active.value = null
  }
  /** Takes in the current phase: stops an auto-pass that is over. */
  function onPhase(now: TablePhase | null): void {
    if (active.value && (now === null || !stillHolds(active.value, now))) stop()
  }
  return { active, start, stop, onPhase }
})

export interface AutoPassState {
  readonly phase: ComputedRef<TablePhase | null>
  /** Choices for the open ask; empty where it has no clock. */
  readonly options: ComputedRef<readonly AutoPassUntil[]>
  /** Whether the open ask is left to its clock. */
  readonly passing: ComputedRef<boolean>
}

/** The auto-pass of this page, for the open ask. */
export function useAutoPassState(ui: () => GameUi, ask: () => SeatAsk | null): AutoPassState {
  const table = useTable()
  const autoPass = useAutoPass()
  const phase = computed<TablePhase | null>(() => {
    const { match, seat } = table,
      of = ui().phaseOf
    return match && of ? { ...of(match), match: match.id, ownTurn: ui().turnOf(match) === seat } : null
  })
  const isWindowOpen = computed(() => {
    const asked = ask()
    return asked !== null && table.match !== null && (ui().isWindow?.(asked, table.match) ?? false)
  })
  watch(
    phase,
    now => {
      autoPass.onPhase(now)
    },
    { immediate: true, flush: 'sync' },
  )
  return {
    phase,
    options: computed(() => (isWindowOpen.value && phase.value ? autoPassOptions(phase.value) : [])),
    passing: computed(() => isWindowOpen.value && autoPass.active !== null),
  }
}

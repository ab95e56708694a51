/**
 * Windows that a player does not want to be asked in: the clock lets them pass, at their end and not before, so that
 * nobody can tell it from thinking. Nothing is ever answered here; the questions are only kept out of the way. It is
 * a wish of this page alone, which the host never hears of, and a new match or a reload begins without one.
 */
import { defineStore } from 'pinia'
import { computed, ref, watch, type ComputedRef } from 'vue'
import type { SeatAsk } from '../../src-shared/kernel'
import type { GameFace, GameScene } from '../boards/face'
import { useTable } from '../store/table'

/** Until when: the end of this window, of this duel, the next duel, the own next turn, or a change of mind. */
export type Until = 'window' | 'duel' | 'nextDuel' | 'turn' | 'always'

/** What goes on at the table, as far as a wish may end by it. */
export interface Scene extends GameScene {
  readonly match: string
  /** Whether it is this client's own turn. */
  readonly mine: boolean
}

/** A wish, and the moment in which it was made. */
export interface Letting {
  readonly until: Until
  readonly since: Scene
}

/** What can be wished just now, the shortest first. */
export const wishes = (now: Scene): readonly Until[] => [
  'window',
  now.duel === null ? 'nextDuel' : 'duel',
  'turn',
  'always',
]

/** Whether a wish still holds. */
export function holds({ until, since }: Letting, now: Scene): boolean {
  if (now.match !== since.match) return false
  switch (until) {
    case 'window':
      return now.window === since.window
    case 'duel':
      return now.duel === since.duel
    case 'nextDuel':
      return now.duel === null || now.duel === since.duel
    // A wish of one's own turn is meant for the turns of others after it.
    case 'turn':
      return !now.mine || now.turn === since.turn
    case 'always':
      return true
  }
}

export const useLetting = defineStore('letting', () => {
  const wish = ref<Letting | null>(null)

  function begin(until: Until, since: Scene): void {
    wish.value = { until, since }
  }
  function stop(): void {
    wish.value = null
  }
  /** Hears what goes on now: a wish whose time is over is gone. */
  function hear(now: Scene | null): void {
    if (wish.value && (now === null || !holds(wish.value, now))) stop()
  }
  return { wish, begin, stop, hear }
})

export interface Resting {
  readonly scene: ComputedRef<Scene | null>
  /** What can be wished at this question; empty where the clock does not close it. */
  readonly wishes: ComputedRef<readonly Until[]>
  /** Whether the question of now is left to its clock. */
  readonly rests: ComputedRef<boolean>
}

/** The wish of this page, seen from the question that is open. */
export function useResting(face: () => GameFace, ask: () => SeatAsk | null): Resting {
  const table = useTable()
  const letting = useLetting()
  const scene = computed<Scene | null>(() => {
    const { match, seat } = table,
      of = face().scene
    return match && of ? { ...of(match), match: match.id, mine: face().turnOf(match) === seat } : null
  })
  const open = computed(() => {
    const asked = ask()
    return asked !== null && table.match !== null && (face().isWindow?.(asked, table.match) ?? false)
  })
  watch(
    scene,
    now => {
      letting.hear(now)
    },
    { immediate: true, flush: 'sync' },
  )
  return {
    scene,
    wishes: computed(() => (open.value && scene.value ? wishes(scene.value) : [])),
    rests: computed(() => open.value && letting.wish !== null),
  }
}

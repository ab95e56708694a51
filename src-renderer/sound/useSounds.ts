/** Plays the sounds of a table: its events, and the bell for your turn. */
import { watch } from 'vue'
import type { GameUi } from '../games/gameUi'
import { useTable, type Table } from '../store/table'
import { isAsked, soundsOf } from './soundQueue'
import { play } from './player'
import { useVolume } from './volume'

/**
 * Belongs in a component that outlives the table screen, which comes with a match's first update and goes with its
 * last.
 */
export function useSounds(ui: () => GameUi | null, table: Table = useTable()): void {
  const volume = useVolume()
  const awaits = (key: string): boolean => ui()?.awaits?.(key) ?? true
  watch(
    () => table.lastUpdate,
    (update, before) => {
      if (!update) return
      const asked = isAsked(update, table.seat, awaits) && !isAsked(before, table.seat, awaits)
      play([...soundsOf(update, ui()?.sounds ?? {}), ...(asked ? ['yourTurn' as const] : [])], volume.heard)
    },
  )
}

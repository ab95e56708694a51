/** Plays the sounds of a table: its events, and the bell for your turn. */
import { watch } from 'vue'
import type { GameUi } from '../games/gameUi'
import { useTable, type Table } from '../store/table'
import { beatsFor } from '../motion/beats'
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
  watch([() => table.lastUpdate, beatsFor(table).beat], ([update, beat], [before, beatBefore]) => {
    const asked =
      update !== before && isAsked(update, table.seat, awaits) && !isAsked(before ?? null, table.seat, awaits)
    const events = beat && beat !== beatBefore ? beat.events : []
    play([...soundsOf(events, ui()?.sounds ?? {}), ...(asked ? ['yourTurn' as const] : [])], volume.heard)
  })
}

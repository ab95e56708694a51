/** Lets a table be heard: what happens in it, and that it is your turn. */
import { watch } from 'vue'
import type { GameFace } from '../boards/face'
import { useTable, type Table } from '../store/table'
import { isCalled, soundsOf } from './heard'
import { play } from './player'
import { useVolume } from './volume'

/** For as long as the component that calls it stands: longer than the table on the page, which comes with the first frame of a match and goes with the last. */
export function useSounds(face: () => GameFace | null, table: Table = useTable()): void {
  const volume = useVolume()
  const awaits = (key: string): boolean => face()?.awaits?.(key) ?? true
  watch(
    () => table.frame,
    (frame, before) => {
      if (!frame) return
      const called = isCalled(frame, table.seat, awaits) && !isCalled(before, table.seat, awaits)
      play([...soundsOf(frame, face()?.sounds ?? {}), ...(called ? ['yourTurn' as const] : [])], volume.heard)
    },
  )
}

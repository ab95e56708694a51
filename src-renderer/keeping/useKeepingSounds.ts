/** The sounds of a host that is gone, and of a table that has moved. Both are public facts. */
import { watch } from 'vue'
import { play } from '../sound/player'
import { useVolume } from '../sound/volume'
import { useTable } from '../store/table'
import { useKeeping } from './store'

export function useKeepingSounds(): void {
  const table = useTable(),
    keeping = useKeeping(),
    volume = useVolume()
  watch(
    () => keeping.gone !== null,
    isGone => {
      if (isGone) play(['gone'], volume.heard)
    },
  )
  watch(
    () => table.notices.at(-1),
    notice => {
      if (notice?.why.refused === 'tableNowAt') play(['moved'], volume.heard)
    },
  )
}

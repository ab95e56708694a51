/** Loads the texts about computers that keep a table, and says when another one hosts it than before. */
import { watch } from 'vue'
import { refuse } from '../../src-shared/kernel/refusal'
import { HOSTED_BY } from '../connection/belongings'
import { useLateTexts } from '../lateTexts'
import { recallInTab, rememberInTab } from '../platform'
import { useTable } from '../store/table'
import { useKeeping } from './store'

export function useKeepingTexts(): void {
  const table = useTable(),
    keeping = useKeeping()
  useLateTexts(
    () => table.keeping !== null,
    async () => (await import('../../src-shared/locales/keeping')).keepingMessages,
    () => {
      keeping.hasTexts = true
    },
  )
  useMoveNotice()
}

/**
 * Says that another computer hosts the table than before. A browser goes to another address with the table: what it
 * remembers for this tab goes along.
 */
export function useMoveNotice(): void {
  const table = useTable(),
    keeping = useKeeping()
  watch(
    () => keeping.host?.id,
    id => {
      const of = table.party?.table.id
      if (id === undefined || of === undefined) return
      const key = HOSTED_BY + of,
        before = recallInTab(key)
      rememberInTab(key, id)
      if (before !== null && before !== id) table.notice(refuse('tableNowAt', { name: keeping.host?.name ?? '' }))
    },
  )
}

/** Loads the texts about computers that keep a table, and says when another one hosts it than before. */
import { watch } from 'vue'
import { refuse } from '../../src-shared/kernel/refusal'
import type { ComputerName } from '../../src-shared/wire'
import { HOSTED_BY } from '../connection/belongings'
import { useLateTexts } from '../lateTexts'
import { recallInTab, rememberInTab } from '../platform'
import { useTable } from '../store/table'
import { useComputerNames } from './computerNames'
import { useKeeping } from './store'
import { useKeepingSounds } from './useKeepingSounds'

export function useKeepingTexts(): void {
  const table = useTable(),
    keeping = useKeeping()
  useLateTexts(
    () => table.keeping !== null,
    async () => {
      // What is shown when the host is gone has to be here before: nobody else serves it to a browser.
      const [{ keepingMessages }] = await Promise.all([
        import('../../src-shared/locales/keeping'),
        import('./GonePanel.vue'),
      ])
      return keepingMessages
    },
    () => {
      keeping.hasTexts = true
    },
  )
  useMoveNotice(useComputerNames().nameFirst)
  useGoOnNotice()
  useKeepingSounds()
}

/**
 * Says that another computer hosts the table than before. A browser goes to another address with the table: what it
 * remembers for this tab goes along.
 */
export function useMoveNotice(nameFirst: (one: ComputerName | null) => string = one => one?.name ?? ''): void {
  const table = useTable(),
    keeping = useKeeping()
  const notify = (host: ComputerName | null): void => {
    table.notice(refuse('tableNowAt', { name: nameFirst(host) }))
  }
  watch(
    () => keeping.host?.id,
    id => {
      const of = table.party?.table.id
      if (id === undefined || of === undefined) return
      const key = HOSTED_BY + of,
        before = recallInTab(key)
      rememberInTab(key, id)
      if (before !== null && before !== id) notify(keeping.host)
    },
  )
}

/** Says to everybody that the host has gone on without others. */
export function useGoOnNotice(): void {
  const table = useTable(),
    keeping = useKeeping()
  watch(
    () => keeping.shown && (keeping.shown.wentOn?.length ?? 0),
    (count, before) => {
      // What was so when this page came is in the list.
      if (count !== null && before !== null && count > before) table.notice(refuse('wentOnAlone'))
    },
  )
}

/** Words by which two people compare their connection, in the page's language. */
import { shallowRef } from 'vue'
import { useI18n } from './i18n'

/** @returns joins the words of a connection, whose indices both ends know; "…" until the lists have been loaded */
export function useComparisonWords(): (indices: readonly number[]) => string {
  const { language } = useI18n()
  const lists = shallowRef<typeof import('../src-shared/locales/comparisonWords') | null>(null)
  let loading = false
  return indices => {
    if (!loading) {
      loading = true
      void import('../src-shared/locales/comparisonWords').then(loaded => {
        lists.value = loaded
      })
    }
    return lists.value?.comparisonWords(language.value, indices).join(' – ') ?? '…'
  }
}

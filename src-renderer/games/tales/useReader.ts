/** The reader of the board: its deck and language. */
import { computed, type ComputedRef } from 'vue'
import type { TalesDeck } from '../../../src-shared/games/tales/rules/deck'
import type { Json } from '../../../src-shared/kernel/choiceSpec'
import { useI18n } from '../../i18n'
import { useTable } from '../../store/table'
import type { Reader } from './names'
import { asDeck } from './selectors'

/** @param deck another deck than the table's; null for the house deck */
export function useReader(deck?: () => Json | null): ComputedRef<Reader> {
  const table = useTable(),
    { t, language } = useI18n()
  const read = computed<TalesDeck>(() => asDeck(deck ? deck() : table.deck))
  return computed(() => ({ deck: read.value, language: language.value, t }))
}

/** Who reads the board: of which deck, in which language. */
import { computed, type ComputedRef } from 'vue'
import type { TalesDeck } from '../../../src-shared/games/tales/deck'
import type { Json } from '../../../src-shared/kernel/pick'
import { useWords } from '../../i18n'
import { useTable } from '../../store/table'
import type { Reader } from './names'
import { asDeck } from './reading'

/** @param deck the table's own unless another is given; null for the house deck */
export function useReader(deck?: () => Json | null): ComputedRef<Reader> {
  const table = useTable(),
    { say, language } = useWords()
  const read = computed<TalesDeck>(() => asDeck(deck ? deck() : table.deck))
  return computed(() => ({ deck: read.value, language: language.value, say }))
}

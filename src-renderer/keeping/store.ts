/** The computers that keep the table, as the page shows them. */
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { TableComputer } from '../../src-shared/wire'
import { useTable } from '../store/table'

/** Computers of the same name are told apart by their addresses. */
const toldApart = (one: TableComputer, at: number, all: readonly TableComputer[]): TableComputer =>
  all.some((other, i) => i !== at && other.name === one.name)
    ? { ...one, name: `${one.name} (${one.addresses[0] ?? ''})` }
    : one

export const useKeeping = defineStore('keeping', () => {
  const table = useTable()
  /** Whether the texts about keeping are here. */
  const hasTexts = ref(false)
  /** Null where no other computer may keep the table, and until its texts are here. */
  const shown = computed(() => (hasTexts.value ? table.keeping : null))
  const computers = computed(() => (shown.value?.computers ?? []).map(toldApart))
  const host = computed(() => computers.value[0] ?? null)
  const keepers = computed(() => computers.value.slice(1))
  /** The name of the computer that the table is being given to; empty if it is not. */
  const receiver = computed(() => keepers.value.find(({ id }) => id === shown.value?.giving)?.name ?? '')
  return { hasTexts, shown, host, keepers, receiver }
})

/** The computers that keep the table, as the page shows them, and what is decided while its host is gone. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { GoneView, TableComputer } from '../../src-shared/wire'
import { monotonic } from '../platform'
import { useTable } from '../store/table'

/** Computers of the same name are told apart by their addresses. */
const toldApart = (one: TableComputer, at: number, all: readonly TableComputer[]): TableComputer =>
  all.some((other, i) => i !== at && other.name === one.name)
    ? { ...one, name: `${one.name} (${one.addresses[0] ?? ''})` }
    : one

/** What this page can do about its table's computers, beside what it asks of the host. */
export interface KeepingActions {
  /** The person at this computer agrees that a computer goes on. */
  readonly agreeTo: (computer: string) => void
  /** Goes to a computer that says it hosts the table. */
  readonly follow: (computer: TableComputer) => void
}

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
  /** Whether this person gives the table away, or goes on alone: the owner does; where nobody is the owner, the host. */
  const decides = computed(() => {
    const { party } = table
    return party !== null && (party.owner === undefined ? party.you.host : party.owner === party.you.id)
  })
  /** Whether somebody who goes home in a match can leave it running on another computer. */
  const canGive = computed(() => decides.value && table.party?.phase === 'match' && keepers.value.length > 0)
  /** Whether its computers are shown, to give it to one of them. */
  const isGiving = ref(false)
  /** What the app says of the table that it hosts where no other computer may keep it; empty elsewhere. */
  const unkept = ref('')
  /** What is decided while the host is gone, as the others say; null while nobody says that it is. */
  const gone = shallowRef<GoneView | null>(null)
  /** When the host was lost, by the page's own clock; null while it is there. */
  const lostAt = ref<number | null>(null)
  watch(
    () => table.state.is === 'open',
    isOpen => {
      lostAt.value = isOpen ? null : monotonic()
    },
  )
  /** Since when clocks stand still, by the page's own clock; null while they run. */
  const standsSince = computed(() => {
    if (gone.value) return lostAt.value
    return table.keeping?.waiting === true || table.keeping?.giving !== undefined ? table.arrived : null
  })
  /** A computer that says it hosts the table, while too few of the others confirm it. */
  const claimed = shallowRef<TableComputer | null>(null)
  /** The fingerprint of this computer, where it keeps the table itself; and what can be done here. */
  const own = ref<string | null>(null)
  const actions = shallowRef<KeepingActions | null>(null)
  /** Whether the person here is asked, and whether they have agreed. */
  const isAsked = computed(() => gone.value !== null && own.value !== null && gone.value.here.includes(own.value))
  const hasAgreed = computed(() => own.value !== null && (gone.value?.agreed.includes(own.value) ?? false))

  const byId = (id: string | null): TableComputer | null => computers.value.find(one => one.id === id) ?? null

  return {
    hasTexts,
    shown,
    computers,
    host,
    keepers,
    receiver,
    decides,
    canGive,
    isGiving,
    unkept,
    gone,
    claimed,
    own,
    actions,
    standsSince,
    isAsked,
    hasAgreed,
    byId,
  }
})

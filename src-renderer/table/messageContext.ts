/** What messages depend on: names of the party, the current language, this client's own seat. */
import { computed, type ComputedRef } from 'vue'
import type { LogContext, MessageContext } from '../games/gameUi'
import { useI18n } from '../i18n'
import { nameAt } from '../names'
import { useTable } from '../store/table'

export function useMessageContext(): ComputedRef<MessageContext> {
  const table = useTable()
  const i18n = useI18n()
  return computed(() => {
    const { party } = table
    // A dependency on the language, so that messages are built again in another one.
    void i18n.language.value
    return {
      ...i18n,
      name: seat => (party ? nameAt(party, seat) : `${seat + 1}`),
      you: table.seat,
      seats: party?.seats.length ?? 0,
      ownDeck: table.deck,
      match: table.match,
    }
  })
}

/** The context of the log: the same object for as long as all entries would read the same. */
export function useLogContext(): ComputedRef<LogContext> {
  const table = useTable()
  const i18n = useI18n()
  const names = computed(
    () => table.party?.seats.map((_, seat) => (table.party ? nameAt(table.party, seat) : '')).join('\n') ?? '',
  )
  const seats = computed(() => table.party?.seats.length ?? 0)
  return computed(() => {
    void i18n.language.value
    const seatNames = names.value.split('\n')
    return {
      ...i18n,
      name: seat => (seat < seats.value ? (seatNames[seat] ?? '') : `${seat + 1}`),
      you: table.seat,
      seats: seats.value,
      ownDeck: table.deck,
    }
  })
}

/** The teller of this page: names of the party, the language of now, this client's own seat. */
import { computed, type ComputedRef } from 'vue'
import type { Storyteller, Teller } from '../boards/face'
import { useWords } from '../i18n'
import { nameAt } from '../names'
import { useTable } from '../store/table'

export function useTeller(): ComputedRef<Teller> {
  const table = useTable()
  const words = useWords()
  return computed(() => {
    const { party } = table
    // Said here, so that whatever is told is told anew in another language.
    void words.language.value
    return {
      ...words,
      name: seat => (party ? nameAt(party, seat) : `${seat + 1}`),
      you: table.seat,
      seats: party?.seats.length ?? 0,
      ownDeck: table.deck,
      match: table.match,
    }
  })
}

/** The teller of the story: the same one for as long as it would tell all lines in the same words. */
export function useStoryteller(): ComputedRef<Storyteller> {
  const table = useTable()
  const words = useWords()
  const names = computed(
    () => table.party?.seats.map((_, seat) => (table.party ? nameAt(table.party, seat) : '')).join('\n') ?? '',
  )
  const seats = computed(() => table.party?.seats.length ?? 0)
  return computed(() => {
    void words.language.value
    const named = names.value.split('\n')
    return {
      ...words,
      name: seat => (seat < seats.value ? (named[seat] ?? '') : `${seat + 1}`),
      you: table.seat,
      seats: seats.value,
      ownDeck: table.deck,
    }
  })
}

/** Loads the texts about decks. @returns whether they are there */
import { ref, type Ref } from 'vue'
import { useLateTexts } from '../lateTexts'

export function useDeckTexts(): Ref<boolean> {
  const there = ref(false)
  const needed = ref(false)
  useLateTexts(
    () => needed.value,
    async () => (await import('../../src-shared/locales/decks')).deckMessages,
    () => {
      there.value = true
    },
  )
  needed.value = true
  return there
}

/** Whose cards a board's own seat shows: this person's, or in a replay another's, and screen readers say so. */
import { inject, type ComputedRef, type InjectionKey } from 'vue'
import { useI18n } from '../i18n'

/** The name of the player whose seat is shown; null for the reader's own. */
export const WHOSE: InjectionKey<ComputedRef<string | null>> = Symbol('whose')

/** @returns a label for the own cards: the game's own words, or whose they are */
export function useWhose(): (own: string) => string {
  const whose = inject(WHOSE, null)
  const { t } = useI18n()
  return own => {
    const name = whose?.value ?? null
    return name === null ? own : t('table.cardsOf', { name })
  }
}

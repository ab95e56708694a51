/** What the forms of a card share: the deck, and the texts of the reader and of all others. */
import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { TalesDeck } from '../../../../src-shared/games/tales/rules/deck'
import type { ByLanguage } from '../../../../src-shared/locales/byLanguage'
import { LANGUAGE_IDS, type Language } from '../../../../src-shared/locales/languages'
import { useI18n } from '../../../i18n'
import type { I18n } from '../../../i18nTypes'
import type { Reader } from '../names'

export interface FormContext {
  readonly reader: ComputedRef<Reader>
  /** Readers of the other languages; none while only the own one is shown. */
  readonly others: ComputedRef<readonly { readonly language: Language; readonly reader: Reader }[]>
}

const FORMS: InjectionKey<FormContext> = Symbol('forms')

export function provideForms(deck: () => TalesDeck, texts: () => ByLanguage<I18n> | null): FormContext {
  const { t, language } = useI18n()
  const context: FormContext = {
    reader: computed(() => ({ deck: deck(), language: language.value, t })),
    others: computed(() => {
      const all = texts()
      return all === null
        ? []
        : LANGUAGE_IDS.filter(id => id !== language.value).map(id => ({
            language: id,
            reader: { deck: deck(), language: id, t: all[id].t },
          }))
    }),
  }
  provide(FORMS, context)
  return context
}

export function useForms(): FormContext {
  const found = inject(FORMS)
  if (!found) throw new Error('no deck is being changed here')
  return found
}

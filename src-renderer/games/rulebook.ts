/** The sections of a rulebook: those of its texts, in their order. */
import type { GameUi } from './gameUi'

export const rulebookOf =
  (words: string, { en }: { readonly en: { readonly rulebook: object } }): GameUi['rulebook'] =>
  t =>
    Object.keys(en.rulebook).map(id => ({
      id,
      title: t(`${words}.rulebook.${id}.title`),
      text: t(`${words}.rulebook.${id}.text`),
    }))

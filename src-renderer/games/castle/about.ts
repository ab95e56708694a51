/** What a card does, for its large form. Icons name cards: "object.key", "profession.priest", "society.order". */
import type { Translate } from '../../i18nTypes'
import { WORDS } from './names'

export interface CardAbout {
  readonly title: string
  readonly lines: readonly string[]
}

export function cardAbout(icon: string, t: Translate): CardAbout {
  const [kind, id = ''] = icon.split('.')
  switch (kind) {
    case 'object':
      return { title: t(`${WORDS}.objects.${id}.name`), lines: [t(`${WORDS}.objects.${id}.power`)] }
    case 'profession':
      return { title: t(`${WORDS}.professions.${id}.name`), lines: [t(`${WORDS}.professions.${id}.power`)] }
    case 'society':
      return { title: t(`${WORDS}.societies.${id}.name`), lines: [t(`${WORDS}.about.society.${id}`)] }
    default:
      return { title: t(`${WORDS}.bag.name`), lines: [t(`${WORDS}.about.bag`)] }
  }
}

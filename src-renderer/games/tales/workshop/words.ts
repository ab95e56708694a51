/** The words of the forms, for lists to choose from. */
import { CARD_TYPES, ITEMS, PLACES, TERMS, TIMES } from '../../../../src-shared/games/tales/rules/deck'
import type { Translate } from '../../../i18nTypes'
import { capital } from '../../../names'
import { itemName, placeName, timeName, typeName, WORDS } from '../names'

export interface WordOption {
  readonly value: string
  readonly text: string
}

export const typeOptions = (t: Translate): readonly WordOption[] =>
  CARD_TYPES.map(value => ({ value, text: typeName(value, t) }))
export const itemOptions = (t: Translate): readonly WordOption[] =>
  ITEMS.map(value => ({ value, text: itemName(value, t) }))
export const placeOptions = (t: Translate): readonly WordOption[] =>
  PLACES.map(value => ({ value, text: placeName(value, t) }))
export const timeOptions = (t: Translate): readonly WordOption[] =>
  TIMES.map(value => ({ value, text: timeName(value, t) }))
export const termOptions = (t: Translate): readonly WordOption[] =>
  TERMS.map(value => ({ value, text: capital(t(`${WORDS}.terms.${value}.pair`)) }))

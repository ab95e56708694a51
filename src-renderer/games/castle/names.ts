/** Names of cards, one or many. */
import type { AskedKind, ObjectId, Profession, ReadName, Society } from '../../../src-shared/games/castle/rules/cards'
import type { Translate } from '../../i18nTypes'

export const WORDS = 'games.castle'

export const objectName = (id: ObjectId | AskedKind | ReadName, t: Translate): string =>
  id === 'bag' ? t(`${WORDS}.bag.name`) : t(`${WORDS}.objects.${id}.name`)
export const professionName = (id: Profession, t: Translate): string => t(`${WORDS}.professions.${id}.name`)
export const societyName = (id: Society, t: Translate): string => t(`${WORDS}.societies.${id}.name`)

/** Lists all names (never "and 2 more") and counts copies. */
export function objectNames(ids: readonly ObjectId[], t: Translate): string {
  const kinds = [...new Set(ids)]
  return kinds
    .map(kind => {
      const copies = ids.filter(id => id === kind).length
      return copies > 1 ? `${objectName(kind, t)} ×${copies}` : objectName(kind, t)
    })
    .join(', ')
}

export const professionNames = (ids: readonly Profession[], t: Translate): string =>
  ids.map(id => professionName(id, t)).join(', ')

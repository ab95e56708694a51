/** What cards are called, one or many. */
import type { AskedKind, ObjectId, Profession, ReadName, Society } from '../../../src-shared/games/castle/cards'
import type { Say } from '../../i18n'

export const WORDS = 'games.castle'

/** Some names begin small, for the middle of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

export const objectName = (id: ObjectId | AskedKind | ReadName, say: Say): string =>
  id === 'bag' ? say(`${WORDS}.bag.name`) : say(`${WORDS}.objects.${id}.name`)
export const professionName = (id: Profession, say: Say): string => say(`${WORDS}.professions.${id}.name`)
export const societyName = (id: Society, say: Say): string => say(`${WORDS}.societies.${id}.name`)

/** All of them, however many: cards are never "and 2 more". Copies are counted. */
export function objectNames(ids: readonly ObjectId[], say: Say): string {
  const kinds = [...new Set(ids)]
  return kinds
    .map(kind => {
      const copies = ids.filter(id => id === kind).length
      return copies > 1 ? `${objectName(kind, say)} ×${copies}` : objectName(kind, say)
    })
    .join(', ')
}

export const professionNames = (ids: readonly Profession[], say: Say): string =>
  ids.map(id => professionName(id, say)).join(', ')

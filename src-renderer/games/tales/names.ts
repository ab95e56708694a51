/** Names of the cards, items and causes of Dark Tales: a deck's own titles come first, then the game's locales. */
import type { CardId, CardType, Item, Place, TalesDeck, Time } from '../../../src-shared/games/tales/rules/deck'
import { HOUSE_CARD_IDS } from '../../../src-shared/games/tales/rules/deck/house'
import { STORIES_A, STORIES_B } from '../../../src-shared/games/tales/rules/deck/stories'
import type { By } from '../../../src-shared/games/tales/rules/state'
import { titleIn, type LocalizedTitle } from '../../../src-shared/decks/titles'
import type { Language } from '../../../src-shared/locales/languages'
import type { Translate } from '../../i18nTypes'
import { plainName } from '../../names'

export const WORDS = 'games.tales'

/** What a text about cards depends on: the deck and the language. */
export interface Reader {
  readonly deck: TalesDeck
  readonly language: Language
  readonly t: Translate
}

function ownTitle(titles: LocalizedTitle | undefined, language: Language): string | null {
  const found = titleIn(titles ?? {}, language)
  return found === undefined ? null : plainName(found)
}

/** A card without a title in the deck or the locales is called by its id. */
export function cardName(deck: TalesDeck, id: CardId, language: Language, t: Translate): string {
  const own = ownTitle(deck.cards.find(card => card.id === id)?.titles, language)
  return own ?? (HOUSE_CARD_IDS.includes(id) ? t(`${WORDS}.cards.${id}`) : plainName(id))
}

const STORY_IDS: readonly string[] = [...STORIES_A, ...STORIES_B].map(({ id }) => id)

const storyTitle = (deck: TalesDeck, id: string, language: Language): string | null =>
  ownTitle([...deck.a, ...deck.b].find(story => story.id === id)?.titles, language)

/** A story card's name: by itself, or as part of the tale's title. */
export function storyName(
  deck: TalesDeck,
  id: string,
  language: Language,
  t: Translate,
  part: 'name' | 'inTale' = 'name',
): string {
  return (
    storyTitle(deck, id, language) ?? (STORY_IDS.includes(id) ? t(`${WORDS}.stories.${id}.${part}`) : plainName(id))
  )
}

/** The line below a story card's name: only house cards have one. */
export const storyFlavour = (deck: TalesDeck, id: string, language: Language, t: Translate): string | null =>
  storyTitle(deck, id, language) === null && STORY_IDS.includes(id) ? t(`${WORDS}.stories.${id}.flavour`) : null

/** "Battle of the Forgotten Marshes and the Iron Army". */
export const taleName = (
  deck: TalesDeck,
  tale: { readonly a: string; readonly b: string },
  language: Language,
  t: Translate,
): string =>
  t(`${WORDS}.tale`, {
    a: storyName(deck, tale.a, language, t, 'inTale'),
    b: storyName(deck, tale.b, language, t, 'inTale'),
  })

/** Lists all names (never "and 2 more") and counts copies. */
export function cardNames(deck: TalesDeck, ids: readonly CardId[], language: Language, t: Translate): string {
  return [...new Set(ids)]
    .map(id => {
      const copies = ids.filter(other => other === id).length,
        name = cardName(deck, id, language, t)
      return copies > 1 ? `${name} ×${copies}` : name
    })
    .join(', ')
}

export const itemName = (item: Item, t: Translate): string => t(`${WORDS}.items.${item}.name`)
export const typeName = (type: CardType, t: Translate): string => t(`${WORDS}.types.${type}.name`)
export const placeName = (place: Place, t: Translate): string => t(`${WORDS}.places.${place}.name`)
export const placeHint = (place: Place, t: Translate): string => t(`${WORDS}.places.${place}.hint`)
export const timeName = (time: Time, t: Translate): string => t(`${WORDS}.times.${time}`)

/** What an effect, a gain or a loss comes from: "Dragon", "Old Sage, end of turn", "line 2 of card A". */
export function byText(by: By, { deck, language, t }: Reader): string {
  switch (by.by) {
    case 'card':
      return cardName(deck, by.card, language, t)
    case 'permanent':
      return t(`${WORDS}.by.permanent`, { card: cardName(deck, by.card, language, t) })
    case 'line':
      return t(`${WORDS}.by.line`, { line: by.line })
    case 'turn':
      return t(`${WORDS}.by.turn`)
  }
}

/** "a, b and c", or with "or". */
export const listOf = (texts: readonly string[], last: 'and' | 'or', t: Translate): string =>
  texts.reduce((a, b, i) => t(`${WORDS}.list.${i === texts.length - 1 ? last : 'comma'}`, { a, b }))

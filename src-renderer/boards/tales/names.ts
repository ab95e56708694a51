/** What the cards, items and causes of Dark Tales are called. A deck's own titles come first, then our words. */
import type { CardId, CardType, Item, Place, TalesDeck, Time } from '../../../src-shared/games/tales/deck'
import { HOUSE_CARD_IDS } from '../../../src-shared/games/tales/deck/house'
import { STORIES_A, STORIES_B } from '../../../src-shared/games/tales/deck/stories'
import type { By } from '../../../src-shared/games/tales/state'
import type { Titles } from '../../../src-shared/decks'
import type { Language } from '../../../src-shared/lang'
import type { Say } from '../../i18n'
import { plainName } from '../../names'

export const WORDS = 'games.tales'

/** Whoever reads about cards: of which deck, in which language. */
export interface Reader {
  readonly deck: TalesDeck
  readonly language: Language
  readonly say: Say
}

/** Our texts begin small where they may stand in the middle of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** The title in this language, else the first there is. */
function titleIn(titles: Titles | undefined, language: Language): string | null {
  const found = titles && (titles[language] ?? [titles.en, titles.ru, titles.it].find(title => title !== undefined))
  return found === undefined ? null : plainName(found)
}

/** A card that neither the deck nor our words know is called by its id. */
export function cardName(deck: TalesDeck, id: CardId, language: Language, say: Say): string {
  const own = titleIn(deck.cards.find(card => card.id === id)?.titles, language)
  return own ?? (HOUSE_CARD_IDS.includes(id) ? say(`${WORDS}.cards.${id}`) : plainName(id))
}

const STORY_IDS: readonly string[] = [...STORIES_A, ...STORIES_B].map(({ id }) => id)

const storyTitle = (deck: TalesDeck, id: string, language: Language): string | null =>
  titleIn([...deck.a, ...deck.b].find(story => story.id === id)?.titles, language)

/** A story card's name: by itself, or as it stands in the title of the tale. */
export function storyName(
  deck: TalesDeck,
  id: string,
  language: Language,
  say: Say,
  part: 'name' | 'inTale' = 'name',
): string {
  return (
    storyTitle(deck, id, language) ?? (STORY_IDS.includes(id) ? say(`${WORDS}.stories.${id}.${part}`) : plainName(id))
  )
}

/** A line beneath a story card's name: only our own cards have one. */
export const storyFlavour = (deck: TalesDeck, id: string, language: Language, say: Say): string | null =>
  storyTitle(deck, id, language) === null && STORY_IDS.includes(id) ? say(`${WORDS}.stories.${id}.flavour`) : null

/** "Battle of the Forgotten Marshes and the Iron Army". */
export const taleName = (
  deck: TalesDeck,
  tale: { readonly a: string; readonly b: string },
  language: Language,
  say: Say,
): string =>
  say(`${WORDS}.tale`, {
    a: storyName(deck, tale.a, language, say, 'inTale'),
    b: storyName(deck, tale.b, language, say, 'inTale'),
  })

/** All of them, however many: cards are never "and 2 more". Copies are counted. */
export function cardNames(deck: TalesDeck, ids: readonly CardId[], language: Language, say: Say): string {
  return [...new Set(ids)]
    .map(id => {
      const copies = ids.filter(other => other === id).length,
        name = cardName(deck, id, language, say)
      return copies > 1 ? `${name} ×${copies}` : name
    })
    .join(', ')
}

export const itemName = (item: Item, say: Say): string => say(`${WORDS}.items.${item}.name`)
export const typeName = (type: CardType, say: Say): string => say(`${WORDS}.types.${type}.name`)
export const placeName = (place: Place, say: Say): string => say(`${WORDS}.places.${place}.name`)
export const placeHint = (place: Place, say: Say): string => say(`${WORDS}.places.${place}.hint`)
export const timeName = (time: Time, say: Say): string => say(`${WORDS}.times.${time}`)

/** What an effect, a gain or a loss comes from: "Dragon", "Old Sage, end of turn", "line 2 of card A". */
export function byText(by: By, { deck, language, say }: Reader): string {
  switch (by.by) {
    case 'card':
      return cardName(deck, by.card, language, say)
    case 'permanent':
      return say(`${WORDS}.by.permanent`, { card: cardName(deck, by.card, language, say) })
    case 'line':
      return say(`${WORDS}.by.line`, { line: by.line })
    case 'turn':
      return say(`${WORDS}.by.turn`)
  }
}

/** "a, b and c", or with "or". */
export const listOf = (texts: readonly string[], last: 'and' | 'or', say: Say): string =>
  texts.reduce((a, b, i) => say(`${WORDS}.list.${i === texts.length - 1 ? last : 'comma'}`, { a, b }))

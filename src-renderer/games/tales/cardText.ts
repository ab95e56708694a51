/** A card's whole text, for its large form and for labels. */
import { titleIn } from '../../../src-shared/decks/titles'
import type { CardId, CardType, Place } from '../../../src-shared/games/tales/rules/deck'
import { describeCard } from './describe'
import { cardName, placeHint, placeName, typeName, WORDS, type Reader } from './names'
import { cardOf } from './selectors'

export interface CardText {
  readonly name: string
  readonly type: CardType
  readonly typeName: string
  readonly vp: number
  readonly points: string
  readonly to: Place
  readonly place: string
  /** What that place means. */
  readonly hint: string
  readonly effects: readonly string[]
  /** Text printed on a custom deck's card. */
  readonly printed: string | null
}

export function cardText(id: CardId, reader: Reader): CardText {
  const { deck, language, t } = reader,
    card = cardOf(deck, id)
  return {
    name: cardName(deck, id, language, t),
    type: card.type,
    typeName: typeName(card.type, t),
    vp: card.vp,
    points: t(`${WORDS}.points`, { n: card.vp }),
    to: card.to,
    place: placeName(card.to, t),
    hint: placeHint(card.to, t),
    effects: describeCard(card, reader),
    printed: titleIn(card.texts ?? {}, language) ?? null,
  }
}

/** In one line, for screen readers. */
export function cardLabel(id: CardId, reader: Reader): string {
  const { name, typeName: type, points, effects, place } = cardText(id, reader)
  return `${name}. ${type}, ${points}. ${effects.join(' ')} ${place}.`
}

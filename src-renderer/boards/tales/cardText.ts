/** All that a card says, for its large form and for labels. */
import type { CardId, CardType, Place } from '../../../src-shared/games/tales/deck'
import { describeCard } from './describe'
import { cardName, placeHint, placeName, typeName, WORDS, type Reader } from './names'
import { cardOf } from './reading'

export interface CardText {
  readonly name: string
  readonly type: CardType
  readonly typeName: string
  readonly vp: number
  readonly points: string
  readonly to: Place
  readonly place: string
  /** What it means to go there. */
  readonly hint: string
  readonly effects: readonly string[]
  /** Printed on a card of a deck of one's own. */
  readonly printed: string | null
}

export function cardText(id: CardId, reader: Reader): CardText {
  const { deck, language, say } = reader,
    card = cardOf(deck, id)
  return {
    name: cardName(deck, id, language, say),
    type: card.type,
    typeName: typeName(card.type, say),
    vp: card.vp,
    points: say(`${WORDS}.points`, { n: card.vp }),
    to: card.to,
    place: placeName(card.to, say),
    hint: placeHint(card.to, say),
    effects: describeCard(card, reader),
    printed: card.texts?.[language] ?? card.texts?.en ?? card.texts?.ru ?? card.texts?.it ?? null,
  }
}

/** In one line, for who hears it. */
export function cardLabel(id: CardId, reader: Reader): string {
  const { name, typeName: type, points, effects, place } = cardText(id, reader)
  return `${name}. ${type}, ${points}. ${effects.join(' ')} ${place}.`
}

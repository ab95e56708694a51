/**
 * What no schema can see of a deck. The texts of its reasons are in the locales under `deckFaults`; the schema's own
 * reasons stand with `readDeck`, and with it `deep`: effects within effects nest too deep, and
 * `letters`: an id of other characters than it may have.
 *
 * | reason | field | what is wrong |
 * |---|---|---|
 * | doubled | id; lines.N.of | two cards, or two story cards, have one id; a line counts one thing twice |
 * | few, many | cards { least / most } | too few cards in all for 4 hands and the first Night; more than a table can hold |
 * | noNight | cards | no Night to start with |
 * | untitled | titles | an id that is no house card's has no title in any language |
 * | unknownCard | …per.card { id } | a card is counted that the deck does not have |
 * | timeInCommon | to | a time card that does not go to the common area |
 * | permanentInFront | permanent | a permanent of a card that does not lie in front of its player |
 * | long | effects { most } | too many effects of one card in all: a chain of such cards would take too many steps |
 * | empty | permanent | a permanent that does nothing |
 * | neededOnLine | …needed | `needed` elsewhere than on an effect of a line of A itself |
 * | lineInLine | … | a line of A that lets one use a line: it could go on for ever |
 */
import type { DeckReader, Json } from '../../../../kernel'
import { deckFaults, isUntitled, readDeck, type DeckFault, type LocalizedTitle } from '../../../../decks'
import {
  HAND,
  MOST_SEATS,
  within,
  type Effect,
  type GameCard,
  type ScoreLine,
  type StoryCardA,
  type StoryCardB,
  type TalesDeck,
} from '../deck'
import { HOUSE_CARD_IDS } from './house'
import { deckSchema, LIMITS } from './schema'
import { STORIES_A, STORIES_B } from './stories'

/** Hands for the fullest table, and the Night that lies there from the start. */
export const FEWEST_CARDS = MOST_SEATS * HAND + 1

/*
 * Effects of one card are those within others and its permanents too. One answer can set off the whole deck (a chain of
 * Wizards), and the kernel stops what takes 10,000 steps.
 */

const HOUSE_IDS: readonly string[] = [...HOUSE_CARD_IDS, ...[...STORIES_A, ...STORIES_B].map(({ id }) => id)]

/** Reads a deck file's content: see `Game.decks`. */
export const readTalesDeck: DeckReader = given => readDeck(deckSchema, given, check)

/** Reads a deck by its schema alone: it may be unplayable still. */
export const readTalesDraft: DeckReader = given => readDeck(deckSchema, given, () => [])

/** All that is wrong with a deck. */
export const talesDeckFaults = (given: Json): readonly DeckFault[] => deckFaults(deckSchema, given, check)

/** At most one fault for each card. */
const check = (deck: TalesDeck): readonly DeckFault[] =>
  [
    doubled([...deck.cards, ...deck.a, ...deck.b]),
    ...deck.cards.map(card => cardFault(card, deck)),
    ...deck.a.map(story => storyAFault(story, deck)),
    ...deck.b.map(storyBFault),
    countFault(deck),
  ].filter(fault => fault !== null)

function doubled(cards: readonly { readonly id: string }[]): DeckFault | null {
  const twice = cards.find(({ id }, i) => cards.findIndex(other => other.id === id) < i)
  return twice ? { card: twice.id, field: 'id', reason: 'doubled' } : null
}

function countFault({ cards }: TalesDeck): DeckFault | null {
  const count = cards.reduce((sum, { copies }) => sum + copies, 0)
  if (!cards.some(({ time }) => time === 'night')) return { card: '', field: 'cards', reason: 'noNight' }
  if (count < FEWEST_CARDS) return { card: '', field: 'cards', reason: 'few', least: FEWEST_CARDS }
  if (count > LIMITS.cards) return { card: '', field: 'cards', reason: 'many', most: LIMITS.cards }
  return null
}

function cardFault(card: GameCard, deck: TalesDeck): DeckFault | null {
  const { id, permanent } = card
  const is = (field: string, reason: string): DeckFault => ({ card: id, field, reason })
  if (untitled(card)) return is('titles', 'untitled')
  if (card.time && card.to !== 'common') return is('to', 'timeInCommon')
  if (permanent && card.to !== 'front') return is('permanent', 'permanentInFront')
  if (permanent && !permanent.noDraw && !permanent.endOfTurn) return is('permanent', 'empty')
  if (countAll(card.effects) + countAll(permanent?.endOfTurn ?? []) > LIMITS.effectsInAll)
    return { ...is('effects', 'long'), most: LIMITS.effectsInAll }
  return (
    effectsFault(id, 'effects', card.effects, deck) ??
    effectsFault(id, 'permanent.endOfTurn', permanent?.endOfTurn ?? [], deck)
  )
}

const countAll = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + 1 + countAll(within(effect)), 0)

function storyAFault(story: StoryCardA, deck: TalesDeck): DeckFault | null {
  if (untitled(story)) return { card: story.id, field: 'titles', reason: 'untitled' }
  for (const [i, { effects }] of story.lines.entries()) {
    const path = `lines.${i}.effects`
    const fault = effectsFault(story.id, path, effects, deck, true) ?? lineInLine(story.id, path, effects)
    if (fault) return fault
  }
  return null
}

function storyBFault(story: StoryCardB): DeckFault | null {
  if (untitled(story)) return { card: story.id, field: 'titles', reason: 'untitled' }
  const at = story.lines.findIndex(line => new Set(termsOf(line)).size < termsOf(line).length)
  return at < 0 ? null : { card: story.id, field: `lines.${at}.of`, reason: 'doubled' }
}

const termsOf = (line: ScoreLine): readonly string[] => (line.score === 'most' ? [line.of] : line.of)

const untitled = ({ id, titles }: { readonly id: string; readonly titles?: LocalizedTitle }): boolean =>
  !HOUSE_IDS.includes(id) && isUntitled(titles ?? {})

/** @param onLine whether these are the effects of a line of A themselves */
function effectsFault(
  card: string,
  path: string,
  effects: readonly Effect[],
  deck: TalesDeck,
  onLine = false,
): DeckFault | null {
  for (const [i, effect] of effects.entries()) {
    const at = `${path}.${i}`
    if (effect.needed && !onLine) return { card, field: `${at}.needed`, reason: 'neededOnLine' }
    const counted =
      effect.do === 'vp' && typeof effect.amount === 'object' && 'card' in effect.amount.per
        ? effect.amount.per.card
        : null
    if (counted !== null && !deck.cards.some(({ id }) => id === counted))
      return { card, field: `${at}.amount.per.card`, reason: 'unknownCard', id: counted }
    const fault = effectsFault(card, `${at}.${innerField(effect)}`, within(effect), deck)
    if (fault) return fault
  }
  return null
}

function lineInLine(card: string, path: string, effects: readonly Effect[]): DeckFault | null {
  for (const [i, effect] of effects.entries()) {
    const at = `${path}.${i}`
    if (effect.do === 'useLine') return { card, field: at, reason: 'lineInLine' }
    const fault = lineInLine(card, `${at}.${innerField(effect)}`, within(effect))
    if (fault) return fault
  }
  return null
}

/** The field that holds the effects within an effect. */
export const innerField = (effect: Effect): 'then' | 'effects' =>
  effect.do === 'when' || effect.do === 'may' ? 'effects' : 'then'

/**
 * What a card does, in the reader's language: composed from the vocabulary of the deck, for any deck. Effects are
 * clauses that begin with a small letter; a sentence joins them so that the end of a condition is clear: it is in
 * brackets, unless it reaches to the end of the sentence.
 */
import {
  CARD_TYPES,
  ITEMS,
  type Amount,
  type CardType,
  type CountedCards,
  type Effect,
  type GameCard,
  type Item,
  type ItemLine,
  type ScoreLine,
  type Term,
} from '../../../src-shared/games/tales/rules/deck'
import type { MessageParams } from '../../i18nTypes'
import { capital } from '../../names'
import { cardName, listOf, WORDS, type Reader } from './names'

/** The card with these effects, if any: it may count itself. */
interface CardContext extends Reader {
  readonly self?: GameCard
}

const sentence = (text: string): string => `${capital(text)}.`
const points = (n: number, { t }: Reader): string => t(`${WORDS}.points`, { n })
const translate = ({ t }: Reader, key: string, params?: MessageParams): string => t(`${WORDS}.${key}`, params)

/** A card's effects as sentences, without its points and its place. */
export function describeCard(card: GameCard, reader: Reader): string[] {
  const of: CardContext = { ...reader, self: card },
    { permanent } = card
  return [
    ...(card.time ? [sentence(translate(of, `effects.time.${card.time}`))] : []),
    ...describeEffects(card.effects, reader, card),
    ...(permanent?.noDraw ? [sentence(translate(of, 'effects.noDraw'))] : []),
    ...(permanent?.endOfTurn
      ? [sentence(open(group(translate(of, 'effects.endOfTurn'), permanent.endOfTurn, of), of))]
      : []),
  ]
}

/** Effects, a sentence each. */
export function describeEffects(effects: readonly Effect[], reader: Reader, self?: GameCard): string[] {
  const of: CardContext = self ? { ...reader, self } : reader
  return effects.map((effect, i) => sentence(clause(effect, effects.slice(0, i), true, of)))
}

/** A line of story card A as a sentence: its cost and its effects. */
export const describeLine = (line: ItemLine, reader: Reader): string[] => [
  sentence(`${costText(line.cost, reader)}: ${clauses(line.effects, true, reader)}`),
]

/** "1 sword and 1 armour". */
export const costText = (cost: readonly Item[], reader: Reader): string => itemsText(cost, 'count', reader)

/** Items that somebody plays or takes. */
export const itemsTaken = (items: readonly Item[], reader: Reader): string => itemsText(items, 'take', reader)

function itemsText(items: readonly Item[], form: 'count' | 'take', reader: Reader): string {
  const kinds = ITEMS.filter(item => items.includes(item))
  return listOf(
    kinds.map(item => translate(reader, `items.${item}.${form}`, { n: items.filter(one => one === item).length })),
    'and',
    reader.t,
  )
}

/** "1 man or 1 woman": cards to choose from. */
export const typesText = (types: readonly CardType[], reader: Reader): string => ofTypes(types, 'one', 'or', reader)

/** A condition and its effects. A condition on nothing but another condition is merged with it. */
interface Group {
  readonly intro: string
  readonly effects: readonly Effect[]
}

function group(intro: string, effects: readonly Effect[], of: CardContext): Group {
  const [only, ...others] = effects
  const inner = only && others.length === 0 ? groupOf(only, [], of) : null
  return inner ? { intro: `${intro}, ${inner.intro}`, effects: inner.effects } : { intro, effects }
}

/** @param before the effects before it in its list: a time that adds to them says "also" */
function groupOf(effect: Effect, before: readonly Effect[], of: CardContext): Group | null {
  if (effect.do === 'may')
    return group(translate(of, `effects.${effect.effects.length > 1 ? 'mayAll' : 'may'}`), effect.effects, of)
  if (effect.do !== 'when') return null
  const now = before.some(one => one.do !== 'when') ? 'also' : 'now'
  return group(translate(of, `effects.when.${effect.was ? 'was' : now}.${effect.time}`), effect.effects, of)
}

const open = ({ intro, effects }: Group, of: CardContext): string => `${intro}: ${clauses(effects, true, of)}`

/** Effects in a row. `ends`: whether nothing follows them in the sentence, or in the bracket. */
function clauses(effects: readonly Effect[], ends: boolean, of: CardContext): string {
  return effects
    .map((effect, i) => {
      const last = ends && i === effects.length - 1
      const before = i === 0 ? '' : last && groupOf(effect, [], of) ? '; ' : ', '
      return before + clause(effect, effects.slice(0, i), last, of)
    })
    .join('')
}

function clause(effect: Effect, before: readonly Effect[], ends: boolean, of: CardContext): string {
  const inner = groupOf(effect, before, of)
  if (inner) return ends ? open(inner, of) : `${inner.intro} (${clauses(inner.effects, true, of)})`
  switch (effect.do) {
    case 'vp':
      return translate(of, 'amount.score', { points: amountText(effect.amount, of) })
    case 'draw':
      return translate(of, 'effects.draw', { n: effect.cards })
    case 'item':
      return itemClause(effect.of, of)
    case 'discard':
      return discardClause(effect, ends, of)
    case 'discardHand':
      return withThen(translate(of, 'effects.discardHand'), effect.then, ends, of)
    case 'returnItem':
      return withThen(translate(of, 'effects.returnItem', { items: anyOf(effect.of, of) }), effect.then, ends, of)
    case 'takeInPlay':
      return translate(of, `effects.${effect.in === 'front' ? 'takeOwn' : 'takeInPlay'}`, {
        cards: typesText(effect.types, of),
      })
    case 'peek':
      return effect.look === 1 ? translate(of, 'effects.peekOne') : translate(of, 'effects.peek', { n: effect.look })
    case 'showHands':
      return effect.each === 0
        ? translate(of, 'effects.showHands')
        : translate(of, 'effects.showHandsFor', {
            points: points(effect.each, of),
            cards: ofTypes(effect.types, 'each', 'and', of),
          })
    default:
      return translate(of, `effects.${effect.do}`)
  }
}

function itemClause(items: readonly Item[], of: CardContext): string {
  if (ITEMS.every(item => items.includes(item))) return translate(of, 'effects.anyItem')
  return translate(of, 'effects.item', { items: anyOf(items, of) })
}

/** "1 sword or 1 armour": items to choose from. */
const anyOf = (items: readonly Item[], of: CardContext): string =>
  listOf(
    ITEMS.filter(item => items.includes(item)).map(item => translate(of, `items.${item}.take`, { n: 1 })),
    'or',
    of.t,
  )

function discardClause(effect: Extract<Effect, { do: 'discard' }>, ends: boolean, of: CardContext): string {
  const own = effect.in === 'front'
  const discard = translate(
    of,
    effect.may ? `effects.${own ? 'mayDiscardOwn' : 'mayDiscard'}` : `effects.${own ? 'discardOwn' : 'discard'}`,
    { cards: typesText(effect.types, of) },
  )
  const { then = [] } = effect,
    [only, ...others] = then
  if (!only) return discard
  if (only.do === 'vp' && others.length === 0)
    return translate(of, effect.may ? 'effects.mayForPoints' : 'effects.forPoints', {
      discard,
      points: amountText(only.amount, of),
    })
  return withThen(discard, then, ends, of)
}

/** A price, and what it buys. */
function withThen(price: string, then: readonly Effect[] = [], ends: boolean, of: CardContext): string {
  if (then.length === 0) return price
  const gain = open(group(translate(of, 'effects.then'), then, of), of)
  return ends ? `${price}; ${gain}` : `${price} (${gain})`
}

function amountText(amount: Amount, of: CardContext): string {
  if (typeof amount === 'number') return points(amount, of)
  const { each, per, most } = amount
  const limit = most === undefined ? '' : ` (${translate(of, 'amount.mostOf', { n: most })})`
  if (per.in === 'hand') return translate(of, 'amount.hand', { points: points(each, of) }) + limit
  if (per.in === 'items')
    return (
      translate(of, `amount.${per.all ? 'allItems' : 'items'}`, {
        points: points(each, of),
        items: termsText(
          ITEMS.filter(item => per.of.includes(item)),
          'each',
          of,
        ),
      }) + limit
    )
  // A line of story card A is no card, so it cannot count itself.
  const form = per.others && of.self ? 'other' : 'each'
  const cards =
    'card' in per
      ? translate(of, `amount.card.${form}`, { card: cardName(of.deck, per.card, of.language, of.t) })
      : ofTypes(per.types, form, 'and', of)
  const notes = [
    ...(countsItself(per, of.self) ? [translate(of, 'amount.self')] : []),
    ...(most === undefined ? [] : [translate(of, 'amount.most', { n: most })]),
  ]
  return (
    translate(of, `amount.${per.in}`, { points: points(each, of), cards }) +
    (notes.length > 0 ? ` (${notes.join(', ')})` : '')
  )
}

const countsItself = (per: CountedCards, self: GameCard | undefined): boolean =>
  self !== undefined &&
  !per.others &&
  (per.in === 'play' || self.to === 'front') &&
  ('card' in per ? per.card === self.id : per.types.includes(self.type))

function ofTypes(
  types: readonly CardType[],
  form: 'one' | 'each' | 'other',
  last: 'and' | 'or',
  reader: Reader,
): string {
  const all = CARD_TYPES.every(type => types.includes(type))
  const kinds = all ? ['any'] : CARD_TYPES.filter(type => types.includes(type))
  return listOf(
    kinds.map(type => translate(reader, `types.${type}.${form}`)),
    last,
    reader.t,
  )
}

/** A line of story card B: what scores how many points. */
export function describeScore(line: ScoreLine, reader: Reader): string[] {
  const score = (key: string, params: MessageParams): string => sentence(translate(reader, `score.${key}`, params))
  switch (line.score) {
    case 'sets': {
      const key = line.of.length === 1 ? 'each' : line.of.length === 2 ? 'pair' : 'set'
      return [
        score(key, {
          points: points(line.vp, reader),
          terms: termsText(line.of, key === 'each' ? 'each' : 'pair', reader),
        }),
      ]
    }
    case 'each':
      return [eachOf(line, reader, score)]
    case 'unpaired':
      return [score('unpaired', { points: points(line.vp, reader), terms: termsText(line.of, 'each', reader) })]
    case 'rank': {
      const places = line.vp
        .map((vp, i) => translate(reader, 'score.place', { place: placeText(i + 1, reader), vp }))
        .join(', ')
      return [score('rank', { terms: termsText(line.of, 'theirs', reader), places }), score('tied', {})]
    }
    case 'most':
      return [
        score('most', {
          points: points(line.vp, reader),
          terms: termsText([line.of], 'theirs', reader),
          least: line.least,
        }),
      ]
  }
}

function eachOf(
  { of, per, vp }: Extract<ScoreLine, { score: 'each' }>,
  reader: Reader,
  score: (key: string, params: MessageParams) => string,
): string {
  const [only, ...others] = of,
    worth = points(vp, reader)
  if (per === 1) return score('each', { points: worth, terms: termsText(of, 'each', reader) })
  if (only && others.length === 0)
    return score('every', { points: worth, terms: translate(reader, `terms.${only}.counted`, { n: per }) })
  return score('among', { points: worth, per, terms: termsText(of, 'mine', reader) })
}

const termsText = (terms: readonly Term[], form: 'pair' | 'each' | 'mine' | 'theirs', reader: Reader): string =>
  listOf(
    terms.map(term => translate(reader, `terms.${term}.${form}`)),
    'and',
    reader.t,
  )

/** One for each possible seat. */
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const

/** "1st place". */
export function placeText(place: number, reader: Reader): string {
  const ordinal = ORDINALS[place - 1]
  return ordinal ? translate(reader, `ordinals.${ordinal}`) : String(place)
}

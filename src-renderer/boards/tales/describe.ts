/**
 * What a card does, in the reader's language: composed of the vocabulary of deck.ts, for the cards of any deck. Effects
 * are clauses that begin small; a sentence joins them so that it is clear where a condition ends: in brackets, unless
 * it reaches to the end of the sentence.
 */
import {
  CARD_TYPES,
  ITEMS,
  type Amount,
  type CardType,
  type Counted,
  type Effect,
  type GameCard,
  type Item,
  type ItemLine,
  type ScoreLine,
  type Term,
} from '../../../src-shared/games/tales/deck'
import type { WordParams } from '../../i18n'
import { capital, cardName, listOf, WORDS, type Reader } from './names'

/** Whose effects they are, if a card's: it may count itself. */
interface Context extends Reader {
  readonly self?: GameCard
}

const sentence = (text: string): string => `${capital(text)}.`
const points = (n: number, { say }: Reader): string => say(`${WORDS}.points`, { n })
const words = ({ say }: Reader, key: string, params?: WordParams): string => say(`${WORDS}.${key}`, params)

/** All that a game card does, sentence by sentence, besides the points it scores and the place it goes to. */
export function describeCard(card: GameCard, reader: Reader): string[] {
  const of: Context = { ...reader, self: card },
    { permanent } = card
  return [
    ...(card.time ? [sentence(words(of, `effects.time.${card.time}`))] : []),
    ...describeEffects(card.effects, reader, card),
    ...(permanent?.noDraw ? [sentence(words(of, 'effects.noDraw'))] : []),
    ...(permanent?.endOfTurn
      ? [sentence(open(group(words(of, 'effects.endOfTurn'), permanent.endOfTurn, of), of))]
      : []),
  ]
}

/** Effects by themselves, a sentence each. */
export function describeEffects(effects: readonly Effect[], reader: Reader, self?: GameCard): string[] {
  const of: Context = self ? { ...reader, self } : reader
  return effects.map((effect, i) => sentence(clause(effect, effects.slice(0, i), true, of)))
}

/** A line of story card A in one sentence: what it costs, and what happens. */
export const describeLine = (line: ItemLine, reader: Reader): string[] => [
  sentence(`${costText(line.cost, reader)}: ${clauses(line.effects, true, reader)}`),
]

/** "1 sword and 1 armour". */
export const costText = (cost: readonly Item[], reader: Reader): string => itemsText(cost, 'count', reader)

/** The same of what somebody plays or takes. */
export const itemsTaken = (items: readonly Item[], reader: Reader): string => itemsText(items, 'take', reader)

function itemsText(items: readonly Item[], form: 'count' | 'take', reader: Reader): string {
  const kinds = ITEMS.filter(item => items.includes(item))
  return listOf(
    kinds.map(item => words(reader, `items.${item}.${form}`, { n: items.filter(one => one === item).length })),
    'and',
    reader.say,
  )
}

/** "1 man or 1 woman": cards to choose from. */
export const typesText = (types: readonly CardType[], reader: Reader): string => ofTypes(types, 'one', 'or', reader)

/** A condition and what it holds for. One that holds for nothing but another becomes one with it. */
interface Group {
  readonly intro: string
  readonly effects: readonly Effect[]
}

function group(intro: string, effects: readonly Effect[], of: Context): Group {
  const [only, ...others] = effects
  const inner = only && others.length === 0 ? groupOf(only, [], of) : null
  return inner ? { intro: `${intro}, ${inner.intro}`, effects: inner.effects } : { intro, effects }
}

/** @param before what stands before it in its list: a time that adds to it says "also" */
function groupOf(effect: Effect, before: readonly Effect[], of: Context): Group | null {
  if (effect.do === 'may')
    return group(words(of, `effects.${effect.effects.length > 1 ? 'mayAll' : 'may'}`), effect.effects, of)
  if (effect.do !== 'when') return null
  const now = before.some(one => one.do !== 'when') ? 'also' : 'now'
  return group(words(of, `effects.when.${effect.was ? 'was' : now}.${effect.time}`), effect.effects, of)
}

const open = ({ intro, effects }: Group, of: Context): string => `${intro}: ${clauses(effects, true, of)}`

/** Effects one after the other. `ends`: whether nothing follows them in the sentence, or in the bracket. */
function clauses(effects: readonly Effect[], ends: boolean, of: Context): string {
  return effects
    .map((effect, i) => {
      const last = ends && i === effects.length - 1
      const before = i === 0 ? '' : last && groupOf(effect, [], of) ? '; ' : ', '
      return before + clause(effect, effects.slice(0, i), last, of)
    })
    .join('')
}

function clause(effect: Effect, before: readonly Effect[], ends: boolean, of: Context): string {
  const inner = groupOf(effect, before, of)
  if (inner) return ends ? open(inner, of) : `${inner.intro} (${clauses(inner.effects, true, of)})`
  switch (effect.do) {
    case 'vp':
      return words(of, 'amount.score', { points: amountText(effect.amount, of) })
    case 'draw':
      return words(of, 'effects.draw', { n: effect.cards })
    case 'item':
      return itemClause(effect.of, of)
    case 'discard':
      return discardClause(effect, ends, of)
    case 'takeInPlay':
      return words(of, 'effects.takeInPlay', { cards: typesText(effect.types, of) })
    case 'peek':
      return effect.look === 1 ? words(of, 'effects.peekOne') : words(of, 'effects.peek', { n: effect.look })
    case 'showHands':
      return effect.each === 0
        ? words(of, 'effects.showHands')
        : words(of, 'effects.showHandsFor', {
            points: points(effect.each, of),
            cards: ofTypes(effect.types, 'each', 'and', of),
          })
    default:
      return words(of, `effects.${effect.do}`)
  }
}

function itemClause(items: readonly Item[], of: Context): string {
  if (ITEMS.every(item => items.includes(item))) return words(of, 'effects.anyItem')
  const kinds = ITEMS.filter(item => items.includes(item))
  return words(of, 'effects.item', {
    items: listOf(
      kinds.map(item => words(of, `items.${item}.take`, { n: 1 })),
      'or',
      of.say,
    ),
  })
}

function discardClause(effect: Extract<Effect, { do: 'discard' }>, ends: boolean, of: Context): string {
  const discard = words(of, `effects.${effect.may ? 'mayDiscard' : 'discard'}`, { cards: typesText(effect.types, of) })
  const { then = [] } = effect,
    [only, ...others] = then
  if (!only) return discard
  if (only.do === 'vp' && others.length === 0)
    return words(of, effect.may ? 'effects.mayForPoints' : 'effects.forPoints', {
      discard,
      points: amountText(only.amount, of),
    })
  const gain = open(group(words(of, 'effects.then'), then, of), of)
  return ends ? `${discard}; ${gain}` : `${discard} (${gain})`
}

function amountText(amount: Amount, of: Context): string {
  if (typeof amount === 'number') return points(amount, of)
  const { each, per, most } = amount
  // A line of story card A is no card that could count itself.
  const form = per.others && of.self ? 'other' : 'each'
  const cards =
    'card' in per
      ? words(of, `amount.card.${form}`, { card: cardName(of.deck, per.card, of.language, of.say) })
      : ofTypes(per.types, form, 'and', of)
  const notes = [
    ...(countsItself(per, of.self) ? [words(of, 'amount.self')] : []),
    ...(most === undefined ? [] : [words(of, 'amount.most', { n: most })]),
  ]
  return (
    words(of, `amount.${per.in}`, { points: points(each, of), cards }) +
    (notes.length > 0 ? ` (${notes.join(', ')})` : '')
  )
}

const countsItself = (per: Counted, self: GameCard | undefined): boolean =>
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
    kinds.map(type => words(reader, `types.${type}.${form}`)),
    last,
    reader.say,
  )
}

/** A line of story card B: what is worth how many points. */
export function describeScore(line: ScoreLine, reader: Reader): string[] {
  const score = (key: string, params: WordParams): string => sentence(words(reader, `score.${key}`, params))
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
        .map((vp, i) => words(reader, 'score.place', { place: placeText(i + 1, reader), vp }))
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
  score: (key: string, params: WordParams) => string,
): string {
  const [only, ...others] = of,
    worth = points(vp, reader)
  if (per === 1) return score('each', { points: worth, terms: termsText(of, 'each', reader) })
  if (only && others.length === 0)
    return score('every', { points: worth, terms: words(reader, `terms.${only}.counted`, { n: per }) })
  return score('among', { points: worth, per, terms: termsText(of, 'mine', reader) })
}

const termsText = (terms: readonly Term[], form: 'pair' | 'each' | 'mine' | 'theirs', reader: Reader): string =>
  listOf(
    terms.map(term => words(reader, `terms.${term}.${form}`)),
    'and',
    reader.say,
  )

/** As many as there are seats. */
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const

/** "1st place". */
export function placeText(place: number, reader: Reader): string {
  const ordinal = ORDINALS[place - 1]
  return ordinal ? words(reader, `ordinals.${ordinal}`) : String(place)
}

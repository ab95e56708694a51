/** Questions and choices in words, and what on the board a question means. */
import type { Json, Pick, Seat, SeatAsk } from '../../../src-shared/kernel'
import {
  cardOfName,
  CARD_TYPES,
  ITEMS,
  type CardType,
  type Effect,
  type Item,
} from '../../../src-shared/games/tales/deck'
import type { By } from '../../../src-shared/games/tales/state'
import type { TalesOpen } from '../../../src-shared/games/tales/view'
import type { Choice, Made } from '../../store/compose'
import type { ChoiceWords, Choosing, Teller } from '../face'
import { costText, describeEffects, describeLine, typesText } from './describe'
import { byText, capital, cardName, itemName, typeName, WORDS, type Reader } from './names'
import { cardOf, linesOfA } from './reading'
import { signOfWay } from './signs'

/** Who is asked, about which table; the table is null before a match. */
export interface Asked {
  readonly teller: Teller
  readonly reader: Reader
  readonly open: TalesOpen | null
}

export function title(ask: SeatAsk, { teller, reader }: Asked): { readonly title: string; readonly hint: string } {
  const { by, types, effects } = ask.params ?? {}
  const params = {
    by: isObject(by) ? byText(by as object as By, reader) : '',
    types: Array.isArray(types) ? typesText(types.filter(isType), reader) : '',
    effects: Array.isArray(effects) ? describeEffects(effects as object as Effect[], reader).join(' ') : '',
  }
  return {
    title: capital(teller.say(`${WORDS}.asks.${ask.key}.title`, params)),
    hint: teller.say(`${WORDS}.asks.${ask.key}.hint`, params),
  }
}

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isType = (value: Json): value is CardType => CARD_TYPES.some(type => type === value)
const isItem = (word: string): word is Item => ITEMS.some(item => item === word)

export function part(ask: SeatAsk, path: readonly string[], { say, has }: Teller): string {
  const key = `${WORDS}.parts.${ask.key}.${path.at(-1) ?? ''}`
  return has(key) ? say(key) : ''
}

/** In front of whom a card lies; null for the common area. */
export function ownerOf(open: TalesOpen | null, name: string): Seat | null {
  const seat = open?.players.findIndex(({ front }) => front.some(card => card.name === name)) ?? -1
  return seat < 0 ? null : seat
}

/** A choice in words: cards by name and place, lines by what they do, items and ways by what they are. */
export function choice(
  ask: SeatAsk,
  path: readonly string[],
  kind: Made['kind'],
  value: Choice,
  { teller, reader, open }: Asked,
): ChoiceWords {
  const { say, has } = teller,
    word = String(value)
  const way = `${WORDS}.branches.${ask.key}.${word}`
  if (path.length === 0 && has(way)) return wayOf(word, say(way))
  if (word.includes('#')) return inPlayWords(word, { teller, reader, open })
  if (kind === 'slot') return cardWords(word, reader)
  if (path.at(-1) === 'use' && open) return lineWords(word, reader, open)
  if (isItem(word)) return { text: itemName(word, say), sign: `item.${word}` }
  return wayOf(word, word === 'ok' || word === 'true' ? say('app.ok') : word)
}

function wayOf(word: string, text: string): ChoiceWords {
  const sign = signOfWay(word)
  return sign === undefined ? { text } : { text, sign }
}

function cardWords(id: string, { deck, language, say }: Reader): ChoiceWords {
  return { text: cardName(deck, id, language, say), detail: typeName(cardOf(deck, id).type, say), sign: `card.${id}` }
}

function inPlayWords(name: string, { teller, reader, open }: Asked): ChoiceWords {
  const id = cardOfName(name),
    owner = ownerOf(open, name),
    words = cardWords(id, reader)
  if (owner === null) return { ...words, detail: teller.say(`${WORDS}.places.common.name`) }
  const text = teller.say(`${WORDS}.board.where`, {
    card: words.text,
    name: owner === teller.you ? teller.say('lobby.you') : teller.name(owner),
  })
  return { ...words, text, detail: teller.say(`${WORDS}.board.front`, { name: teller.name(owner) }) }
}

function lineWords(number: string, reader: Reader, open: TalesOpen): ChoiceWords {
  const line = linesOfA(reader.deck, open.tale.a)[Number(number) - 1]
  if (!line) return { text: number }
  return { text: describeLine(line, reader).join(' '), sign: `item.${line.cost[0] ?? 'gold'}` }
}

/** The cost of a line, for a label. */
export const costOf = (number: number, reader: Reader, open: TalesOpen): string => {
  const line = linesOfA(reader.deck, open.tale.a)[number - 1]
  return line ? capital(costText(line.cost, reader)) : ''
}

/** The ways that lead to something on the board: whoever points at it goes that way. */
const LEADS: readonly string[] = ['use', 'discard']

const wayTo = (pick: Pick): string | undefined =>
  pick.pick === 'branch' ? LEADS.find(way => Object.hasOwn(pick.of, way)) : undefined

/** What can be pointed at just now: cards of the own hand, cards that are looked at, or things on the board (names in play, numbers of lines, items). */
export function pointable({ ask, sent }: Choosing, what: 'hand' | 'looked' | 'board'): readonly string[] {
  if (!ask.value || sent.value) return []
  const { key, pick } = ask.value
  if (pick.pick === 'card') return what === (key === 'peek' ? 'looked' : 'hand') ? pick.of : []
  const way = wayTo(pick),
    inner = pick.pick === 'branch' && way !== undefined ? pick.of[way] : pick
  return what === 'board' && inner?.pick === 'one' && key !== 'may' ? inner.of : []
}

/** What of it was chosen. */
export const pointed = ({ composed }: Choosing): readonly string[] =>
  (composed.value?.made ?? []).flatMap(made =>
    made.kind === 'word' || made.kind === 'slot' ? [String(made.value)] : [],
  )

/** Chooses what was pointed at, by the way that leads to it, in place of what was chosen before. */
export function point(choosing: Choosing, word: string): void {
  const { ask, composed } = choosing
  while (composed.value?.made.some(({ byHand }) => byHand)) choosing.back()
  const way = ask.value && wayTo(ask.value.pick)
  if (way) choosing.choose(way)
  if (composed.value?.question) choosing.choose(word)
}

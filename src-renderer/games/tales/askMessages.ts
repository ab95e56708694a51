/** Texts of asks and choices, and what on the board an ask means. */
import type { Json, ChoiceSpec, Seat, SeatAsk } from '../../../src-shared/kernel'
import {
  cardOfName,
  CARD_TYPES,
  ITEMS,
  type CardType,
  type Effect,
  type Item,
} from '../../../src-shared/games/tales/rules/deck'
import type { By } from '../../../src-shared/games/tales/rules/state'
import type { TalesOpen } from '../../../src-shared/games/tales/rules/view'
import type { Choice, MadeChoice } from '../../store/answerBuilder'
import type { ChoiceText, AnswerChoices, MessageContext } from '../gameUi'
import { costText, describeEffects, describeLine, typesText } from './describe'
import { capital } from '../../names'
import { byText, cardName, itemName, typeName, WORDS, type Reader } from './names'
import { cardOf, linesOfA } from './selectors'
import { iconForChoice } from './icons'

/** What a text depends on; `open` is null before a match. */
export interface AskContext {
  readonly context: MessageContext
  readonly reader: Reader
  readonly open: TalesOpen | null
}

export function title(
  ask: SeatAsk,
  { context, reader }: AskContext,
): { readonly title: string; readonly hint: string } {
  const { by, types, effects } = ask.params ?? {}
  const params = {
    by: isObject(by) ? byText(by as object as By, reader) : '',
    types: Array.isArray(types) ? typesText(types.filter(isType), reader) : '',
    effects: Array.isArray(effects) ? describeEffects(effects as object as Effect[], reader).join(' ') : '',
  }
  return {
    title: capital(context.t(`${WORDS}.asks.${ask.key}.title`, params)),
    hint: context.t(`${WORDS}.asks.${ask.key}.hint`, params),
  }
}

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isType = (value: Json): value is CardType => CARD_TYPES.some(type => type === value)
const isItem = (word: string): word is Item => ITEMS.some(item => item === word)

export function part(ask: SeatAsk, path: readonly string[], { t, has }: MessageContext): string {
  const key = `${WORDS}.parts.${ask.key}.${path.at(-1) ?? ''}`
  return has(key) ? t(key) : ''
}

/** The seat in front of which a card lies; null for the common area. */
export function ownerOf(open: TalesOpen | null, name: string): Seat | null {
  const seat = open?.players.findIndex(({ front }) => front.some(card => card.name === name)) ?? -1
  return seat < 0 ? null : seat
}

/** A choice as text: cards by name and place, lines by their effect, items and branches by name. */
export function choice(
  ask: SeatAsk,
  path: readonly string[],
  kind: MadeChoice['kind'],
  value: Choice,
  { context, reader, open }: AskContext,
): ChoiceText {
  const { t, has } = context,
    word = String(value)
  const way = `${WORDS}.branches.${ask.key}.${word}`
  if (path.length === 0 && has(way)) return choiceText(word, t(way))
  if (word.includes('#')) return inPlayChoice(word, { context, reader, open })
  if (kind === 'slot') return cardChoice(word, reader)
  if (path.at(-1) === 'use' && open) return lineChoice(word, reader, open)
  if (isItem(word)) return { text: itemName(word, t), icon: `item.${word}` }
  return choiceText(word, word === 'ok' || word === 'true' ? t('app.ok') : word)
}

function choiceText(word: string, text: string): ChoiceText {
  const icon = iconForChoice(word)
  return icon === undefined ? { text } : { text, icon }
}

function cardChoice(id: string, { deck, language, t }: Reader): ChoiceText {
  return { text: cardName(deck, id, language, t), detail: typeName(cardOf(deck, id).type, t), icon: `card.${id}` }
}

function inPlayChoice(name: string, { context, reader, open }: AskContext): ChoiceText {
  const id = cardOfName(name),
    owner = ownerOf(open, name),
    card = cardChoice(id, reader)
  if (owner === null) return { ...card, detail: context.t(`${WORDS}.places.common.name`) }
  const text = context.t(`${WORDS}.board.where`, {
    card: card.text,
    name: owner === context.you ? context.t('lobby.you') : context.name(owner),
  })
  return { ...card, text, detail: context.t(`${WORDS}.board.front`, { name: context.name(owner) }) }
}

function lineChoice(number: string, reader: Reader, open: TalesOpen): ChoiceText {
  const line = linesOfA(reader.deck, open.tale.a)[Number(number) - 1]
  if (!line) return { text: number }
  return { text: describeLine(line, reader).join(' '), icon: `item.${line.cost[0] ?? 'gold'}` }
}

/** A line's cost, for a label. */
export const costOf = (number: number, reader: Reader, open: TalesOpen): string => {
  const line = linesOfA(reader.deck, open.tale.a)[number - 1]
  return line ? capital(costText(line.cost, reader)) : ''
}

/** Branches that are chosen by pointing at something on the board. */
const POINTED_BRANCHES: readonly string[] = ['use', 'discard']

const branchTo = (pick: ChoiceSpec): string | undefined =>
  pick.pick === 'branch' ? POINTED_BRANCHES.find(way => Object.hasOwn(pick.of, way)) : undefined

/**
 * What can be pointed at now: cards of the own hand, cards that are looked at, or things on the board (names in play,
 * line numbers, items).
 */
export function pointable({ ask, sent }: AnswerChoices, what: 'hand' | 'looked' | 'board'): readonly string[] {
  if (!ask.value || sent.value) return []
  const { key, pick } = ask.value
  if (pick.pick === 'card') return what === (key === 'peek' ? 'looked' : 'hand') ? pick.of : []
  const way = branchTo(pick),
    inner = pick.pick === 'branch' && way !== undefined ? pick.of[way] : pick
  return what === 'board' && inner?.pick === 'one' && key !== 'may' ? inner.of : []
}

/** What was chosen by pointing. */
export const pointed = ({ draft }: AnswerChoices): readonly string[] =>
  (draft.value?.made ?? []).flatMap(made => (made.kind === 'word' || made.kind === 'slot' ? [String(made.value)] : []))

/** Chooses what was pointed at, with the branch that leads to it, in place of earlier choices. */
export function point(choosing: AnswerChoices, word: string): void {
  const { ask, draft } = choosing
  while (draft.value?.made.some(({ byHand }) => byHand)) choosing.back()
  const way = ask.value && branchTo(ask.value.pick)
  if (way) choosing.choose(way)
  if (draft.value?.question) choosing.choose(word)
}

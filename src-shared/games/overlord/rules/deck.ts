/** The cards of Overlord as data: hints and actions, of the house deck or of a deck file. */
import * as v from 'valibot'
import {
  deckFaults,
  isUntitled,
  localizedTitleSchema,
  readDeck,
  type DeckFault,
  type LocalizedTitle,
} from '../../../decks'
import type { DeckReader, Json } from '../../../kernel'
import { cardById, distinctInTableOrder } from '../../../kernel/lookup'
import { HOUSE_ACTIONS, HOUSE_HINTS, MARKS, MOTIFS, TONES, type Emblem } from './house'

/** What a hint is about, and what a demand may ask for. */
export const SYMBOLS = ['character', 'item', 'place', 'monster', 'event'] as const
export type CardSymbol = (typeof SYMBOLS)[number]

/** In the corner of a card: a joker stands for any of the five. */
export type Corner = CardSymbol | 'joker'
const CORNERS = [...SYMBOLS, 'joker'] as const

/** Pass the buck, freeze, or one of the two at each use. */
export const ACTION_KINDS = ['pass', 'freeze', 'both'] as const
export type ActionKind = (typeof ACTION_KINDS)[number]
/** What an action is played for. */
export type ActionUse = Exclude<ActionKind, 'both'>

/** Cards are known by their ids; no two of a deck have the same. */
export type HintId = string
export type ActionId = string

export interface HintCard {
  readonly id: HintId
  readonly symbol: Corner
  /** Hints of the house deck have theirs in the game's locales. */
  readonly titles?: LocalizedTitle
  /** The recipe of its picture, where it has one; any deck may use those of the house. */
  readonly emblem?: Emblem
}

export interface ActionCard {
  readonly id: ActionId
  readonly kind: ActionKind
  readonly symbol: Corner
  readonly skull: boolean
}

export interface Deck {
  /** What the deck itself is called. */
  readonly titles?: LocalizedTitle
  readonly hints: readonly HintCard[]
  readonly actions: readonly ActionCard[]
}

/** The deck that we ship. */
export const HOUSE_DECK: Deck = { hints: HOUSE_HINTS, actions: HOUSE_ACTIONS }

/**
 * The least of a deck, for the most that the rules can have in hands at once.
 * Hints: formal, six seats: 5 each and 3 for the plan, and one more to draw for each.
 * Actions: classic, nine servants: 3 each and the one drawn in the first round, and one to turn up for a plea.
 */
export const LEAST = { hints: 6 * 5 + 3 + 6, actions: 9 * (3 + 1) + 1 } as const
export const MOST = { hints: 400, actions: 120, id: 40, title: 60 } as const

const ID = /^[A-Za-z0-9_-]+$/
const word = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MOST.id),
  v.check(given => ID.test(given), 'letters'),
)

const emblem = v.strictObject({
  base: v.picklist(MOTIFS),
  tone: v.picklist(TONES),
  mark: v.exactOptional(v.picklist(MARKS)),
})

const schema = v.strictObject({
  titles: v.exactOptional(localizedTitleSchema(MOST.title)),
  hints: v.pipe(
    v.array(
      v.strictObject({
        id: word,
        symbol: v.picklist(CORNERS),
        titles: localizedTitleSchema(MOST.title),
        emblem: v.exactOptional(emblem),
      }),
    ),
    v.maxLength(MOST.hints),
  ),
  actions: v.pipe(
    v.array(
      v.strictObject({
        id: word,
        kind: v.picklist(ACTION_KINDS),
        symbol: v.picklist(CORNERS),
        skull: v.boolean(),
      }),
    ),
    v.maxLength(MOST.actions),
  ),
})

/** Words of `deckFaults` that are this game's own, beside those of every deck (see decks/read.ts). */
export type OverlordDeckReason =
  /** A name with other signs than letters of the English alphabet, digits, - and _. */
  | 'letters'
  /** Two hints, or two actions, have one id. */
  | 'doubled'
  /** A hint without a title in any language. */
  | 'untitled'
  /** Too few hints or actions; `least`: how many there must be. */
  | 'tooFew'
  /** No action passes the buck. */
  | 'noPass'
  /** Every action has a skull: nobody could ever be spared. */
  | 'onlySkulls'

/** At most one fault for each card. */
function check({ hints, actions }: Deck): readonly DeckFault[] {
  const of = (
    card: string,
    field: string,
    reason: OverlordDeckReason,
    more: { readonly [detail: string]: Json } = {},
  ): DeckFault => ({ card, field, reason, ...more })
  const doubled = [hints, actions].flatMap((cards: readonly { readonly id: string }[]) =>
    cards
      .filter((card, i) => cards.findIndex(other => other.id === card.id) < i)
      .map(({ id }) => of(id, 'id', 'doubled')),
  )
  return [
    ...doubled,
    ...hints.filter(({ titles }) => isUntitled(titles ?? {})).map(({ id }) => of(id, 'titles', 'untitled')),
    ...(hints.length < LEAST.hints ? [of('', 'hints', 'tooFew', { least: LEAST.hints })] : []),
    ...(actions.length < LEAST.actions ? [of('', 'actions', 'tooFew', { least: LEAST.actions })] : []),
    ...(actions.some(action => action.kind !== 'freeze') ? [] : [of('', 'actions', 'noPass')]),
    ...(actions.every(action => action.skull) ? [of('', 'actions', 'onlySkulls')] : []),
  ]
}

/** Reads a deck file; the refusal names the first faulty card and field. */
export const readOverlordDeck: DeckReader = given => readDeck<Deck>(schema, given, check)

/** Reads a deck by its schema alone: it may be unplayable still. */
export const readOverlordDraft: DeckReader = given => readDeck<Deck>(schema, given, () => [])

/** All that is wrong with a deck. */
export const overlordDeckFaults = (given: Json): readonly DeckFault[] => deckFaults<Deck>(schema, given, check)

/** @throws when the deck has no such hint. */
export function hintCard(deck: Deck, id: HintId): HintCard {
  const found = cardById(deck.hints, id)
  if (!found) throw new Error(`no hint is called ${id}`)
  return found
}

/** @throws when the deck has no such action. */
export function actionCard(deck: Deck, id: ActionId): ActionCard {
  const found = cardById(deck.actions, id)
  if (!found) throw new Error(`no action is called ${id}`)
  return found
}

/** Whether an action may be played so: *both* is one of the two at each use. */
export const serves = (card: ActionCard, use: ActionUse): boolean => card.kind === use || card.kind === 'both'

/** Cards in the order of the deck's table, so that the order of a hand or a list reveals nothing. */
export const inTableOrder = distinctInTableOrder

/** Checks a deck file. A refusal names the card, the field and the reason. */
import * as v from 'valibot'
import { refuse, type Refusal } from '../kernel/refusal'
import type { Json } from '../kernel/choiceSpec'

/**
 * Why a deck is refused; the texts are in locales/ under `deckFaults`. From the schema: `missing`, `unknown` (a field
 * that no deck has), `type`, `range`, `word` (not one of the known words), `unseen` (invisible characters). A game's
 * own checks add theirs.
 */
export type DeckReason = 'missing' | 'unknown' | 'type' | 'range' | 'word' | 'unseen' | (string & {})

/** What a game's own check of a deck finds. `card`: the card's id, or '' for the deck as a whole. */
export interface DeckFault {
  readonly card: string
  readonly field: string
  readonly reason: DeckReason
  readonly [detail: string]: Json
}

/**
 * Checks a deck by its schema and then by the game's own rules.
 * @param check finds what a schema cannot: a duplicate id, too few cards
 * @returns the deck, or the refusal `deckFaulty { card, field, reason, … }`, whose card and field are the first faulty
 * ones
 */
export function readDeck<T>(
  schema: v.GenericSchema<unknown, T>,
  content: Json,
  check: (deck: T) => DeckFault | null,
): T | Refusal {
  const read = v.safeParse(schema, content)
  if (!read.success) return refuse('deckFaulty', { ...schemaFault(read.issues[0], content) })
  const fault = check(read.output)
  return fault ? refuse('deckFaulty', { ...fault }) : read.output
}

function schemaFault(issue: v.BaseIssue<unknown>, content: Json): DeckFault {
  const path = (issue.path ?? []).map(item => String(item.key))
  // A card is named by its id, or by its position if it has none: cards.7. A field outside of lists belongs to no card.
  const inList = issue.path?.[1]?.type === 'array'
  const card = inList ? (idAt(content, path.slice(0, 2)) ?? path.slice(0, 2).join('.')) : ''
  const field = card === '' ? path.join('.') : path.slice(2).join('.')
  return { card, field, reason: reasonOf(issue), ...(issue.expected === null ? {} : { expected: issue.expected }) }
}

function idAt(content: Json, path: readonly string[]): string | null {
  let at: unknown = content
  for (const key of path)
    at = typeof at === 'object' && at !== null ? (at as { [key: string]: unknown })[key] : undefined
  const id = typeof at === 'object' && at !== null ? (at as { id?: unknown }).id : undefined
  return typeof id === 'string' && id.length <= MAX_ID ? id : null
}

/** Longest id that is shown to a person. */
const MAX_ID = 40

function reasonOf(issue: v.BaseIssue<unknown>): DeckReason {
  if (issue.type === 'strict_object')
    return issue.expected === 'never' ? 'unknown' : issue.received === 'undefined' ? 'missing' : 'type'
  if (issue.received === 'undefined') return 'missing'
  if (issue.type === 'picklist' || issue.type === 'variant' || issue.type === 'union' || issue.type === 'literal')
    return 'word'
  if (issue.type === 'check') return issue.message
  if (issue.kind === 'validation') return 'range'
  return 'type'
}

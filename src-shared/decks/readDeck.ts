/** Checks a deck file. A refusal names the card, the field and the reason. */
import * as v from 'valibot'
import { refuse, type Refusal } from '../kernel/refusal'
import type { Json } from '../kernel/choiceSpec'
import { fieldsAt } from './schemaFields'

/**
 * Why a deck is refused; the texts are in locales/ under `deckFaults`. From the schema: `missing`, `unknown` (a field
 * that no deck has), `type`, `range`, `word` (not one of the known words), `unseen` (invisible characters). A game's
 * own checks add theirs.
 */
export type DeckReason = 'missing' | 'unknown' | 'type' | 'range' | 'word' | 'unseen' | (string & {})

/**
 * What is wrong with a deck. `card`: the card's id, or '' for the deck as a whole. `expected`, where a schema knows it:
 * the kind of value, the bounds, the known words, or (`unknown`) the fields that there are.
 */
export interface DeckFault {
  readonly card: string
  readonly field: string
  readonly reason: DeckReason
  readonly [detail: string]: Json
}

/** Finds what a schema cannot: a duplicate id, too few cards. */
export type DeckCheck<T> = (deck: T) => readonly DeckFault[]

/**
 * Checks a deck by its schema and then by the game's own rules.
 * @returns the deck, or the refusal `deckFaulty { card, field, reason, … }` of its first fault
 */
export function readDeck<T>(schema: v.GenericSchema<unknown, T>, content: Json, check: DeckCheck<T>): T | Refusal {
  const read = v.safeParse(schema, content)
  const [fault] = read.success ? check(read.output) : [schemaFault(schema, read.issues[0], content)]
  return fault || !read.success ? refuse('deckFaulty', { ...fault }) : read.output
}

/** All faults of a deck: those of its schema, or, where that finds none, those of the game's own rules. */
export function deckFaults<T>(
  schema: v.GenericSchema<unknown, T>,
  content: Json,
  check: DeckCheck<T>,
): readonly DeckFault[] {
  const read = v.safeParse(schema, content)
  return read.success ? check(read.output) : read.issues.map(issue => schemaFault(schema, issue, content))
}

function schemaFault(schema: v.GenericSchema, given: v.BaseIssue<unknown>, content: Json): DeckFault {
  const { issue, path } = innermost(given, [])
  // A card is named by its id, or by its position if it has none: cards.7. A field outside of lists belongs to no card.
  const inList = given.path?.[1]?.type === 'array'
  const card = inList ? (idAt(content, path.slice(0, 2)) ?? path.slice(0, 2).join('.')) : ''
  const field = card === '' ? path.join('.') : path.slice(2).join('.')
  const reason = reasonOf(issue)
  const expected = reason === 'unknown' ? fieldsAt(schema, content, path.slice(0, -1)) : issue.expected
  return { card, field, reason, ...(expected === null ? {} : { expected }) }
}

/** Of a value that may have several forms: the form that it comes closest to, which is the one that leads deepest. */
function innermost(
  issue: v.BaseIssue<unknown>,
  above: readonly string[],
): { readonly issue: v.BaseIssue<unknown>; readonly path: readonly string[] } {
  const path = [...above, ...(issue.path ?? []).map(item => String(item.key))]
  const deepest = (issue.type === 'union' ? (issue.issues ?? []) : []).reduce<v.BaseIssue<unknown> | null>(
    (found, one) => ((one.path?.length ?? 0) > (found?.path?.length ?? 0) ? one : found),
    null,
  )
  return deepest ? innermost(deepest, path) : { issue, path }
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
  if (issue.type === 'picklist' || issue.type === 'variant' || issue.type === 'literal') return 'word'
  if (issue.type === 'check') return issue.message
  if (issue.kind === 'validation') return 'range'
  return 'type'
}

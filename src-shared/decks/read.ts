/** From a deck file to a deck, or to what is wrong with it: which card, which field, and why in words. */
import * as v from 'valibot'
import { refuse, type Refusal } from '../kernel/refusal'
import type { Json } from '../kernel/pick'

/**
 * Why a deck is refused; its words are in lang/ under `deckFaults`. From the schema: `missing`, `unknown` (a field
 * that no deck has), `type`, `range`, `word` (not one of the known words), `unseen` (unseen characters). A game's own
 * checks add theirs.
 */
export type DeckReason = 'missing' | 'unknown' | 'type' | 'range' | 'word' | 'unseen' | (string & {})

/** A fault that a game's own check of a deck finds. `card`: its id, or '' for the deck as a whole. */
export interface DeckFault {
  readonly card: string
  readonly field: string
  readonly reason: DeckReason
  readonly [detail: string]: Json
}

/**
 * Checks a deck by its schema, and then by the game's own rules.
 * @param check finds what no schema can see: a doubled id, a card too few
 * @returns the deck, or the refusal `deckFaulty { card, field, reason, … }`, whose card and field are the first faulty ones
 */
export function readDeck<T>(
  schema: v.GenericSchema<unknown, T>,
  given: Json,
  check: (deck: T) => DeckFault | null,
): T | Refusal {
  const read = v.safeParse(schema, given)
  if (!read.success) return refuse('deckFaulty', { ...schemaFault(read.issues[0], given) })
  const fault = check(read.output)
  return fault ? refuse('deckFaulty', { ...fault }) : read.output
}

function schemaFault(issue: v.BaseIssue<unknown>, given: Json): DeckFault {
  const path = (issue.path ?? []).map(item => String(item.key))
  // A card is called by its id wherever it has one, and otherwise by its place: cards.7. What stands in no list is no card.
  const inList = issue.path?.[1]?.type === 'array'
  const card = inList ? (idAt(given, path.slice(0, 2)) ?? path.slice(0, 2).join('.')) : ''
  const field = card === '' ? path.join('.') : path.slice(2).join('.')
  return { card, field, reason: reasonOf(issue), ...(issue.expected === null ? {} : { expected: issue.expected }) }
}

function idAt(given: Json, path: readonly string[]): string | null {
  let at: unknown = given
  for (const key of path)
    at = typeof at === 'object' && at !== null ? (at as { [key: string]: unknown })[key] : undefined
  const id = typeof at === 'object' && at !== null ? (at as { id?: unknown }).id : undefined
  return typeof id === 'string' && id.length <= MAX_ID ? id : null
}

/** The longest id that is repeated to a person. */
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

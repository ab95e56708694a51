/** The public events of a game as a table: for each kind a row with all that the page makes of it. */
import type { Json } from '../../src-shared/kernel'
import type { SeenEvent } from '../../src-shared/wire'
import { kindOf, momentsIn, type Moment, type MomentRules } from '../motion/moments'
import type { Motion, Spot } from '../motion/motions'
import { capital } from '../names'
import type { Sound, SoundsOf } from '../sound/sounds'
import type { LogContext } from './gameUi'
import { personalMessage, type PersonalMessage, type PersonalMessageKeys } from './personalMessage'

/** A sentence about a seat. `key`: of its text, the event's kind if missing. */
export type Sentence = Omit<PersonalMessage, 'key'> & { readonly key?: string }

/** E: the event; A: the part that one seat received; C: what its words depend on. */
export interface EventRow<E, A, C> {
  /** The event in the log. */
  readonly message: (event: E, context: C) => Sentence | string
  /** What the log adds for the seat that received a part of its own; empty for nothing. */
  readonly aside?: (aside: A, context: C, event: E) => string
  /** How long it is seen, in milliseconds, or `STAYS`. */
  readonly seenFor: number
  /** Whether it has a scene of its own, which the events after it wait for. */
  readonly scene?: true
  /** How long its scene lasts where that is longer than `seenFor`. */
  readonly lasts?: (event: E) => number
  readonly sound?: Sound
  /** What it moves, by its public part alone; missing where the board shows the event by itself, or it is only logged. */
  readonly motions?: (event: E) => readonly Motion[]
  /** Cards on the table that it mentions, in addition to the places of its motions. */
  readonly cards?: (event: E) => readonly Spot[]
}

export type EventRows<E extends { readonly kind: string }, A, C> = {
  readonly [K in E['kind']]: EventRow<Extract<E, { readonly kind: K }>, A, C>
}

/** What a `GameUi` says of its events. */
export interface EventParts<K extends string> {
  readonly eventMessage: (seen: SeenEvent, context: LogContext) => string | null
  readonly sounds: SoundsOf
  readonly motions: (event: Json) => readonly Motion[]
  readonly cards: (event: Json) => readonly Spot[]
  readonly moments: (events: readonly Json[]) => readonly Moment[]
  readonly momentRules: MomentRules<K>
}

/** @param keysOf the texts of a sentence, by its key */
export function eventParts<E extends { readonly kind: string }, A, C extends Omit<LogContext, 'language'>>(
  keysOf: (key: string) => PersonalMessageKeys,
  rows: EventRows<E, A, C>,
  contextOf: (context: LogContext) => C,
): EventParts<E['kind']> {
  const table = rows as object as { readonly [kind: string]: EventRow<Json, Json, C> }
  const all = Object.entries(table),
    kinds = Object.keys(rows) as E['kind'][]
  // A newer host may send events that this page does not know.
  const rowOf = (event: Json): EventRow<Json, Json, C> | null =>
    Object.hasOwn(table, kindOf(event)) ? (table[kindOf(event)] ?? null) : null

  function textOf(event: Json, row: EventRow<Json, Json, C>, context: C): string {
    const said = row.message(event, context)
    return typeof said === 'string' ? said : personalMessage(keysOf(said.key ?? kindOf(event)), said, context)
  }

  const momentRules: MomentRules<E['kind']> = {
    seenFor: Object.fromEntries(all.map(([kind, { seenFor }]) => [kind, seenFor])) as MomentRules<E['kind']>['seenFor'],
    scenes: kinds.filter(kind => rows[kind].scene),
    lasts: event => rowOf(event)?.lasts?.(event) ?? 0,
  }
  return {
    eventMessage({ event, own }, logContext) {
      const row = rowOf(event)
      if (!row) return null
      const context = contextOf(logContext)
      const text = textOf(event, row, context),
        aside = own === undefined ? '' : (row.aside?.(own, context, event) ?? '')
      return capital(aside === '' ? text : `${text} ${aside}`)
    },
    sounds: Object.fromEntries(all.flatMap(([kind, { sound }]) => (sound === undefined ? [] : [[kind, sound]]))),
    motions: event => rowOf(event)?.motions?.(event) ?? [],
    cards: event => rowOf(event)?.cards?.(event) ?? [],
    moments: events => momentsIn(events, momentRules),
    momentRules,
  }
}

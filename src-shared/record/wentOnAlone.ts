/**
 * A host that went on without more than half of the computers that keep its table, because a person wanted it. From then
 * on the others may have gone on as well: the record of the match says so.
 */
import type { Succession } from '../succession/succession'

export interface WentOnAlone {
  /** How many answers were accepted before. */
  readonly after: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Names of the computer that went on, and of those that did not answer. */
  readonly host: string
  readonly missing: readonly string[]
}

/** The same as a table remembers it: `match`: null between two matches. */
export interface TableWentOnAlone extends WentOnAlone {
  readonly match: string | null
  /** As its host has signed it; absent where the table's computers sign nothing. */
  readonly signed?: Succession
}

/** Those of one match, as its record says it. */
export const wentOnAloneIn = (all: readonly TableWentOnAlone[], match: string): readonly WentOnAlone[] =>
  all.filter(one => one.match === match).map(({ after, at, host, missing }) => ({ after, at, host, missing }))

/** Most of them that a table remembers. */
export const MOST_WENT_ON = 100

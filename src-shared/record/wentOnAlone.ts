/**
 * A host that went on without more than half of the computers that keep its table, because a person wanted it. From then
 * on the others may have gone on as well: the record of the match says so.
 */
export interface WentOnAlone {
  /** How many answers were accepted before. */
  readonly after: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Names of the computer that went on, and of those that did not answer. */
  readonly host: string
  readonly missing: readonly string[]
}

/** Most of them that a table remembers. */
export const MOST_WENT_ON = 100

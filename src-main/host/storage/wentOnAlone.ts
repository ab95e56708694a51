/** When a table's host went on without the computers that keep it, as its party remembers. */
import type { WentOnAlone } from '../../../src-shared/record'
import type { StoredWentOn } from './storeTypes'

/** Those of one match, as its record says it. */
export const wentOnAloneIn = (all: readonly StoredWentOn[], match: string): readonly WentOnAlone[] =>
  all.filter(one => one.match === match).map(({ after, at, host, missing }) => ({ after, at, host, missing }))

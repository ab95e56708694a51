/** How much a keeper stores, counted in characters of sealed texts. */
import { MOST_PENDING, type Durable, type Entry, type Replica } from './types'

/** Of all generations of a table that are prepared and not in force: some twenty of the longest match. */
const MOST_PREPARED = 2 ** 24
/** Of all entries of a replica: eight times those after which a host begins another generation. */
export const MOST_SEALED = 2 ** 26
/** Of one message's entries, unless it has only one. The rest follows when these have arrived. */
const MOST_SENT = 2 ** 20

/** Entries never change: each list is counted once. */
const counted = new WeakMap<readonly Entry[], number>()

export function sealedIn(entries: readonly Entry[]): number {
  const known = counted.get(entries)
  if (known !== undefined) return known
  const characters = entries.reduce((sum, { sealed }) => sum + sealed.length, 0)
  counted.set(entries, characters)
  return characters
}

/** Characters of these. */
export const sizeOf = (replicas: readonly Pick<Replica, 'base' | 'entries'>[]): number =>
  replicas.reduce((sum, { base, entries }) => sum + base.length + sealedIn(entries), 0)

/** Characters that are stored of one table. */
export const storedOf = ({ replica, pending }: Durable): number => sizeOf([...(replica ? [replica] : []), ...pending])

/** Whether a keeper may prepare one more generation beside these. */
export const mayPrepare = (pending: readonly Replica[], more: Replica): boolean =>
  pending.length < MOST_PENDING && sizeOf([...pending, more]) <= MOST_PREPARED

/** Whether a host may begin another generation, beside those that never came into force. */
export const mayBegin = (pending: readonly Replica[]): boolean =>
  pending.length < MOST_PENDING && sizeOf(pending) <= MOST_PREPARED

/** Whether a replica may have these entries. */
export const mayStore = (entries: readonly Entry[]): boolean => sealedIn(entries) <= MOST_SEALED

/** The entries from a position on, as far as one message has them. */
export function piece(entries: readonly Entry[], from: number): readonly Entry[] {
  let characters = 0,
    end = from
  for (; end < entries.length; end++) {
    characters += entries[end]?.sealed.length ?? 0
    if (characters > MOST_SENT && end > from) break
  }
  return entries.slice(from, end)
}

/** Whether the entries from a position on go into several messages. */
export const isInPieces = (entries: readonly Entry[], from: number): boolean =>
  from + piece(entries, from).length < entries.length

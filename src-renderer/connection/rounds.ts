/** How often somebody whose host is gone asks the other computers of the table who hosts it. */
import type { GoneView } from '../../src-shared/wire'

/** Milliseconds: as often as a host takes new connections of one address, with some to spare. */
const SOON_MS = 300
const ROUND_MS = 1500
/** While people decide: the last press must not wait for whoever has just asked. */
const DECIDING_MS = 750
/** So many rounds come soon: a table that was given away is at its new host within them. */
const SOON_ROUNDS = 4

/**
 * @param round how often the computers have been asked, 1 after the first time
 * @param gone what they say is decided
 * @returns milliseconds until they are asked again
 */
export function pauseAfter(round: number, gone: GoneView | null): number {
  if (round <= SOON_ROUNDS || (gone !== null && gone.agreed.length >= gone.needed)) return SOON_MS
  return gone === null ? ROUND_MS : DECIDING_MS
}

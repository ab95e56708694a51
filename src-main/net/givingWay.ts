/** Who gives way when places run out: the oldest that has not said a hello which was accepted, whatever its address. */

/** A connection or a socket that takes up a place. */
export interface Place {
  readonly address: string
  readonly drop: () => void
}

/**
 * @param waiting places without an accepted hello, the oldest first
 * @param may which of them may give way
 */
export function oldestWaiting<P extends Place>(waiting: Iterable<P>, may: (place: P) => boolean): P | null {
  for (const place of waiting) if (may(place)) return place
  return null
}

/** Downloads that go on at once: few, so that the network has capacity left for the game, and not all for one address. */

const MAX_DOWNLOADS = 4,
  MAX_PER_ADDRESS = 2
/** A download slower than this, for this long, gives way: whoever does not read keeps nobody waiting. */
const SLOWEST_BYTES_PER_MS = 64,
  MEASURED_MS = 10_000

export interface Download {
  readonly address: string
  /** When it began. */
  readonly since: number
  /** Bytes. */
  readonly sent: () => number
  readonly stop: () => void
}

const speed = ({ since, sent }: Download, now: number): number => sent() / Math.max(1, now - since)

/** Whether there is room for one more of this address. @returns the one that has to stop for it, if any */
export function roomFor(
  address: string,
  downloads: readonly Download[],
  now: number,
): { readonly has: boolean; readonly stops: Download | null } {
  const isCrowded = downloads.filter(one => one.address === address).length >= MAX_PER_ADDRESS
  if (isCrowded || downloads.length < MAX_DOWNLOADS) return { has: !isCrowded, stops: null }
  const [slowest] = downloads
    .filter(one => now - one.since >= MEASURED_MS && speed(one, now) < SLOWEST_BYTES_PER_MS)
    .sort((a, b) => speed(a, now) - speed(b, now))
  return { has: slowest !== undefined, stops: slowest ?? null }
}

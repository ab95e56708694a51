/** A guest of an anchor's table. */
export interface AnchorGuest {
  /** All that has come. */
  readonly bytes: number
  /** When the state after the next move comes, in milliseconds. */
  next(): Promise<number>
  move(): void
  leave(): Promise<void>
}

export function startServer<T>(
  script: string,
  ...args: readonly (string | number)[]
): Promise<{ readonly said: T; end(): Promise<void> }>
export function fanout(
  guests: readonly AnchorGuest[],
  seats: number,
  moves: number,
  pause?: number,
): Promise<{ readonly ms: readonly number[]; readonly bytes: number }>
export function rejoin<G extends AnchorGuest>(
  guests: G[],
  points: readonly number[],
  times: number,
  back: (gone: G) => Promise<G & { readonly came: number }>,
): Promise<readonly { readonly moves: number; readonly ms: readonly number[]; readonly bytes: readonly number[] }[]>

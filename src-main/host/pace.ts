/** How long a bot takes over an ask: about as long as people do, and as long as the Overlord's patience lasts. */
import type { Level } from '../../src-shared/wire'

/** From and to how many milliseconds. */
export type Pace = readonly [number, number]

/** By the ask's (public) key. */
const PACE: { readonly [key: string]: Pace | undefined } = {
  ready: [700, 2500],
  challenge: [350, 1100],
  // A tale is listened to and read; the moment for `freezeToo` is over in two seconds.
  tell: [4000, 9000],
  answer: [4000, 9000],
  rule: [3000, 7000],
  question: [3000, 6000],
  accuse: [3000, 6000],
  freeze: [2000, 5000],
  freezeToo: [350, 1500],
}
const USUAL: Pace = [1000, 2800]

/**
 * Whoever tells hears what is said meanwhile (a freeze, the Overlord's word) and thinks again; it takes no longer for
 * that. Thinking over a tale is quick.
 */
export const LISTENS: readonly string[] = ['tell']

/** Of the Overlord's patience so much goes by before the first bot has found its words, and before the last one has. */
const OF_PATIENCE: Pace = [0.4, 0.85]
/** A beginner takes its time: now and then more than it has. */
const DAWDLES = 1.03

const SECOND = 1000

/** @param patience seconds of silence that the Overlord bears; 0: as long as it takes */
export function paceOf(key: string, level: Level, patience: number): Pace {
  const usual = PACE[key] ?? USUAL
  if (key !== 'tell' || patience === 0) return usual
  const [from, to] = OF_PATIENCE,
    has = patience * SECOND
  return [
    Math.min(usual[0], Math.round(from * has)),
    Math.min(usual[1], Math.round((level === 'easy' ? DAWDLES : to) * has)),
  ]
}

/** How long a bot takes to answer: about as long as people do. A game's manifest says where its asks differ. */
import type { Options } from '../../../src-shared/kernel'
import type { BotTiming, TimeRange } from '../../../src-shared/games/manifest'
import type { Level } from '../../../src-shared/wire'

const USUAL: TimeRange = [1000, 2800]

/** @returns the range from which a thinking time is drawn */
export function thinkingTime({ thinking = {} }: BotTiming, askKey: string, options: Options, level: Level): TimeRange {
  const own = Object.hasOwn(thinking, askKey) ? thinking[askKey] : undefined
  return typeof own === 'function' ? own(options, level) : (own ?? USUAL)
}

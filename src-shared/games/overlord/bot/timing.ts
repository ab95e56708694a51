/** How long bots take at an Overlord table: as people do, and within the Overlord's patience. */
import type { Options } from '../../../kernel'
import type { BotTiming, TimeRange } from '../../manifest'
import { readOptions } from '../rules/options'

const SECOND = 1000
/** The first bot speaks after this share of the Overlord's patience, the last one before this share is over. */
const SHARE_OF_PATIENCE: TimeRange = [0.4, 0.85]
/** A beginner is slow: now and then it takes longer than the Overlord is patient. */
const BEGINNER_SHARE = 1.03
/** The others need time to listen and read. */
const TELL: TimeRange = [4000, 9000]

function tell(options: Options, level: string): TimeRange {
  const patience = readOptions(options).silence * SECOND
  if (patience === 0) return TELL
  const [from, to] = SHARE_OF_PATIENCE
  return [
    Math.min(TELL[0], Math.round(from * patience)),
    Math.min(TELL[1], Math.round((level === 'easy' ? BEGINNER_SHARE : to) * patience)),
  ]
}

export const botTiming: BotTiming = {
  thinking: {
    tell,
    answer: [4000, 9000],
    rule: [3000, 7000],
    question: [3000, 6000],
    accuse: [3000, 6000],
    freeze: [2000, 5000],
    // The ask closes after two seconds.
    freezeToo: [350, 1500],
  },
  // A teller hears a freeze or the Overlord's word and thinks again.
  rethinksOnEvents: ['tell'],
  // A bot Overlord's patience ends as a person's does, and a bot that has chosen to keep quiet keeps to it.
  leftOpen: ['patience', 'freezeStill', 'ruleStill'],
}

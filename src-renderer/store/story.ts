/** The story so far: the last events this seat was told, oldest first. */
import type { Frame, ToldEvent } from '../../src-shared/wire'

export interface StoryLine {
  /** Counts up over the whole visit, so that a list keeps its lines apart. */
  readonly n: number
  readonly told: ToldEvent
}

export interface Story {
  readonly match: string | null
  readonly lines: readonly StoryLine[]
  /** How many of the lines came with the last frame that told anything; what came on arrival is none of them. */
  readonly fresh: number
  /** The last line that is older than the match's beginning or this client's last arrival. */
  readonly old: number
}

export const NO_STORY: Story = { match: null, lines: [], fresh: 0, old: 0 }

/** The most lines that are kept: an evening's match is told in a few hundred. */
export const MOST_LINES = 200

/** The story after a frame. The log of an arrival takes the place of what was known. */
export function grow(story: Story, frame: Frame): Story {
  const { match } = frame
  if (!match) return NO_STORY
  const same = story.match === match.id
  const arrived = frame.log !== undefined
  const before = same && !arrived ? story.lines : []
  const told = frame.log ?? match.events
  const last = story.lines.at(-1)?.n ?? 0
  let n = last
  // What comes as a whole is kept as a whole, however long it is.
  const lines = [...before, ...told.map(one => ({ n: ++n, told: one }))].slice(
    -Math.max(MOST_LINES, frame.log?.length ?? before.length),
  )
  return {
    match: match.id,
    lines,
    fresh: arrived ? 0 : told.length > 0 ? told.length : same ? story.fresh : 0,
    old: arrived ? n : same ? story.old : last,
  }
}

/**
 * Compares everything that people were shown with the replays of their matches. A person's updates must be, in their
 * order, what the replay shows after 0, 1, 2 … answers; the first after a restart nothing older than the whole record.
 */
import type { StateUpdate } from '../../src-shared/wire'
import { canonical, differences } from './difference'
import type { Replay } from './replay'

/** One of these updates is no view of the replay at any number of answers that it may have. */
export class ViewDiffers extends Error {}

export interface Counts {
  views: number
  logs: number
  /** Views after a restart that are exactly those of the record at the kill, and those shown after further answers. */
  exact: number
  later: { hand: number; clock: number; undo: number }
}

/**
 * @param updates what one person was shown of this match, in order, without restarts
 * @param from how many answers it must hold at least
 * @param restarted whether the first of them was shown after a restart
 */
export function compare(
  replay: Replay,
  updates: readonly StateUpdate[],
  from: number,
  restarted: boolean,
  counts: Counts,
): void {
  let at = from
  for (const [index, update] of updates.entries()) {
    const found = numberOf(replay, update, at)
    if (found === null) throw new ViewDiffers(describe(replay, update, at, index))
    if (index === 0 && restarted) {
      if (found === from) counts.exact++
      for (let n = from + 1; n <= found; n++) counts.later[replay.by(n)]++
    }
    at = found
    counts.views++
    if (update.log) counts.logs++
  }
}

function numberOf(replay: Replay, update: StateUpdate, from: number): number | null {
  const view = canonical(update.match?.view),
    seat = update.party.you.seat
  for (let count = from; count <= replay.length; count++)
    if (
      replay.view(count, seat) === view &&
      (update.match?.events.length === 0 || canonical(update.match?.events) === canonical(replay.told(count, seat))) &&
      (!update.log || canonical(update.log) === canonical(replay.log(count, seat)))
    )
      return count
  return null
}

/** The number of answers at which the least differs, and all that differs there. */
function describe(replay: Replay, update: StateUpdate, from: number, index: number): string {
  const seat = update.party.you.seat
  const lines = (count: number): string[] => [
    ...differences(update.match?.view, JSON.parse(replay.view(count, seat) || 'null')),
    ...(update.match?.events.length ? differences(update.match.events, replay.told(count, seat), '$events') : []),
    ...(update.log ? differences(update.log, replay.log(count, seat), '$log') : []),
  ]
  const all = Array.from({ length: replay.length - from + 1 }, (_, n) => from + n).map(count => ({
    count,
    lines: lines(count),
  }))
  const [best] = all.sort((a, b) => a.lines.length - b.lines.length)
  return [
    `${replay.match.game.id}, seat ${seat}, update ${index} since the restart: no view of ${from} to ${replay.length} answers`,
    `the nearest is that of ${best?.count}:`,
    ...(best?.lines.slice(0, 12) ?? []),
  ].join('\n')
}

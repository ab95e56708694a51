/** Keeps what is sent only once, as events, for the book: every line of the tale, and where each look fell. */
import { ref, shallowRef, watch } from 'vue'
import type { LookReason, TaleLine } from '../../../src-shared/games/overlord/rules'
import type { Seat } from '../../../src-shared/kernel'
import type { SeenEvent } from '../../../src-shared/wire'
import { perTable } from '../../store/table'
import { eventOf } from './selectors'

export interface LookRecord {
  readonly seat: Seat
  readonly count: number
  readonly reason: LookReason
  /** `lineKey` of the hint before it; null before the first. */
  readonly after: string | null
}

/** A key for a line of the tale: no hint is played twice in one turn. */
export const lineKey = ({ turn, hint }: Pick<TaleLine, 'turn' | 'hint'>): string => `${turn}/${hint}`

/** The looks among these events. @param last key of the line before them */
export function looksIn(
  seen: readonly SeenEvent[],
  last: string | null = null,
): { readonly looks: readonly LookRecord[]; readonly last: string | null } {
  let after = last
  const looks: LookRecord[] = []
  for (const event of seen.map(eventOf)) {
    if (event.kind === 'hint') after = lineKey(event.told)
    else if (event.kind === 'look') looks.push({ seat: event.seat, count: event.count, reason: event.reason, after })
  }
  return { looks, last: after }
}

/**
 * The whole tale: the table itself keeps its newest lines only.
 * @param recorded every line received, in a replay also later ones than its current step
 * @param current the lines that the table has at this step
 */
export function wholeTale(recorded: readonly TaleLine[], current: readonly TaleLine[]): readonly TaleLine[] {
  const [first] = current
  const before = first ? recorded.findIndex(line => lineKey(line) === lineKey(first)) : 0
  return [...recorded.slice(0, Math.max(0, before)), ...current]
}

export const useChronicle = perTable(table => {
  const looks = ref<readonly LookRecord[]>([])
  const lines = shallowRef<readonly TaleLine[]>([])
  let match: string | null = null,
    recorded = 0,
    last: string | null = null

  /** Takes in the new events of the log. Events from before this client's arrival are unknown. */
  function update(): void {
    const { log } = table
    if (log.match !== match) {
      match = log.match
      looks.value = []
      lines.value = []
      recorded = 0
      last = null
    }
    const seen = log.events.filter(line => line.n > recorded).map(line => line.event)
    const found = looksIn(seen, last)
    recorded = log.events.at(-1)?.n ?? 0
    last = found.last
    const fresh = found.looks.filter(
      look => !looks.value.some(one => one.after === look.after && one.seat === look.seat && one.count === look.count),
    )
    if (fresh.length > 0) looks.value = [...looks.value, ...fresh]
    const places = new Set(lines.value.map(lineKey))
    const hints = seen
      .map(eventOf)
      .flatMap(event => (event.kind === 'hint' && !places.has(lineKey(event.told)) ? [event.told] : []))
    if (hints.length > 0) lines.value = [...lines.value, ...hints]
  }
  watch(() => table.log, update, { immediate: true })
  return { looks, lines }
})

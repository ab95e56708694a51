/** Which looks fell where in the tale: told once, as events, and kept here for the book of the evening. */
import { ref, watch } from 'vue'
import type { LookReason, TaleLine } from '../../../src-shared/games/overlord'
import type { Seat } from '../../../src-shared/kernel'
import type { ToldEvent } from '../../../src-shared/wire'
import { perTable } from '../../store/table'
import { eventOf } from './reading'

export interface LookTold {
  readonly seat: Seat
  readonly count: number
  readonly reason: LookReason
  /** The hint after which it fell, as `placeOf` calls it; null: before the first. */
  readonly after: string | null
}

/** A line of the tale by name: no hint is played twice in one turn. */
export const placeOf = ({ turn, hint }: Pick<TaleLine, 'turn' | 'hint'>): string => `${turn}/${hint}`

/** The looks among these events. @param last the line before them */
export function looksIn(told: readonly ToldEvent[], last: string | null = null): { readonly looks: readonly LookTold[]; readonly last: string | null } {
  let after = last
  const looks: LookTold[] = []
  for (const event of told.map(eventOf)) {
    if (event.kind === 'hint') after = placeOf(event.told)
    else if (event.kind === 'look') looks.push({ seat: event.seat, count: event.count, reason: event.reason, after })
  }
  return { looks, last: after }
}

export const useChronicle = perTable(table => {
  const looks = ref<readonly LookTold[]>([])
  let match: string | null = null, heard = 0, last: string | null = null

  /** Hears the story from where it was heard before. What happened before somebody came in is not known. */
  function hear(): void {
    const { story } = table
    if (story.match !== match) {
      match = story.match
      looks.value = []
      heard = 0
      last = null
    }
    const found = looksIn(story.lines.filter(line => line.n > heard).map(line => line.told), last)
    heard = story.lines.at(-1)?.n ?? 0
    last = found.last
    const fresh = found.looks.filter(look => !looks.value.some(one => one.after === look.after && one.seat === look.seat && one.count === look.count))
    if (fresh.length > 0) looks.value = [...looks.value, ...fresh]
  }
  watch(() => table.story, hear, { immediate: true })
  return { looks }
})

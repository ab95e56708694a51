/** What was told once, as events, and is kept here for the book of the evening: every line of the tale, and which looks fell where in it. */
import { ref, shallowRef, watch } from 'vue'
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
export function looksIn(
  told: readonly ToldEvent[],
  last: string | null = null,
): { readonly looks: readonly LookTold[]; readonly last: string | null } {
  let after = last
  const looks: LookTold[] = []
  for (const event of told.map(eventOf)) {
    if (event.kind === 'hint') after = placeOf(event.told)
    else if (event.kind === 'look') looks.push({ seat: event.seat, count: event.count, reason: event.reason, after })
  }
  return { looks, last: after }
}

/**
 * The whole tale: the table itself remembers its newest lines alone.
 * @param heard every line as it was told, also those that come later than the moment which is looked at again
 * @param kept those that the table has at this moment
 */
export function wholeTale(heard: readonly TaleLine[], kept: readonly TaleLine[]): readonly TaleLine[] {
  const [first] = kept
  const before = first ? heard.findIndex(line => placeOf(line) === placeOf(first)) : 0
  return [...heard.slice(0, Math.max(0, before)), ...kept]
}

export const useChronicle = perTable(table => {
  const looks = ref<readonly LookTold[]>([])
  const lines = shallowRef<readonly TaleLine[]>([])
  let match: string | null = null,
    heard = 0,
    last: string | null = null

  /** Hears the story from where it was heard before. What happened before somebody came in is not known. */
  function hear(): void {
    const { story } = table
    if (story.match !== match) {
      match = story.match
      looks.value = []
      lines.value = []
      heard = 0
      last = null
    }
    const told = story.lines.filter(line => line.n > heard).map(line => line.told)
    const found = looksIn(told, last)
    heard = story.lines.at(-1)?.n ?? 0
    last = found.last
    const fresh = found.looks.filter(
      look => !looks.value.some(one => one.after === look.after && one.seat === look.seat && one.count === look.count),
    )
    if (fresh.length > 0) looks.value = [...looks.value, ...fresh]
    const places = new Set(lines.value.map(placeOf))
    const hints = told
      .map(eventOf)
      .flatMap(event => (event.kind === 'hint' && !places.has(placeOf(event.told)) ? [event.told] : []))
    if (hints.length > 0) lines.value = [...lines.value, ...hints]
  }
  watch(() => table.story, hear, { immediate: true })
  return { looks, lines }
})

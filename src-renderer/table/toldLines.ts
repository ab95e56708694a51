/** The story in sentences: a line is told once, when it comes, and all anew when they would be told in other words. */
import { computed, type ComputedRef } from 'vue'
import type { ToldEvent } from '../../src-shared/wire'
import type { GameFace, Storyteller } from '../boards/face'
import type { StoryLine } from '../store/story'
import { useTable } from '../store/table'
import { useStoryteller } from './teller'

export interface ToldLine {
  readonly n: number
  readonly told: ToldEvent
  /** Null for an event that is not worth telling. */
  readonly text: string | null
  readonly kind: string
}

interface Telling {
  readonly sentence: GameFace['sentence']
  readonly teller: Storyteller
  readonly all: readonly ToldLine[]
  readonly worthTelling: readonly ToldLine[]
}

/** @param before what was told of the story as it was */
export function tellOn(
  before: Telling | null,
  story: readonly StoryLine[],
  sentence: GameFace['sentence'],
  teller: Storyteller,
): Telling {
  const known = new Map(
    before?.sentence === sentence && before.teller === teller ? before.all.map(line => [line.n, line]) : [],
  )
  const all = story.map(
    ({ n, told }): ToldLine =>
      known.get(n) ?? {
        n,
        told,
        text: sentence(told, teller),
        kind: (told.event as { readonly kind?: string }).kind ?? '',
      },
  )
  return { sentence, teller, all, worthTelling: all.filter(line => line.text !== null) }
}

/** The lines of the story that are worth telling, oldest first. */
export function useToldLines(face: () => GameFace): ComputedRef<readonly ToldLine[]> {
  const table = useTable()
  const teller = useStoryteller()
  const telling = computed<Telling>(before => tellOn(before ?? null, table.story.lines, face().sentence, teller.value))
  return computed(() => telling.value.worthTelling)
}

/** The faces of all games, by id. Words, board and art of a game are loaded when that game is chosen. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { useWords } from '../i18n'
import type { GameFace } from './face'

const LOADERS: { readonly [game: string]: () => Promise<GameFace> } = {
  mascarade: async () => (await import('./mascarade/face')).mascaradeFace,
  castle: async () => (await import('./castle/face')).castleFace,
  tales: async () => (await import('./tales/face')).talesFace,
  overlord: async () => (await import('./overlord/face')).overlordFace,
}

/** How often, in milliseconds, a face that did not come is asked for again: a phone may be between two networks. */
const AGAIN = 2000

const loaded = new Map<string, GameFace>()

/** The face of the game of now; null while it is on its way, and for a game that this page does not know. */
export function useFace(game: () => string | null): ShallowRef<GameFace | null> {
  const face = shallowRef<GameFace | null>(null)
  const { learn } = useWords()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A face that has come; its words come with it. */
  function known(id: string): GameFace | null {
    const found = loaded.get(id) ?? null
    if (found) learn(id, found.words)
    return found
  }

  function want(id: string | null): void {
    clearTimeout(timer)
    face.value = id === null ? null : known(id)
    const load = id !== null && Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined
    if (face.value || id === null || !load) return
    load().then(
      found => {
        loaded.set(id, found)
        if (game() === id) face.value = known(id)
      },
      () => {
        if (game() === id)
          timer = setTimeout(() => {
            want(id)
          }, AGAIN)
      },
    )
  }
  watch(game, want, { immediate: true })
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return face
}

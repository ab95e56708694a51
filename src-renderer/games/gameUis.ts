/** Loads the page side of a game when the table chooses it. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { useI18n } from '../i18n'
import type { GameUi } from './gameUi'
import { pageGame } from '.'

/** Milliseconds between attempts to load: a phone may be changing networks. */
const RETRY_MS = 2000

const loaded = new Map<string, GameUi>()

/** The current game's page side; null while it loads, and for a game that this page does not know. */
export function useGameUi(game: () => string | null): ShallowRef<GameUi | null> {
  const ui = shallowRef<GameUi | null>(null)
  const { addGameMessages } = useI18n()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A page side that is loaded already, with its texts added. */
  function loadedUi(id: string): GameUi | null {
    const found = loaded.get(id) ?? null
    if (found) addGameMessages(id, found.messages)
    return found
  }

  function request(id: string | null): void {
    clearTimeout(timer)
    ui.value = id === null ? null : loadedUi(id)
    const load = id === null ? undefined : pageGame(id)?.ui
    if (ui.value || id === null || !load) return
    load().then(
      found => {
        loaded.set(id, found)
        if (game() === id) ui.value = loadedUi(id)
      },
      () => {
        if (game() === id) timer = setTimeout(request, RETRY_MS, id)
      },
    )
  }
  watch(game, request, { immediate: true })
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return ui
}

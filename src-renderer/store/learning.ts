/** The game that this person is learning, if any. It stays on this page: the host does not hear of it. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { PAGE_GAMES, pageGame } from '../games'

/** The games that have a lesson. */
export const TAUGHT: readonly string[] = PAGE_GAMES.map(({ id }) => id)

export const useLearning = defineStore('learning', () => {
  const game = ref<string | null>(null)

  function learn(which: string): void {
    if (pageGame(which)) game.value = which
  }

  function close(): void {
    game.value = null
  }
  return { game, learn, close }
})

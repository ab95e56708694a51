/** The game that this person is learning, if any. It stays on this page: the host does not hear of it. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { PAGE_GAMES, pageGame } from '../games'

/** The games that have a lesson. */
export const TAUGHT: readonly string[] = PAGE_GAMES.map(({ id }) => id)

export const useLearning = defineStore('learning', () => {
  const game = ref<string | null>(null)
  /** Whether it begins with a match for practice, without the lesson. */
  const practises = ref(false)

  function learn(which: string, { practice = false } = {}): void {
    practises.value = practice
    if (pageGame(which)) game.value = which
  }

  function close(): void {
    game.value = null
  }
  return { game, practises, learn, close }
})

/** Which game this person is learning just now, if any. Nobody else hears of it. */
import { defineStore } from 'pinia'
import { ref } from 'vue'

/** The games that have a lesson. */
export const TAUGHT = ['mascarade', 'castle', 'tales', 'overlord'] as const

export const useLearning = defineStore('learning', () => {
  const game = ref<string | null>(null)

  function learn(which: string): void {
    if (TAUGHT.some(one => one === which)) game.value = which
  }

  function close(): void {
    game.value = null
  }
  return { game, learn, close }
})

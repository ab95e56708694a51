/**
 * Windows that a player does not want to be asked in: the clock lets them pass, at their end and not before, so that
 * nobody can tell it from thinking. It holds until the own next turn, on this page alone.
 */
import { defineStore } from 'pinia'
import { ref } from 'vue'

export const useLetting = defineStore('letting', () => {
  const on = ref(false)
  const set = (to: boolean): void => { on.value = to }
  return { on, set }
})

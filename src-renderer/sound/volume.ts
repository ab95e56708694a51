/** The volume of this machine, remembered; mute keeps the level. */
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { recall, remember } from '../platform'

/** Audible, without startling anybody. */
const FIRST = 0.5

function storedVolume(): number {
  const volume = Number(recall('volume') ?? FIRST)
  return volume >= 0 && volume <= 1 ? volume : FIRST
}

export const useVolume = defineStore('volume', () => {
  /** From 0 to 1. */
  const level = ref(storedVolume())
  const muted = ref(recall('muted') === 'yes')
  const heard = computed(() => (muted.value ? 0 : level.value))

  function set(to: number): void {
    level.value = Math.max(0, Math.min(1, to))
    remember('volume', `${level.value}`)
  }
  function mute(on: boolean): void {
    muted.value = on
    remember('muted', on ? 'yes' : null)
  }
  return { level, muted, heard, set, mute }
})

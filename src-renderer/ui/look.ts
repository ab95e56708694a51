/** Whether this page is of the night or of the day: chosen by its person, remembered on this machine. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { recall, remember } from '../platform'

export const LOOKS = ['dark', 'light', 'system'] as const
export type Look = (typeof LOOKS)[number]

const isLook = (word: string | null): word is Look => LOOKS.some(look => look === word)

/** The colour of a phone's own bars, as the page's `--night`. */
const BARS = { dark: '#14101f', light: '#efe4cf' } as const

/** What a look comes to on a machine that prefers light, or does not. */
export const shownLook = (look: Look, prefersLight: boolean): 'dark' | 'light' =>
  look === 'system' ? (prefersLight ? 'light' : 'dark') : look

export const useLook = defineStore('look', () => {
  const stored = recall('look'),
    look = ref<Look>(isLook(stored) ? stored : 'dark'),
    system = window.matchMedia('(prefers-color-scheme: light)')

  function show(): void {
    const shown = shownLook(look.value, system.matches)
    document.documentElement.dataset.look = shown
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown)
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BARS[shown])
  }
  function choose(to: Look): void {
    look.value = to
    remember('look', to)
    show()
  }
  system.addEventListener('change', show)
  show()
  return { look, choose }
})

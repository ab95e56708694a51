/** What the window is like, as refs. */
import { onMounted, onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue'

/**
 * In em of the browser's own text, as all sizes of windows here: whoever has their browser write larger gets the page of a
 * smaller window, not large words in small boxes.
 * Below this there is one column: the board above, what you are asked below, within thumb reach.
 */
export const NARROW = '(max-width: 63.9375em)'

/** The same for a board that fits an upright tablet: there one column is for phones alone. */
export const SMALL = '(max-width: 43.6875em), (max-width: 63.9375em) and (max-height: 37em)'

/** A tablet upright: beneath a board in one column there is room for the story. */
export const TALL = '(min-width: 43.75em) and (min-height: 48em)'

export function useMedia(query: string): Ref<boolean> {
  const media = window.matchMedia(query)
  const matches = ref(media.matches)
  const hear = (): void => {
    matches.value = media.matches
  }
  media.addEventListener('change', hear)
  onScopeDispose(() => {
    media.removeEventListener('change', hear)
  })
  return matches
}

export interface Size {
  readonly width: number
  readonly height: number
  /** One rem in pixels. */
  readonly rem: number
}

export function useSize(element: Readonly<ShallowRef<HTMLElement | null>>): ShallowRef<Size> {
  const size = shallowRef<Size>({ width: 0, height: 0, rem: 16 })
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    size.value = { width, height, rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) }
  })
  onMounted(() => {
    if (element.value) observer.observe(element.value)
  })
  onScopeDispose(() => {
    observer.disconnect()
  })
  return size
}

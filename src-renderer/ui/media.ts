/** The window's size and media queries, as refs. */
import { onMounted, onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue'

/**
 * Window sizes in em of the browser's text size: with larger text a person gets the layout of a smaller window, not
 * large words in small boxes.
 * Below this there is one column: the board above, the asks below, within thumb reach.
 */
export const NARROW = '(max-width: 63.9375em)'

/** The same for a board that fits an upright tablet: one column on phones only. */
export const SMALL = '(max-width: 43.6875em), (max-width: 63.9375em) and (max-height: 37em)'

/** An upright tablet: a board in one column leaves room for the log. */
export const TALL = '(min-width: 43.75em) and (min-height: 48em)'

export function useMedia(query: string): Ref<boolean> {
  const media = window.matchMedia(query)
  const matches = ref(media.matches)
  const onChange = (): void => {
    matches.value = media.matches
  }
  media.addEventListener('change', onChange)
  onScopeDispose(() => {
    media.removeEventListener('change', onChange)
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

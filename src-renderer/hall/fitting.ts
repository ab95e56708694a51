/** Nobody scrolls on a wall: what is shown there is drawn as large as it fits. */
import { nextTick, onMounted, onScopeDispose, watch, type Ref } from 'vue'

/** How much smaller a wall is drawn at most, and by which steps a size is looked for. */
const SMALLEST = 0.4,
  STEP = 0.05

/** Draws a box smaller until the page is no higher than its window. @param changes what the box shows */
export function useFitting(box: Readonly<Ref<HTMLElement | null>>, changes: () => unknown): void {
  const fits = (): boolean => document.documentElement.scrollHeight <= window.innerHeight
  function fit(): void {
    const { value } = box
    if (!value) return
    let scale = 1
    value.style.setProperty('zoom', '')
    // One column, as on a phone, may be scrolled.
    if (getComputedStyle(value).getPropertyValue('--scrolls').trim() === 'yes') return
    while (!fits() && scale > SMALLEST) {
      scale -= STEP
      value.style.setProperty('zoom', scale.toFixed(2))
    }
  }
  watch(changes, () => void nextTick(fit))
  onMounted(() => {
    void nextTick(fit)
    window.addEventListener('resize', fit)
  })
  onScopeDispose(() => {
    window.removeEventListener('resize', fit)
  })
}

/**
 * On a phone what happens is told at the top of the board, which a person may have scrolled away to point at a seat: a
 * moment that comes on stage brings it back, unless they are pointing at something.
 */
import { watch, type ShallowRef } from 'vue'
import { useBeats } from '../motion/beats'

/**
 * @param stage what scrolls: the board with its log
 * @param narrow whether there is one column
 */
export function useMomentInSight(stage: Readonly<ShallowRef<HTMLElement | null>>, narrow: () => boolean): void {
  watch(
    useBeats().now,
    beat => {
      const box = stage.value
      if (!beat || !narrow() || !box || box.scrollTop === 0 || box.querySelector('[data-choice]')) return
      box.scrollTo({ top: 0 })
    },
    { flush: 'post' },
  )
}

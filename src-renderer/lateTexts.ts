/** Texts that only some tables need: loaded when one of them turns up. */
import { watch } from 'vue'
import { useI18n } from './i18n'
import type { GameMessages } from './i18nTypes'

/** Milliseconds between attempts. */
const AGAIN = 2000

/**
 * Loads texts once.
 * @param needed whether they are
 * @param load imports them
 * @param loaded called when they can be shown
 */
export function useLateTexts(needed: () => boolean, load: () => Promise<GameMessages>, loaded: () => void): void {
  const i18n = useI18n()
  const attempt = async (): Promise<void> => {
    for (;;) {
      const messages = await load().catch(() => null)
      if (messages) {
        i18n.addMessages(messages)
        loaded()
        return
      }
      await new Promise(done => {
        setTimeout(done, AGAIN)
      })
    }
  }
  const stop = watch(needed, isNeeded => {
    if (!isNeeded) return
    stop()
    void attempt()
  })
}

/** Loads the hall's texts once a host turns out to have a hall: a table alone needs none of them. */
import { watch } from 'vue'
import { useI18n } from '../i18n'
import { useHall } from './store'

/** Milliseconds between attempts. */
const AGAIN = 2000

export function useHallTexts(): void {
  const hall = useHall(),
    i18n = useI18n()
  const load = async (): Promise<void> => {
    for (;;) {
      const module = await import('../../src-shared/locales/hall').catch(() => null)
      if (module) {
        i18n.addMessages(module.hallMessages)
        hall.hasTexts = true
        return
      }
      await new Promise(done => {
        setTimeout(done, AGAIN)
      })
    }
  }
  const stop = watch(
    () => hall.place !== null,
    hasHall => {
      if (!hasHall) return
      stop()
      void load()
    },
  )
}

/** Loads the hall's texts once a host turns out to have a hall: a table alone needs none of them. */
import { useLateTexts } from '../lateTexts'
import { useHall } from './store'

export function useHallTexts(): void {
  const hall = useHall()
  useLateTexts(
    () => hall.place !== null,
    async () => (await import('../../src-shared/locales/hall')).hallMessages,
    () => {
      hall.hasTexts = true
    },
  )
}

import type { Translation } from '../../../../locales/translation'
import type { title as English } from '../en/title'

export const title: Translation<typeof English> = {
  name: 'Mascarade',
  tagline: 'Tredici monete, una maschera per ciascuno, e nessuno che sappia quale indossa',
  seats: '2–13 giocatori',
  authors: 'Un gioco di Bruno Faidutti',
}

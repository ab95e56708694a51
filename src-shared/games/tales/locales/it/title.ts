import type { Translation } from '../../../../locales/translation'
import type { title as English } from '../en/title'

export const title: Translation<typeof English> = {
  name: 'Dark Tales',
  tagline: 'Una carta a turno, e quasi nessuno visse felice e contento',
  seats: '2–4 giocatori',
  authors: 'Un gioco di Pierluca Zizzi',
}

import type { Translation } from '../../../../locales/translation'
import type { title as English } from '../en/title'

export const title: Translation<typeof English> = {
  name: 'Il castello del diavolo',
  tagline: 'Due compagnie segrete, una carrozza, e nessuno sa chi sta con chi',
  seats: '3–8 giocatori',
  authors: 'Un gioco di Michael Palm e Lukas Zach',
}

/** Castle of the Devil on the page: what the lobby shows of it, and how to load the rest. */
import { titles } from '../../../src-shared/games/castle/locales/titles'
import { order } from '../../../src-shared/games/castle/order'
import { pageRules, type PageManifest } from '../manifest'
import { crest } from './crest'

export const manifest: PageManifest = {
  id: 'castle',
  order,
  crest,
  titles,
  ui: async () => (await import('./ui')).castleUi,
  rules: async () => pageRules((await import('../../../src-shared/games/castle/rules')).castle),
  bot: async () => (await import('../../../src-shared/games/castle/bot')).castleBot,
  lesson: () => import('../../../src-shared/games/castle/lessons'),
  memories: async () => (await import('./memories')).castleMemories,
}

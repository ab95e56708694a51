/** Mascarade on the page: what the lobby shows of it, and how to load the rest. */
import { titles } from '../../../src-shared/games/mascarade/locales/titles'
import { order } from '../../../src-shared/games/mascarade/order'
import { pageRules, type PageManifest } from '../manifest'
import { crest } from './crest'

export const manifest: PageManifest = {
  id: 'mascarade',
  order,
  crest,
  titles,
  ui: async () => (await import('./ui')).mascaradeUi,
  rules: async () => pageRules((await import('../../../src-shared/games/mascarade/rules')).mascarade),
  bot: async () => (await import('../../../src-shared/games/mascarade/bot')).mascaradeBot,
  lesson: () => import('../../../src-shared/games/mascarade/lessons'),
  memories: async () => (await import('./memories')).mascaradeMemories,
}

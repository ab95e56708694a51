/** Dark Tales on the page: what the lobby shows of it, and how to load the rest. */
import { titles } from '../../../src-shared/games/tales/locales/titles'
import { order } from '../../../src-shared/games/tales/order'
import { pageRules, type PageManifest } from '../manifest'
import { crest } from './crest'

export const manifest: PageManifest = {
  id: 'tales',
  order,
  crest,
  titles,
  ui: async () => (await import('./ui')).talesUi,
  rules: async () => pageRules((await import('../../../src-shared/games/tales/rules')).tales),
  bot: async () => (await import('../../../src-shared/games/tales/bot')).talesBot,
  lesson: () => import('../../../src-shared/games/tales/lessons'),
  memories: async () => (await import('./memories')).talesMemories,
}

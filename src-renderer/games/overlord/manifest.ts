/** Aye, Dark Overlord! on the page: what the lobby shows of it, and how to load the rest. */
import { titles } from '../../../src-shared/games/overlord/locales/titles'
import { order } from '../../../src-shared/games/overlord/order'
import { pageRules, type PageManifest } from '../manifest'
import { crest } from './crest'

export const manifest: PageManifest = {
  id: 'overlord',
  order,
  crest,
  titles,
  keepsTale: true,
  ui: async () => (await import('./ui')).overlordUi,
  rules: async () => pageRules((await import('../../../src-shared/games/overlord/rules')).overlord),
  bot: async () => (await import('../../../src-shared/games/overlord/bot')).overlordBot,
  lesson: () => import('../../../src-shared/games/overlord/lessons'),
  memories: async () => (await import('./memories')).overlordMemories,
}

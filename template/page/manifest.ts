/** Smugglers on the page: what the lobby shows of it, and how to load the rest. */
import { pageRules, type PageManifest } from '../../src-renderer/games/manifest'
import { titles } from '../shared/locales/titles'
import { order } from '../shared/order'
import { crest } from './crest'

export const manifest: PageManifest = {
  id: 'smugglers',
  order,
  crest,
  titles,
  ui: async () => (await import('./ui')).smugglersUi,
  rules: async () => pageRules((await import('../shared/rules')).smugglers),
  bot: async () => (await import('../shared/bot')).smugglersBot,
  lesson: () => import('../shared/lessons'),
}

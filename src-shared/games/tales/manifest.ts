/** Dark Tales, for hosts, bots' workers and tools. The page has a manifest of its own (src-renderer/games/tales). */
import { registeredGame, type GameManifest } from '../manifest'
import { order } from './order'
import { tales } from './rules'

export const manifest: GameManifest = {
  order,
  rules: registeredGame(tales),
  balance: async () => (await import('./balance')).balance,
  bot: async () => (await import('./bot')).talesBot,
}

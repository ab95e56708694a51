/** Smugglers, for hosts, bots' workers and tools. */
import { registeredGame, type GameManifest } from '../../src-shared/games/manifest'
import { order } from './order'
import { smugglers } from './rules'

export const manifest: GameManifest = {
  order,
  rules: registeredGame(smugglers),
  bot: async () => (await import('./bot')).smugglersBot,
}

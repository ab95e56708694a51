/** Mascarade, for hosts, bots' workers and tools. The page has a manifest of its own (src-renderer/games/mascarade). */
import { registeredGame, type GameManifest } from '../manifest'
import { order } from './order'
import { mascarade } from './rules'

export const manifest: GameManifest = {
  order,
  rules: registeredGame(mascarade),
  bot: async () => (await import('./bot')).mascaradeBot,
  botTiming: {
    thinking: { ready: [700, 2500], challenge: [350, 1100] },
  },
}

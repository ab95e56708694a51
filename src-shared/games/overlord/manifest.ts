/** Aye, Dark Overlord!, for hosts, bots' workers and tools. The page has a manifest of its own (src-renderer/games/overlord). */
import { registeredGame, type GameManifest } from '../manifest'
import { botTiming } from './bot/timing'
import { order } from './order'
import { overlord } from './rules'

export const manifest: GameManifest = {
  order,
  rules: registeredGame(overlord),
  balance: async () => (await import('./balance')).balance,
  bot: async () => (await import('./bot')).overlordBot,
  botTiming,
}

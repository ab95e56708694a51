/** Castle of the Devil, for hosts, bots' workers and tools. The page has a manifest of its own (src-renderer/games/castle). */
import { registeredGame, type GameManifest } from '../manifest'
import { CHARACTERS } from './characters'
import { order } from './order'
import { castle } from './rules'

export const manifest: GameManifest = {
  order,
  rules: registeredGame(castle),
  // Who has never held these cards has to read what could be used.
  newcomersReadLonger: true,
  characters: CHARACTERS,
  bot: async () => (await import('./bot')).castleBot,
}

/** The bots of all games, loaded in advance, for tests that create them synchronously. */
import { loadBots, type BotFactory, type MakeBot } from '../../src-shared/bots'
import { createBot } from '../../src-shared/bots/createBot'
import { GAMES } from '../../src-shared/games'

const registered = await loadBots(GAMES.map(({ id }) => id))
const others = new Map<string, BotFactory>()

/** From now on these bots play this game, which no registry knows. */
export function addBots(game: string, bots: BotFactory): void {
  others.set(game, bots)
}

export const makeBot: MakeBot = (game, ...rest) => {
  const own = others.get(game)
  return own ? createBot(own, ...rest) : registered(game, ...rest)
}

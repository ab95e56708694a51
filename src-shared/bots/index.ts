/** Bots of all games. */
import { manifestById } from '../games'
import type { Json, Seat } from '../kernel'
import type { BotProfile } from '../wire'
import type { Bot } from './bot'
import { createBot } from './createBot'
import { randomBot } from './randomBot'

/** Makes the bot that plays a game from one seat. The same profile, updates and seed give the same answers. */
export type MakeBot = (game: string, seat: Seat, seed: number, deck?: Json | null, profile?: BotProfile) => Bot

/** Loads the bots of these games. A game without one is played by a bot that answers at random. */
export async function loadBots(games: readonly string[]): Promise<MakeBot> {
  const factories = new Map(await Promise.all(games.map(async id => [id, await manifestById(id)?.bot()] as const)))
  return (game, ...rest) => createBot(factories.get(game) ?? randomBot, ...rest)
}

export type { BotFactory, Bot, BotSetup, Reason } from './bot'
export { randomBot } from './randomBot'

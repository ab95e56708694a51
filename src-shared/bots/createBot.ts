/** A bot of one game. */
import { fastRandom, type Json, type Seat } from '../kernel'
import { DEFAULT_PROFILE, type BotProfile } from '../wire'
import type { Bot, BotFactory } from './bot'

/** @param seed the bot's own draws come from this number, never from the match's key */
export const createBot = (
  factory: BotFactory,
  seat: Seat,
  seed: number,
  deck: Json | null = null,
  profile: BotProfile = DEFAULT_PROFILE,
): Bot => factory({ seat, deck, profile, random: fastRandom(seed) })

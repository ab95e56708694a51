/** How long a bot takes to choose: a table of its own kind, and the asks at which there is a choice. */
import { legalAnswers, type GameState, type Options, type ChoiceSpec } from '../../src-shared/kernel'
import type { Bot } from '../../src-shared/bots'
import { castle } from '../../src-shared/games/castle/rules'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { overlord } from '../../src-shared/games/overlord/rules'
import { tales } from '../../src-shared/games/tales/rules'
import type { BotProfile } from '../../src-shared/wire'
import { createBots, playGame, type AnyCounted } from '../kit/arena'
import type { Line } from './lines'

/** A table of a game, with as many seats as the requirements are tested at. */
export interface Choosing {
  readonly name: string
  readonly game: Line<GameState, never, AnyCounted, never>['game']
  readonly options: Options
  readonly seats: number
}

const table = (name: string, game: unknown, seats: number, options: Options = {}): Choosing => ({
  name,
  game: game as Choosing['game'],
  seats,
  options,
})

export const TABLES: readonly Choosing[] = [
  table('Mascarade', mascarade, 6),
  table('Castle', castle, 6),
  table('Dark Tales', tales, 4),
  table('Overlord, formal', overlord, 4, { rules: 'formal' }),
  // In the arena the lowest seat answers first: at the first seat the Overlord gets to act (overlord/evening.ts).
  table('Overlord, classic', overlord, 6, { rules: 'classic', overlord: 1 }),
]

/**
 * Whether there is more than one answer: with only one there is nothing to think about, and it would count as a quick
 * choice.
 */
export function isChoice(pick: ChoiceSpec): boolean {
  const answers = legalAnswers(pick)[Symbol.iterator]()
  answers.next()
  return answers.next().done !== true
}

const FIRST_KEY = 1_900_000

/** Milliseconds of each choice of all bots, in this many matches among themselves. */
export function choiceTimes({ game, options, seats }: Choosing, profile: BotProfile, matches: number): number[] {
  const times: number[] = []
  for (let n = 0; n < matches; n++) {
    const key = FIRST_KEY + n
    playGame(
      game,
      createBots(
        Array.from({ length: seats }, () => profile),
        key,
        game.id,
      ).map(bot => timed(bot, times)),
      options,
      key,
    )
  }
  return times
}

const timed = (bot: Bot, times: number[]): Bot => ({
  see: part => {
    bot.see(part)
  },
  answer(ask) {
    if (!isChoice(ask.pick)) return bot.answer(ask)
    const start = performance.now()
    try {
      return bot.answer(ask)
    } finally {
      times.push(performance.now() - start)
    }
  },
})

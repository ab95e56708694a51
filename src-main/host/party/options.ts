/** Options of a game. */
import { isRefusal, resolveOptions, type Game, type Options } from '../../../src-shared/kernel'

/** The default options of a game. */
export function defaultOptions(game: Game): Options {
  const options = resolveOptions(game, {})
  if (isRefusal(options)) throw new Error(`the defaults of ${game.id} are refused: ${options.refused}`)
  return options
}

/** The bots of all games, loaded, for tests that make them at once. */
import { loadBots } from '../../src-shared/bots'
import { GAMES } from '../../src-shared/games'

export const makeBot = await loadBots(GAMES.map(({ id }) => id))

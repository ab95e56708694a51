/** The bots of all games, loaded in advance, for tests that create them synchronously. */
import { loadBots } from '../../src-shared/bots'
import { GAMES } from '../../src-shared/games'

export const makeBot = await loadBots(GAMES.map(({ id }) => id))

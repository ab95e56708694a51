/** What `npm run check-game` is told of this game. */
import { manifest as page } from '../../../src-renderer/games/castle/manifest'
import { manifest } from '../../../src-shared/games/castle/manifest'
import type { GameCheck } from '../../kit/check/gameCheck'
import { twinCastle } from '../../secrecy/castle'

export const check: GameCheck = {
  manifest,
  page,
  twins: twinCastle,
  // Random players give and take for ever.
  most: 300,
  endless: true,
}

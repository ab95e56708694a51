/** What `npm run check-game` is told of this game. */
import { manifest as page } from '../../../src-renderer/games/mascarade/manifest'
import { manifest } from '../../../src-shared/games/mascarade/manifest'
import type { GameCheck } from '../../kit/check/gameCheck'
import { twinMascarade } from '../../secrecy/mascarade'

export const check: GameCheck = {
  manifest,
  page,
  twins: twinMascarade,
  // A table that swaps for ever never ends.
  most: 400,
  endless: true,
}

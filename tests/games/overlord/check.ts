/** What `npm run check-game` is told of this game. */
import { manifest as page } from '../../../src-renderer/games/overlord/manifest'
import { manifest } from '../../../src-shared/games/overlord/manifest'
import type { GameCheck } from '../../kit/check/gameCheck'
import { twinOverlord } from '../../secrecy/overlord'

export const check: GameCheck = {
  manifest,
  page,
  twins: twinOverlord,
  most: 300,
  endless: true,
}

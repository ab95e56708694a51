/** What `npm run check-game` is told of this game. */
import { manifest as page } from '../../../src-renderer/games/tales/manifest'
import { manifest } from '../../../src-shared/games/tales/manifest'
import type { GameCheck } from '../../kit/check/gameCheck'
import { twinTales } from '../../secrecy/tales'

export const check: GameCheck = {
  manifest,
  page,
  twins: twinTales,
}

/** Sounds of this game's events. */
import type { MascaradeEvent } from '../../../src-shared/games/mascarade/rules/state'
import type { SoundsOf } from '../../sound/sounds'

export const mascaradeSounds: SoundsOf<MascaradeEvent['kind']> = {
  deal: 'deal',
  cover: 'slide',
  swap: 'slide',
  announce: 'voice',
  claim: 'voice',
  reveal: 'reveal',
  coins: 'coin',
  point: 'knock',
  end: 'end',
}

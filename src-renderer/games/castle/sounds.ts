/** Sounds of this game's events. */
import type { CastleEvent } from '../../../src-shared/games/castle/rules/state'
import type { SoundsOf } from '../../sound/sounds'

export const castleSounds: SoundsOf<CastleEvent['kind']> = {
  deal: 'deal',
  offer: 'slide',
  exchange: 'slide',
  gift: 'slide',
  draw: 'card',
  coat: 'card',
  challenge: 'knock',
  support: 'steel',
  won: 'steel',
  turnUp: 'reveal',
  profession: 'reveal',
  declare: 'knock',
  end: 'end',
}

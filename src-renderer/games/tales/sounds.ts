/** Sounds of this game's events. */
import type { TalesEvent } from '../../../src-shared/games/tales/rules/state'
import type { SoundsOf } from '../../sound/sounds'

export const talesSounds: SoundsOf<TalesEvent['kind']> = {
  deal: 'deal',
  draw: 'card',
  play: 'card',
  item: 'coin',
  vp: 'coin',
  useLine: 'reveal',
  time: { by: 'time', sounds: { day: 'day', night: 'night' } },
  end: 'end',
}

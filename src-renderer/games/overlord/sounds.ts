/** Sounds of this game's events. */
import type { OverlordEvent } from '../../../src-shared/games/overlord/rules/state'
import type { SoundsOf } from '../../sound/sounds'

export const overlordSounds: SoundsOf<OverlordEvent['kind']> = {
  deal: 'deal',
  draw: 'card',
  hint: 'card',
  errand: 'voice',
  question: 'knock',
  accuse: 'knock',
  pass: 'slide',
  freePass: 'slide',
  freeze: 'steel',
  interrupt: 'steel',
  blame: 'steel',
  seize: 'steel',
  turnUp: 'reveal',
  look: 'look',
  end: 'end',
}

/** How this game's events are animated: the tale grows, the blame is passed on, the Overlord looks. */
import type { OverlordEvent } from '../../../src-shared/games/overlord/rules/state'
import { atSeat, atSpot, type Motion } from '../../motion/motions'

export function overlordMotions(event: OverlordEvent): readonly Motion[] {
  switch (event.kind) {
    case 'draw':
      return [
        {
          move: 'fly',
          thing: 'card',
          from: atSpot('deck'),
          to: atSeat(event.seat),
          count: event.hints + event.actions,
        },
      ]
    case 'hint':
      return [{ move: 'fly', thing: 'card', of: event.told.hint, from: atSeat(event.told.seat), to: atSpot('tale') }]
    case 'question':
    case 'accuse':
    case 'pass':
    case 'freePass':
    case 'blame':
      return [
        { move: 'fly', thing: 'token', from: atSeat(event.seat), to: atSeat(event.to) },
        { move: 'glow', at: atSeat(event.to), tone: 'rose' },
      ]
    case 'freeze':
    case 'interrupt':
    case 'doubt':
      return [{ move: 'fly', thing: 'shield', from: atSeat(event.seat), to: atSeat(event.speaker) }]
    case 'seize':
      return [{ move: 'fly', thing: 'card', of: event.hint, from: atSeat(event.from), to: atSeat(event.seat) }]
    case 'silence':
      return [{ move: 'fly', thing: 'shield', from: atSeat(event.seat), to: atSeat(event.silenced) }]
    case 'turnUp':
      return [{ move: 'glow', at: atSeat(event.seat), tone: event.skull ? 'dark' : 'gold' }]
    case 'look':
      return [
        { move: 'fly', thing: 'eye', from: atSpot('overlord'), to: atSeat(event.seat) },
        { move: 'glow', at: atSeat(event.seat), tone: 'dark' },
      ]
    case 'spared':
    case 'mercy':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]
    case 'end':
      return event.winners.map(seat => ({ move: 'glow', at: atSeat(seat), tone: 'gold' }))
    case 'deal':
      return [{ move: 'deal' }]
    case 'discard':
      return [
        {
          move: 'fly',
          thing: 'card',
          from: atSeat(event.seat),
          to: atSpot('deck'),
          count: event.hints + event.actions,
        },
      ]
    case 'shuffle':
      return [{ move: 'glow', at: atSpot('deck'), tone: 'gold' }]
    case 'errand':
      return [{ move: 'fly', thing: 'quill', from: atSeat(event.seat), to: atSpot('tale') }]
    case 'nextInCircle':
      return [{ move: 'glow', at: atSeat(event.to), tone: 'rose' }]
    case 'freezing':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'dark' }]
    case 'twist':
    case 'hurry':
      return [{ move: 'glow', at: atSeat(event.speaker), tone: 'rose' }]
    case 'more':
    case 'goOn':
      return [{ move: 'glow', at: atSeat(event.speaker), tone: 'gold' }]
    case 'concede':
    case 'fail':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'rose' }]
    case 'plea':
    case 'told':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]
    case 'verdict':
      return [{ move: 'glow', at: atSeat(event.seat), tone: event.accepted ? 'gold' : 'rose' }]
    case 'round':
      return [{ move: 'glow', at: atSeat(event.overlord), tone: 'dark' }]
    case 'cancel':
      return [{ move: 'fly', thing: 'shield', from: atSeat(event.seat), to: atSeat(event.victim) }]
    // The board shows these by itself: the plan is laid out, patience runs down, the first round ends.
    case 'plan':
    case 'patience':
    case 'patienceSet':
    case 'firstRoundOver':
      return []
  }
}

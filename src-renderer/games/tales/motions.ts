/** How this game's events are animated: cards are drawn and played, treasures fly, night falls. */
import type { TalesEvent } from '../../../src-shared/games/tales/rules/state'
import { atSeat, atSpot, MIDDLE, type Motion, type Spot } from '../../motion/motions'

const placeOf = (at: number | null): Spot => (at === null ? atSpot('common') : atSeat(at))

export function talesMotions(event: TalesEvent): readonly Motion[] {
  switch (event.kind) {
    case 'draw':
      return [{ move: 'fly', thing: 'card', from: atSpot('deck'), to: atSeat(event.seat), count: event.cards }]
    case 'play':
      return [
        {
          move: 'fly',
          thing: 'card',
          from: event.how === 'top' ? atSpot('deck') : atSeat(event.seat),
          to: event.to === 'front' ? atSeat(event.seat) : atSpot('common'),
        },
      ]
    case 'useLine':
      return [{ move: 'fly', thing: 'coin', from: atSeat(event.seat), to: atSpot('supply'), count: event.paid.length }]
    case 'item':
      return [{ move: 'fly', thing: 'coin', from: atSpot('supply'), to: atSeat(event.seat) }]
    case 'returnItem':
      return [{ move: 'fly', thing: 'coin', from: atSeat(event.seat), to: atSpot('supply') }]
    case 'discardHand':
      return [{ move: 'fly', thing: 'card', from: atSeat(event.seat), to: atSpot('discard') }]
    case 'vp':
      return event.vp > 0
        ? [{ move: 'fly', thing: 'star', from: atSpot('common'), to: atSeat(event.seat), count: event.vp }]
        : [{ move: 'glow', at: atSeat(event.seat), tone: 'rose' }]
    case 'discard':
      return [{ move: 'fly', thing: 'card', from: placeOf(event.at), to: atSpot('discard') }]
    case 'take':
      return [{ move: 'fly', thing: 'card', from: placeOf(event.at), to: atSeat(event.seat) }]
    case 'takeDiscarded':
      return [{ move: 'fly', thing: 'card', from: atSpot('discard'), to: atSeat(event.seat) }]
    case 'peek':
      return [{ move: 'fly', thing: 'card', from: atSpot('deck'), to: atSeat(event.seat) }]
    case 'time':
      return [{ move: 'sky', tone: event.time }]
    case 'end':
      return event.winners.map(seat => ({ move: 'glow', at: atSeat(seat), tone: 'gold' }))
    case 'deal':
      return [{ move: 'deal' }]
    case 'escape':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'rose' }]
    case 'away':
      return [{ move: 'fly', thing: 'card', from: atSpot('common'), to: atSpot('discard') }]
    case 'score':
      return event.vp > 0 ? [{ move: 'fly', thing: 'star', from: MIDDLE, to: atSeat(event.seat), count: event.vp }] : []
    // The board shows these by itself (the turn marker moves, hands are shown in a window), or they are only logged.
    case 'turn':
    case 'hands':
    case 'decline':
    case 'nothing':
      return []
  }
}

/** How this game's events are animated: an offer slides across, swords and shields fall to their sides. */
import type { CastleEvent } from '../../../src-shared/games/castle/rules/state'
import { atSeat, atSpot, MIDDLE, type Motion } from '../../motion/motions'

export function castleMotions(event: CastleEvent): readonly Motion[] {
  switch (event.kind) {
    case 'offer':
    case 'gift':
    case 'pay':
      return [{ move: 'fly', thing: 'card', from: atSeat(event.seat), to: atSeat(event.to) }]
    case 'refuse':
      return [
        { move: 'fly', thing: 'card', from: atSeat(event.seat), to: atSeat(event.to) },
        ...(event.token ? [{ move: 'fly', thing: 'token', from: atSpot('stack'), to: atSeat(event.to) } as const] : []),
      ]
    case 'exchange':
    case 'professions':
      return [
        { move: 'fly', thing: 'card', from: atSeat(event.seat), to: atSeat(event.with) },
        { move: 'fly', thing: 'card', from: atSeat(event.with), to: atSeat(event.seat) },
      ]
    case 'spy':
      return [{ move: 'fly', thing: 'eye', from: atSeat(event.seat), to: atSeat(event.from) }]
    case 'look':
      return [{ move: 'fly', thing: 'eye', from: atSeat(event.seat), to: atSeat(event.at) }]
    case 'draw':
      return [{ move: 'fly', thing: 'card', from: atSpot('deck'), to: atSeat(event.seat) }]
    case 'challenge':
      return [{ move: 'fly', thing: 'sword', from: atSeat(event.attacker), to: atSeat(event.defender) }]
    case 'support':
      return event.sides.flatMap(({ seat, side }): Motion[] =>
        side === 'attacker' || side === 'defender'
          ? [{ move: 'fly', thing: side === 'attacker' ? 'sword' : 'shield', from: atSeat(seat), to: MIDDLE }]
          : [],
      )
    case 'profession':
    case 'ring':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]
    case 'hypnotise':
      return [{ move: 'fly', thing: 'eye', from: atSeat(event.seat), to: atSeat(event.target) }]
    case 'take':
      return [{ move: 'fly', thing: 'card', from: atSeat(event.from), to: atSeat(event.seat) }]
    case 'won':
      return [
        { move: 'glow', at: atSeat(event.winner), tone: 'gold' },
        { move: 'glow', at: atSeat(event.loser), tone: 'rose' },
      ]
    case 'declare':
      return [atSeat(event.seat), ...event.named.map(atSeat)].map(at => ({ move: 'glow', at, tone: 'dark' }))
    case 'turnUp':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]
    case 'end':
      return event.winners.map(seat => ({ move: 'glow', at: atSeat(seat), tone: 'gold' }))
    case 'deal':
      return [{ move: 'deal' }]
    case 'read':
    case 'coat':
    case 'alchemist':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]
    case 'use':
      return [{ move: 'glow', at: atSeat(event.used.seat), tone: 'gold' }]
    case 'passOn':
      return [{ move: 'around', by: event.to === 'left' ? 1 : -1 }]
    case 'clairvoyant':
      return [{ move: 'fly', thing: 'eye', from: atSeat(event.seat), to: atSpot('deck') }]
    case 'arranged':
      return [{ move: 'fly', thing: 'card', from: atSeat(event.seat), to: atSpot('deck'), count: event.cards }]
    case 'diplomat':
      return [{ move: 'fly', thing: 'eye', from: atSeat(event.seat), to: atSeat(event.to) }]
    case 'noResult':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'dark' }]
    // The board shows these by itself (the turn marker moves, sums count up, a card is turned up), or they are only
    // logged.
    case 'turn':
    case 'decline':
    case 'direction':
    case 'count':
    case 'drawn':
    case 'removed':
      return []
  }
}

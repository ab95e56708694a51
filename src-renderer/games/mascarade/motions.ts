/** How this game's events are animated: masks that change places, coins that fly. */
import type { MascaradeEvent, Purse } from '../../../src-shared/games/mascarade/rules/state'
import { atSeat, atSlot, atSpot, type Motion, type Spot } from '../../motion/motions'

const purse = (of: Purse): Spot => (typeof of === 'number' ? atSeat(of) : atSpot(of))

/** Coins drawn for a whole fortune: more cannot be told apart. */
const MANY = 5

export function mascaradeMotions(event: MascaradeEvent): readonly Motion[] {
  switch (event.kind) {
    case 'swap':
      return [{ move: 'under', slots: event.slots.map(atSlot) }]
    case 'look':
      return event.slots.map(slot => ({ move: 'glow', at: atSlot(slot), tone: 'dark' }))
    case 'announce':
    case 'claim':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]
    case 'reveal':
      return event.cards.map(({ slot }) => ({ move: 'glow', at: atSlot(slot), tone: 'gold' }))
    case 'coins':
      return event.amount > 0
        ? [{ move: 'fly', thing: 'coin', from: purse(event.from), to: purse(event.to), count: event.amount }]
        : []
    case 'point':
      return [{ move: 'fly', thing: 'eye', from: atSeat(event.seat), to: atSeat(event.target) }]
    case 'noEffect':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'rose' }]
    case 'end':
      return event.winners.map(seat => ({ move: 'glow', at: atSeat(seat), tone: 'gold' }))
    case 'deal':
      return [{ move: 'deal' }]
    case 'power':
      return [{ move: 'glow', at: atSeat(event.seat), tone: 'gold' }]
    case 'fortunes':
      return event.with === null
        ? []
        : [
            { move: 'fly', thing: 'coin', from: atSeat(event.seat), to: atSeat(event.with), count: MANY },
            { move: 'fly', thing: 'coin', from: atSeat(event.with), to: atSeat(event.seat), count: MANY },
          ]
    case 'confess':
      return [{ move: 'glow', at: atSeat(event.seat), tone: event.right ? 'gold' : 'rose' }]
    // The board shows these by itself: cards turn over, the turn marker moves on, speech bubbles appear.
    case 'cover':
    case 'turn':
    case 'pass':
    case 'nobody':
      return []
  }
}

/** A turn: swap or not, look, or announce. The first four of the game, and a forced one, are swap or not. */
import { pick, type Answer, type Ask, type ChoiceSpec, type Seat } from '../../../../kernel'
import { PREPARATION_TURNS, type Character } from '../characters'
import { endByTurnLimit } from '../coins'
import { clearMark, isForced, mayAnnounce, slotToSwap } from '../forcedSwap'
import { clockLooksAt } from '../rulings'
import { isOpenPlace, type SlotId } from '../slots'
import { cardAt, ids, ownSlots, step, type MascaradePlay, type MascaradeState, type TurnSort } from '../state'
import { challenge } from './challenge'
import { lookAt, swapOrNot, swapPick, type SwapAnswer } from './swap'

type TurnAnswer =
  | { readonly branch: 'swap'; readonly answer: SwapAnswer }
  | { readonly branch: 'look'; readonly answer: SlotId }
  | { readonly branch: 'announce'; readonly answer: { readonly slot: SlotId; readonly character: Character } }

export const turn = step<{ seat: Seat; sort: TurnSort }, SwapAnswer | TurnAnswer>('turn', {
  asks: (state, { seat, sort }) => [sort === 'free' ? freeAsk(state, seat) : swapAsk(state, seat, sort)],
  take(play, { seat }, _, answer) {
    const chosen: TurnAnswer = 'branch' in answer ? answer : { branch: 'swap', answer }
    switch (chosen.branch) {
      case 'swap':
        swapOrNot(play, seat, chosen.answer, 'turn')
        return endTurn(play)
      case 'look': {
        const slot = chosen.answer
        lookAt(play, seat, [slot], [{ kind: 'card', slot, character: cardAt(play.state, slot) }], 'turn')
        return endTurn(play)
      }
      case 'announce': {
        const { slot, character } = chosen.answer
        play.emit({ kind: 'announce', seat, slot, character })
        return play.next(challenge(play.state, seat, slot, character))
      }
    }
  },
})

/** Ruling on the clock: a preparation or forced swap takes random slots and a random yes or no. */
const swapAsk = (state: MascaradeState, seat: Seat, sort: 'prepare' | 'forced'): Ask => ({
  seat,
  key: sort === 'forced' ? 'mustSwap' : 'prepare',
  pick: swapPick(state, seat, slotToSwap(state, seat)),
  default: 'random',
})

function freeAsk(state: MascaradeState, seat: Seat): Ask {
  const own = ownSlots(state, seat)
  const swap = swapPick(state, seat, null),
    look = pick.slot(ids(own))
  // Two seats: announce with the left or right card, never with the protected one.
  const announce = pick.each({ slot: pick.slot(ids(own.filter(isOpenPlace))), character: pick.one(state.characters) })
  const of: { [branch: string]: ChoiceSpec } = mayAnnounce(state, seat) ? { swap, look, announce } : { swap, look }
  const answer: Answer = { branch: 'look', answer: clockLooksAt(state, seat) }
  return {
    seat,
    key: mayAnnounce(state, seat) ? 'turn' : 'noAnnounce',
    pick: pick.branch(of),
    default: { answer },
  }
}

/** Opens the turn of a seat. @param number 1-based number of the turn in the game */
export function beginTurn(play: MascaradePlay, seat: Seat, number: number): void {
  const { state } = play
  const sort = number <= PREPARATION_TURNS ? 'prepare' : isForced(state, seat) ? 'forced' : 'free'
  state.turn = { seat, number }
  play.emit({ kind: 'turn', seat, number, sort })
  play.next(turn({ seat, sort }))
}

/** Turns the cards down and goes to the next seat. */
export function endTurn(play: MascaradePlay): void {
  const { state } = play
  const { seat, number } = state.turn
  if (state.faceUp.length > 0) play.emit({ kind: 'cover', slots: state.faceUp })
  state.faceUp = []
  clearMark(state, seat)
  if (state.options.turnLimit > 0 && number >= state.options.turnLimit) return endByTurnLimit(play)
  beginTurn(play, (seat + 1) % state.seats, number + 1)
}

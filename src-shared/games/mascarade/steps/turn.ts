/** A turn: swap or not, look, or announce. The first four of the game, and a forced one, are swap or not. */
import { pick, type Answer, type Ask, type Pick, type Seat } from '../../../kernel'
import { PREPARATION_TURNS, type Character } from '../characters'
import { endByTurnLimit } from '../coins'
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
        play.tell({ kind: 'announce', seat, slot, character })
        return play.next(challenge(play.state, seat, slot, character))
      }
    }
  },
})

function swapAsk(state: MascaradeState, seat: Seat, sort: 'prepare' | 'forced'): Ask {
  // In preparation nobody has been revealed yet.
  const using = state.mustSwap?.slot ?? null
  return {
    seat,
    key: sort === 'forced' ? 'mustSwap' : 'prepare',
    pick: swapPick(state, seat, using),
    default: 'random',
  }
}

function freeAsk(state: MascaradeState, seat: Seat): Ask {
  const own = ownSlots(state, seat)
  const swap = swapPick(state, seat, null),
    look = pick.slot(ids(own))
  // Two seats: announce with the left or right card, never with the protected one.
  const announce = pick.each({ slot: pick.slot(ids(own.filter(isOpenPlace))), character: pick.one(state.characters) })
  const silenced = state.mustSwap?.seat === seat
  const of: { [branch: string]: Pick } = silenced ? { swap, look } : { swap, look, announce }
  const answer: Answer = { branch: 'look', answer: clockLooksAt(state, seat) }
  return { seat, key: silenced ? 'noAnnounce' : 'turn', pick: pick.branch(of), default: { answer } }
}

/** Opens the turn of a seat. @param number the how manieth of the game, from 1 */
export function beginTurn(play: MascaradePlay, seat: Seat, number: number): void {
  const { state } = play
  const forced = state.mustSwap?.seat === seat && state.options.afterReveal === 'swap'
  const sort = number <= PREPARATION_TURNS ? 'prepare' : forced ? 'forced' : 'free'
  state.turn = { seat, number }
  play.tell({ kind: 'turn', seat, number, sort })
  play.next(turn({ seat, sort }))
}

/** Cards down, marks cleared, next seat. */
export function endTurn(play: MascaradePlay): void {
  const { state } = play
  const { seat, number } = state.turn
  if (state.faceUp.length > 0) play.tell({ kind: 'cover', slots: state.faceUp })
  state.faceUp = []
  // Ruling: the mark is cleared at the end of that seat's next turn, whatever moved meanwhile.
  if (state.mustSwap?.seat === seat) state.mustSwap = null
  if (state.options.turnLimit > 0 && number >= state.options.turnLimit) return endByTurnLimit(play)
  beginTurn(play, (seat + 1) % state.seats, number + 1)
}

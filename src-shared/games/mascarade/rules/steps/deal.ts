/** The deal: cards face up, everybody looks, then all are turned face down. */
import { pick, type Seat } from '../../../../kernel'
import { step } from '../state'
import { lookSeconds } from '../rulings'
import { beginTurn } from './turn'

export const deal = step<{ waiting: Seat[] }>('deal', {
  asks: (state, { waiting }) =>
    waiting.map(seat => ({
      seat,
      key: 'ready',
      pick: pick.ok(),
      default: { answer: true },
      seconds: lookSeconds(state),
    })),
  take(play, data, seat) {
    data.waiting = data.waiting.filter(other => other !== seat)
    if (data.waiting.length > 0) return
    const { state } = play
    play.emit({ kind: 'cover', slots: state.faceUp })
    state.faceUp = []
    beginTurn(play, state.first, 1)
  },
})

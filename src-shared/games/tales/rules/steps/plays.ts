/**
 * Playing a card: it goes to its place, scores its points, then does its effects. Any card may be played at any time.
 */
import { pick, type Seat } from '../../../../kernel'
import { gameCard, kindsOf, type CardId, type GameCard } from '../deck'
import { question } from '../asks'
import { step, type By, type CardInPlay, type TalesPlay, type TalesState } from '../state'
import { handOf, leavePlay, named, putOnDiscard, score, takeFromHand, emit, timeOf } from '../table'
import { allEffects } from './effects'

const ownCard = (state: TalesState, seat: Seat) => pick.card(kindsOf(state.fixed, handOf(state, seat)))

/** Phase 3: one card, compulsory. A hand of one card is asked too: what it holds is hidden. */
export const playOne = step<null, CardId>('play', {
  asks: state => [question(state.turn.seat, { key: 'play', pick: ownCard(state, state.turn.seat) })],
  take(play, _, seat, card) {
    play.done()
    takeFromHand(play.state, seat, card)
    putInPlay(play, seat, card, 'turn')
  },
})

export const playMore = step<{ seat: Seat; by: By }, CardId>('playMore', {
  asks: (state, { seat, by }) => [question(seat, { key: 'playMore', pick: ownCard(state, seat), params: { by } })],
  take(play, _, seat, card) {
    play.done()
    takeFromHand(play.state, seat, card)
    putInPlay(play, seat, card, 'more')
  },
})

/** Wizard: reveal the top card of the deck and play it at once as yours. */
export function playTop(play: TalesPlay, seat: Seat): void {
  const card = play.state.deck.shift()
  if (card !== undefined) putInPlay(play, seat, card, 'top')
}

function putInPlay(play: TalesPlay, seat: Seat, id: CardId, how: 'turn' | 'more' | 'top'): void {
  const { state } = play
  const card = gameCard(state.fixed, id),
    was = timeOf(state),
    placed = named(state, id)
  state.turn.plays++
  emit(play, { kind: 'play', seat, card: id, name: placed.name, to: card.to, how })
  if (card.to === 'discard') play.call(away({ name: placed.name }))
  place(play, seat, card, placed)
  const by: By = { by: 'card', ...placed }
  score(play, seat, card.vp, by)
  if (card.effects.length > 0) play.call(allEffects({ seat, by, was }))
}

function place(play: TalesPlay, seat: Seat, card: GameCard, placed: CardInPlay): void {
  const { state } = play
  if (card.time) return comeIntoForce(play, card.time, placed)
  switch (card.to) {
    case 'common':
      state.common.push(placed)
      return
    case 'front':
      state.fronts[seat]?.push(placed)
      return
    // A card is in play while it resolves.
    case 'discard':
      state.resolving.push(placed)
  }
}

/** Ruling: playing any time card, the same kind too, puts it in force and the old one on the discard pile. */
function comeIntoForce(play: TalesPlay, time: 'day' | 'night', placed: CardInPlay): void {
  const { state } = play
  const old = state.time.card
  putOnDiscard(state, old)
  state.time = placed
  emit(play, { kind: 'time', time, old })
}

/** A card for the discard pile goes there after its effects, if none of them has moved it. */
const away = step<{ name: string }>('away', {
  run(play, { name }) {
    const { state } = play
    if (state.resolving.some(one => one.name === name)) {
      const card = leavePlay(state, name)
      putOnDiscard(state, card)
      emit(play, { kind: 'away', card, name })
    }
    play.done()
  },
})

export const playSteps = [playOne, playMore, away]

/** Clairvoyant: look through the object deck, choose two, shuffle the rest, put the two on top in any order. */
import { pick, type Seat } from '../../../../kernel'
import { CLAIRVOYANT_CARDS, inOrder, kindsOf, type ObjectId } from '../cards'
import { question } from '../asks'
import { remember, showTo, emit, without } from '../objects'
import { turnUp } from '../professions'
import { step, type CastlePlay, type CastleState } from '../state'

/** A deck of one leaves nothing to choose, so nothing is asked. */
export function useClairvoyant(play: CastlePlay, seat: Seat): void {
  const { state } = play
  const deck = inOrder(state.deck)
  turnUp(play, seat, 'clairvoyant')
  emit(play, { kind: 'clairvoyant', seat, deck: deck.length }, { [seat]: { deck } })
  showTo(play, seat, { kind: 'deck', objects: deck })
  if (deck.length > 1) play.call(clairvoyantTop({ seat }))
}

const chooseOf = (state: CastleState, seat: Seat, key: 'clairvoyantTop' | 'clairvoyantSecond') => [
  question(seat, { key, params: { deck: inOrder(state.deck) }, pick: pick.card(kindsOf(state.deck)) }),
]

const clairvoyantTop = step<{ seat: Seat }, ObjectId>('clairvoyantTop', {
  asks: (state, { seat }) => chooseOf(state, seat, 'clairvoyantTop'),
  take(play, { seat }, _, object) {
    choose(play, object)
    const [last] = play.state.deck
    if (play.state.deck.length > 1 || !last) return play.next(clairvoyantSecond({ seat }))
    // Two cards in all: everybody knows that the other one comes second.
    choose(play, last)
    arrange(play, seat)
  },
})

const clairvoyantSecond = step<{ seat: Seat }, ObjectId>('clairvoyantSecond', {
  asks: (state, { seat }) => chooseOf(state, seat, 'clairvoyantSecond'),
  take(play, { seat }, _, object) {
    choose(play, object)
    arrange(play, seat)
  },
})

function choose(play: CastlePlay, object: ObjectId): void {
  play.state.deck = without(play.state.deck, object)
  play.state.chosen.push(object)
}

function arrange(play: CastlePlay, seat: Seat): void {
  const { state } = play
  const top = state.chosen
  state.deck = [...top, ...play.shuffled(inOrder(state.deck), 'clairvoyant')]
  state.chosen = []
  emit(play, { kind: 'arranged', seat, cards: CLAIRVOYANT_CARDS }, { [seat]: { top } })
  remember(play, seat, { kind: 'top', objects: top })
  play.done()
}

export const clairvoyantSteps = [clairvoyantTop, clairvoyantSecond]

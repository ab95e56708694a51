/**
 * Diplomat: name a player and a kind of object. If he has it he must exchange it with you (a normal exchange, with
 * effects). If not, he shows you his objects and your turn ends.
 */
import { pick, type ChoiceSpec, type Seat } from '../../../../kernel'
import { OBJECT_IDS, SOCIETIES, isBag, kindsOf, type AskedKind, type ObjectId } from '../cards'
import { question } from '../asks'
import { bagsAreRelics, handOf, lookAtObjects, othersOf, emit } from '../objects'
import { turnUp } from '../professions'
import { isAskedFor, mayAskForBag } from '../rulings'
import { step, type CastlePlay, type CastleState } from '../state'
import { exchangeOf, swap } from './exchange'

type DiplomatAnswer =
  | {
      readonly branch: 'object'
      readonly answer: { readonly to: Seat; readonly object: Exclude<AskedKind, 'bag'>; readonly give: ObjectId }
    }
  | { readonly branch: 'bag'; readonly answer: { readonly to: Seat; readonly give: ObjectId } }

export function useDiplomat(play: CastlePlay, seat: Seat): void {
  turnUp(play, seat, 'diplomat')
  play.call(diplomat({ seat }))
}

/** Ruling: the asker names a player, a kind and the object he will give back. Only kind and success are public. */
const diplomat = step<{ seat: Seat }, DiplomatAnswer>('diplomat', {
  asks: (state, { seat }) => [question(seat, { key: 'diplomat', pick: demands(state, seat) })],
  take(play, { seat }, _, { branch, answer }) {
    const object: AskedKind = branch === 'bag' ? 'bag' : answer.object
    const found = holds(play.state, answer.to, object)
    emit(play, { kind: 'diplomat', seat, to: answer.to, object, has: found.length > 0 })
    if (found.length === 0) return inVain(play, seat, answer.to)
    // Ruling: the demanded card counts as the offered one, the asker's as the returned one.
    play.state.exchange = {
      by: answer.to,
      to: seat,
      offered: object === 'bag' ? null : (found[0] ?? null),
      returned: answer.give,
      uses: [false, false],
    }
    // A target with both Bags picks one. A target with one Bag is asked too, so that the question betrays nothing.
    if (object === 'bag') return play.next(whichBag({ by: seat, seat: answer.to }))
    swap(play)
  },
})

function demands(state: CastleState, seat: Seat): ChoiceSpec {
  const to = pick.seat(othersOf(state, seat))
  const own = kindsOf(handOf(state, seat))
  const object = pick.each({
    to,
    object: pick.one(OBJECT_IDS.filter(id => !isBag(id) && !state.box.includes(id))),
    give: pick.card(own),
  })
  if (!mayAskForBag(own, bagsAreRelics(state))) return pick.branch({ object })
  return pick.branch({ object, bag: pick.each({ to, give: pick.card(own.filter(id => !isBag(id))) }) })
}

/** The cards in a hand that are asked for. */
function holds(state: CastleState, seat: Seat, object: AskedKind): ObjectId[] {
  const hand = handOf(state, seat)
  if (object === 'bag') return kindsOf(hand).filter(isBag)
  const itsBag = Object.values(SOCIETIES).find(society => society.relic === object)?.bag ?? null
  return kindsOf(hand).filter(id => isAskedFor(id, object, itsBag, bagsAreRelics(state)))
}

/** Ruling: a hand shown on failure is seen by the asker alone. */
function inVain(play: CastlePlay, seat: Seat, at: Seat): void {
  lookAtObjects(play, seat, at, 'diplomat')
  play.state.turn.over = true
  play.done()
}

const whichBag = step<{ by: Seat; seat: Seat }, ObjectId>('whichBag', {
  asks: (state, { by, seat }) => [
    question(seat, { key: 'whichBag', params: { by }, pick: pick.card(kindsOf(handOf(state, seat)).filter(isBag)) }),
  ],
  take(play, _, __, bag) {
    exchangeOf(play.state).offered = bag
    swap(play)
  },
})

export const diplomatSteps = [diplomat, whichBag]

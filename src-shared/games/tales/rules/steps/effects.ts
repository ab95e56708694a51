/** Doing effects in printed order, as much as possible: what can do nothing is lost. */
import type { StackFrame } from '../../../../kernel'
import { gameCard, inOrder, type Effect, type EffectOf } from '../deck'
import {
  effectsWithin,
  nextEffect,
  ownEffects,
  type EffectContext,
  type EffectPlace,
  type ListPlace,
} from '../effectPlace'
import { doable, isTime, pointsOf } from '../effects'
import { step, type TalesPlay, type TalesShown } from '../state'
import { draw, putInHand, score, emit } from '../table'
import { freeLine } from './lines'
import { playMore, playTop } from './plays'
import { may, mayDiscard, peek, chooseDiscard, chooseItem, chooseReturned, chooseTaken, handChoice } from './targets'

/** Does a list of effects, one after the other. */
const list = step<ListPlace>('effects', {
  run(play, data) {
    const { effect, place, isLast } = nextEffect(play.state, data)
    // The last one needs nothing beneath it: a chain of Wizards does not pile up.
    if (isLast) play.done()
    if (effect) perform(play, effect, place)
  },
})

/** All effects of a card, a permanent or a line. */
export const allEffects = (context: EffectContext): StackFrame => list(ownEffects(context))

/** All effects within an effect. */
export const innerEffects = (place: EffectPlace): StackFrame => list(effectsWithin(place))

function perform(play: TalesPlay, effect: Effect, place: EffectPlace): void {
  const { state } = play
  const { seat, by } = place
  // What is due now is done effect by effect, so that each of them that can do nothing is told.
  if (effect.do === 'when' && isTime(state, effect, place.was)) return play.call(innerEffects(place))
  if (!doable(state, effect, place)) {
    if (isMissed(effect)) emit(play, { kind: 'nothing', seat, what: effect.do, by })
    return
  }
  switch (effect.do) {
    case 'vp':
      return score(play, seat, pointsOf(state, effect.amount, place), by)
    case 'draw':
      return void draw(play, seat, effect.cards, by)
    case 'item':
      return chooseItem(play, effect, place)
    case 'discard':
      return effect.may ? play.call(mayDiscard(place)) : chooseDiscard(play, effect, place)
    case 'discardHand':
      return play.call(handChoice(place))
    case 'returnItem':
      return chooseReturned(play, effect, place)
    case 'takeInPlay':
      return chooseTaken(play, effect, place)
    case 'takeDiscarded':
      return takeDiscarded(play, place)
    case 'playTop':
      return playTop(play, seat)
    case 'peek':
      return peek(play, effect, place)
    case 'showHands':
      return showHands(play, effect, place)
    case 'useLine':
      return play.call(freeLine(place))
    case 'playMore':
      return play.call(playMore({ seat, by }))
    case 'when':
      return
    case 'may':
      return play.call(may(place))
  }
}

/** Whether the players should know that this effect did nothing: what was optional or not due is no loss. */
const isMissed = (effect: Effect): boolean =>
  !(
    effect.do === 'vp' ||
    effect.do === 'when' ||
    effect.do === 'may' ||
    effect.do === 'useLine' ||
    (effect.do === 'discard' && effect.may)
  )

function takeDiscarded(play: TalesPlay, { seat, by }: EffectContext): void {
  const card = play.state.discard.shift()
  if (card === undefined) return
  putInHand(play.state, seat, card)
  emit(play, { kind: 'takeDiscarded', seat, card, by })
}

/** Fortune-teller: all players, the one who plays her too, show their hands and take them back. */
function showHands(play: TalesPlay, effect: EffectOf<'showHands'>, { seat, by }: EffectContext): void {
  const { state } = play
  const hands = state.hands.map(hand => inOrder(state.fixed, hand))
  emit(play, { kind: 'hands', seat, hands, by })
  const shown: TalesShown = { kind: 'hands', seat, hands }
  for (const other of hands.keys()) play.show(other, shown)
  const counted = hands.flat().filter(card => effect.types.includes(gameCard(state.fixed, card).type))
  score(play, seat, effect.each * counted.length, by)
}

export const effectSteps = [list]

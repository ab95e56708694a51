/** Doing effects in printed order, as much as possible: what can do nothing is lost. */
import type { Frame } from '../../../kernel'
import { gameCard, inOrder, type Effect } from '../deck'
import { doable, effectList, isTime, pointsOf, type Doer, type Doing } from '../effects'
import { step, type TalesPlay, type TalesShown } from '../state'
import { draw, putInHand, score, tell } from '../table'
import { freeLine } from './lines'
import { playMore, playTop } from './plays'
import { may, mayDiscard, peek, chooseDiscard, chooseItem, chooseTaken } from './targets'

/** A list of effects that is being done: where it stands in the deck (`path`), and which of them comes next. */
interface List extends Doing {
  readonly path: readonly number[]
  at: number
}

const list = step<List>('effects', {
  run(play, data) {
    const effects = effectList(play.state, data.by, data.path),
      effect = effects[data.at]
    const doer: Doer = { seat: data.seat, by: data.by, was: data.was, path: [...data.path, data.at] }
    data.at++
    // The last one needs nothing beneath it: a chain of Wizards does not pile up.
    if (data.at >= effects.length) play.done()
    if (effect) perform(play, effect, doer)
  },
})

/** All effects of a card, a permanent or a line. */
export const allEffects = (doing: Doing): Frame => list({ ...doing, path: [], at: 0 })

/** What stands within this effect. */
export const innerEffects = ({ seat, by, was, path }: Doer): Frame => list({ seat, by, was, path, at: 0 })

function perform(play: TalesPlay, effect: Effect, doer: Doer): void {
  const { state } = play
  const { seat, by } = doer
  if (!doable(state, effect, doer)) {
    if (isMissed(effect)) tell(play, { kind: 'nothing', seat, what: effect.do, by })
    return
  }
  switch (effect.do) {
    case 'vp':
      return score(play, seat, pointsOf(state, effect.amount, doer), by)
    case 'draw':
      return void draw(play, seat, effect.cards, by)
    case 'item':
      return chooseItem(play, effect, doer)
    case 'discard':
      return effect.may ? play.call(mayDiscard(doer)) : chooseDiscard(play, effect, doer)
    case 'takeInPlay':
      return chooseTaken(play, effect, doer)
    case 'takeDiscarded':
      return takeDiscarded(play, doer)
    case 'playTop':
      return playTop(play, seat)
    case 'peek':
      return peek(play, effect, doer)
    case 'showHands':
      return showHands(play, effect, doer)
    case 'useLine':
      return play.call(freeLine(doer))
    case 'playMore':
      return play.call(playMore({ seat, by }))
    case 'when':
      return isTime(state, effect, doer.was) ? play.call(innerEffects(doer)) : undefined
    case 'may':
      return play.call(may(doer))
  }
}

/** Whether a table wants to hear that this effect did nothing: what was optional or not due is no loss. */
const isMissed = (effect: Effect): boolean =>
  !(
    effect.do === 'vp' ||
    effect.do === 'when' ||
    effect.do === 'may' ||
    effect.do === 'useLine' ||
    (effect.do === 'discard' && effect.may)
  )

function takeDiscarded(play: TalesPlay, { seat, by }: Doing): void {
  const card = play.state.discard.shift()
  if (card === undefined) return
  putInHand(play.state, seat, card)
  tell(play, { kind: 'takeDiscarded', seat, card, by })
}

/** Fortune-teller: all players, the one who plays her too, show their hands and take them back. */
function showHands(play: TalesPlay, effect: Extract<Effect, { do: 'showHands' }>, { seat, by }: Doing): void {
  const { state } = play
  const hands = state.hands.map(hand => inOrder(state.fixed, hand))
  tell(play, { kind: 'hands', seat, hands, by })
  const shown: TalesShown = { kind: 'hands', seat, hands }
  for (const other of hands.keys()) play.show(other, shown)
  const counted = hands.flat().filter(card => effect.types.includes(gameCard(state.fixed, card).type))
  score(play, seat, effect.each * counted.length, by)
}

export const effectSteps = [list]

/** Formal: the incineration phase. A look falls, unless a mercy averts it; the round ends either way. */
import { pick, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { PASS, branchOf, line, windowAsk, type Pass } from '../../asks'
import type { ActionId } from '../../deck'
import { actionsOf, handOf, idsOf, playAction, restock, emit } from '../../hands'
import { MERCY_FROM, THIRD_LOOK } from '../../rulings'
import { step, type OverlordPlay, type OverlordState } from '../../state'
import { endMatch } from './end'

interface Victim {
  readonly seat: Seat
}

/** First look I, second II, third III. Against II or III the victim may play a mercy. */
export const incineration = step<Victim>('incineration', {
  run(play, { seat }) {
    const { state } = play
    const helps = looksIfBurnt(state, seat) >= MERCY_FROM && handOf(state, seat).actions.length > 0
    if (helps) play.next(mercy({ seat }))
    else burn(play, seat)
  },
})

const looksIfBurnt = (state: OverlordState, seat: Seat): number => (state.looks[seat] ?? 0) + 1

/** A skull-less action. Its symbol and kind mean nothing here. */
function skullLess(state: OverlordState, seat: Seat): ChoiceSpec | null {
  const cards = idsOf(actionsOf(state, seat).filter(card => !card.skull))
  return cards.length > 0 ? pick.card(cards) : null
}

type MercyAnswer =
  Pass | { readonly branch: 'mercy'; readonly answer: { readonly action: ActionId; readonly line: string } }

/** One mercy a round, cancelled or not; it comes with a plea. */
const mercy = step<Victim, MercyAnswer>('mercy', {
  asks: (state, { seat }) => [
    windowAsk(
      state,
      seat,
      {
        key: 'mercy',
        params: { count: looksIfBurnt(state, seat) },
        pick: mercyPick(state, seat),
      },
      PASS,
    ),
  ],
  take(play, _, seat, given) {
    const { state } = play
    if (given.branch === 'pass') return burn(play, seat)
    const { action, line: plea } = given.answer
    playAction(state, seat, action)
    emit(play, { kind: 'mercy', seat, action, line: plea })
    if (handOf(state, state.overlord).actions.length > 0) play.next(cancel({ seat }))
    else spare(play, seat)
  },
})

function mercyPick(state: OverlordState, seat: Seat): ChoiceSpec {
  const action = skullLess(state, seat)
  return branchOf({ pass: pick.ok(), mercy: action && pick.each({ action, line }) })
}

type CancelAnswer = Pass | { readonly branch: 'cancel'; readonly answer: ActionId }

/** The Overlord may cancel it with a skull-less action of his own. */
const cancel = step<Victim, CancelAnswer>('cancel', {
  asks: (state, { seat }) => [
    windowAsk(
      state,
      state.overlord,
      {
        key: 'cancel',
        params: { victim: seat, count: looksIfBurnt(state, seat) },
        pick: branchOf({ pass: pick.ok(), cancel: skullLess(state, state.overlord) }),
      },
      PASS,
    ),
  ],
  take(play, { seat: victim }, seat, given) {
    if (given.branch === 'pass') return spare(play, victim)
    playAction(play.state, seat, given.answer)
    emit(play, { kind: 'cancel', seat, victim, action: given.answer })
    burn(play, victim)
  },
})

/** The look falls. It does not touch the hand. The third one ends the game. */
function burn(play: OverlordPlay, seat: Seat): void {
  const { state } = play
  const count = looksIfBurnt(state, seat)
  state.looks[seat] = count
  emit(play, { kind: 'look', seat, count, reason: 'noAnswer' })
  if (count >= THIRD_LOOK) return endMatch(play, seat)
  restock(play)
  play.done()
}

function spare(play: OverlordPlay, seat: Seat): void {
  emit(play, { kind: 'spared', seat, count: play.state.looks[seat] ?? 0 })
  restock(play)
  play.done()
}

export const incinerationSteps = [incineration, mercy, cancel]

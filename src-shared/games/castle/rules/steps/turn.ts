/**
 * A turn: exactly one action – spy, exchange, duel or declare – and the Diplomat and Clairvoyant before or after it.
 */
import { pick, type ChoiceSpec, type Seat } from '../../../../kernel'
import { kindsOf, type ObjectId } from '../cards'
import { questionOr, windowAsk } from '../asks'
import { deckSize, handOf, othersOf, showTo, emit } from '../objects'
import { canUse, mayHave } from '../professions'
import { OWN_TURN_PROFESSIONS, hasUse } from '../rulings'
import { step, type CastlePlay, type CastleState } from '../state'
import { useClairvoyant } from './clairvoyant'
import { asSeats, declarations, declareAlone, declareOwn, declareRival } from './declare'
import { useDiplomat } from './diplomat'
import { challenge } from './duel/challenge'
import { offer } from './exchange'

/** The lowest step of a turn: decides what comes next. */
export const turn = step<null>('turn', {
  run(play) {
    const { state } = play
    if (state.turn.over || (state.turn.acted && !mayUseProfession(state))) nextTurn(play)
    play.next(state.turn.acted ? endTurn(null) : act(null))
  },
})

export function nextTurn(play: CastlePlay): void {
  const { state } = play
  const seat = (state.turn.seat + 1) % state.seats,
    number = state.turn.number + 1
  state.turn = { seat, number, fresh: true, acted: false, over: false }
  emit(play, { kind: 'turn', seat, number })
}

type OwnTurn = (typeof OWN_TURN_PROFESSIONS)[number]

const useful = (state: CastleState): OwnTurn[] =>
  OWN_TURN_PROFESSIONS.filter(profession => hasUse(profession, deckSize(state)))

const usable = (state: CastleState, seat: Seat): OwnTurn[] =>
  useful(state).filter(profession => canUse(state, seat, profession))

/** As far as everybody knows: every seat with a face-down profession is asked "end the turn?". */
const mayUseProfession = (state: CastleState): boolean =>
  useful(state).some(profession => mayHave(state, state.turn.seat, profession))

type TurnAnswer =
  | 'clock'
  | { readonly branch: 'spy' | 'duel'; readonly answer: Seat }
  | { readonly branch: 'exchange'; readonly answer: { readonly card: ObjectId; readonly to: Seat } }
  | { readonly branch: 'declareOwn' | 'declareRival'; readonly answer: readonly string[] }
  | { readonly branch: 'declareAlone' | OwnTurn; readonly answer: true }

const act = step<null, TurnAnswer>('act', {
  asks: state => [questionOr(state.turn.seat, { key: 'turn', pick: actions(state, state.turn.seat) }, 'clock')],
  take(play, _, seat, answer) {
    const { turn: now } = play.state
    play.next(turn(null))
    now.fresh = false
    // Ruling on the clock: the seat spies on a random other seat.
    if (answer === 'clock') return spy(play, seat, someoneElse(play, seat))
    now.acted = answer.branch !== 'diplomat' && answer.branch !== 'clairvoyant'
    switch (answer.branch) {
      case 'spy':
        return spy(play, seat, answer.answer)
      case 'exchange':
        return offer(play, seat, answer.answer.to, answer.answer.card)
      case 'duel':
        return challenge(play, seat, answer.answer)
      case 'declareOwn':
        return declareOwn(play, seat, asSeats(answer.answer))
      case 'declareRival':
        return declareRival(play, seat, asSeats(answer.answer))
      case 'declareAlone':
        return declareAlone(play, seat)
      case 'diplomat':
        return useDiplomat(play, seat)
      case 'clairvoyant':
        return useClairvoyant(play, seat)
    }
  },
})

/** What a seat may do now. By the Italian rules it may declare only at the start of the turn, before anything else. */
function actions(state: CastleState, seat: Seat): ChoiceSpec {
  const others = pick.seat(othersOf(state, seat))
  const branches: { [branch: string]: ChoiceSpec } = {
    spy: others,
    exchange: pick.each({ card: pick.card(kindsOf(handOf(state, seat))), to: others }),
    duel: others,
  }
  if (state.options.edition === 'russian' || state.turn.fresh) Object.assign(branches, declarations(state, seat))
  for (const profession of usable(state, seat)) branches[profession] = pick.ok()
  return pick.branch(branches)
}

/** After the action. Asked of all alike whose profession may be of use now, and for the same time. */
const endTurn = step<null, 'end' | OwnTurn>('endTurn', {
  asks: state => [
    windowAsk(
      state,
      state.turn.seat,
      {
        key: 'endTurn',
        pick: pick.one(['end', ...usable(state, state.turn.seat)]),
      },
      'end',
    ),
  ],
  take(play, _, seat, answer) {
    play.next(turn(null))
    if (answer === 'end') play.state.turn.over = true
    else if (answer === 'diplomat') useDiplomat(play, seat)
    else useClairvoyant(play, seat)
  },
})

/** Spy: draw one object at random from a hand, look at it alone, give it back. Everybody sees who spied on whom. */
function spy(play: CastlePlay, seat: Seat, from: Seat): void {
  const { state } = play
  const hand = handOf(state, from)
  const card = hand[play.nextInt(hand.length, 'spy')]
  if (!card) throw new Error('a player without an object')
  state.turn.acted = true
  emit(play, { kind: 'spy', seat, from }, { [seat]: { card } })
  showTo(play, seat, { kind: 'object', seat: from, object: card, how: 'spy' })
}

function someoneElse(play: CastlePlay, seat: Seat): Seat {
  const others = othersOf(play.state, seat)
  const other = others[play.nextInt(others.length, 'clock/turn')]
  if (other === undefined) throw new Error('nobody else')
  return other
}

export const turnSteps = [turn, act, endTurn]

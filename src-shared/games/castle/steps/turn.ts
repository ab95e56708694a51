/** A turn: exactly one action – spy, exchange, duel, or (`ru`) declare – and the professions of the own turn around it. */
import { pick, type Pick, type Seat } from '../../../kernel'
import { kindsOf, type ObjectId } from '../cards'
import { questionOr, windowAsk } from '../asks'
import { deckSize, handOf, othersOf, showTo, tell } from '../objects'
import { canUse, mayHave } from '../professions'
import { step, type CastlePlay, type CastleState } from '../state'
import { useClairvoyant } from './clairvoyant'
import { asSeats, declarations, declareAlone, declareOwn, declareRival } from './declare'
import { useDiplomat } from './diplomat'
import { challenge } from './duel/challenge'
import { offer } from './exchange'

/** Beneath all that happens in a turn: decides what comes next. */
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
  tell(play, { kind: 'turn', seat, number })
}

/** Diplomat and Clairvoyant: used on the own turn, before or after the action (ruling). The Clairvoyant needs a deck (ruling). */
const OWN_TURN = ['diplomat', 'clairvoyant'] as const
type OwnTurn = (typeof OWN_TURN)[number]
const fits = (state: CastleState, profession: OwnTurn): boolean => profession === 'diplomat' || deckSize(state) > 0
const usable = (state: CastleState, seat: Seat): OwnTurn[] =>
  OWN_TURN.filter(profession => fits(state, profession) && canUse(state, seat, profession))

/** As far as everybody knows: every seat with a face-down profession is asked "end the turn?". */
const mayUseProfession = (state: CastleState): boolean =>
  OWN_TURN.some(profession => fits(state, profession) && mayHave(state, state.turn.seat, profession))

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
    // Ruling on the clock: it spies on a random seat.
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

/** What a seat may do now. Declaring is an action in `ru`; in `it` it comes only at the start of the turn, before anything else. */
function actions(state: CastleState, seat: Seat): Pick {
  const others = pick.seat(othersOf(state, seat))
  const branches: { [branch: string]: Pick } = {
    spy: others,
    exchange: pick.each({ card: pick.card(kindsOf(handOf(state, seat))), to: others }),
    duel: others,
  }
  if (state.options.edition === 'ru' || state.turn.fresh) Object.assign(branches, declarations(state, seat))
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
  const card = hand[play.below(hand.length, 'spy')]
  if (!card) throw new Error('a player without an object')
  state.turn.acted = true
  tell(play, { kind: 'spy', seat, from }, { [seat]: { card } })
  showTo(play, seat, { kind: 'object', seat: from, object: card, how: 'spy' })
}

function someoneElse(play: CastlePlay, seat: Seat): Seat {
  const others = othersOf(play.state, seat)
  const other = others[play.below(others.length, 'clock/turn')]
  if (other === undefined) throw new Error('nobody else')
  return other
}

export const turnSteps = [turn, act, endTurn]

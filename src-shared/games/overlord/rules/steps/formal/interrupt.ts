/** Formal, 2: another servant interrupts, and the Overlord silences him or lets him speak. */
import { pick, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { PASS, branchOf, windowAsk, type Pass } from '../../asks'
import type { ActionId, CardSymbol } from '../../deck'
import { actionsFor, handOf, idsOf, otherServants, playAction, restock, emit } from '../../hands'
import { step, type Freeze, type OverlordPlay, type OverlordState } from '../../state'
import { formalTurn, startFormalTurn } from '../../tale'

/** Who could interrupt, as far as everybody knows: every other servant with an action. */
export const mayInterrupt = (state: OverlordState): Seat[] =>
  otherServants(state, formalTurn(state).speaker).filter(seat => handOf(state, seat).actions.length > 0)

const lastSymbol = (state: OverlordState): CardSymbol | null => state.ribbon.at(-1)?.symbol ?? null

type InterruptAnswer = Pass | { readonly branch: 'freeze'; readonly answer: ActionId }

/** A freeze whose symbol equals the last hint's (joker: fits any). Sealed. */
export const interrupt = step<null, InterruptAnswer>('interrupt', {
  asks: state =>
    mayInterrupt(state).map(seat =>
      windowAsk(
        state,
        seat,
        {
          key: 'interrupt',
          params: { speaker: formalTurn(state).speaker, symbol: lastSymbol(state) },
          pick: interruptPick(state, seat),
        },
        PASS,
      ),
    ),
  resolve(play, _, answers) {
    const { state } = play
    state.pending = answers.flatMap(({ seat, answer }) =>
      answer.branch === 'freeze' ? [{ seat, action: answer.answer, hint: null, line: '' }] : [],
    )
    formalTurn(state).stage = state.pending.length > 0 ? 'silence' : 'blame'
    play.done()
  },
})

function interruptPick(state: OverlordState, seat: Seat): ChoiceSpec {
  const symbol = lastSymbol(state)
  const fitting = idsOf(
    actionsFor(state, seat, 'freeze').filter(card => card.symbol === 'joker' || card.symbol === symbol),
  )
  return branchOf({ pass: pick.ok(), freeze: fitting.length > 0 ? pick.card(fitting) : null })
}

type SilenceAnswer =
  | 'clock'
  | { readonly branch: 'allow'; readonly answer: Seat }
  | { readonly branch: 'silence'; readonly answer: { readonly seat: Seat; readonly action: ActionId } }

/**
 * Several: the Overlord chooses; only the names are shown to him, and unchosen freezes return unseen. One question for
 * choosing and silencing, so that nobody else learns how many there were. By the clock a random one is allowed.
 */
export const silence = step<null, SilenceAnswer>('silence', {
  asks: state => {
    const names = pick.seat(state.pending.map(one => one.seat))
    const freezes = idsOf(actionsFor(state, state.overlord, 'freeze'))
    return [
      windowAsk(
        state,
        state.overlord,
        {
          key: 'silence',
          params: { speaker: formalTurn(state).speaker },
          pick: branchOf({
            allow: names,
            silence: freezes.length > 0 ? pick.each({ seat: names, action: pick.card(freezes) }) : null,
          }),
        },
        'clock',
      ),
    ]
  },
  take(play, _, overlord, given) {
    const { state } = play
    play.done()
    const chosen = chosenOf(play, given)
    state.pending = []
    if (given !== 'clock' && given.branch === 'silence') silenced(play, overlord, chosen, given.answer.action)
    else allowed(play, chosen)
  },
})

function chosenOf(play: OverlordPlay, given: SilenceAnswer): Freeze {
  const { pending } = play.state
  const seat =
    given === 'clock'
      ? pending[play.nextInt(pending.length, 'clock/silence')]?.seat
      : given.branch === 'allow'
        ? given.answer
        : given.answer.seat
  const chosen = pending.find(one => one.seat === seat)
  if (!chosen) throw new Error('nobody interrupts')
  return chosen
}

/**
 * With any freeze of his own: both are discarded, no more interrupts until the next hint, and it goes on with the
 * blame.
 */
function silenced(play: OverlordPlay, overlord: Seat, { seat, action }: Freeze, own: ActionId): void {
  const { state } = play
  playAction(state, seat, action)
  playAction(state, overlord, own)
  emit(play, { kind: 'silence', seat: overlord, silenced: seat, action, with: own })
  formalTurn(state).stage = 'blame'
  restock(play)
}

/** Not silenced: the interrupter at once plays a hint of that symbol and becomes the speaker, or gets a look. */
function allowed(play: OverlordPlay, { seat, action }: Freeze): void {
  const { state } = play
  const { speaker } = formalTurn(state)
  playAction(state, seat, action)
  emit(play, { kind: 'interrupt', seat, speaker, action })
  startFormalTurn(state, seat, { kind: 'interrupted', by: speaker, symbol: lastSymbol(state) })
}

export const interruptSteps = [interrupt, silence]

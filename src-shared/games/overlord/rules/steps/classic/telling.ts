/** Classic: a servant's turn. The speaker tells, others may freeze him, and the Overlord may interrupt at any time. */
import { pick, type Ask, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { line, ofClassic, branchOf } from '../../asks'
import type { ActionId, HintId } from '../../deck'
import { actionsFor, handOf, idsOf, playAction, emit } from '../../hands'
import { MOST_HINTS } from '../../rulings'
import { step, type OverlordPlay, type OverlordState } from '../../state'
import { classicTurn, playHint } from '../../tale'
import { mayPassTo, passFree, passOn, renewPatience } from './circle'
import { freezePick, mayFreeze, answerFreeze, type FreezeAnswer } from './freeze'
import { lookAt } from './looks'
import { rule, takeRule, type RuleAnswer } from './rule'

type TellingAnswer =
  | { readonly branch: 'hint'; readonly answer: { readonly hint: HintId; readonly line: string } }
  | {
      readonly branch: 'pass'
      readonly answer: { readonly hint: HintId; readonly line: string; readonly action: ActionId; readonly to: Seat }
    }
  | { readonly branch: 'end' | 'concede'; readonly answer: true }

export const telling = step<null, TellingAnswer | FreezeAnswer | RuleAnswer>('telling', {
  asks: state => [
    speakerAsk(state),
    ...mayFreeze(state).map(seat =>
      ofClassic(seat, {
        // Having kept quiet binds nobody: a servant may still hear what must be frozen.
        key: classicTurn(state).quiet.includes(seat) ? 'freezeStill' : 'freeze',
        params: { speaker: classicTurn(state).speaker },
        pick: freezePick(state, seat),
      }),
    ),
  ],
  interrupts: state => [rule(state)],
  take(play, _, seat, answer, key) {
    if (key === 'rule' || key === 'ruleStill') takeRule(play, answer as RuleAnswer)
    else if (key === 'freeze' || key === 'freezeStill') answerFreeze(play, seat, answer as FreezeAnswer)
    else takeTelling(play, seat, answer as TellingAnswer)
  },
})

function speakerAsk(state: OverlordState): Ask {
  const { speaker, pressure, played } = classicTurn(state)
  return ofClassic(speaker, {
    key: 'tell',
    params: { pressure: pressure.kind, by: pressure.by, left: MOST_HINTS - played },
    pick: speakerPick(state, speaker),
  })
}

/**
 * What a speaker may do. In the first round no pass cards are played, and the turn is ended free of charge after 1 to
 * 3 hints.
 */
function speakerPick(state: OverlordState, speaker: Seat): ChoiceSpec {
  const { played } = classicTurn(state)
  const { hints } = handOf(state, speaker)
  // Nobody plays more than `MOST_HINTS`: a full hand has no more, and is filled up after the turn.
  const hint = hints.length > 0 ? pick.card(hints) : null
  const passes = state.first ? [] : idsOf(actionsFor(state, speaker, 'pass'))
  return branchOf({
    hint: hint && pick.each({ hint, line }),
    pass:
      hint && passes.length > 0
        ? pick.each({ hint, line, action: pick.card(passes), to: pick.seat(mayPassTo(state, speaker)) })
        : null,
    end: state.first && played > 0 ? pick.ok() : null,
    // The app never concedes for anybody: hands are secret.
    concede: pick.ok(),
  })
}

function takeTelling(play: OverlordPlay, seat: Seat, answer: TellingAnswer): void {
  const { state } = play
  switch (answer.branch) {
    case 'hint': {
      const { hint, line: typed } = answer.answer
      playOwnHint(play, seat, hint, typed, null)
      // Ruling: a third hint without a pass: a look. In the first round no pass is needed.
      if (classicTurn(state).played < MOST_HINTS || state.first) return
      lookAt(play, [seat], 'noPass')
      return play.done()
    }
    case 'pass': {
      const { hint, line: typed, action, to } = answer.answer
      playOwnHint(play, seat, hint, typed, action)
      playAction(state, seat, action)
      emit(play, { kind: 'pass', seat, to, action })
      passOn(play, to)
      return play.done()
    }
    case 'end':
      passFree(play)
      return play.done()
    case 'concede':
      emit(play, { kind: 'concede', seat })
      lookAt(play, [seat], 'conceded')
      return play.done()
  }
}

/** Plays a hint of the speaker: seats that kept quiet are asked again, and the silence clock restarts. */
function playOwnHint(play: OverlordPlay, seat: Seat, hint: HintId, typed: string, action: ActionId | null): void {
  const turn = classicTurn(play.state)
  playHint(play, { seat, hint, symbol: null, line: typed, how: action === null ? 'told' : 'passed', action })
  turn.played++
  turn.quiet = []
  renewPatience(play.state)
}

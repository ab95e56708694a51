/** Classic: a servant's turn. The speaker tells, the others may freeze him, and the Overlord may say his word at any time. */
import { pick, type Ask, type Pick, type Seat } from '../../../../kernel'
import { line, ofClassic, ways } from '../../asks'
import type { ActionId, HintId } from '../../deck'
import { actionsFor, handOf, idsOf, playAction, tell } from '../../hands'
import { MOST_HINTS } from '../../rulings'
import { step, type OverlordPlay, type OverlordState } from '../../state'
import { playHint, turnOf } from '../../tale'
import { mayPassTo, passFree, passOn, renewPatience } from './circle'
import { freezePick, mayFreeze, throwIn, type FreezeAnswer } from './freeze'
import { lookAt } from './looks'
import { rule, sayRule, type RuleAnswer } from './rule'

type TellAnswer =
  | { readonly branch: 'hint'; readonly answer: { readonly hint: HintId; readonly line: string } }
  | {
      readonly branch: 'pass'
      readonly answer: { readonly hint: HintId; readonly line: string; readonly action: ActionId; readonly to: Seat }
    }
  | { readonly branch: 'end' | 'concede'; readonly answer: true }

export const telling = step<null, TellAnswer | FreezeAnswer | RuleAnswer>('telling', {
  asks: state => [
    tellAsk(state),
    ...mayFreeze(state)
      .filter(seat => !turnOf(state).quiet.includes(seat))
      .map(seat =>
        ofClassic(seat, {
          key: 'freeze',
          params: { speaker: turnOf(state).speaker },
          pick: freezePick(state, seat),
        }),
      ),
  ],
  standing: state => (turnOf(state).quiet.includes(state.overlord) ? [] : [rule(state)]),
  take(play, _, seat, answer, key) {
    if (key === 'rule') sayRule(play, answer as RuleAnswer)
    else if (key === 'freeze') throwIn(play, seat, answer as FreezeAnswer)
    else tellOn(play, seat, answer as TellAnswer)
  },
})

function tellAsk(state: OverlordState): Ask {
  const { speaker, pressure, played } = turnOf(state)
  return ofClassic(speaker, {
    key: 'tell',
    params: { pressure: pressure.kind, by: pressure.by, left: MOST_HINTS - played },
    pick: tellPick(state, speaker),
  })
}

/** What a speaker may do. In the first round no pass cards are played, and the turn is ended free of charge after 1 to 3 hints. */
function tellPick(state: OverlordState, speaker: Seat): Pick {
  const { played } = turnOf(state)
  const { hints } = handOf(state, speaker)
  const hint = hints.length > 0 && played < MOST_HINTS ? pick.card(hints) : null
  const passes = state.first ? [] : idsOf(actionsFor(state, speaker, 'pass'))
  return ways({
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

function tellOn(play: OverlordPlay, seat: Seat, answer: TellAnswer): void {
  const { state } = play
  switch (answer.branch) {
    case 'hint': {
      const { hint, line: typed } = answer.answer
      tellHint(play, seat, hint, typed, null)
      // Ruling: a third hint without a pass: a look. In the first round no pass is needed.
      if (turnOf(state).played < MOST_HINTS || state.first) return
      lookAt(play, [seat], 'noPass')
      return play.done()
    }
    case 'pass': {
      const { hint, line: typed, action, to } = answer.answer
      tellHint(play, seat, hint, typed, action)
      playAction(state, seat, action)
      tell(play, { kind: 'pass', seat, to, action })
      passOn(play, to)
      return play.done()
    }
    case 'end':
      passFree(play)
      return play.done()
    case 'concede':
      tell(play, { kind: 'concede', seat })
      lookAt(play, [seat], 'conceded')
      return play.done()
  }
}

/** A hint of the speaker: whoever has kept quiet may speak up again, and the silence clock starts anew. */
function tellHint(play: OverlordPlay, seat: Seat, hint: HintId, typed: string, action: ActionId | null): void {
  const turn = turnOf(play.state)
  playHint(play, { seat, hint, symbol: null, line: typed, how: action === null ? 'told' : 'passed', action })
  turn.played++
  turn.quiet = []
  renewPatience(play.state)
}

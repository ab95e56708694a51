/** Classic: what the Overlord may say and do at any time while somebody tells. */
import { pick, type Ask } from '../../../../../kernel'
import { line, ofClassic, branchOf } from '../../asks'
import { emit } from '../../hands'
import { PATIENCES, secondsOf, type Patience } from '../../options'
import type { OverlordPlay, OverlordState } from '../../state'
import { classicTurn } from '../../tale'
import { renewPatience, sameToYou } from './circle'
import { keepQuiet } from './freeze'
import { lookAt } from './looks'
import { lookPick, type Look } from './questions'

export type RuleAnswer =
  | { readonly branch: 'look'; readonly answer: Look }
  | { readonly branch: 'both' | 'hurry' | 'quiet'; readonly answer: true }
  | { readonly branch: 'more' | 'twist'; readonly answer: string }
  | { readonly branch: 'patience'; readonly answer: Patience }

/**
 * Give a look to any servant, ask for more, throw in something new, hurry the speaker, be more patient or less. Having
 * kept quiet binds the Overlord to nothing.
 */
export function rule(state: OverlordState): Ask {
  const { speaker, quiet } = classicTurn(state)
  const isQuiet = quiet.includes(state.overlord)
  return ofClassic(state.overlord, {
    key: isQuiet ? 'ruleStill' : 'rule',
    params: { speaker },
    pick: branchOf({
      look: lookPick(state),
      both: sameToYou(state).length > 0 ? pick.ok() : null,
      more: line,
      twist: line,
      hurry: pick.ok(),
      patience: pick.one(PATIENCES),
      quiet: isQuiet ? null : pick.ok(),
    }),
  })
}

export function takeRule(play: OverlordPlay, answer: RuleAnswer): void {
  const { state } = play
  const turn = classicTurn(state)
  switch (answer.branch) {
    case 'look':
      lookAt(play, [answer.answer.seat], answer.answer.reason)
      return play.done()
    // Same to you: the Overlord may give both a look.
    case 'both':
      lookAt(play, sameToYou(state), 'sameToYou')
      return play.done()
    case 'more':
    case 'twist':
      turn.said = answer.answer
      return emit(play, { kind: answer.branch, speaker: turn.speaker, line: answer.answer })
    case 'hurry':
      renewPatience(state)
      return emit(play, { kind: 'hurry', speaker: turn.speaker })
    case 'patience':
      return setPatience(play, secondsOf(answer.answer))
    case 'quiet':
      return keepQuiet(state, state.overlord)
  }
}

/** His patience is his own: how long he waits from now on. */
function setPatience(play: OverlordPlay, silence: number): void {
  const { state } = play
  state.options = { ...state.options, silence }
  emit(play, { kind: 'patienceSet', seat: state.overlord, seconds: silence })
  renewPatience(state)
}

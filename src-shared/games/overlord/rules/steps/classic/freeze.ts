/** Classic: a freeze with a hint, thrown into another servant's tale. */
import { pick, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { line, timed, branchOf } from '../../asks'
import type { ActionId, HintId } from '../../deck'
import { actionsFor, clockwiseFrom, handOf, idsOf, otherServants, playAction, emit } from '../../hands'
import { FREEZE_SECONDS } from '../../rulings'
import { step, type Freeze, type OverlordPlay, type OverlordState } from '../../state'
import { classicTurn, playHint } from '../../tale'
import { renewPatience } from './circle'

export type FreezeAnswer =
  | { readonly branch: 'quiet'; readonly answer: true }
  | {
      readonly branch: 'freeze'
      readonly answer: { readonly hint: HintId; readonly line: string; readonly action: ActionId }
    }

/**
 * Who may freeze, as far as everybody knows: any servant but the speaker with a hint and an action. Ruling: open from
 * the speaker's first hint until the pass is declared.
 */
export function mayFreeze(state: OverlordState): Seat[] {
  const { speaker, played } = classicTurn(state)
  if (played === 0) return []
  return otherServants(state, speaker).filter(
    seat => handOf(state, seat).hints.length > 0 && handOf(state, seat).actions.length > 0,
  )
}

/** What a seat can really do: its own secret. */
export function freezePick(state: OverlordState, seat: Seat): ChoiceSpec {
  const actions = idsOf(actionsFor(state, seat, 'freeze'))
  return branchOf({
    quiet: pick.ok(),
    freeze:
      actions.length > 0
        ? pick.each({ hint: pick.card(handOf(state, seat).hints), line, action: pick.card(actions) })
        : null,
  })
}

/** A servant keeps quiet, or throws in a freeze: then all others have a moment to do so too. */
export function answerFreeze(play: OverlordPlay, seat: Seat, answer: FreezeAnswer): void {
  const { state } = play
  if (answer.branch === 'quiet') return keepQuiet(state, seat)
  state.pending = [{ seat, ...answer.answer }]
  emit(play, { kind: 'freezing', seat, speaker: classicTurn(state).speaker })
  if (others(state, seat).length > 0) play.call(freezeToo({ by: seat }))
  else freezeBest(play)
}

/** Somebody says that they keep quiet, until the next hint. It binds nobody. */
export function keepQuiet(state: OverlordState, seat: Seat): void {
  const { quiet } = classicTurn(state)
  if (!quiet.includes(seat)) quiet.push(seat)
}

const others = (state: OverlordState, by: Seat): Seat[] => mayFreeze(state).filter(seat => seat !== by)

const QUIET = { branch: 'quiet', answer: true } as const

/** Ruling: the first freeze opens a sealed window of 2 s for all other servants. */
export const freezeToo = step<{ by: Seat }, FreezeAnswer>('freezeToo', {
  asks: (state, { by }) =>
    others(state, by).map(seat =>
      timed(
        FREEZE_SECONDS,
        seat,
        {
          key: 'freezeToo',
          params: { speaker: classicTurn(state).speaker, by },
          pick: freezePick(state, seat),
        },
        QUIET,
      ),
    ),
  resolve(play, _, answers) {
    for (const { seat, answer } of answers)
      if (answer.branch === 'freeze') play.state.pending.push({ seat, ...answer.answer })
    freezeBest(play)
    play.done()
  },
})

/**
 * Several at the same moment: only the one nearest to the speaker clockwise counts, the others take hint and action
 * back.
 */
function freezeBest(play: OverlordPlay): void {
  const { state } = play
  const turn = classicTurn(state)
  const order = clockwiseFrom(state, turn.speaker)
  const [best] = state.pending.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
  state.pending = []
  if (best) freeze(play, best)
}

/**
 * The speaker keeps the turn and must work it in. No refill. Ruling: freeze hints do not count to the speaker's
 * three.
 */
function freeze(play: OverlordPlay, { seat, action, hint, line: typed }: Freeze): void {
  const { state } = play
  const turn = classicTurn(state)
  if (hint === null) throw new Error('a freeze without a hint')
  playAction(state, seat, action)
  emit(play, { kind: 'freeze', seat, speaker: turn.speaker, action })
  playHint(play, { seat, hint, symbol: null, line: typed, how: 'froze', action })
  turn.pressure = { kind: 'frozen', by: seat, symbol: null }
  turn.quiet = []
  renewPatience(state)
}

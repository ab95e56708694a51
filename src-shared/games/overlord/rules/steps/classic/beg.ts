/** Classic: the third look. The servant pleads, and the Overlord decides – or a card does. */
import { pick, type Seat } from '../../../../../kernel'
import { line, ofClassic } from '../../asks'
import { actionCard } from '../../deck'
import { everybody, discardActionOpen, emit, topAction } from '../../hands'
import { LOOKS_WHEN_SAVED } from '../../rulings'
import { step, type EndReason, type OverlordPlay } from '../../state'
import { drawHand } from './looks'

export const plea = step<{ seat: Seat }, string>('plea', {
  asks: (_, { seat }) => [ofClassic(seat, { key: 'plea', pick: line })],
  take(play, _, seat, typed) {
    emit(play, { kind: 'plea', seat, line: typed })
    play.next(verdict({ seat }))
  },
})

/** The Overlord refuses: the end. Accepts: one action card is turned up. */
const verdict = step<{ seat: Seat }, 'accept' | 'refuse'>('verdict', {
  asks: (state, { seat }) => [
    ofClassic(state.overlord, { key: 'verdict', params: { by: seat }, pick: pick.one(['accept', 'refuse']) }),
  ],
  take(play, { seat }, _, answer) {
    const accepted = answer === 'accept'
    emit(play, { kind: 'verdict', seat, accepted })
    if (!accepted) return doom(play, seat, 'refused')
    if (hasSkull(play, seat)) return doom(play, seat, 'skull')
    save(play, seat)
    play.done()
  },
})

/** Ruling: the card turned up is discarded. With deck and discards in hands altogether there is none, and no skull. */
function hasSkull(play: OverlordPlay, seat: Seat): boolean {
  const { state } = play
  const [action] = topAction(play)
  if (action === undefined) return false
  discardActionOpen(state, action)
  const { skull } = actionCard(state.fixed, action)
  emit(play, { kind: 'turnUp', seat, action, skull })
  return skull
}

/**
 * Back to two looks: the servant goes on as if the third had not been, or has lost hand and turn as after any look
 * (looks.ts). He may beg again later.
 */
function save(play: OverlordPlay, seat: Seat): void {
  const { state } = play
  state.looks[seat] = LOOKS_WHEN_SAVED
  emit(play, { kind: 'spared', seat, count: LOOKS_WHEN_SAVED })
  if (state.keeping.includes(seat)) state.keeping = state.keeping.filter(other => other !== seat)
  else drawHand(play, seat)
}

/** The doomed servant is the loser: all others win, the Overlord too. */
function doom(play: OverlordPlay, doomed: Seat, reason: EndReason): void {
  const winners = everybody(play.state).filter(seat => seat !== doomed)
  emit(play, { kind: 'end', winners, reason, doomed })
  play.end({ winners, reason })
}

export const begSteps = [plea, verdict]

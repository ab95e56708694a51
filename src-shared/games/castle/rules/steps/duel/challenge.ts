/** Duel, 1–4: the challenge, the Priest, the support, the Hypnotist. */
import { pick, type StackFrame, type Seat } from '../../../../../kernel'
import { PRIEST_PAID_FROM, kindsOf, type ObjectId, type Side } from '../../cards'
import { question, windowAsk } from '../../asks'
import { duelOf, supportersOf } from '../../duel'
import { handOf, handOver, othersOf, emit } from '../../objects'
import { canUse, mayHave, turnUp } from '../../professions'
import { step, type CastlePlay, type CastleState } from '../../state'
import { doneWithinLimit } from '../gift'
import { openWindow } from './react'
import { duelOver } from './result'

/** Challenge: attacker and defender show sword and shield. */
export function challenge(play: CastlePlay, attacker: Seat, defender: Seat): void {
  const { state } = play
  const sides = state.hands.map((_, seat): Side | null =>
    seat === attacker ? 'attacker' : seat === defender ? 'defender' : null,
  )
  state.duel = {
    attacker,
    defender,
    sides,
    hypnotised: null,
    duelist: null,
    alchemist: null,
    ring: null,
    used: [],
    score: null,
    result: null,
  }
  emit(play, { kind: 'challenge', attacker, defender })
  play.call(duelOver(null))
  play.call(mayBePriests(state).length > 0 ? priest(null) : support(null))
}

/** What the question of a window speaks of. */
export const parties = (state: CastleState): { attacker: Seat; defender: Seat } => ({
  attacker: duelOf(state).attacker,
  defender: duelOf(state).defender,
})

const mayBePriests = (state: CastleState): Seat[] =>
  othersOf(state, duelOf(state).attacker).filter(seat => mayHave(state, seat, 'priest'))

/** Priest window: everyone but the attacker who may be the Priest. */
const priest = step<null, 'pass' | 'use'>('priest', {
  asks: state =>
    mayBePriests(state).map(seat =>
      windowAsk(
        state,
        seat,
        {
          key: 'priest',
          params: parties(state),
          pick: pick.one(canUse(state, seat, 'priest') ? ['pass', 'use'] : ['pass']),
        },
        'pass',
      ),
    ),
  resolve(play, _, answers) {
    const used = answers.find(a => a.answer === 'use')
    if (!used) return play.next(support(null))
    noDuel(play, used.seat)
  },
})

/** No duel. If the attacker holds at least 2 objects he gives the Priest one of his choice. His turn ends. */
function noDuel(play: CastlePlay, seat: Seat): void {
  const { state } = play
  const { attacker } = duelOf(state)
  turnUp(play, seat, 'priest')
  state.turn.over = true
  if (handOf(state, attacker).length >= PRIEST_PAID_FROM) play.next(priestPayment({ seat: attacker, to: seat }))
  else play.done()
}

const priestPayment = step<{ seat: Seat; to: Seat }, ObjectId>('priestPayment', {
  asks: (state, { seat, to }) => [
    question(seat, { key: 'priestPayment', params: { to }, pick: pick.card(kindsOf(handOf(state, seat))) }),
  ],
  take(play, { seat, to }, _, card) {
    handOver(play, seat, to, card)
    emit(play, { kind: 'pay', seat, to }, { [seat]: { card }, [to]: { card } })
    doneWithinLimit(play, to)
  },
})

/** Support: every other player secretly chooses a side; no abstaining; all are shown at the same time. */
const support = step<null, Side>('support', {
  asks: state =>
    supportersOf(state).map(seat =>
      question(seat, { key: 'support', params: parties(state), pick: pick.one(['attacker', 'defender']) }),
    ),
  resolve(play, _, answers) {
    const duel = duelOf(play.state)
    for (const { seat, answer } of answers) duel.sides[seat] = answer
    emit(play, { kind: 'support', sides: answers.map(({ seat, answer }) => ({ seat, side: answer })) })
    play.next(afterSupport(play.state))
  },
})

const afterSupport = (state: CastleState): StackFrame =>
  mayHave(state, duelOf(state).attacker, 'hypnotist') ? hypnotist(null) : openWindow(state)

type HypnotistAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'use'; readonly answer: Seat }

/**
 * Hypnotist window: the attacker, not against the defender. One supporter's support is void, and he may use nothing
 * in this duel.
 */
const hypnotist = step<null, HypnotistAnswer>('hypnotist', {
  asks: state => {
    const { attacker } = duelOf(state)
    const ways = canUse(state, attacker, 'hypnotist')
      ? { pass: pick.ok(), use: pick.seat(supportersOf(state)) }
      : { pass: pick.ok() }
    return [
      windowAsk(
        state,
        attacker,
        { key: 'hypnotist', params: parties(state), pick: pick.branch(ways) },
        { branch: 'pass', answer: true },
      ),
    ]
  },
  take(play, _, seat, answer) {
    if (answer.branch === 'use') {
      turnUp(play, seat, 'hypnotist')
      duelOf(play.state).hypnotised = answer.answer
      emit(play, { kind: 'hypnotise', seat, target: answer.answer })
    }
    play.next(openWindow(play.state))
  },
})

export const challengeSteps = [priest, priestPayment, support, hypnotist]

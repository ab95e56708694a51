/** Duel, 6–9: the count, the Ring, the Doctor, the result. */
import { pick, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { does, kindsOf, type ObjectId, type Side } from '../../cards'
import { question, questionOr, windowAsk } from '../../asks'
import { duelOf, otherSide, partyOf, scoreOf, sideOf } from '../../duel'
import { drawTop, everybody, handOf, handOver, lookAtObjects, lookAtSociety, emit } from '../../objects'
import { canUse, mayHave, turnUp } from '../../professions'
import { SPOILS_BY_CLOCK, mayUseDoctor } from '../../rulings'
import { step, type CastlePlay, type CastleState } from '../../state'
import { doneWithinLimit } from '../gift'

/**
 * Used tokens go back to the stack, objects to their owners (they never left the hand); used professions stay face
 * up.
 */
export const duelOver = step<null>('duelOver', {
  run(play) {
    const { state } = play
    for (const used of duelOf(state).used) if (used.what === 'tokens') state.stack += used.count
    state.duel = null
    play.done()
  },
})

/** Count. The Alchemist overrides count and Ring. */
export const count = step<null>('count', {
  run(play) {
    const { state } = play
    const duel = duelOf(state)
    if (duel.alchemist) return settled(play, duel.alchemist.winner)
    const score = scoreOf(state)
    duel.score = score
    emit(play, { kind: 'count', attacker: score.attacker, defender: score.defender })
    if (score.attacker === score.defender) return play.next(ring(null))
    settled(play, score.attacker > score.defender ? 'attacker' : 'defender')
  },
})

/**
 * Ring window, on a tie: attacker and defender are asked, whether they hold it or not. Its holder wins; else a draw.
 */
const ring = step<null, 'pass' | 'use'>('ring', {
  asks: state => {
    const { attacker, defender } = duelOf(state)
    return [attacker, defender].map(seat =>
      windowAsk(
        state,
        seat,
        {
          key: 'ring',
          params: { attacker, defender },
          pick: pick.one(handOf(state, seat).some(object => does(object, 'winTie')) ? ['pass', 'use'] : ['pass']),
        },
        'pass',
      ),
    )
  },
  resolve(play, _, answers) {
    const duel = duelOf(play.state)
    const shown = answers.find(a => a.answer === 'use')
    if (!shown) return settled(play, 'draw')
    duel.ring = shown.seat
    emit(play, { kind: 'ring', seat: shown.seat })
    settled(play, sideOf(duel, shown.seat))
  },
})

function settled(play: CastlePlay, result: Side | 'draw'): void {
  const { state } = play
  duelOf(state).result = result
  play.next(mayBeDoctors(state).length > 0 ? doctor(null) : outcome(null))
}

/** Who could be the Doctor, as far as everybody knows. */
const mayBeDoctors = (state: CastleState): Seat[] =>
  everybody(state).filter(seat => mayUseDoctor(duelOf(state), seat) && mayHave(state, seat, 'doctor'))

/**
 * Doctor window: after the count, before the winner chooses. The duel has no result; a drawn one draws no object
 * either.
 */
const doctor = step<null, 'pass' | 'use'>('doctor', {
  asks: state => {
    const { attacker, defender, result } = duelOf(state)
    return mayBeDoctors(state).map(seat =>
      windowAsk(
        state,
        seat,
        {
          key: 'doctor',
          params: { attacker, defender, result },
          pick: pick.one(canUse(state, seat, 'doctor') ? ['pass', 'use'] : ['pass']),
        },
        'pass',
      ),
    )
  },
  resolve(play, _, answers) {
    const used = answers.find(a => a.answer === 'use')
    if (!used) return play.next(outcome(null))
    turnUp(play, used.seat, 'doctor')
    emit(play, { kind: 'noResult', seat: used.seat })
    play.done()
  },
})

/** Result. A draw: the attacker draws the top object, if any. */
const outcome = step<null>('outcome', {
  run(play) {
    const duel = duelOf(play.state)
    if (duel.result === 'draw' || duel.result === null) {
      emit(play, { kind: 'drawn' })
      drawTop(play, duel.attacker, 'draw')
      return doneWithinLimit(play, duel.attacker)
    }
    const winner = partyOf(duel, duel.result),
      loser = partyOf(duel, otherSide(duel.result))
    emit(play, { kind: 'won', winner, loser })
    play.next(spoils({ winner, loser }))
  },
})

interface Victory {
  readonly winner: Seat
  readonly loser: Seat
}

/** The winner either looks at the loser's society card, or sees all the loser's objects and takes one. */
const spoils = step<Victory, 'society' | 'search'>('spoils', {
  asks: (_, { winner, loser }) => [
    questionOr(winner, { key: 'spoils', params: { loser }, pick: pick.one(['society', 'search']) }, SPOILS_BY_CLOCK),
  ],
  take(play, { winner, loser }, _, how) {
    if (how === 'society') {
      lookAtSociety(play, winner, loser, 'duel')
      return play.done()
    }
    lookAtObjects(play, winner, loser, 'duel')
    play.next(search({ winner, loser }))
  },
})

interface Taken {
  readonly take: ObjectId
  readonly give?: ObjectId
}

/** Ruling: a winner who searches must take an object; for the loser's last one he gives back any one of his own. */
const search = step<Victory, Taken>('search', {
  asks: (state, { winner, loser }) => [
    question(winner, { key: 'take', params: { loser }, pick: spoilsPick(state, winner, loser) }),
  ],
  take(play, { winner, loser }, _, { take, give }) {
    handOver(play, loser, winner, take)
    if (give) handOver(play, winner, loser, give)
    const got = { got: take, ...(give && { gave: give }) },
      lost = { gave: take, ...(give && { got: give }) }
    emit(play, { kind: 'take', seat: winner, from: loser, back: give !== undefined }, { [winner]: got, [loser]: lost })
    doneWithinLimit(play, winner)
  },
})

function spoilsPick(state: CastleState, winner: Seat, loser: Seat): ChoiceSpec {
  const theirs = handOf(state, loser),
    take = pick.card(kindsOf(theirs))
  return theirs.length > 1
    ? pick.each({ take })
    : pick.each({ take, give: pick.card(kindsOf([...handOf(state, winner), ...theirs])) })
}

export const resultSteps = [duelOver, count, ring, doctor, outcome, spoils, search]

/** Duel, 5: the open window, in rounds – objects, tokens and professions, until everyone has passed. */
import { isLegal, type Answer, type StackFrame, type Seat } from '../../../../../kernel'
import type { ObjectId, Profession, Side } from '../../cards'
import { windowAsk } from '../../asks'
import { duelOf, isParty, mayReact, reactions, scoreOf, sideOf } from '../../duel'
import { everybody, emit } from '../../objects'
import { turnUp } from '../../professions'
import { orderOfUses } from '../../rulings'
import { step, type CastlePlay, type CastleState, type Used } from '../../state'
import { count } from './result'

type Reaction =
  | { readonly branch: 'pass'; readonly answer: true }
  | { readonly branch: 'object'; readonly answer: ObjectId }
  | { readonly branch: 'tokens'; readonly answer: { readonly count: number; readonly side: Side } }
  | { readonly branch: 'profession'; readonly answer: Profession }
  | { readonly branch: 'alchemist'; readonly answer: Side }

const mayAct = (state: CastleState): Seat[] => everybody(state).filter(seat => mayReact(state, seat))

/** The open window, or the count if nobody could act in it. */
export const openWindow = (state: CastleState): StackFrame => (mayAct(state).length > 0 ? react(null) : count(null))

/**
 * Ruling, in rounds: every seat that may still act answers sealed, use or pass; the window ends with a round in which
 * all pass.
 */
const react = step<null, Reaction>('react', {
  asks: state => {
    const duel = duelOf(state),
      { attacker, defender } = duel,
      score = scoreOf(state)
    return mayAct(state).map(seat =>
      windowAsk(
        state,
        seat,
        {
          key: 'react',
          params: { attacker, defender, side: sideOf(duel, seat), score },
          pick: reactions(state, seat),
        },
        { branch: 'pass', answer: true },
      ),
    )
  },
  resolve(play, _, answers) {
    const { state } = play
    const duel = duelOf(state)
    let acts = 0
    for (const seat of orderOfUses(duel, state.seats)) {
      const reaction = answers.find(a => a.seat === seat)?.answer
      if (!reaction || reaction.branch === 'pass') continue
      // The Alchemist ends the window at once. Ruling: a use that has become illegal is taken back unseen.
      if (duel.alchemist || !isLegal(reactions(state, seat), reaction as Answer)) continue
      acts++
      use(play, seat, reaction)
    }
    if (acts === 0 || duel.alchemist) play.next(count(null))
    else play.next(openWindow(state))
  },
})

/** Objects are shown and taken back after the duel; tokens lie on the table; professions stay face up. */
function use(play: CastlePlay, seat: Seat, reaction: Exclude<Reaction, { branch: 'pass' }>): void {
  const { state } = play
  const duel = duelOf(state)
  const side = sideOf(duel, seat)
  switch (reaction.branch) {
    case 'object':
      return recordUse(play, { what: 'object', seat, object: reaction.answer, side })
    case 'tokens':
      state.tokens[seat] = (state.tokens[seat] ?? 0) - reaction.answer.count
      return recordUse(play, { what: 'tokens', seat, count: reaction.answer.count, side: reaction.answer.side })
    case 'profession':
      turnUp(play, seat, reaction.answer)
      if (reaction.answer === 'duelist' && isParty(duel, seat)) duel.duelist = seat
      return recordUse(play, { what: 'profession', seat, profession: reaction.answer, side })
    case 'alchemist':
      turnUp(play, seat, 'alchemist')
      duel.alchemist = { seat, winner: reaction.answer }
      emit(play, { kind: 'alchemist', seat, winner: reaction.answer })
  }
}

function recordUse(play: CastlePlay, used: Used): void {
  duelOf(play.state).used.push(used)
  emit(play, { kind: 'use', used })
}

export const reactSteps = [react]

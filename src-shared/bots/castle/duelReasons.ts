/** Why a player of Castle of the Devil supports whom it supports, spends what it spends, and takes what it takes. */
import { isOnce, type ObjectId, type Side } from '../../games/castle/cards'
import { wanted, wantedFor, type HypnotistAnswer, type Reaction } from './duelling'
import { LEANINGS } from './leanings'
import { FOE, FRIEND, bestIn, explain, job, of, offers, plain, rated, seatParam, thing, type Explain } from './telling'
import { seeingSociety, worth } from './worth'

type Use = 'pass' | 'use'

/** Whoever is an ally by so much more than another is taken for the better one. */
const TELLING = 0.1

/** A duel that is wanted to end one way by less than this is all the same. */
const CARES = 0.2

const priest: Explain<Use> = (memory, answer, ask) => {
  const attacker = seatParam(ask, 'attacker'),
    ally = memory.societies.ally(attacker),
    mine = seatParam(ask, 'defender') === memory.seat
  if (answer === 'use')
    return mine ? plain('priestSelf') : ally < FOE ? of('priestRival', attacker, rated(1 - ally)) : null
  return offers(ask, 'use') && !mine && ally >= FOE ? of('priestLet', attacker, rated(ally)) : null
}

const support: Explain<Side> = (memory, side, ask) => {
  const attacker = seatParam(ask, 'attacker'),
    defender = seatParam(ask, 'defender')
  const [chosen, other] = side === 'attacker' ? [attacker, defender] : [defender, attacker]
  const ally = memory.societies.ally(chosen),
    more = ally - memory.societies.ally(other)
  if (Math.abs(more) < TELLING) return plain('supportEven')
  if (more < 0) return LEANINGS[memory.nature.temper].misleads > 0 ? plain('supportMislead') : null
  // Of the two, the one is told of whom more is known.
  const rival = 1 - memory.societies.ally(other)
  return ally >= rival ? of('supportAlly', chosen, rated(ally)) : of('supportRival', other, rated(rival))
}

const hypnotist: Explain<HypnotistAnswer> = (memory, { branch, answer }) =>
  branch === 'use' && memory.table.duel?.sides[answer] === 'defender' ? of('hypnotise', answer) : null

const react: Explain<Reaction> = (memory, { branch, answer }, ask) => {
  const want = wanted(memory, ask),
    { attacker, defender } = ask.params?.score as { readonly attacker: number; readonly defender: number }
  if (branch === 'pass') {
    if (!['object', 'tokens', 'profession', 'alchemist'].some(way => offers(ask, way))) return null
    if (Math.abs(want) < CARES) return plain('reactIndifferent')
    return plain((attacker - defender) * want > 0 ? 'reactAhead' : 'reactDear')
  }
  if (branch === 'alchemist') {
    const winner = seatParam(ask, answer)
    return wantedFor(memory, ask, answer) > 0
      ? of('reactAlchemist', winner, rated(memory.societies.ally(winner)))
      : null
  }
  const side = branch === 'tokens' ? answer.side : (ask.params?.side as Side)
  if (wantedFor(memory, ask, side) <= 0) return null
  switch (branch) {
    case 'object':
      return plain('reactObject', thing(answer as ObjectId))
    case 'tokens':
      return plain('reactTokens', { n: answer.count })
    case 'profession':
      return plain(isOnce(answer) ? 'reactOnce' : 'reactAgain', job(answer))
  }
}

const ring: Explain<Use> = (_, answer) => (answer === 'use' ? plain('ring', thing('ring')) : null)

const doctor: Explain<Use> = (memory, answer, ask) => {
  const result = ask.params?.result
  const welcome = result === 'attacker' || result === 'defender' ? wantedFor(memory, ask, result) : 0
  if (answer === 'use') return welcome < 0 ? plain('doctorUndo') : null
  if (!offers(ask, 'use')) return null
  return welcome > CARES ? plain('doctorWelcome') : plain('keepOnce', job('doctor'))
}

const spoils: Explain<'society' | 'search'> = (memory, answer, ask) => {
  const loser = seatParam(ask, 'loser'),
    ally = memory.societies.ally(loser),
    best = bestIn(memory, loser)
  if (answer === 'society') return seeingSociety(memory, loser) > 0 ? of('spoilsSociety', loser) : null
  if (best && best.its >= seeingSociety(memory, loser)) return of('spoilsFor', loser, thing(best.object))
  return ally >= FRIEND || ally <= FOE ? of('spoilsKnown', loser) : null
}

const take: Explain<{ readonly take: ObjectId }> = (memory, { take: taken }) => {
  if (memory.relics(memory.society).includes(taken)) return plain('takeRelic', thing(taken))
  if (memory.relics(memory.rival).includes(taken)) return plain('takeDeny', thing(taken))
  return worth(memory, taken) > 0 ? plain('takeBest', thing(taken)) : null
}

export const DUEL_REASONS = {
  priest: explain(priest),
  support: explain(support),
  hypnotist: explain(hypnotist),
  react: explain(react),
  ring: explain(ring),
  doctor: explain(doctor),
  spoils: explain(spoils),
  take: explain(take),
} as const

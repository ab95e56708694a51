/** Reasons for answers in duels: whom to support, what to spend, what to take. */
import { isOnce, type ObjectId, type Side } from '../rules/cards'
import { attackerPreference, sidePreference, type HypnotistAnswer, type Reaction } from './duels'
import { PERSONALITY_EFFECTS } from './personality'
import {
  FOE,
  FRIEND,
  bestKnown,
  explain,
  professionName,
  seatReason,
  isOffered,
  plainReason,
  percent,
  seatParam,
  objectName,
  type Explain,
} from './reasonTemplates'
import { societyLookValue, objectValue } from './valuation'

type Use = 'pass' | 'use'

/** A smaller difference between two ally chances gives no reason to prefer one. */
const NOTABLE_DIFFERENCE = 0.1

/** With a weaker preference the bot does not care who wins the duel. */
const INDIFFERENT_BELOW = 0.2

const priest: Explain<Use> = (memory, answer, ask) => {
  const attacker = seatParam(ask, 'attacker'),
    ally = memory.societies.allyChance(attacker),
    mine = seatParam(ask, 'defender') === memory.seat
  if (answer === 'use')
    return mine ? plainReason('priestSelf') : ally < FOE ? seatReason('priestRival', attacker, percent(1 - ally)) : null
  return isOffered(ask, 'use') && !mine && ally >= FOE ? seatReason('priestLet', attacker, percent(ally)) : null
}

const support: Explain<Side> = (memory, side, ask) => {
  const attacker = seatParam(ask, 'attacker'),
    defender = seatParam(ask, 'defender')
  const [chosen, other] = side === 'attacker' ? [attacker, defender] : [defender, attacker]
  const ally = memory.societies.allyChance(chosen),
    more = ally - memory.societies.allyChance(other)
  if (Math.abs(more) < NOTABLE_DIFFERENCE) return plainReason('supportEven')
  if (more < 0)
    return PERSONALITY_EFFECTS[memory.profile.personality].misleads > 0 ? plainReason('supportMislead') : null
  // Name the one of whom the bot is surer.
  const rival = 1 - memory.societies.allyChance(other)
  return ally >= rival
    ? seatReason('supportAlly', chosen, percent(ally))
    : seatReason('supportRival', other, percent(rival))
}

const hypnotist: Explain<HypnotistAnswer> = (memory, { branch, answer }) =>
  branch === 'use' && memory.table.duel?.sides[answer] === 'defender' ? seatReason('hypnotise', answer) : null

const react: Explain<Reaction> = (memory, { branch, answer }, ask) => {
  const want = attackerPreference(memory, ask),
    { attacker, defender } = ask.params?.score as { readonly attacker: number; readonly defender: number }
  if (branch === 'pass') {
    if (!['object', 'tokens', 'profession', 'alchemist'].some(way => isOffered(ask, way))) return null
    if (Math.abs(want) < INDIFFERENT_BELOW) return plainReason('reactIndifferent')
    return plainReason((attacker - defender) * want > 0 ? 'reactAhead' : 'reactDear')
  }
  if (branch === 'alchemist') {
    const winner = seatParam(ask, answer)
    return sidePreference(memory, ask, answer) > 0
      ? seatReason('reactAlchemist', winner, percent(memory.societies.allyChance(winner)))
      : null
  }
  const side = branch === 'tokens' ? answer.side : (ask.params?.side as Side)
  if (sidePreference(memory, ask, side) <= 0) return null
  switch (branch) {
    case 'object':
      return plainReason('reactObject', objectName(answer as ObjectId))
    case 'tokens':
      return plainReason('reactTokens', { n: answer.count })
    case 'profession':
      return plainReason(isOnce(answer) ? 'reactOnce' : 'reactAgain', professionName(answer))
  }
}

const ring: Explain<Use> = (_, answer) => (answer === 'use' ? plainReason('ring', objectName('ring')) : null)

const doctor: Explain<Use> = (memory, answer, ask) => {
  const result = ask.params?.result
  const welcome = result === 'attacker' || result === 'defender' ? sidePreference(memory, ask, result) : 0
  if (answer === 'use') return welcome < 0 ? plainReason('doctorUndo') : null
  if (!isOffered(ask, 'use')) return null
  return welcome > INDIFFERENT_BELOW ? plainReason('doctorWelcome') : plainReason('keepOnce', professionName('doctor'))
}

const spoils: Explain<'society' | 'search'> = (memory, answer, ask) => {
  const loser = seatParam(ask, 'loser'),
    ally = memory.societies.allyChance(loser),
    best = bestKnown(memory, loser)
  if (answer === 'society') return societyLookValue(memory, loser) > 0 ? seatReason('spoilsSociety', loser) : null
  if (best && best.value >= societyLookValue(memory, loser))
    return seatReason('spoilsFor', loser, objectName(best.object))
  return ally >= FRIEND || ally <= FOE ? seatReason('spoilsKnown', loser) : null
}

const take: Explain<{ readonly take: ObjectId }> = (memory, { take: taken }) => {
  if (memory.relics(memory.society).includes(taken)) return plainReason('takeRelic', objectName(taken))
  if (memory.relics(memory.rival).includes(taken)) return plainReason('takeDeny', objectName(taken))
  return objectValue(memory, taken) > 0 ? plainReason('takeBest', objectName(taken)) : null
}

/** Reasons by the keys of the duel's asks. */
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

/**
 * Reasons for answers in Overlord, for both sets of rules: one short rule per ask, by the ask's key. A reason says what
 * the bot believes. There is none for moods and noise, and none when nothing had to be weighed.
 */
import type { Answer, Seat } from '../../../kernel'
import type { ActionId, CardSymbol, HintId, Whim } from '../rules'
import { actionCard, hintCard } from '../rules/deck'
import { THIRD_LOOK } from '../rules/rulings'
import type { Reason } from '../../../bots/bot'
import { interest, TURNS_BETWEEN_LOOKS } from './classicOverlord'
import { bestDoubt, demandOf, oddsOf, type Doubt } from './doubtValuation'
import { explain, isOffered, type Explain } from './reasonTemplates'
import { me, playerAt, servants, turnOf, type Memory } from './memory'
import { freeze, tell, type ServantPlainReason, type ServantSeatReason } from './servantReasons'
import { actionValue, canAnswer, DRAWN, endValue, hintsOf, isRival, pointCost } from './formalValuation'

/** Reasons that mention a seat. Each has another text for that seat itself. */
export type OverlordSeatReason =
  | 'accuseNoHints'
  | 'accuseDoubt'
  | 'accuseStraggler'
  | 'doubtHope'
  | 'doubtLikely'
  | 'doubtCertain'
  | 'believe'
  | 'dooms'
  | 'blameHope'
  | 'blameLikely'
  | 'blameCertain'
  | 'silenceRival'
  | 'silencePoint'
  | 'allowDoubt'
  | 'refuseLook'
  | 'spareThird'
  | 'lookFor'
  | 'askQuietest'
  | 'askLoudest'
  | 'askGuiltiest'
  | ServantSeatReason

/** Reasons that mention no seat. */
export type OverlordPlainReason =
  | 'drawIdle'
  | 'drawBetter'
  | 'drawKeep'
  | 'lacksHints'
  | 'lacksSymbol'
  | 'bearLook'
  | 'holdDoubted'
  | 'onlyJoker'
  | 'oneOfSeveral'
  | 'point'
  | 'interruptPoint'
  | 'interruptLacks'
  | 'interruptRisk'
  | 'keepAction'
  | 'allowFreeze'
  | 'blameNobody'
  | 'mercySecond'
  | 'mercyThird'
  | 'onlySkulls'
  | 'rest'
  | 'volley'
  | ServantPlainReason

/** All keys of reasons. */
export type OverlordReason = OverlordSeatReason | OverlordPlainReason

type ReasonDetails = { readonly [more in 'what' | 'chance' | 'n']?: Reason[more] }
const plainReason = (why: OverlordPlainReason, more: ReasonDetails = {}): Reason => ({ why, ...more })
const seatReason = (why: OverlordSeatReason, seat: Seat, more: ReasonDetails = {}): Reason => ({ why, seat, ...more })

/** A chance from which something counts as likely. */
const LIKELY = 0.5

/** A chance in percent. 100 is for certain ones only. */
const outOf100 = (chance: number): number => Math.min(Math.round(100 * chance), chance < 1 ? 99 : 100)
const oneOf = (symbol: CardSymbol): string => `symbols.${symbol}.one`

/** Whether another look for this seat ends the match with a victory of the bot. */
const dooms = (memory: Memory, seat: Seat): boolean =>
  playerAt(memory, seat).looks + 1 === THIRD_LOOK && endValue(memory, seat) > 0

// Formal rules

const draw: Explain<readonly ActionId[]> = (memory, discarded) => {
  if (discarded.length === 0)
    return memory.own.actions.every(id => actionValue(memory, id) >= DRAWN) ? plainReason('drawKeep') : null
  if (discarded.some(id => actionValue(memory, id) >= DRAWN)) return null
  const idle = discarded
    .map(id => actionCard(memory.deck, id))
    .find(({ kind, symbol }) => kind === 'freeze' && symbol !== 'joker' && !canAnswer(memory, symbol))
  const rules = memory.table.overlord === memory.seat
  return idle && idle.symbol !== 'joker' && !rules
    ? plainReason('drawIdle', { what: oneOf(idle.symbol) })
    : plainReason('drawBetter')
}

/** A doubt worth making once the seat has answered, for which the bot has a card. */
function worthwhileDoubt(memory: Memory, seat: Seat): Doubt | null {
  const doubt = bestDoubt(memory, oddsOf(memory), seat, 1)
  return doubt && doubt.value > 0 ? doubt : null
}

const accuse: Explain<{ readonly to: Seat }> = (memory, { to }) => {
  if (playerAt(memory, to).hints === 0)
    return dooms(memory, to) ? seatReason('dooms', to) : seatReason('accuseNoHints', to)
  const doubt = worthwhileDoubt(memory, to)
  if (doubt) return seatReason('accuseDoubt', to, { what: oneOf(doubt.symbol), chance: outOf100(doubt.fails) })
  const harmless = servants(memory).every(seat => seat === to || pointCost(memory, seat) > pointCost(memory, to))
  return harmless ? seatReason('accuseStraggler', to) : null
}

type Given =
  | { readonly branch: 'hint' | 'joker'; readonly answer: { readonly hint: HintId } }
  | { readonly branch: 'decline'; readonly answer: true }

const answer: Explain<Given> = (memory, { branch, answer: given }, { pick, params }) => {
  const wanted = turnOf(memory).pressure.symbol
  if (branch === 'decline') {
    if (isOffered(pick, 'hint') || isOffered(pick, 'joker'))
      return me(memory).looks + 1 < THIRD_LOOK ? plainReason('bearLook') : null
    return wanted ? plainReason('lacksSymbol', { what: oneOf(wanted) }) : plainReason('lacksHints')
  }
  const { symbol } = hintCard(memory.deck, given.hint),
    alike = hintsOf(memory).filter(card => card.symbol === symbol).length
  if (params?.pressure === 'doubted') return plainReason('holdDoubted')
  if (symbol === 'joker')
    return wanted && !hintsOf(memory).some(card => card.symbol === wanted)
      ? plainReason('onlyJoker', { what: oneOf(wanted) })
      : plainReason('point')
  return alike > 1 ? plainReason('oneOfSeveral', { what: `symbols.${symbol}.name`, n: alike }) : plainReason('point')
}

type Demand =
  | { readonly branch: 'pass'; readonly answer: true }
  | {
      readonly branch: 'doubt' | 'blame' | 'joker'
      readonly answer: { readonly action: ActionId; readonly symbol?: CardSymbol; readonly to?: Seat }
    }

/** Why a symbol is demanded from a seat. */
function whyDemanded(memory: Memory, seat: Seat, symbol: CardSymbol, how: 'doubt' | 'blame'): Reason {
  const fails = oddsOf(memory)(seat, symbol)
  if (dooms(memory, seat)) return seatReason('dooms', seat)
  if (fails === 1) return seatReason(`${how}Certain`, seat, { what: oneOf(symbol) })
  return seatReason(fails >= LIKELY ? `${how}Likely` : `${how}Hope`, seat, {
    what: oneOf(symbol),
    chance: outOf100(fails),
  })
}

const doubt: Explain<Demand> = (memory, { branch, answer: given }) => {
  const { speaker } = turnOf(memory)
  if (branch !== 'pass') {
    const symbol = demandOf(memory, given.action, given.symbol)
    return symbol && whyDemanded(memory, speaker, symbol, 'doubt')
  }
  const best = bestDoubt(memory, oddsOf(memory), speaker, 0)
  if (!best) return null
  return best.value > 0
    ? plainReason('keepAction')
    : seatReason('believe', speaker, { what: oneOf(best.symbol), chance: outOf100(1 - best.fails) })
}

const blame: Explain<Demand> = (memory, { branch, answer: given }, { pick }) => {
  if (branch === 'pass')
    return me(memory).hints > 0 && (isOffered(pick, 'blame') || isOffered(pick, 'joker'))
      ? plainReason('blameNobody')
      : null
  const symbol = demandOf(memory, given.action, given.symbol)
  return symbol && given.to !== undefined ? whyDemanded(memory, given.to, symbol, 'blame') : null
}

/** With at most this many hints, an interruption is risky: it can be doubted. */
const FEW = 2

const interrupt: Explain<{ readonly branch: 'pass' | 'freeze' }> = (memory, { branch }, { pick }) => {
  const symbol = memory.table.ribbon.at(-1)?.symbol ?? null,
    able = canAnswer(memory, symbol)
  if (branch === 'freeze') return able ? plainReason('interruptPoint') : null
  if (!isOffered(pick, 'freeze')) return null
  if (!able) return symbol && plainReason('interruptLacks', { what: oneOf(symbol) })
  const n = memory.own.hints.length
  return n <= FEW ? plainReason('interruptRisk', { n }) : plainReason('keepAction')
}

type Silence =
  | { readonly branch: 'allow'; readonly answer: Seat }
  | { readonly branch: 'silence'; readonly answer: { readonly seat: Seat } }

const silence: Explain<Silence> = (memory, { branch, answer: given }, { pick }) => {
  if (branch === 'silence') return seatReason(isRival(memory, given.seat) ? 'silenceRival' : 'silencePoint', given.seat)
  const doubt = worthwhileDoubt(memory, given)
  if (doubt) return seatReason('allowDoubt', given, { what: oneOf(doubt.symbol), chance: outOf100(doubt.fails) })
  return isOffered(pick, 'silence') ? plainReason('allowFreeze') : null
}

const mercy: Explain<{ readonly branch: 'pass' | 'mercy' }> = (memory, { branch }, { pick }) => {
  if (branch === 'mercy') return plainReason(me(memory).looks + 1 >= THIRD_LOOK ? 'mercyThird' : 'mercySecond')
  if (!isOffered(pick, 'mercy')) return plainReason('onlySkulls')
  return me(memory).looks + 1 < THIRD_LOOK ? plainReason('bearLook') : null
}

const cancel: Explain<{ readonly branch: 'pass' | 'cancel' }> = (memory, { branch }, { pick, params }) => {
  const victim = Number(params?.victim)
  if (branch === 'cancel') return seatReason(dooms(memory, victim) ? 'dooms' : 'refuseLook', victim)
  if (!isOffered(pick, 'cancel')) return null
  return params?.count === THIRD_LOOK && endValue(memory, victim) < 0
    ? seatReason('spareThird', victim)
    : plainReason('keepAction')
}

// Classic rules

type Rule =
  | { readonly branch: 'look'; readonly answer: { readonly seat: Seat; readonly reason: Whim } }
  | { readonly branch: 'both' | 'more' | 'twist' | 'hurry' | 'quiet' }

/** Explains a look by its grievance. */
const rule: Explain<Rule> = (memory, answer) => {
  const { moodTracker } = memory
  if (answer.branch === 'both') return plainReason('volley')
  if (answer.branch === 'look') {
    const { seat, reason } = answer.answer
    return moodTracker.openGrievances().some(one => one.seat === seat && one.reason === reason)
      ? seatReason('lookFor', seat, { what: `lookReasons.${reason}` })
      : null
  }
  return answer.branch === 'quiet' &&
    turnOf(memory).number - moodTracker.lastLook < TURNS_BETWEEN_LOOKS &&
    moodTracker.openGrievances().length > 0
    ? plainReason('rest')
    : null
}

/** Why the Overlord questions a servant, if that one stands out. */
function whyQuestioned(memory: Memory, to: Seat): Reason | null {
  const stands = servants(memory).every(seat => seat === to || interest(memory, seat) < interest(memory, to))
  if (!stands) return null
  switch (memory.moodTracker.habits.asks) {
    case 'quietest':
      return seatReason('askQuietest', to)
    case 'loudest':
      return seatReason('askLoudest', to)
    case 'guiltiest':
      return seatReason('askGuiltiest', to, { n: playerAt(memory, to).looks })
    case 'anybody':
      return null
  }
}

const question: Explain<{ readonly branch: string; readonly answer: { readonly to: Seat } }> = (
  memory,
  { branch, answer: given },
) => (branch === 'question' ? whyQuestioned(memory, given.to) : null)

/** Reasons by the keys of asks. */
export const REASONS: { readonly [key: string]: Explain<Answer> | undefined } = {
  draw: explain(draw),
  accuse: explain(accuse),
  answer: explain(answer),
  doubt: explain(doubt),
  blame: explain(blame),
  interrupt: explain(interrupt),
  silence: explain(silence),
  mercy: explain(mercy),
  cancel: explain(cancel),
  tell: explain(tell),
  freeze: explain(freeze),
  freezeToo: explain(freeze),
  rule: explain(rule),
  question: explain(question),
  goOn: explain(question),
}

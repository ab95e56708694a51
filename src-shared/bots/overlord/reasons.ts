/**
 * Why a player of Overlord answers so, by either rules: one short rule per ask, by the ask's key. What is told is what
 * the mind believes. Of moods, of taste, and where nothing was to be weighed, there is no reason.
 */
import type { Answer, Seat } from '../../kernel'
import type { ActionId, CardSymbol, HintId, Whim } from '../../games/overlord'
import { actionCard, hintCard } from '../../games/overlord/deck'
import { THIRD_LOOK } from '../../games/overlord/rulings'
import type { Reason } from '../mind'
import { interest, REST } from './court'
import { bestDoubt, demandOf, oddsOf, type Doubt } from './doubts'
import { explain, offers, type Explain } from './explaining'
import { me, playerAt, servants, turnOf, type Memory } from './memory'
import { freeze, tell, type ServantPlainReason, type ServantSeatReason } from './servantReasons'
import { actionWorth, canAnswer, DRAWN, endWorth, hintsOf, isRival, threat } from './worth'

/** Reasons that speak of a seat: each has words for whoever hears it of themselves, too. */
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

/** Reasons that do not. */
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

export type OverlordReason = OverlordSeatReason | OverlordPlainReason

type More = { readonly [more in 'what' | 'chance' | 'n']?: Reason[more] }
const plain = (why: OverlordPlainReason, more: More = {}): Reason => ({ why, ...more })
const of = (why: OverlordSeatReason, seat: Seat, more: More = {}): Reason => ({ why, seat, ...more })

/** Likelier than not: less is a hope. */
const LIKELY = 0.5

/** What is not sure is never told as a hundred chances in a hundred. */
const outOf100 = (chance: number): number => Math.min(Math.round(100 * chance), chance < 1 ? 99 : 100)
const oneOf = (symbol: CardSymbol): string => `symbols.${symbol}.one`

/** With one look more the match is over, and I win it. */
const dooms = (memory: Memory, seat: Seat): boolean =>
  playerAt(memory, seat).looks + 1 === THIRD_LOOK && endWorth(memory, seat) > 0

// Formal

const draw: Explain<readonly ActionId[]> = (memory, discarded) => {
  if (discarded.length === 0)
    return memory.own.actions.every(id => actionWorth(memory, id) >= DRAWN) ? plain('drawKeep') : null
  if (discarded.some(id => actionWorth(memory, id) >= DRAWN)) return null
  const idle = discarded
    .map(id => actionCard(memory.deck, id))
    .find(({ kind, symbol }) => kind === 'freeze' && symbol !== 'joker' && !canAnswer(memory, symbol))
  const rules = memory.table.overlord === memory.seat
  return idle && idle.symbol !== 'joker' && !rules
    ? plain('drawIdle', { what: oneOf(idle.symbol) })
    : plain('drawBetter')
}

/** A doubt that I have a card for, and that is worth it once somebody has answered. */
function promising(memory: Memory, seat: Seat): Doubt | null {
  const doubt = bestDoubt(memory, oddsOf(memory), seat, 1)
  return doubt && doubt.worth > 0 ? doubt : null
}

const accuse: Explain<{ readonly to: Seat }> = (memory, { to }) => {
  if (playerAt(memory, to).hints === 0) return dooms(memory, to) ? of('dooms', to) : of('accuseNoHints', to)
  const doubt = promising(memory, to)
  if (doubt) return of('accuseDoubt', to, { what: oneOf(doubt.symbol), chance: outOf100(doubt.fails) })
  const harmless = servants(memory).every(seat => seat === to || threat(memory, seat) > threat(memory, to))
  return harmless ? of('accuseStraggler', to) : null
}

type Given =
  | { readonly branch: 'hint' | 'joker'; readonly answer: { readonly hint: HintId } }
  | { readonly branch: 'decline'; readonly answer: true }

const answer: Explain<Given> = (memory, { branch, answer: given }, { pick, params }) => {
  const wanted = turnOf(memory).pressure.symbol
  if (branch === 'decline') {
    if (offers(pick, 'hint') || offers(pick, 'joker'))
      return me(memory).looks + 1 < THIRD_LOOK ? plain('bearLook') : null
    return wanted ? plain('lacksSymbol', { what: oneOf(wanted) }) : plain('lacksHints')
  }
  const { symbol } = hintCard(memory.deck, given.hint),
    alike = hintsOf(memory).filter(card => card.symbol === symbol).length
  if (params?.pressure === 'doubted') return plain('holdDoubted')
  if (symbol === 'joker')
    return wanted && !hintsOf(memory).some(card => card.symbol === wanted)
      ? plain('onlyJoker', { what: oneOf(wanted) })
      : plain('point')
  return alike > 1 ? plain('oneOfSeveral', { what: `symbols.${symbol}.name`, n: alike }) : plain('point')
}

type Demand =
  | { readonly branch: 'pass'; readonly answer: true }
  | {
      readonly branch: 'doubt' | 'blame' | 'joker'
      readonly answer: { readonly action: ActionId; readonly symbol?: CardSymbol; readonly to?: Seat }
    }

/** Why a symbol is demanded of somebody. */
function demanding(memory: Memory, seat: Seat, symbol: CardSymbol, how: 'doubt' | 'blame'): Reason {
  const fails = oddsOf(memory)(seat, symbol)
  if (dooms(memory, seat)) return of('dooms', seat)
  if (fails === 1) return of(`${how}Certain`, seat, { what: oneOf(symbol) })
  return of(fails >= LIKELY ? `${how}Likely` : `${how}Hope`, seat, { what: oneOf(symbol), chance: outOf100(fails) })
}

const doubt: Explain<Demand> = (memory, { branch, answer: given }) => {
  const { speaker } = turnOf(memory)
  if (branch !== 'pass') {
    const symbol = demandOf(memory, given.action, given.symbol)
    return symbol && demanding(memory, speaker, symbol, 'doubt')
  }
  const best = bestDoubt(memory, oddsOf(memory), speaker, 0)
  if (!best) return null
  return best.worth > 0
    ? plain('keepAction')
    : of('believe', speaker, { what: oneOf(best.symbol), chance: outOf100(1 - best.fails) })
}

const blame: Explain<Demand> = (memory, { branch, answer: given }, { pick }) => {
  if (branch === 'pass')
    return me(memory).hints > 0 && (offers(pick, 'blame') || offers(pick, 'joker')) ? plain('blameNobody') : null
  const symbol = demandOf(memory, given.action, given.symbol)
  return symbol && given.to !== undefined ? demanding(memory, given.to, symbol, 'blame') : null
}

/** So few hints, the one to be played among them, are hardly enough for a doubt. */
const FEW = 2

const interrupt: Explain<{ readonly branch: 'pass' | 'freeze' }> = (memory, { branch }, { pick }) => {
  const symbol = memory.table.ribbon.at(-1)?.symbol ?? null,
    able = canAnswer(memory, symbol)
  if (branch === 'freeze') return able ? plain('interruptPoint') : null
  if (!offers(pick, 'freeze')) return null
  if (!able) return symbol && plain('interruptLacks', { what: oneOf(symbol) })
  const n = memory.own.hints.length
  return n <= FEW ? plain('interruptRisk', { n }) : plain('keepAction')
}

type Silence =
  | { readonly branch: 'allow'; readonly answer: Seat }
  | { readonly branch: 'silence'; readonly answer: { readonly seat: Seat } }

const silence: Explain<Silence> = (memory, { branch, answer: given }, { pick }) => {
  if (branch === 'silence') return of(isRival(memory, given.seat) ? 'silenceRival' : 'silencePoint', given.seat)
  const doubt = promising(memory, given)
  if (doubt) return of('allowDoubt', given, { what: oneOf(doubt.symbol), chance: outOf100(doubt.fails) })
  return offers(pick, 'silence') ? plain('allowFreeze') : null
}

const mercy: Explain<{ readonly branch: 'pass' | 'mercy' }> = (memory, { branch }, { pick }) => {
  if (branch === 'mercy') return plain(me(memory).looks + 1 >= THIRD_LOOK ? 'mercyThird' : 'mercySecond')
  if (!offers(pick, 'mercy')) return plain('onlySkulls')
  return me(memory).looks + 1 < THIRD_LOOK ? plain('bearLook') : null
}

const cancel: Explain<{ readonly branch: 'pass' | 'cancel' }> = (memory, { branch }, { pick, params }) => {
  const victim = Number(params?.victim)
  if (branch === 'cancel') return of(dooms(memory, victim) ? 'dooms' : 'refuseLook', victim)
  if (!offers(pick, 'cancel')) return null
  return params?.count === THIRD_LOOK && endWorth(memory, victim) < 0 ? of('spareThird', victim) : plain('keepAction')
}

// Classic

type Rule =
  | { readonly branch: 'look'; readonly answer: { readonly seat: Seat; readonly reason: Whim } }
  | { readonly branch: 'both' | 'more' | 'twist' | 'hurry' | 'quiet' }

/** A look is told by what rankles, and only then. */
const rule: Explain<Rule> = (memory, answer) => {
  const { temper } = memory
  if (answer.branch === 'both') return plain('volley')
  if (answer.branch === 'look') {
    const { seat, reason } = answer.answer
    return temper.rankling().some(one => one.seat === seat && one.reason === reason)
      ? of('lookFor', seat, { what: `lookReasons.${reason}` })
      : null
  }
  return answer.branch === 'quiet' && turnOf(memory).number - temper.lastLook < REST && temper.rankling().length > 0
    ? plain('rest')
    : null
}

/** Whom the Overlord wants to hear, where one of them stands out. */
function asking(memory: Memory, to: Seat): Reason | null {
  const stands = servants(memory).every(seat => seat === to || interest(memory, seat) < interest(memory, to))
  if (!stands) return null
  switch (memory.temper.manner.asks) {
    case 'quietest':
      return of('askQuietest', to)
    case 'loudest':
      return of('askLoudest', to)
    case 'guiltiest':
      return of('askGuiltiest', to, { n: playerAt(memory, to).looks })
    case 'anybody':
      return null
  }
}

const question: Explain<{ readonly branch: string; readonly answer: { readonly to: Seat } }> = (
  memory,
  { branch, answer: given },
) => (branch === 'question' ? asking(memory, given.to) : null)

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

/** Formal rules: scores the answers to each ask, in points: one short rule per ask, by the ask's key. */
import { scorer } from '../../../bots/scoringBot'
import type { Seat } from '../../../kernel'
import type { ActionId, CardSymbol } from '../rules'
import type { Pass } from '../rules/asks'
import { demandOf, expectedDoubtValue, doubtValue, oddsOf } from './doubtValuation'
import { PERSONALITY_EFFECTS } from './personality'
import { me, playerAt, turnOf, type ScorerFactory } from './memory'
import {
  actionCost,
  actionValue,
  canAnswer,
  DRAWN,
  endValue,
  hintCost,
  lookValue,
  POINT,
  pointCost,
} from './formalValuation'

const draw: ScorerFactory = memory =>
  scorer<readonly ActionId[]>(discarded => discarded.reduce((sum, id) => sum + DRAWN - actionValue(memory, id), 0))

/** A seat without hints gets a look. A seat with hints gains a point, but can then be doubted. */
const accuse: ScorerFactory = memory => {
  const odds = oddsOf(memory)
  return scorer<{ readonly to: Seat }>(({ to }) =>
    playerAt(memory, to).hints === 0 ? lookValue(memory, to) : doubtValue(memory, odds, to) - pointCost(memory, to),
  )
}

type Told =
  | { readonly branch: 'hint' | 'joker'; readonly answer: { readonly hint: string } }
  | { readonly branch: 'decline'; readonly answer: true }

/** Declining after a doubt also costs the doubted hint. */
const answer: ScorerFactory = (memory, { params }) =>
  scorer<Told>(({ branch, answer: given }) => {
    if (branch === 'decline') return lookValue(memory, memory.seat) - (params?.pressure === 'doubted' ? POINT : 0)
    return POINT - hintCost(memory, given.hint)
  })

type Demand =
  | Pass
  | {
      readonly branch: 'doubt' | 'blame' | 'joker'
      readonly answer: { readonly action: ActionId; readonly symbol?: CardSymbol; readonly to?: Seat }
    }

const doubt: ScorerFactory = memory => {
  const odds = oddsOf(memory),
    { speaker } = turnOf(memory)
  return scorer<Demand>(({ branch, answer: given }) => {
    const symbol = branch === 'pass' ? null : demandOf(memory, given.action, given.symbol)
    return branch === 'pass' || !symbol
      ? 0
      : expectedDoubtValue(memory, speaker, odds(speaker, symbol)) -
          actionCost(memory, given.action) +
          PERSONALITY_EFFECTS[memory.profile.personality].act
  })
}

/** The value of saying nothing: the seat may be accused again and gain another point. */
const SILENT = 0.1

const blame: ScorerFactory = memory => {
  const odds = oddsOf(memory)
  return scorer<Demand>(({ branch, answer: given }) => {
    if (branch === 'pass') return me(memory).hints > 0 ? SILENT : 0
    const symbol = demandOf(memory, given.action, given.symbol),
      { to } = given
    if (!symbol || to === undefined) return 0
    const fails = odds(to, symbol)
    return (
      fails * lookValue(memory, to) -
      (1 - fails) * pointCost(memory, to) -
      actionCost(memory, given.action) +
      PERSONALITY_EFFECTS[memory.profile.personality].act +
      PERSONALITY_EFFECTS[memory.profile.personality].blame
    )
  })
}

/** The chance to fail against a doubt, by the number of hints left. */
const DOUBTED = [0.5, 0.3, 0.15, 0.05] as const

type Interrupt = Pass | { readonly branch: 'freeze'; readonly answer: ActionId }

/** An interruption gains a point, or a look without a hint of that symbol. */
const interrupt: ScorerFactory = memory => {
  const symbol = memory.table.ribbon.at(-1)?.symbol ?? null
  const fitting = memory.own.hints.filter(id =>
    ['joker', symbol].includes(memory.deck.hints.find(card => card.id === id)?.symbol ?? ''),
  )
  const cost = Math.min(...fitting.map(id => hintCost(memory, id)))
  const risk = (DOUBTED[memory.own.hints.length - 1] ?? 0) * (POINT - lookValue(memory, memory.seat))
  return scorer<Interrupt>(({ branch, answer: given }) => {
    if (branch === 'pass') return 0
    return (
      (canAnswer(memory, symbol) ? POINT - cost - risk : lookValue(memory, memory.seat)) -
      actionCost(memory, given) +
      PERSONALITY_EFFECTS[memory.profile.personality].act
    )
  })
}

type Silence =
  | { readonly branch: 'allow'; readonly answer: Seat }
  | { readonly branch: 'silence'; readonly answer: { readonly seat: Seat; readonly action: ActionId } }

/** The cost of silencing: a used freeze cannot silence the next servant. */
const SILENCED = 0.15

const silence: ScorerFactory = memory => {
  const odds = oddsOf(memory)
  return scorer<Silence>(({ branch, answer: given }) =>
    branch === 'allow'
      ? doubtValue(memory, odds, given) - pointCost(memory, given)
      : -SILENCED - actionCost(memory, given.action),
  )
}

type Mercy = Pass | { readonly branch: 'mercy'; readonly answer: { readonly action: ActionId } }
type Cancel = Pass | { readonly branch: 'cancel'; readonly answer: ActionId }

const mercy: ScorerFactory = memory =>
  scorer<Mercy>(({ branch, answer: given }) =>
    branch === 'pass' ? lookValue(memory, memory.seat, 0, 1) : -actionCost(memory, given.action),
  )

const cancel: ScorerFactory = (memory, { params }) => {
  const victim = Number(params?.victim)
  return scorer<Cancel>(({ branch, answer: action }) =>
    branch === 'pass'
      ? 0
      : (params?.count === 3 ? endValue(memory, victim) : lookValue(memory, victim)) - actionCost(memory, action),
  )
}

/** The scores of all asks under the formal rules. */
export const FORMAL_SCORES: { readonly [key: string]: ScorerFactory | undefined } = {
  draw,
  accuse,
  answer,
  doubt,
  blame,
  interrupt,
  silence,
  mercy,
  cancel,
}

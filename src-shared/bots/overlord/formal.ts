/** How good each legal answer looks by the formal rules, in points: one short rule per ask, by the ask's key. */
import type { Seat } from '../../kernel'
import type { ActionId, CardSymbol } from '../../games/overlord'
import type { Pass } from '../../games/overlord/asks'
import { demandOf, doubting, doubtWorth, oddsOf } from './doubts'
import { LEANINGS } from './leanings'
import { judge, me, playerAt, turnOf, type Judging } from './memory'
import { actionCost, actionWorth, canAnswer, DRAWN, endWorth, hintCost, lookWorth, POINT, threat } from './worth'

const draw: Judging = memory =>
  judge<readonly ActionId[]>(discarded => discarded.reduce((sum, id) => sum + DRAWN - actionWorth(memory, id), 0))

/** Who has no hints cannot answer at all; whoever has some scores, and may be doubted then. */
const accuse: Judging = memory => {
  const odds = oddsOf(memory)
  return judge<{ readonly to: Seat }>(({ to }) =>
    playerAt(memory, to).hints === 0 ? lookWorth(memory, to) : doubtWorth(memory, odds, to) - threat(memory, to),
  )
}

type Told =
  | { readonly branch: 'hint' | 'joker'; readonly answer: { readonly hint: string } }
  | { readonly branch: 'decline'; readonly answer: true }

/** A failed doubt costs the hint before, too. */
const answer: Judging = (memory, { params }) =>
  judge<Told>(({ branch, answer: given }) => {
    if (branch === 'decline') return lookWorth(memory, memory.seat) - (params?.pressure === 'doubted' ? POINT : 0)
    return POINT - hintCost(memory, given.hint)
  })

type Demand =
  | Pass
  | {
      readonly branch: 'doubt' | 'blame' | 'joker'
      readonly answer: { readonly action: ActionId; readonly symbol?: CardSymbol; readonly to?: Seat }
    }

const doubt: Judging = memory => {
  const odds = oddsOf(memory),
    { speaker } = turnOf(memory)
  return judge<Demand>(({ branch, answer: given }) => {
    const symbol = branch === 'pass' ? null : demandOf(memory, given.action, given.symbol)
    return branch === 'pass' || !symbol
      ? 0
      : doubting(memory, speaker, odds(speaker, symbol)) -
          actionCost(memory, given.action) +
          LEANINGS[memory.nature.temper].act
  })
}

/** Whoever says nothing may be accused again, and score again. */
const SILENT = 0.1

const blame: Judging = memory => {
  const odds = oddsOf(memory)
  return judge<Demand>(({ branch, answer: given }) => {
    if (branch === 'pass') return me(memory).hints > 0 ? SILENT : 0
    const symbol = demandOf(memory, given.action, given.symbol),
      { to } = given
    if (!symbol || to === undefined) return 0
    const fails = odds(to, symbol)
    return (
      fails * lookWorth(memory, to) -
      (1 - fails) * threat(memory, to) -
      actionCost(memory, given.action) +
      LEANINGS[memory.nature.temper].act +
      LEANINGS[memory.nature.temper].blame
    )
  })
}

/** The Overlord may silence, and doubt: with so many hints left besides, there is likely an answer. */
const DOUBTED = [0.5, 0.3, 0.15, 0.05] as const

type Interrupt = Pass | { readonly branch: 'freeze'; readonly answer: ActionId }

/** A point out of turn; without a hint of that symbol it would be a look. */
const interrupt: Judging = memory => {
  const symbol = memory.table.ribbon.at(-1)?.symbol ?? null
  const fitting = memory.own.hints.filter(id =>
    ['joker', symbol].includes(memory.deck.hints.find(card => card.id === id)?.symbol ?? ''),
  )
  const cost = Math.min(...fitting.map(id => hintCost(memory, id)))
  const risk = (DOUBTED[memory.own.hints.length - 1] ?? 0) * (POINT - lookWorth(memory, memory.seat))
  return judge<Interrupt>(({ branch, answer: given }) => {
    if (branch === 'pass') return 0
    return (
      (canAnswer(memory, symbol) ? POINT - cost - risk : lookWorth(memory, memory.seat)) -
      actionCost(memory, given) +
      LEANINGS[memory.nature.temper].act
    )
  })
}

/** A freeze of mine against one of theirs, and against their point. */
type Silence =
  | { readonly branch: 'allow'; readonly answer: Seat }
  | { readonly branch: 'silence'; readonly answer: { readonly seat: Seat; readonly action: ActionId } }

/** A freeze used up does not silence the next one. */
const SILENCED = 0.15

const silence: Judging = memory => {
  const odds = oddsOf(memory)
  return judge<Silence>(({ branch, answer: given }) =>
    branch === 'allow'
      ? doubtWorth(memory, odds, given) - threat(memory, given)
      : -SILENCED - actionCost(memory, given.action),
  )
}

type Mercy = Pass | { readonly branch: 'mercy' | 'cancel'; readonly answer: ActionId }

const mercy: Judging = memory =>
  judge<Mercy>(({ branch, answer: action }) =>
    branch === 'pass' ? lookWorth(memory, memory.seat, 0, 1) : -actionCost(memory, action),
  )

const cancel: Judging = (memory, { params }) => {
  const victim = Number(params?.victim)
  return judge<Mercy>(({ branch, answer: action }) =>
    branch === 'pass'
      ? 0
      : (params?.count === 3 ? endWorth(memory, victim) : lookWorth(memory, victim)) - actionCost(memory, action),
  )
}

export const FORMAL: { readonly [key: string]: Judging | undefined } = {
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

/**
 * Every question of Overlord: its key (of the words, under `asks`), its pick and its params. Clock: `no` is `seconds:
 * 0`, no clock even where the table has an answer clock ("classic: no clock answers for anybody"); `table` is the
 * table's answer clock; `window` is a window of the option's length, the same for everybody. Every seat that could
 * act by public knowledge is asked; the pick of a seat that cannot act has only the branch without cards. "*" marks
 * branches that are there only when they can be chosen. `freeze`, `rule` and `patience` need no answer: they are open
 * while somebody tells, and close with the turn. Who has kept quiet is asked `freezeStill` or `ruleStill` instead, until
 * the next hint: keeping quiet binds nobody.
 *
 * line: text of 280 · symbol: one of the five · hint, action: card of the own hand
 *
 * Classic
 * | key | asked | pick → answer | params | clock → answer |
 * |---|---|---|---|---|
 * | errand | the Overlord, at the beginning | each { line, to: seat } | – | no |
 * | question | the Overlord, when nobody speaks | branch { question: each { to: seat, line }, look: each { seat: seat, reason: one of WHIMS } } | { barred: seats that may not be questioned } | no |
 * | tell | the speaker | branch { hint*: each { hint, line }, pass*: each { hint, line, action, to: seat }, end*: ok (first round), concede: ok } | { pressure: kind, by, left: hints that may still be played } | no |
 * | freeze | every other servant with a hint and an action, from the first hint on, until it has kept quiet | branch { quiet: ok, freeze*: each { hint, line, action } } | { speaker } | no |
 * | freezeStill | the same servants once they have kept quiet, until the next hint | as `freeze` | { speaker } | no |
 * | freezeToo | (sealed) all others of those, once somebody freezes | branch { quiet: ok, freeze*: each { hint, line, action } } | { speaker, by } | 2 s → quiet |
 * | rule | (interrupt) the Overlord, while somebody tells, until he chooses to keep quiet (again once his patience is spent) | branch { look: each { seat: seat, reason: one of WHIMS }, both*: ok (same to you: a look for the two), more: line, twist: line, hurry: ok, patience: one of PATIENCES, quiet: ok } | { speaker } | no |
 * | ruleStill | (interrupt) the Overlord once he keeps quiet, until the next hint | as `rule`, without `quiet` | { speaker } | no |
 * | patience | (interrupt) the Overlord, unless his patience is endless, while somebody tells; again with each turn, hint, freeze and hurry, and when the story goes on | one of 'calm' | { speaker } | his patience in s → it is spent |
 * | goOn | the Overlord, after a look for somebody who does not speak | branch { goOn: ok, question*: each { to: seat, line }, next*: ok (first round: the next of the circle) } | { speaker, victims } | no |
 * | plea | a servant with the third look | line | – | no |
 * | verdict | the Overlord | one of 'accept', 'refuse' | { by } | no |
 *
 * Formal
 * | key | asked | pick → answer | params | clock → answer |
 * |---|---|---|---|---|
 * | plan | the first Overlord | line | – | table → '' |
 * | draw | (sealed) everybody | some of the own actions, to discard | { round } | table → none |
 * | accuse | the Overlord | each { to: seat, line } | – | table → a random servant |
 * | answer | the speaker | branch { hint*: each { hint, line }, joker*: each { hint, symbol, line } (without a demand only), decline: ok } | { pressure: kind, by, symbol: or null } | table → decline |
 * | told | the speaker, after a hint | ok | – | table → told |
 * | doubt | the Overlord with an action | branch { pass: ok, doubt*: each { action, line }, joker*: each { action, symbol, line } } | { speaker, hint } | window → pass |
 * | interrupt | (sealed) every other servant with an action | branch { pass: ok, freeze*: action } | { speaker, symbol } | window → pass |
 * | silence | the Overlord, once somebody interrupts | branch { allow: seat of an interrupter, silence*: each { seat: seat of an interrupter, action } } | { speaker } | window → a random one is allowed |
 * | blame | the speaker with an action | branch { pass: ok, blame*: each { action, to: seat, line }, joker*: each { action, symbol, to: seat, line } } | – | window → pass |
 * | mercy | the seat that gets the second or third look, if it has an action | branch { pass: ok, mercy*: each { action without a skull, line } } | { count: the looks it would be } | window → pass |
 * | cancel | the Overlord with an action | branch { pass: ok, cancel*: action without a skull } | { victim, count } | window → pass |
 */
import { pick, type Ask, type Json, type ChoiceSpec, type Seat } from '../../../kernel'
import type { OverlordState } from './state'

export type AskKey =
  | 'errand'
  | 'question'
  | 'tell'
  | 'freeze'
  | 'freezeStill'
  | 'freezeToo'
  | 'rule'
  | 'ruleStill'
  | 'patience'
  | 'goOn'
  | 'plea'
  | 'verdict'
  | 'plan'
  | 'draw'
  | 'accuse'
  | 'answer'
  | 'told'
  | 'doubt'
  | 'interrupt'
  | 'silence'
  | 'blame'
  | 'mercy'
  | 'cancel'

interface Question {
  readonly key: AskKey
  readonly pick: ChoiceSpec
  readonly params?: { readonly [name: string]: Json }
}

/** The longest typed line, in UTF-16 units. */
export const LONGEST_LINE = 280

/** A typed line; '' is none. Never compulsory (ruling). */
export const line: ChoiceSpec = pick.text(LONGEST_LINE)

const NO_CLOCK = 0

/** Classic: no clock answers for anybody. */
export const ofClassic = (seat: Seat, of: Question): Ask => ({ seat, ...of, default: 'random', seconds: NO_CLOCK })

/** Formal: the table's answer clock counts, and then this answer. */
export const ofFormal = (seat: Seat, of: Question, byTheClock: Json): Ask => ({
  seat,
  ...of,
  default: { answer: byTheClock },
})

/**
 * A question with a clock of its own, and this answer when it runs out; the step knows an answer outside of the pick.
 */
export const timed = (seconds: number, seat: Seat, of: Question, byTheClock: Json): Ask => ({
  seat,
  ...of,
  default: { answer: byTheClock },
  seconds,
})

/** Formal: a question of a window, as long as the table wants it for everybody. */
export const windowAsk = (state: OverlordState, seat: Seat, of: Question, byTheClock: Json): Ask =>
  timed(state.options.window, seat, of, byTheClock)

/** The way of a window without cards. */
export const PASS = { branch: 'pass', answer: true } as const
export type Pass = typeof PASS

/** A choice of branches. @param of a branch that is not open is null */
export function branchOf(of: { readonly [branch: string]: ChoiceSpec | null }): ChoiceSpec {
  const open: { [branch: string]: ChoiceSpec } = {}
  for (const branch in of) {
    const way = of[branch]
    if (way) open[branch] = way
  }
  return pick.branch(open)
}

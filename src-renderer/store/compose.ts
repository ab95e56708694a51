/**
 * How an answer is put together: a pick and the choices made so far give the next question, or the whole answer.
 * Taking a choice back is dropping the last one. What leaves no choice is not asked.
 */
import type { Answer, Json, Pick, Seat } from '../../src-shared/kernel'

/** One decision of the person who is asked. */
export type Choice = string | number | readonly string[]

/** What is to be chosen next, and where in the answer it stands ("announce", "character"). */
export type Question = { readonly path: readonly string[] } & (
  | { readonly kind: 'word' | 'branch'; readonly of: readonly string[] }
  | { readonly kind: 'slot'; readonly of: readonly string[]; readonly taken: readonly string[] }
  | { readonly kind: 'seat'; readonly of: readonly Seat[] }
  | { readonly kind: 'words'; readonly of: readonly string[]; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly max: number }
)

/** A choice that was made, by hand or because there was no other. */
export interface Made {
  readonly path: readonly string[]
  readonly kind: Question['kind']
  readonly value: Choice
  readonly byHand: boolean
}

export interface Composed {
  readonly question: Question | null
  /** Set once there is nothing left to ask. */
  readonly answer: { readonly value: Answer } | null
  readonly made: readonly Made[]
}

class Unanswered {
  constructor(readonly question: Question) {}
}

/** Walks the pick with the choices made so far. Choices that do not fit count as not made. */
export function compose(pick: Pick, choices: readonly Choice[]): Composed {
  const left = [...choices]
  const made: Made[] = []
  const decide = (question: Question, only: Choice | undefined): Choice | Unanswered => {
    if (only !== undefined) {
      made.push({ path: question.path, kind: question.kind, value: only, byHand: false })
      return only
    }
    const value = left.shift()
    if (value === undefined || !fits(question, value)) {
      left.length = 0
      return new Unanswered(question)
    }
    made.push({ path: question.path, kind: question.kind, value, byHand: true })
    return value
  }
  const got = walk(pick, [], decide)
  return got instanceof Unanswered
    ? { question: got.question, answer: null, made }
    : { question: null, answer: { value: got }, made }
}

type Decide = (question: Question, only: Choice | undefined) => Choice | Unanswered

const single = <T>(of: readonly T[]): T | undefined => (of.length === 1 ? of[0] : undefined)

function walk(pick: Pick, path: readonly string[], decide: Decide): Answer | Unanswered {
  switch (pick.pick) {
    case 'ok':
      return true
    case 'one':
      return asAnswer(decide({ kind: 'word', path, of: pick.of }, single(pick.of)))
    case 'slot':
    case 'card':
      return asAnswer(decide({ kind: 'slot', path, of: pick.of, taken: [] }, single(pick.of)))
    case 'seat':
      return asAnswer(decide({ kind: 'seat', path, of: pick.of }, single(pick.of)))
    case 'number':
      return asAnswer(
        decide({ kind: 'number', path, min: pick.min, max: pick.max }, pick.min === pick.max ? pick.min : undefined),
      )
    case 'text':
      return asAnswer(decide({ kind: 'text', path, max: pick.max }, undefined))
    case 'some':
      return asAnswer(
        decide(
          { kind: 'words', path, of: pick.of, min: pick.min, max: pick.max },
          pick.min === pick.of.length ? pick.of : undefined,
        ),
      )
    case 'pair':
      return pair(pick, path, decide)
    case 'each':
      return each(pick, path, decide)
    case 'branch': {
      const ways = Object.keys(pick.of)
      const branch = decide({ kind: 'branch', path, of: ways }, single(ways))
      const way = typeof branch === 'string' ? pick.of[branch] : undefined
      if (branch instanceof Unanswered) return branch
      if (typeof branch !== 'string' || !way) throw new Error('a branch that is none')
      const answer = walk(way, [...path, branch], decide)
      return answer instanceof Unanswered ? answer : { branch, answer }
    }
  }
}

function each(pick: Extract<Pick, { pick: 'each' }>, path: readonly string[], decide: Decide): Answer | Unanswered {
  const answer: { [part: string]: Json } = {}
  for (const [part, of] of Object.entries(pick.of)) {
    const got = walk(of, [...path, part], decide)
    if (got instanceof Unanswered) return got
    answer[part] = got
  }
  return answer
}

/** Two slots, in whichever order a person points at them; one that every pair needs is taken already. */
function pair(
  { first, second }: Extract<Pick, { pick: 'pair' }>,
  path: readonly string[],
  decide: Decide,
): Answer | Unanswered {
  const partners = (a: string): string[] =>
    unique([...(first.includes(a) ? second : []), ...(second.includes(a) ? first : [])]).filter(b => b !== a)
  const all = unique([...first, ...second]).filter(slot => partners(slot).length > 0)
  const one = decide({ kind: 'slot', path, of: all, taken: [] }, single(first) ?? single(second))
  if (typeof one !== 'string') return one instanceof Unanswered ? one : ''
  const of = partners(one)
  const other = decide({ kind: 'slot', path, of, taken: [one] }, single(of))
  if (typeof other !== 'string') return other instanceof Unanswered ? other : ''
  return first.includes(one) && second.includes(other) ? [one, other] : [other, one]
}

const unique = (slots: readonly string[]): string[] => [...new Set(slots)]

const asAnswer = (choice: Choice | Unanswered): Answer | Unanswered => choice

function fits(question: Question, value: Choice): boolean {
  switch (question.kind) {
    case 'word':
    case 'branch':
    case 'slot':
      return typeof value === 'string' && question.of.includes(value)
    case 'seat':
      return typeof value === 'number' && question.of.includes(value)
    case 'number':
      return typeof value === 'number' && value >= question.min && value <= question.max
    case 'text':
      return typeof value === 'string' && value.length <= question.max
    case 'words':
      return Array.isArray(value) && value.length >= question.min && value.length <= question.max
  }
}

/** Words by which a window is let pass, or a turn ended: nothing is risked. */
const PASSES: readonly string[] = ['pass', 'end']

/**
 * Whether this choice is sent by the very click that makes it: a yes or no, and a way that asks nothing more (a pass).
 * Both answers of a yes or no go by the same gesture, so that an onlooker learns nothing from the hand.
 * @param weighty ways of a game that ask nothing more, but are confirmed all the same
 */
export function goesAtOnce(pick: Pick, question: Question, value: Choice, weighty: readonly string[] = []): boolean {
  if (typeof value === 'string' && weighty.includes(value)) return false
  if (question.kind === 'word') {
    const yesOrNo = question.of.length === 2 && question.of.includes('yes') && question.of.includes('no')
    return yesOrNo || (question.path.length === 0 && typeof value === 'string' && PASSES.includes(value))
  }
  return (
    question.kind === 'branch' &&
    question.path.length === 0 &&
    pick.pick === 'branch' &&
    typeof value === 'string' &&
    pick.of[value]?.pick === 'ok'
  )
}

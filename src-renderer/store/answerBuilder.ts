/**
 * Builds an answer step by step: a choice spec and the choices so far give the next question or the whole answer. Undo
 * drops the last choice. Questions with a single option are not asked.
 */
import type { Answer, Json, ChoiceSpec, Seat } from '../../src-shared/kernel'

/** One choice of the person who is asked. */
export type Choice = string | number | readonly string[]

/** The next question, and where in the answer it stands ("announce", "character"). */
export type Question = { readonly path: readonly string[] } & (
  | { readonly kind: 'word' | 'branch'; readonly of: readonly string[] }
  | { readonly kind: 'slot'; readonly of: readonly string[]; readonly taken: readonly string[] }
  | { readonly kind: 'seat'; readonly of: readonly Seat[] }
  | { readonly kind: 'words'; readonly of: readonly string[]; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly max: number }
)

/** A choice, made by hand or because there was no other. */
export interface MadeChoice {
  readonly path: readonly string[]
  readonly kind: Question['kind']
  readonly value: Choice
  readonly byHand: boolean
}

export interface AnswerDraft {
  readonly question: Question | null
  /** Set once nothing is left to ask. */
  readonly answer: { readonly value: Answer } | null
  readonly made: readonly MadeChoice[]
}

class OpenQuestion {
  constructor(readonly question: Question) {}
}

/** Walks the spec with the choices made so far. Choices that do not fit are ignored. */
export function buildAnswer(spec: ChoiceSpec, choices: readonly Choice[]): AnswerDraft {
  const remaining = [...choices]
  const made: MadeChoice[] = []
  const decide = (question: Question, only: Choice | undefined): Choice | OpenQuestion => {
    if (only !== undefined) {
      made.push({ path: question.path, kind: question.kind, value: only, byHand: false })
      return only
    }
    const value = remaining.shift()
    if (value === undefined || !fits(question, value)) return new OpenQuestion(question)
    made.push({ path: question.path, kind: question.kind, value, byHand: true })
    return value
  }
  const built = walk(spec, [], decide)
  return built instanceof OpenQuestion
    ? { question: built.question, answer: null, made }
    : { question: null, answer: { value: built }, made }
}

type Decide = (question: Question, only: Choice | undefined) => Choice | OpenQuestion

const single = <T>(of: readonly T[]): T | undefined => (of.length === 1 ? of[0] : undefined)

function walk(spec: ChoiceSpec, path: readonly string[], decide: Decide): Answer | OpenQuestion {
  switch (spec.pick) {
    case 'ok':
      return true
    case 'one':
      return asAnswer(decide({ kind: 'word', path, of: spec.of }, single(spec.of)))
    case 'slot':
    case 'card':
      return asAnswer(decide({ kind: 'slot', path, of: spec.of, taken: [] }, single(spec.of)))
    case 'seat':
      return asAnswer(decide({ kind: 'seat', path, of: spec.of }, single(spec.of)))
    case 'number':
      return asAnswer(
        decide({ kind: 'number', path, min: spec.min, max: spec.max }, spec.min === spec.max ? spec.min : undefined),
      )
    case 'text':
      return asAnswer(decide({ kind: 'text', path, max: spec.max }, undefined))
    case 'some':
      return asAnswer(
        decide(
          { kind: 'words', path, of: spec.of, min: spec.min, max: spec.max },
          spec.min === spec.of.length ? spec.of : undefined,
        ),
      )
    case 'pair':
      return pair(spec, path, decide)
    case 'each':
      return each(spec, path, decide)
    case 'branch': {
      const ways = Object.keys(spec.of)
      const branch = decide({ kind: 'branch', path, of: ways }, single(ways))
      const way = typeof branch === 'string' ? spec.of[branch] : undefined
      if (branch instanceof OpenQuestion) return branch
      if (typeof branch !== 'string' || !way) throw new Error('a branch that is none')
      const answer = walk(way, [...path, branch], decide)
      return answer instanceof OpenQuestion ? answer : { branch, answer }
    }
  }
}

function each(
  spec: Extract<ChoiceSpec, { pick: 'each' }>,
  path: readonly string[],
  decide: Decide,
): Answer | OpenQuestion {
  const answer: { [part: string]: Json } = {}
  for (const [part, of] of Object.entries(spec.of)) {
    const built = walk(of, [...path, part], decide)
    if (built instanceof OpenQuestion) return built
    answer[part] = built
  }
  return answer
}

/** Two slots, pointed at in either order; a slot that every pair needs is chosen already. */
function pair(
  { first, second }: Extract<ChoiceSpec, { pick: 'pair' }>,
  path: readonly string[],
  decide: Decide,
): Answer | OpenQuestion {
  const partners = (a: string): string[] =>
    unique([...(first.includes(a) ? second : []), ...(second.includes(a) ? first : [])]).filter(b => b !== a)
  const all = unique([...first, ...second]).filter(slot => partners(slot).length > 0)
  const one = decide({ kind: 'slot', path, of: all, taken: [] }, single(first) ?? single(second))
  if (typeof one !== 'string') return one instanceof OpenQuestion ? one : ''
  const of = partners(one)
  const other = decide({ kind: 'slot', path, of, taken: [one] }, single(of))
  if (typeof other !== 'string') return other instanceof OpenQuestion ? other : ''
  return first.includes(one) && second.includes(other) ? [one, other] : [other, one]
}

const unique = (slots: readonly string[]): string[] => [...new Set(slots)]

const asAnswer = (choice: Choice | OpenQuestion): Answer | OpenQuestion => choice

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

/** Choices that pass a window or end a turn: nothing is risked. */
const PASSES: readonly string[] = ['pass', 'end']

/**
 * Whether the click that makes this choice also sends it: a yes or no, or a branch that asks nothing more (a pass). Yes
 * and no are sent by the same gesture, so that an onlooker learns nothing from the hand.
 * @param confirmed branches of a game that ask nothing more, but are confirmed all the same
 */
export function sendsAtOnce(
  spec: ChoiceSpec,
  question: Question,
  value: Choice,
  confirmed: readonly string[] = [],
): boolean {
  if (typeof value === 'string' && confirmed.includes(value)) return false
  if (question.kind === 'word') {
    const yesOrNo = question.of.length === 2 && question.of.includes('yes') && question.of.includes('no')
    return yesOrNo || (question.path.length === 0 && typeof value === 'string' && PASSES.includes(value))
  }
  return (
    question.kind === 'branch' &&
    question.path.length === 0 &&
    spec.pick === 'branch' &&
    typeof value === 'string' &&
    spec.of[value]?.pick === 'ok'
  )
}

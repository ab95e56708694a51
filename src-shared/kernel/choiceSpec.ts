/**
 * The kinds of choices that a game can offer. A ChoiceSpec describes the legal answers ("2 of these 7") without listing
 * combinations. Validation, buttons, bots, clock answers and fuzzing all work from it.
 */

/** Plain data: states, asks, answers and events consist of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A seat's number. Seats are numbered clockwise from 0, so the next seat sits to the left. */
export type Seat = number

export type Answer = Json

/** What may be answered to an ask. */
export type ChoiceSpec =
  /** Nothing to choose. Answer: `true`. */
  | { readonly pick: 'ok' }
  /** One of several words. Answer: the word. */
  | { readonly pick: 'one'; readonly of: readonly string[] }
  /** Between min and max of several words. Answer: the words, in the order of `of`, none twice. */
  | { readonly pick: 'some'; readonly of: readonly string[]; readonly min: number; readonly max: number }
  /** A seat. Answer: its number. */
  | { readonly pick: 'seat'; readonly of: readonly Seat[] }
  /** A slot (a place where a card lies). Answer: its name. */
  | { readonly pick: 'slot'; readonly of: readonly string[] }
  /** A card from the seat's hand. Answer: its name. */
  | { readonly pick: 'card'; readonly of: readonly string[] }
  /** Two different slots, one from each list. Answer: `[first, second]`. */
  | { readonly pick: 'pair'; readonly first: readonly string[]; readonly second: readonly string[] }
  /** A whole number from min to max. Answer: the number. */
  | { readonly pick: 'number'; readonly min: number; readonly max: number }
  /** A line of text of at most max UTF-16 units, without control characters. Answer: the text. */
  | { readonly pick: 'text'; readonly max: number }
  /** Several independent choices at once. Answer: one answer per part, by the part's name. */
  | { readonly pick: 'each'; readonly of: { readonly [part: string]: ChoiceSpec } }
  /** One of several kinds of answer. Answer: `{ branch, answer }`. */
  | { readonly pick: 'branch'; readonly of: { readonly [branch: string]: ChoiceSpec } }

/** Constructors of ChoiceSpecs. */
export const pick = {
  ok: (): ChoiceSpec => ({ pick: 'ok' }),
  one: (of: readonly string[]): ChoiceSpec => ({ pick: 'one', of }),
  some: (of: readonly string[], min: number, max: number): ChoiceSpec => ({ pick: 'some', of, min, max }),
  seat: (of: readonly Seat[]): ChoiceSpec => ({ pick: 'seat', of }),
  slot: (of: readonly string[]): ChoiceSpec => ({ pick: 'slot', of }),
  card: (of: readonly string[]): ChoiceSpec => ({ pick: 'card', of }),
  pair: (first: readonly string[], second: readonly string[]): ChoiceSpec => ({ pick: 'pair', first, second }),
  number: (min: number, max: number): ChoiceSpec => ({ pick: 'number', min, max }),
  text: (max: number): ChoiceSpec => ({ pick: 'text', max }),
  each: (of: { readonly [part: string]: ChoiceSpec }): ChoiceSpec => ({ pick: 'each', of }),
  branch: (of: { readonly [branch: string]: ChoiceSpec }): ChoiceSpec => ({ pick: 'branch', of }),
}

/** C0, C1 and DEL, which a typed line must not contain. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: Json | undefined): value is number => Number.isInteger(value)

const isAmong = (of: readonly Json[], value: Json | undefined): boolean => of.some(one => one === value)

const hasExactly = (value: { readonly [key: string]: Json }, keys: readonly string[]): boolean =>
  Object.keys(value).length === keys.length && keys.every(key => Object.hasOwn(value, key))

/** Whether any JSON value is a legal answer. */
export function isLegal(p: ChoiceSpec, answer: Json | undefined): boolean {
  switch (p.pick) {
    case 'ok':
      return answer === true
    case 'one':
    case 'slot':
    case 'card':
    case 'seat':
      return isAmong(p.of, answer)
    case 'number':
      return isWhole(answer) && answer >= p.min && answer <= p.max
    case 'text':
      return typeof answer === 'string' && answer.length <= p.max && !CONTROL.test(answer)
    case 'some':
      return isSome(p, answer)
    case 'pair':
      return isPair(p, answer)
    case 'each':
      return (
        isRecord(answer) &&
        hasExactly(answer, Object.keys(p.of)) &&
        Object.entries(p.of).every(([part, of]) => isLegal(of, answer[part]))
      )
    case 'branch': {
      if (!isRecord(answer) || !hasExactly(answer, ['branch', 'answer']) || typeof answer.branch !== 'string')
        return false
      const of = Object.hasOwn(p.of, answer.branch) ? p.of[answer.branch] : undefined
      return of !== undefined && isLegal(of, answer.answer)
    }
  }
}

function isSome(p: Extract<ChoiceSpec, { pick: 'some' }>, answer: Json | undefined): boolean {
  if (!Array.isArray(answer) || answer.length < p.min || answer.length > p.max) return false
  let last = -1
  for (const word of answer) {
    const at = p.of.findIndex((one, i) => i > last && one === word)
    if (at < 0) return false
    last = at
  }
  return true
}

function isPair(p: Extract<ChoiceSpec, { pick: 'pair' }>, answer: Json | undefined): boolean {
  if (!Array.isArray(answer) || answer.length !== 2) return false
  const [first, second] = answer as readonly Json[]
  return first !== second && isAmong(p.first, first) && isAmong(p.second, second)
}

/** Yields all legal answers in a fixed order. Of all texts it yields only the empty one. */
export function* legalAnswers(p: ChoiceSpec): Generator<Answer, void, undefined> {
  switch (p.pick) {
    case 'ok':
      yield true
      return
    case 'one':
    case 'slot':
    case 'card':
    case 'seat':
      yield* p.of
      return
    case 'number':
      for (let n = p.min; n <= p.max; n++) yield n
      return
    case 'text':
      yield ''
      return
    case 'some':
      yield* subsets(p.of, p.min, p.max)
      return
    case 'pair':
      for (const a of p.first) for (const b of p.second) if (a !== b) yield [a, b]
      return
    case 'each':
      yield* products(Object.entries(p.of))
      return
    case 'branch':
      for (const [branch, of] of Object.entries(p.of)) for (const answer of legalAnswers(of)) yield { branch, answer }
  }
}

/** The same as a list: a generator is several times as slow, and a playout lists answers at every ask. */
export function listAnswers(p: ChoiceSpec): readonly Answer[] {
  switch (p.pick) {
    case 'one':
    case 'slot':
    case 'card':
    case 'seat':
      return p.of
    case 'each':
      return listProducts(p.of)
    case 'branch': {
      const all: Answer[] = []
      for (const branch of Object.keys(p.of))
        for (const answer of listAnswers(p.of[branch] as ChoiceSpec)) all.push({ branch, answer })
      return all
    }
    default:
      return [...legalAnswers(p)]
  }
}

/** Grows part by part: the last part changes first. */
function listProducts(parts: { readonly [part: string]: ChoiceSpec }): readonly { readonly [part: string]: Json }[] {
  let all: { readonly [part: string]: Json }[] = [{}]
  for (const part of Object.keys(parts)) {
    const answers = listAnswers(parts[part] as ChoiceSpec),
      longer: typeof all = []
    for (const before of all) for (const answer of answers) longer.push({ ...before, [part]: answer })
    all = longer
  }
  return all
}

function* subsets(of: readonly string[], min: number, max: number, got: readonly string[] = []): Generator<string[]> {
  if (got.length >= min) yield [...got]
  if (got.length === max) return
  for (const [i, word] of of.entries()) yield* subsets(of.slice(i + 1), min, max, [...got, word])
}

function* products(parts: readonly (readonly [string, ChoiceSpec])[]): Generator<{ [part: string]: Json }> {
  const [head, ...rest] = parts
  if (!head) {
    yield {}
    return
  }
  if (rest.length === 0) for (const only of legalAnswers(head[1])) yield { [head[0]]: only }
  else
    for (const first of legalAnswers(head[1]))
      for (const others of products(rest)) yield { [head[0]]: first, ...others }
}

/** Whether there is any legal answer at all. */
export function hasLegalAnswer(p: ChoiceSpec): boolean {
  switch (p.pick) {
    case 'ok':
    case 'text':
      return true
    case 'one':
    case 'slot':
    case 'card':
    case 'seat':
      return p.of.length > 0
    case 'number':
      return p.min <= p.max
    case 'some':
      return p.min <= Math.min(p.max, p.of.length)
    case 'pair':
      return p.first.some(a => p.second.some(b => a !== b))
    case 'each':
      return Object.values(p.of).every(hasLegalAnswer)
    case 'branch':
      return Object.values(p.of).some(hasLegalAnswer)
  }
}

/**
 * Draws a legal answer: uniformly within each part; for a branch, first the branch.
 * @param nextInt draws a whole number from 0 to n-1; `index` counts the draws for this answer.
 * @throws when there is no legal answer.
 */
export function drawAnswer(p: ChoiceSpec, nextInt: (n: number, index: number) => number): Answer {
  let index = 0
  const draw = (n: number): number => nextInt(n, index++)
  const one = <T>(of: readonly T[]): T => {
    const got = of[of.length > 0 ? draw(of.length) : 0]
    if (got === undefined) throw new Error('a pick without any legal answer')
    return got
  }
  const go = (q: ChoiceSpec): Answer => {
    switch (q.pick) {
      case 'ok':
        return true
      case 'one':
      case 'slot':
      case 'card':
      case 'seat':
        return one<Answer>(q.of)
      case 'number':
        return q.min + draw(q.max - q.min + 1)
      case 'text':
        return ''
      case 'some': {
        const count = q.min + draw(Math.min(q.max, q.of.length) - q.min + 1)
        const left = q.of.map((_, i) => i)
        const got: number[] = []
        while (got.length < count) got.push(...left.splice(draw(left.length), 1))
        return q.of.filter((_, i) => got.includes(i))
      }
      case 'pair':
        return drawPair(q, one)
      case 'each':
        return Object.fromEntries(Object.entries(q.of).map(([part, of]) => [part, go(of)]))
      case 'branch': {
        const [branch, of] = one(Object.entries(q.of).filter(([, way]) => hasLegalAnswer(way)))
        return { branch, answer: go(of) }
      }
    }
  }
  return go(p)
}

/** Draws both slots until they differ: uniform over the legal pairs. */
function drawPair(p: Extract<ChoiceSpec, { pick: 'pair' }>, one: (of: readonly string[]) => string): Answer {
  if (!hasLegalAnswer(p)) throw new Error('a pick without any legal answer')
  for (;;) {
    const first = one(p.first),
      second = one(p.second)
    if (first !== second) return [first, second]
  }
}

/** Whether two JSON values are equal, whatever the order of their keys. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSameJson(item as Json, b[i] as Json))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return hasExactly(b, keys) && keys.every(key => isSameJson(a[key], b[key]))
}

/** An answer as a form: the branches of a choice spec, the fields of each branch, and the entered values. */
import type { Answer, Json, ChoiceSpec } from '../../../src-shared/kernel'

export type FieldPick = Extract<ChoiceSpec, { pick: 'text' | 'card' | 'seat' | 'one' | 'some' }>

export interface Field {
  /** The part of the answer; '' where the field is the branch's whole answer. */
  readonly part: string
  readonly pick: FieldPick
}

export interface Way {
  /** The branch; '' where there are none. */
  readonly way: string
  readonly fields: readonly Field[]
}

/** Entered values by part. Branches share them: a hint stays chosen when the buck is passed after all. */
export type Filled = { readonly [part: string]: Json }

/** @throws for a choice spec that this game does not use */
export function waysOf(pick: ChoiceSpec): readonly Way[] {
  return pick.pick === 'branch'
    ? Object.entries(pick.of).map(([way, of]) => ({ way, fields: fieldsOf(of, way) }))
    : [{ way: '', fields: fieldsOf(pick, '') }]
}

/** A field that is its branch's whole answer has the branch's name. */
function fieldsOf(pick: ChoiceSpec, way: string): readonly Field[] {
  switch (pick.pick) {
    case 'ok':
      return []
    case 'each':
      return Object.entries(pick.of).flatMap(([part, of]) => fieldsOf(of, part).map(field => ({ ...field, part })))
    case 'text':
    case 'card':
    case 'seat':
    case 'one':
    case 'some':
      return [{ part: way, pick: pick }]
    default:
      throw new Error(`no form for a ${pick.pick}`)
  }
}

/** A field's value: the entered one if it fits, else the only option; undefined if there is none yet. */
export function valueOf({ part, pick }: Field, filled: Filled): Json | undefined {
  const entered = filled[part]
  switch (pick.pick) {
    case 'text':
      return typeof entered === 'string' ? entered : ''
    case 'some':
      return pick.of.filter(one => Array.isArray(entered) && entered.includes(one))
    default: {
      const of: readonly Json[] = pick.of
      return entered !== undefined && of.includes(entered) ? entered : of.length === 1 ? of[0] : undefined
    }
  }
}

/** C0, C1 and DEL are never part of a typed line. Pasted line breaks become spaces. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g

/** A typed line as it may be sent. */
export const plainTyped = (text: string): string => text.replace(CONTROL, ' ').trim()

/** The whole answer, or null while something is missing. */
export function answerOf(pick: ChoiceSpec, { way, fields }: Way, filled: Filled): { readonly value: Answer } | null {
  const values = fields.map(field => valueOf(field, filled))
  if (values.some(value => value === undefined)) return null
  const cleaned = values.map(value => (typeof value === 'string' ? plainTyped(value) : (value as Json)))
  const of = pick.pick === 'branch' ? pick.of[way] : pick
  const inside: Json =
    of?.pick === 'ok'
      ? true
      : of?.pick === 'each'
        ? Object.fromEntries(fields.map((field, i) => [field.part, cleaned[i] ?? null]))
        : (cleaned[0] ?? null)
  return { value: pick.pick === 'branch' ? { branch: way, answer: inside } : inside }
}

/** Whether this card or seat can be chosen for a field by pointing at it. */
const accepts = (field: Field, value: string | number): boolean =>
  field.pick.pick !== 'text' && field.pick.pick !== 'one' && (field.pick.of as readonly Json[]).includes(value)

/** Where a pointed card or seat belongs: in the open branch, else in the first branch that accepts it. */
export function placeFor(
  ways: readonly Way[],
  open: string | null,
  value: string | number,
): { readonly way: string; readonly field: Field } | null {
  const sorted = [...ways].sort((a, b) => Number(b.way === open) - Number(a.way === open))
  for (const { way, fields } of sorted) {
    const field = fields.find(one => accepts(one, value))
    if (field) return { way, field }
  }
  return null
}

/** The values after pointing at something: toggled in a list, replaced elsewhere. */
export function fill(field: Field, value: Json, filled: Filled): Filled {
  if (field.pick.pick !== 'some') return { ...filled, [field.part]: value }
  const now = valueOf(field, filled)
  const some = Array.isArray(now) ? (now as readonly Json[]) : []
  return { ...filled, [field.part]: some.includes(value) ? some.filter(one => one !== value) : [...some, value] }
}

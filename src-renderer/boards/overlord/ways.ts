/** An answer as a form: the ways of a pick, the fields of each way, and what has been filled in. */
import type { Answer, Json, Pick } from '../../../src-shared/kernel'

export type FieldPick = Extract<Pick, { pick: 'text' | 'card' | 'seat' | 'one' | 'some' }>

export interface Field {
  /** The part of the answer; '' where the field is the whole answer of its way. */
  readonly part: string
  readonly pick: FieldPick
}

export interface Way {
  /** The branch; '' where there are no branches. */
  readonly way: string
  readonly fields: readonly Field[]
}

/** What was filled in, by part. Ways share it: a hint stays chosen when the buck is passed after all. */
export type Filled = { readonly [part: string]: Json }

/** @throws for a pick that this game does not have */
export function waysOf(pick: Pick): readonly Way[] {
  return pick.pick === 'branch'
    ? Object.entries(pick.of).map(([way, of]) => ({ way, fields: fieldsOf(of, way) }))
    : [{ way: '', fields: fieldsOf(pick, '') }]
}

/** A field that is the whole answer of its way is called like that way. */
function fieldsOf(pick: Pick, way: string): readonly Field[] {
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

/** What a field holds: what was filled in as long as it fits, else what there is no choice about; undefined is nothing yet. */
export function valueOf({ part, pick }: Field, filled: Filled): Json | undefined {
  const given = filled[part]
  switch (pick.pick) {
    case 'text':
      return typeof given === 'string' ? given : ''
    case 'some':
      return pick.of.filter(one => Array.isArray(given) && given.includes(one))
    default: {
      const of: readonly Json[] = pick.of
      return given !== undefined && of.includes(given) ? given : of.length === 1 ? of[0] : undefined
    }
  }
}

/** C0, C1 and DEL: never part of a typed line. What is pasted with line breaks becomes one line. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g

/** A typed line as it may be sent. */
export const plainTyped = (text: string): string => text.replace(CONTROL, ' ').trim()

/** The whole answer, once nothing is missing. */
export function answerOf(pick: Pick, { way, fields }: Way, filled: Filled): { readonly value: Answer } | null {
  const values = fields.map(field => valueOf(field, filled))
  if (values.some(value => value === undefined)) return null
  const said = values.map(value => (typeof value === 'string' ? plainTyped(value) : (value as Json)))
  const of = pick.pick === 'branch' ? pick.of[way] : pick
  const inside: Json =
    of?.pick === 'ok'
      ? true
      : of?.pick === 'each'
        ? Object.fromEntries(fields.map((field, i) => [field.part, said[i] ?? null]))
        : (said[0] ?? null)
  return { value: pick.pick === 'branch' ? { branch: way, answer: inside } : inside }
}

/** Whether a field is one to point at on the table: a card or seat that can still be chosen. */
const offers = (field: Field, value: string | number): boolean =>
  field.pick.pick !== 'text' && field.pick.pick !== 'one' && (field.pick.of as readonly Json[]).includes(value)

/** Where a card or seat that is pointed at belongs: in the way that is open, else in the first that has room for it. */
export function placeFor(
  ways: readonly Way[],
  open: string | null,
  value: string | number,
): { readonly way: string; readonly field: Field } | null {
  const sorted = [...ways].sort((a, b) => Number(b.way === open) - Number(a.way === open))
  for (const { way, fields } of sorted) {
    const field = fields.find(one => offers(one, value))
    if (field) return { way, field }
  }
  return null
}

/** The filled-in form after something was pointed at: one of several is put in or taken out, any other is put in its place. */
export function fill(field: Field, value: Json, filled: Filled): Filled {
  if (field.pick.pick !== 'some') return { ...filled, [field.part]: value }
  const now = valueOf(field, filled)
  const some = Array.isArray(now) ? (now as readonly Json[]) : []
  return { ...filled, [field.part]: some.includes(value) ? some.filter(one => one !== value) : [...some, value] }
}

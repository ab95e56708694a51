/** Compares an answer with the one that a lesson expects. */
import { isSameJson, type Answer, type Json, type ChoiceSpec } from '../kernel'

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an answer is the expected one. Typed text may differ. @param pick what may be answered */
export function isExpected(pick: ChoiceSpec, expected: Answer | undefined, given: Answer | undefined): boolean {
  if (pick.pick === 'text') return true
  if (!isRecord(expected) || !isRecord(given)) return isSameJson(expected, given)
  if (pick.pick === 'each')
    return Object.entries(pick.of).every(([part, of]) => isExpected(of, expected[part], given[part]))
  const way = pick.pick === 'branch' && expected.branch === given.branch ? pick.of[String(expected.branch)] : undefined
  return way ? isExpected(way, expected.answer, given.answer) : isSameJson(expected, given)
}

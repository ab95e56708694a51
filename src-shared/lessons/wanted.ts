/** Whether an answer is the one that a lesson wants. */
import { same, type Answer, type Json, type Pick } from '../kernel'

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is typed is the pupil's own: only what is chosen must be alike. @param pick what may be answered */
export function isWanted(pick: Pick, wanted: Answer | undefined, given: Answer | undefined): boolean {
  if (pick.pick === 'text') return true
  if (!isRecord(wanted) || !isRecord(given)) return same(wanted, given)
  if (pick.pick === 'each')
    return Object.entries(pick.of).every(([part, of]) => isWanted(of, wanted[part], given[part]))
  const way = pick.pick === 'branch' && wanted.branch === given.branch ? pick.of[String(wanted.branch)] : undefined
  return way ? isWanted(way, wanted.answer, given.answer) : same(wanted, given)
}

/**
 * Replays a finished match to verify its deal. Loaded on demand: it is the only page code with the rules of all games.
 */
import { isRefusal } from '../../src-shared/kernel/refusal'
import type { Json } from '../../src-shared/kernel/choiceSpec'
import { checkDealInSteps } from '../../src-shared/fair/check'
import type { Evidence } from '../../src-shared/fair/evidence'
import type { Verdict } from '../../src-shared/fair/verdict'
import { gameById } from '../../src-shared/games'
import { recordOf } from '../../src-shared/record/readRecord'
import { monotonic } from '../platform'

/** Milliseconds of work before the page may draw again. */
const SLICE = 12

/** @param record as the host sent it, not yet validated */
export async function verify(record: Json, kept: Evidence | null): Promise<Verdict> {
  const unreadable: Verdict = { is: 'unchecked', obstacle: { why: 'unreadable' } }
  const read = recordOf(record)
  if (isRefusal(read)) return unreadable
  const verification = checkDealInSteps(gameById(read.game), read, kept)
  let until = monotonic() + SLICE
  try {
    for (;;) {
      const { done, value } = verification.next()
      if (done) return value
      if (monotonic() < until) continue
      await new Promise(go => {
        setTimeout(go)
      })
      until = monotonic() + SLICE
    }
  } catch {
    return unreadable
  }
}

/** The verifying room: the only one on the page where a match is played, after its end. It is fetched when it is needed. */
import { isRefusal } from '../../src-shared/kernel/refusal'
import type { Json } from '../../src-shared/kernel/pick'
import { checkingDeal } from '../../src-shared/fair/check'
import type { Kept } from '../../src-shared/fair/kept'
import type { Verdict } from '../../src-shared/fair/verdict'
import { gameById } from '../../src-shared/games/shelf'
import { recordOf } from '../../src-shared/record/read'
import { monotonic } from '../platform'

/** So many milliseconds at a time: the page goes on moving meanwhile. */
const SLICE = 12

/** @param record as the host sent it: nothing of it is believed before it is read */
export async function verify(record: Json, kept: Kept): Promise<Verdict> {
  const unreadable: Verdict = { is: 'unchecked', obstacle: { why: 'unreadable' } }
  const read = recordOf(record)
  if (isRefusal(read)) return unreadable
  const checking = checkingDeal(gameById(read.game), read, kept)
  let until = monotonic() + SLICE
  try {
    for (;;) {
      const { done, value } = checking.next()
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

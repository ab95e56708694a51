/**
 * A tournament's seating for 120 people at tables of six, over eight rounds, by the built worker: how long it takes with
 * its thread, and how long the thread that asked for it, which is the host's, stood still at most.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { searchInThread } from '../../../src-main/hall/seatingThread'
import type { SeatingRequest } from '../../../src-shared/hall'
import { root } from '../processes'
import { say } from '../say'

const PEOPLE = 120,
  ROUNDS = 8,
  TOURNAMENTS = 5
const ids = Array.from({ length: PEOPLE }, (_, at) => `person ${String(at + 1).padStart(3, '0')}`)
const search = searchInThread(pathToFileURL(path.join(root, 'out/main/seatingWorker.js')), fault => {
  throw new Error(fault)
})

const keyOf = (word: string): string => createHash('sha256').update(word).digest('hex')

/** The longest that this thread was busy with one thing, in milliseconds, while something else is done. */
async function stoodStill(act: () => Promise<void>): Promise<number> {
  let last = performance.now(),
    longest = 0
  const look = (): void => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  await act()
  look()
  clearInterval(timer)
  return longest
}

const took: number[] = [],
  still: number[] = []
for (let tournament = 0; tournament < TOURNAMENTS; tournament++) {
  const met: number[][] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const people = ids.map((person, at) => ({ person, place: at + 1, byes: 0, seated: round - 1 }))
    const request: SeatingRequest = { kind: 'round', limits: { min: 3, max: 8 }, size: 6, people, met: [...met] }
    const longest = await stoodStill(async () => {
      const start = performance.now()
      const seating = await search(request, keyOf(`${tournament}/${round}`))
      took.push(performance.now() - start)
      met.push(...(seating?.tables ?? []).map(table => table.map(person => ids.indexOf(person))))
    })
    still.push(longest)
  }
}
say({ line: `${PEOPLE} people, rounds 1 to ${ROUNDS}`, unit: 'ms', values: took, goal: { by: 'p95', most: 200 } })
say({
  line: `${PEOPLE} people, the host's own thread meanwhile`,
  unit: 'ms',
  values: still,
  goal: { by: 'p95', most: 25 },
})

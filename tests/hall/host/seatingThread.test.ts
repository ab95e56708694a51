/** The thread that finds a seating: the same as here, and here where it fails. */
import { describe, expect, it } from 'vitest'
import { searchHere, searchInThread } from '../../../src-main/hall/seatingThread'
import { drawSeating, type SeatingRequest } from '../../../src-shared/hall'
import { newcomers, numberOf } from '../trial'

const REQUEST: SeatingRequest = { kind: 'round', limits: { min: 3, max: 8 }, size: 4, people: newcomers(9), met: [] }
const KEY = numberOf('key')
const FOUND = drawSeating(REQUEST, KEY)

/** What a thread with this code finds, and what is reported of it. */
async function found(code: string, request = REQUEST) {
  const reports: string[] = []
  const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  const seating = await searchInThread(script, fault => reports.push(fault))(request, KEY)
  return { seating, reports }
}
const TELLS = `import { parentPort, workerData } from 'node:worker_threads';`

describe('a seating', () => {
  it('is what the thread finds by the request and the key', async () => {
    const told = await found(
      `${TELLS} parentPort.postMessage({ tables: [[workerData.key, workerData.request.people[0].person]], byes: [] })`,
    )
    expect(told).toEqual({ seating: { tables: [[KEY, 'p001']], byes: [] }, reports: [] })
    expect(await found(`${TELLS} parentPort.postMessage(null)`)).toEqual({ seating: null, reports: [] })
  })

  it.each([
    ['fails', "throw new Error('no memory')", 'no memory'],
    ['ends without a word', '', 'it ended without a seating'],
    ['cannot be loaded', 'const ;', 'SyntaxError'],
  ])('is found here where the thread %s, and that is reported', async (_, code, why) => {
    const { seating, reports } = await found(code)
    expect([seating, reports.length]).toEqual([FOUND, 1])
    expect(reports[0]).toContain(why)
  })

  it('is the same in the thread of whoever asks', async () => {
    expect(await searchHere(REQUEST, KEY)).toEqual(FOUND)
  })
})

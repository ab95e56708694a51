/** The check of a deal on the page: it reads the host's record with care, and lets the page draw meanwhile. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { verify } from '../../src-renderer/dealVerification/verify'
import type { Json } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import { openStoredHost, playMatch, recordAfter, type StoredHost } from '../kit/storedHost'

let at: StoredHost, record: MatchRecord
beforeEach(async () => {
  at = await openStoredHost(3)
  record = await recordAfter(at, await playMatch(at, 3, 10))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await at.close()
})
const check = (of: object): ReturnType<typeof verify> => verify(of as Json, null)
const UNREADABLE = { is: 'unchecked', obstacle: { why: 'unreadable' } }

it('finds no difference in a true record, and one in a changed record', async () => {
  expect((await check(record)).is).not.toBe('differs')
  expect((await check(record)).is).not.toBe('unchecked')
  const [first, ...others] = record.answers
  expect(await check({ ...record, answers: [first, ...others.slice(1)] })).toMatchObject({ is: 'differs' })
})

it('takes nothing for a record that is none', async () => {
  for (const none of [{}, [], { ...record, record: 99 }, { ...record, seats: 'x' }])
    expect(await check(none)).toEqual(UNREADABLE)
})

it('lets the page draw after some milliseconds of work, and finds the same', async () => {
  const before = await check(record)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  expect(await check(record)).toEqual(before)
  expect(pauses.mock.calls.length).toBeGreaterThan(1)
})

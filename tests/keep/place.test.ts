/** When a computer stands for a host that is gone: one after the other, in the order of the members. */
import { describe, expect, it } from 'vitest'
import type { KeptTable } from '../../src-main/keep/keptTable'
import { AUTO_MS, AUTO_STEP_MS, isTurnToStand, mayAgree, type Place } from '../../src-main/keep/place'

const place = (id: string, more: Partial<Place> = {}, members = ['a', 'b', 'c']): Place =>
  ({
    kept: { id, durable: { replica: { generation: { members } } } } as unknown as KeptTable,
    hostHeard: 1000,
    mayStandFrom: 0,
    ...more,
  }) as Place
const turns = (at: number, more: Partial<Place> = {}): string[] =>
  ['a', 'b', 'c', 'x'].filter(id => isTurnToStand(place(id, more), at))

describe('a computer stands by itself', () => {
  const START = 1000 + AUTO_MS

  it('twenty seconds after the host was heard of last, at the earliest', () => {
    expect(turns(START - 1)).toEqual([])
    expect(turns(START)).toEqual(['a'])
  })

  it('in its turn alone, and again when all had theirs', () => {
    expect([0, 1, 2, 3].map(n => turns(START + n * AUTO_STEP_MS))).toEqual([['a'], ['b'], ['c'], ['a']])
    expect(turns(START + AUTO_STEP_MS - 1)).toEqual(['a'])
  })

  it('not while it waits for somebody else who stands', () => {
    expect(turns(START, { mayStandFrom: START + 1 })).toEqual([])
    expect(turns(START + 1, { mayStandFrom: START + 1 })).toEqual(['a'])
  })

  it('never where it keeps nothing', () => {
    const nothing = { kept: { id: 'a', durable: { replica: null } } as unknown as KeptTable }
    expect(isTurnToStand(place('a', nothing), START)).toBe(false)
  })
})

it('a computer agrees by itself once the host has been silent for fifteen seconds', () => {
  expect([15_999, 16_000].map(now => mayAgree(place('a'), now))).toEqual([false, true])
})

/** What a host is given by the real world. */
import { describe, expect, it } from 'vitest'
import { nodeIds } from '../../src-main/nodeDeps'

const MANY = 2_000

describe('an id', () => {
  const ids = Array.from({ length: MANY }, () => nodeIds.id())

  it('can be typed at a command line as it is: none begins like an option', () => {
    expect(ids.filter(id => !/^\w[\w-]{11}$/.test(id))).toEqual([])
  })

  it('is like no other', () => {
    expect(new Set(ids).size).toBe(MANY)
  })
})

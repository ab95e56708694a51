/** The host's real dependencies. */
import { describe, expect, it } from 'vitest'
import { nodeIds } from '../../src-main/nodeDeps'

const MANY = 2_000

describe('an id', () => {
  const ids = Array.from({ length: MANY }, () => nodeIds.id())

  it('can be typed as an argument: none begins like an option', () => {
    expect(ids.filter(id => !/^\w[\w-]{11}$/.test(id))).toEqual([])
  })

  it('is unique', () => {
    expect(new Set(ids).size).toBe(MANY)
  })
})

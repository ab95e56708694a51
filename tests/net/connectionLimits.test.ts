/** How many connections may come from one address, and in all. */
import { describe, expect, it } from 'vitest'
import { ConnectionLimits } from '../../src-main/net/connectionLimits'

const enter = (crowd: ConnectionLimits, address: string, times: number) =>
  Array.from({ length: times }, () => crowd.count(address))

describe('a crowd', () => {
  it('of 160 from one address is let in, one more is not; another address is', () => {
    const crowd = new ConnectionLimits()
    expect(enter(crowd, '10.0.0.1', 160)).not.toContain(null)
    expect(crowd.count('10.0.0.1')).toBeNull()
    expect(crowd.count('10.0.0.2')).not.toBeNull()
  })

  it('has room for another after one has left; nobody can leave twice', () => {
    const crowd = new ConnectionLimits()
    const [first] = enter(crowd, '10.0.0.1', 160)
    first?.()
    first?.()
    expect(crowd.count('10.0.0.1')).not.toBeNull()
    expect(crowd.count('10.0.0.1')).toBeNull()
  })

  it('is no larger than 600 in all', () => {
    const crowd = new ConnectionLimits()
    for (let i = 0; i < 6; i++) enter(crowd, `10.0.0.${i}`, 100)
    expect(crowd.count('10.0.0.9')).toBeNull()
  })
})

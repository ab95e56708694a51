/** How many may come from one address, and in all. */
import { describe, expect, it } from 'vitest'
import { Crowd } from '../../src-main/net/crowd'

const enter = (crowd: Crowd, address: string, times: number) =>
  Array.from({ length: times }, () => crowd.enter(address))

describe('a crowd', () => {
  it('of 160 from one address comes in, one more does not; another address does', () => {
    const crowd = new Crowd()
    expect(enter(crowd, '10.0.0.1', 160)).not.toContain(null)
    expect(crowd.enter('10.0.0.1')).toBeNull()
    expect(crowd.enter('10.0.0.2')).not.toBeNull()
  })

  it('has room for whoever comes after somebody has left; nobody leaves twice', () => {
    const crowd = new Crowd()
    const [first] = enter(crowd, '10.0.0.1', 160)
    first?.()
    first?.()
    expect(crowd.enter('10.0.0.1')).not.toBeNull()
    expect(crowd.enter('10.0.0.1')).toBeNull()
  })

  it('is no larger than 600 in all', () => {
    const crowd = new Crowd()
    for (let i = 0; i < 6; i++) enter(crowd, `10.0.0.${i}`, 100)
    expect(crowd.enter('10.0.0.9')).toBeNull()
  })
})

/** The owner's keys: a link's works once and for a minute, a page's secret while the host runs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { LINK_MS, OwnerKeys } from '../../../src-main/host/access/ownerKeys'
import { VirtualClock } from '../../kit/clock'

let clock: VirtualClock, keys: OwnerKeys, ended: string[]
beforeEach(() => {
  clock = new VirtualClock()
  ended = []
  let n = 0
  keys = new OwnerKeys(clock, () => `token ${++n}`)
})
const newKey = (name: string): string =>
  keys.newKey(() => {
    ended.push(name)
  })

describe('the key of a link', () => {
  it('is exchanged once for a secret, which holds', () => {
    const key = newKey('a'),
      secret = keys.exchange(key, true) ?? ''
    expect([keys.holds(secret), keys.holds(key), keys.exchange(key, true)]).toEqual([true, false, null])
    expect([ended, clock.waiting]).toEqual([['a'], 0])
  })

  it('lives for a minute, and no longer', async () => {
    const first = newKey('a')
    await clock.advance(LINK_MS - 1)
    expect(keys.exchange(first, true)).not.toBeNull()
    const second = newKey('b')
    await clock.advance(LINK_MS)
    expect([keys.exchange(second, true), ended]).toEqual([null, ['a', 'b']])
  })

  it('dies when a newer one is made, or the host closes', () => {
    const first = newKey('a'),
      second = newKey('b')
    expect([keys.exchange(first, true), ended]).toEqual([null, ['a']])
    keys.endLink()
    expect([keys.exchange(second, true), ended, clock.waiting]).toEqual([null, ['a', 'b'], 0])
  })

  it('dies when it comes from another machine, and outlives a wrong guess from there', () => {
    const key = newKey('a')
    expect(keys.exchange('wrong', false)).toBeNull()
    expect(ended).toEqual([])
    expect([keys.exchange(key, false), keys.exchange(key, true), ended]).toEqual([null, null, ['a']])
  })
})

describe('the secret of a page', () => {
  it('holds beside those of other pages, until a hundred more have come', () => {
    const secret = keys.newSecret()
    for (let n = 0; n < 99; n++) keys.newSecret()
    expect(keys.holds(secret)).toBe(true)
    keys.newSecret()
    expect(keys.holds(secret)).toBe(false)
  })

  it('is none before there is one', () => {
    expect([keys.holds(''), keys.exchange('', true)]).toEqual([false, null])
  })
})

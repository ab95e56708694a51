/** IPv4 addresses and subnets: what is an address, what is near, and where nobody may be sent. */
import { describe, expect, it } from 'vitest'
import { broadcastOf, candidates, neighbours, numberOf, onLink } from '../../../src-main/net/discovery/subnets'

const nic = (address: string, prefix: number) => ({ name: 'eth0', address, prefix })

describe('an address', () => {
  it('is four numbers of a byte each', () => {
    expect(numberOf('0.0.0.0')).toBe(0)
    expect(numberOf('10.0.1.2')).toBe(0x0a000102)
    expect(numberOf('255.255.255.255')).toBe(0xffffffff)
  })

  it.each([
    '',
    '10.0.1',
    '10.0.1.2.3',
    '10.0.1.256',
    '10.0.1.',
    '10.0.1.0x2',
    '10.0.1.-1',
    '10.0.1.0002',
    'anna.local',
  ])('is not %j', text => {
    expect(numberOf(text)).toBeNull()
  })
})

describe('a subnet', () => {
  it('has the addresses that begin as its own does', () => {
    expect(onLink(nic('10.1.2.3', 24), '10.1.2.255')).toBe(true)
    expect(onLink(nic('10.1.2.3', 24), '10.1.3.3')).toBe(false)
    expect(onLink(nic('10.1.2.3', 23), '10.1.3.3')).toBe(true)
    expect(onLink(nic('10.1.2.3', 32), '10.1.2.3')).toBe(true)
    expect(onLink(nic('10.1.2.3', 0), '192.0.2.1')).toBe(true)
  })

  it('has nothing that is no address, not even where it has all of them', () => {
    expect(onLink(nic('10.1.2.3', 0), 'anna.local')).toBe(false)
    expect(onLink(nic('fe80::1', 0), '10.1.2.3')).toBe(false)
    expect([broadcastOf(nic('fe80::1', 24)), neighbours(nic('fe80::1', 24))]).toEqual([null, []])
  })

  it('is called by its last address, unless it has two at most', () => {
    expect(broadcastOf(nic('10.1.2.3', 24))).toBe('10.1.2.255')
    expect(broadcastOf(nic('10.1.2.3', 20))).toBe('10.1.15.255')
    expect(broadcastOf(nic('10.1.2.3', 30))).toBe('10.1.2.3')
    expect([31, 32].map(prefix => broadcastOf(nic('10.1.2.3', prefix)))).toEqual([null, null])
  })

  it('is scanned as far as the /24 around us, without ourselves', () => {
    expect(neighbours(nic('10.1.2.3', 29))).toEqual(['10.1.2.1', '10.1.2.2', '10.1.2.4', '10.1.2.5', '10.1.2.6'])
    const all = neighbours(nic('10.1.2.3', 8))
    expect([all.length, all[0], all.at(-1)]).toEqual([253, '10.1.2.1', '10.1.2.254'])
    expect(neighbours(nic('10.1.2.3', 31))).toEqual([])
  })
})

describe('a table that claims addresses', () => {
  const nics = [nic('10.1.2.3', 24)]

  it('is tried where it was heard from, then near us, and nowhere else', () => {
    expect(candidates(nics, ['10.1.2.9'], ['192.168.1.1', '10.1.2.8', '10.1.2.9'])).toEqual(['10.1.2.9', '10.1.2.8'])
  })

  it('sends us to nobody on the internet, on this computer, or to everybody', () => {
    const claimed = ['8.8.8.8', '127.0.0.1', '224.0.0.251', '10.1.2.255']
    expect(candidates(nics, claimed, claimed)).toEqual([])
  })

  it('is tried anywhere that it has answered from', () => {
    expect(candidates(nics, ['8.8.4.4'], [], ['8.8.4.4'])).toEqual(['8.8.4.4'])
    expect(candidates(nics, ['8.8.4.4'], [], ['8.8.8.8'])).toEqual([])
  })
})

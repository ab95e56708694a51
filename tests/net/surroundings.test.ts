/** What is around this computer, of which alone other computers may name addresses. */
import { describe, expect, it } from 'vitest'
import { isTablePlace } from '../../src-shared/lan/tablePlace'
import { surroundings } from '../../src-main/net/surroundings'

const one = (address: string, cidr: string, internal = false) => ({
  ...{ address, cidr, internal, netmask: '', mac: '', family: 'IPv4' as const },
})
const LOOPBACK = { lo: [one('127.0.0.1', '127.0.0.1/8', true)] }
const HOME = { ...LOOPBACK, eth0: [one('192.168.1.5', '192.168.1.5/24')] }

describe('a computer on a network', () => {
  it('may be led to tables in it, and not to itself', () => {
    const here = surroundings([], HOME)
    expect(isTablePlace('192.168.1.9', 26262, here)).toBe(true)
    expect(isTablePlace('192.168.2.9', 26262, here)).toBe(false)
    expect(isTablePlace('127.0.0.1', 26262, here)).toBe(false)
  })

  it('may be led to where its table was reached, and to others at that port', () => {
    const here = surroundings([{ address: '::ffff:10.7.0.1', port: 4000 }], HOME)
    expect(isTablePlace('10.7.0.1', 26262, here)).toBe(true)
    expect(isTablePlace('10.7.0.2', 26262, here)).toBe(false)
    expect(isTablePlace('192.168.1.9', 4000, here)).toBe(true)
    expect(isTablePlace('192.168.1.9', 4001, here)).toBe(false)
  })

  it('may be led to itself where its table was reached there', () => {
    expect(isTablePlace('127.0.0.2', 26262, surroundings([{ address: '127.0.0.1', port: 26263 }], HOME))).toBe(true)
  })
})

it('a computer without a network may be led to itself', () => {
  expect(isTablePlace('127.0.0.1', 26262, surroundings([], LOOPBACK))).toBe(true)
})

it('an interface without a network leads nowhere', () => {
  const here = surroundings([], { tun0: [{ ...one('10.9.0.1', ''), cidr: null }] })
  expect(isTablePlace('10.9.0.1', 26262, here)).toBe(false)
})

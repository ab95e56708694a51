/** Where tables may be that another machine names. */
import { describe, expect, it } from 'vitest'
import {
  FIRST_PORT,
  isInNetworks,
  isTablePlace,
  LAST_PORT,
  networksOf,
  type Network,
} from '../../src-shared/lan/tablePlace'

const HOME: readonly Network[] = [
  { address: '192.168.1.5', bits: 24 },
  { address: 'fd12::5', bits: 64 },
]

describe('an address', () => {
  it.each(['192.168.1.1', '192.168.1.254', '::ffff:192.168.1.9', '::ffff:c0a8:109', 'fd12::1', 'FD12:0:0:0:a::1'])(
    'of this network is %s',
    address => {
      expect(isInNetworks(address, HOME)).toBe(true)
    },
  )

  it.each([
    ['of another network', '192.168.2.1'],
    ['of another IPv6 network', 'fd12:0:0:1::1'],
    ['on the internet', '8.8.8.8'],
    ['everybody in the network', '192.168.1.255'],
    ['the network itself', '192.168.1.0'],
    ['everybody', '255.255.255.255'],
    ['a multicast group', '224.0.0.251'],
    ['an IPv6 multicast group', 'ff02::fb'],
    ['this computer', '127.0.0.1'],
    ['this computer in IPv6', '::1'],
    ['this computer, mapped', '::ffff:127.0.0.1'],
    ['any address', '0.0.0.0'],
    ['any IPv6 address', '::'],
    ['a name', 'printer.local'],
    ['a number', '3232235777'],
    ['hexadecimal', '0xc0.0xa8.1.1'],
    ['octal', '0300.0250.1.1'],
    ['with a leading zero', '192.168.1.01'],
    ['short', '192.168.257'],
    ['with an interface', 'fe80::1%eth0'],
    ['with more behind it', '192.168.1.1@evil'],
    ['with a space', ' 192.168.1.1'],
    ['with a line break', '192.168.1.1\n'],
    ['with a port', '192.168.1.1:80'],
    ['IPv6 with two gaps', 'fd12::1::1'],
    ['IPv6 that is too long', 'fd12:0:0:0:0:0:0:0:1'],
    ['IPv6 that is too short', 'fd12:0:0:1'],
    ['IPv6 with a bad end', 'fd12::1.2.3'],
    ['nothing', ''],
  ])('that is %s is not', (_, address) => {
    expect(isInNetworks(address, HOME)).toBe(false)
  })

  it('of a line between two computers is either of them; of one computer it is that one', () => {
    const line = [{ address: '10.0.0.2', bits: 31 }]
    expect(['10.0.0.2', '10.0.0.3', '10.0.0.4'].map(one => isInNetworks(one, line))).toEqual([true, true, false])
    const alone = [{ address: '10.0.0.2', bits: 32 }]
    expect(['10.0.0.2', '10.0.0.3'].map(one => isInNetworks(one, alone))).toEqual([true, false])
  })

  it('of this computer is no neighbour, however wide the network', () => {
    const all = [{ address: '10.0.0.1', bits: 0 }]
    expect(['10.9.9.9', '127.0.0.1'].map(one => isInNetworks(one, all))).toEqual([true, false])
    expect(isInNetworks('127.0.0.9', [{ address: '127.0.0.1', bits: 8 }])).toBe(true)
  })
})

it('a port is a table’s, or one that a table here is known to have; a privileged one never', () => {
  const here = { networks: HOME, ports: [80, 5000, 70_000, NaN] }
  const isPort = (port: number): boolean => isTablePlace('192.168.1.9', port, here)
  expect([FIRST_PORT, LAST_PORT, 5000].map(isPort)).toEqual([true, true, true])
  expect([FIRST_PORT - 1, LAST_PORT + 1, 26262.5, 9100, 80, 443, 0, -1, 70_000, NaN].filter(isPort)).toEqual([])
})

describe('a page', () => {
  const may = (hostname: string, address: string): boolean => isInNetworks(address, networksOf(hostname))

  it.each([
    ['192.168.1.5', '192.168.77.1', '10.0.0.1'],
    ['10.1.2.3', '10.200.0.1', '192.168.0.1'],
    ['172.16.0.1', '172.31.0.1', '172.32.0.1'],
    ['169.254.1.1', '169.254.9.9', '169.253.0.1'],
    ['[fd00::1]', 'fd12::1', '2001:db8::1'],
    ['203.0.113.5', '203.0.113.77', '203.0.114.1'],
    ['[2001:db8::1]', '2001:db8::2', '2001:db8:0:1::1'],
  ])('from %s may go to %s, and not to %s', (own, near, far) => {
    expect([may(own, near), may(own, far), may(own, '127.0.0.1'), may(own, '8.8.8.8')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'from this computer, %s, may stay on it, or go to a private network',
    own => {
      expect(['127.0.0.2', '::1', '10.0.0.1', '192.168.1.1'].map(one => may(own, one))).toEqual([
        true,
        true,
        true,
        true,
      ])
      expect(may(own, '8.8.8.8')).toBe(false)
    },
  )

  it('from a name may go to a private network', () => {
    expect(['10.0.0.1', 'fe80::1', '127.0.0.1', '8.8.8.8'].map(one => may('anna.local', one))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

/** How many may connect from one address, how fast, and in all; and who is cut off to make room. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ConnectionLimits } from '../../src-main/net/connectionLimits'
import type { Places, TakenPlace } from '../../src-main/net/places'
import { socketPlaces } from '../../src-main/net/socketLimits'
import { VirtualClock } from '../kit/clock'

const OWN = '127.0.0.1'
const isLocal = (address: string): boolean => address === OWN

let clock: VirtualClock, limits: ConnectionLimits, dropped: string[], ports: number
beforeEach(() => {
  clock = new VirtualClock()
  limits = new ConnectionLimits(clock, isLocal)
  dropped = []
  ports = 0
})

interface Opened {
  readonly name: string
  readonly release: (() => void) | null
  readonly settle: () => void
}

/** Connections of an address: each is called by its address and its number there. */
const open = (address: string, times = 1): Opened[] =>
  Array.from({ length: times }, () => {
    const remote = { remoteAddress: `::ffff:${address}`, remotePort: ++ports },
      name = `${address} ${ports}`
    return {
      name,
      release: limits.count(remote, () => {
        dropped.push(name)
      }),
      settle: () => {
        // As TLS shows the same end.
        limits.settle({ ...remote, remoteAddress: address })
      },
    }
  })

const settled = (address: string, times: number): Opened[] => {
  const all = open(address, times)
  for (const { settle } of all) settle()
  return all
}

describe('room for a newcomer', () => {
  it('is made by guests, and not by the host’s own machine within the places that are kept for it', () => {
    open(OWN, 40)
    for (let n = 0; n < 10; n++) settled(`10.0.1.${n}`, 52)
    expect(open('10.0.0.9')[0]?.release).toBeNull()
    expect(dropped).toEqual([])
  })

  it('is made by silent connections of the host’s own machine beyond those places, and by none of its people', () => {
    settled(OWN, 60)
    open(OWN, 1)
    for (let n = 0; n < 10; n++) settled(`10.0.1.${n}`, 49)
    settled('10.0.2.1', 9)
    expect(dropped).toEqual([])
    expect(settled('10.0.0.9', 1)[0]?.release).not.toBeNull()
    expect(dropped).toEqual([`${OWN} 61`])
    expect(open('10.0.0.9')[0]?.release).toBeNull()
  })

  it('is not lost by an address that comes again and again: the silent ones are forgotten first', () => {
    open('10.9.9.9', 60)
    for (let n = 0; n < 1200; n++) {
      const [one] = open(`10.${n >> 8}.1.${n & 255}`)
      one?.release?.()
      if (n % 100 === 0) for (const again of open('10.9.9.9', 5)) again.release?.()
    }
    const last = open('10.9.9.9', 20)
    expect(last.filter(({ release }) => release === null).length).toBeGreaterThan(0)
  })
})

describe('an address', () => {
  it('is forgotten with its pace once a thousand others have come after it', () => {
    const spent = open('10.9.9.9', 130).filter(({ release }) => release === null)
    expect(spent.length).toBeGreaterThan(0)
    for (let n = 0; n < 1000; n++) open(`10.${n >> 8}.1.${n & 255}`)[0]?.release?.()
    expect(open('10.9.9.9')[0]?.release).not.toBeNull()
  })

  it('whose port is used again at once keeps the newer connection’s place', () => {
    const remote = { remoteAddress: '10.0.0.1', remotePort: 5 }
    const older = limits.count(remote, () => undefined)
    limits.count(remote, () => {
      dropped.push('newer')
    })
    older?.()
    limits.settle(remote)
    open('10.0.0.1', 64)
    expect(dropped).not.toContain('newer')
  })
})

describe('connections of one address', () => {
  it('are 64: one more takes the place of the oldest; another address is not touched', () => {
    const [first] = open('10.0.0.1', 64)
    open('10.0.0.2')
    expect(dropped).toEqual([])
    expect(open('10.0.0.1')[0]?.release).not.toBeNull()
    expect(dropped).toEqual([first?.name])
  })

  it('that have all led to a table stay: one more is refused', () => {
    settled('10.0.0.1', 64)
    expect(open('10.0.0.1')[0]?.release).toBeNull()
    expect(dropped).toEqual([])
  })

  it('are 160 of the host’s own machine', () => {
    open(OWN, 160)
    expect(dropped).toEqual([])
    open(OWN)
    expect(dropped).toHaveLength(1)
  })

  it('make room when they end, and none of them twice', () => {
    const [first] = settled('10.0.0.1', 64)
    first?.release?.()
    first?.release?.()
    expect(open('10.0.0.1')[0]?.release).not.toBeNull()
    expect(dropped).toEqual([])
    settled('10.0.0.1', 0)
    expect(open('10.0.0.1')[0]?.release).not.toBeNull()
    expect(dropped).toHaveLength(1)
  })

  it('come as a burst of 120, then five a second; those of the host’s own machine as fast as they like', async () => {
    const tried = open('10.0.0.1', 121)
    expect(tried.filter(({ release }) => release === null).map(({ name }) => name)).toEqual([tried[120]?.name])
    await clock.advance(1000)
    expect(open('10.0.0.1', 6).filter(({ release }) => release !== null)).toHaveLength(5)
    expect(open(OWN, 1000).every(({ release }) => release !== null)).toBe(true)
  })
})

describe('connections in all', () => {
  it('are counted off once, also where one is cut off and closes later', () => {
    const all = open('10.0.0.1', 114)
    const cutOff = new Set(dropped)
    expect(cutOff.size).toBe(50)
    for (const { name, release } of all) if (cutOff.has(name)) release?.()
    // 64 are left of them: 496 more fill the table.
    for (let i = 2; i < 10; i++) settled(`10.0.0.${i}`, 62)
    expect(dropped).toHaveLength(50)
    open('10.0.1.1')
    expect(dropped).toHaveLength(51)
  })

  it('of guests are 560: a newcomer takes the place of the oldest without a hello, not of a person', () => {
    settled('10.0.0.99', 60)
    const [first] = open('10.0.0.50', 5)
    for (let i = 2; i < 10; i++) open(`10.0.0.${i}`, 54)
    open('10.0.0.1', 63)
    expect(dropped).toEqual([])
    expect(open('10.0.1.1')[0]?.release).not.toBeNull()
    expect(dropped).toEqual([first?.name])
  })

  it('have 40 places more for the host’s own machine', () => {
    for (let i = 0; i < 10; i++) settled(`10.0.0.${i}`, 56)
    expect(open('10.0.1.1')[0]?.release).toBeNull()
    expect(open(OWN, 40).every(({ release }) => release !== null)).toBe(true)
    expect(dropped).toEqual([])
  })
})

describe('sockets', () => {
  let gone: string[]
  beforeEach(() => {
    gone = []
  })
  const places = (): Places => socketPlaces(isLocal)
  const take = (limits: Places, address: string, name = address): TakenPlace | null =>
    limits.take(address, () => {
      gone.push(name)
    })
  const fill = (limits: Places, address: string, times: number): void => {
    for (let i = 0; i < times; i++) take(limits, address)?.settle()
  }

  it('without a hello are eight of an address: the oldest goes', () => {
    const limits = places()
    const all = Array.from({ length: 8 }, (_, i) => take(limits, '10.0.0.1', `${i}`))
    all[0]?.settle()
    take(limits, '10.0.0.1')
    expect(gone).toEqual([])
    take(limits, '10.0.0.1')
    expect(gone).toEqual(['1'])
  })

  it('that have closed wait no more: nobody who is there goes for them', () => {
    const limits = places()
    take(limits, '10.0.0.1', 'first')
    for (let n = 0; n < 20; n++) take(limits, '10.0.0.1')?.leave()
    expect(gone).toEqual([])
    for (let n = 0; n < 8; n++) take(limits, '10.0.0.1')
    expect(gone).toEqual(['first'])
  })

  it('may come and go as often as a person likes, one after the other or beside others', () => {
    const limits = places()
    const stays = take(limits, '10.0.0.1')
    stays?.settle()
    for (let n = 0; n < 500; n++) {
      const other = take(limits, '10.0.0.1')
      expect(other).not.toBeNull()
      other?.leave()
    }
    stays?.leave()
    fill(limits, '10.0.0.1', 32)
    expect(take(limits, '10.0.0.1')).toBeNull()
  })

  it('are 32 of an address and 360 of guests; the host’s own machine has 40 places more', () => {
    const limits = places()
    fill(limits, '10.0.0.1', 32)
    expect(take(limits, '10.0.0.1')).toBeNull()
    for (let i = 2; i < 12; i++) fill(limits, `10.0.0.${i}`, 32)
    fill(limits, '10.0.1.1', 8)
    expect(take(limits, '10.0.1.2')).toBeNull()
    fill(limits, OWN, 40)
    expect(take(limits, OWN)).toBeNull()
    expect(gone).toEqual([])
  })

  it('that are silent give way when all places are taken, the oldest first, whatever its address', () => {
    const limits = places()
    fill(limits, '10.0.2.1', 32)
    take(limits, '10.0.3.1', 'oldest')
    for (let i = 0; i < 41; i++) for (let n = 0; n < 8; n++) take(limits, `10.0.0.${i}`)
    expect(gone).toEqual(['oldest'])
    fill(limits, '10.0.4.1', 1)
    expect(gone).toEqual(['oldest', '10.0.0.0'])
  })

  it('that are being closed give way like silent ones, and those that have left need not', () => {
    const limits = places()
    const [closing, left] = [take(limits, '10.0.2.1', 'closing'), take(limits, '10.0.2.1', 'left')]
    for (const one of [closing, left]) one?.settle()
    left?.leave()
    left?.unsettle()
    for (let i = 0; i < 12; i++) fill(limits, `10.0.0.${i}`, 30)
    closing?.unsettle()
    expect(take(limits, '10.0.3.1')).not.toBeNull()
    expect(gone).toEqual(['closing'])
    fill(limits, '10.0.3.1', 1)
    expect(gone).toEqual(['closing', '10.0.3.1'])
  })

  it('make room when they are closed, as often as others come', () => {
    const limits = places()
    for (let n = 0; n < 1000; n++) take(limits, `10.0.${n >> 8}.${n & 255}`)?.leave()
    expect(take(limits, '10.0.0.1')).not.toBeNull()
  })
})

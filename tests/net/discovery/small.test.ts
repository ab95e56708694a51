/** Small parts: racing addresses, rate limits, places typed by hand, advice. */
import { describe, expect, it } from 'vitest'
import { adviceFor, type NicReport } from '../../../src-main/net/discovery/doctor'
import { RateLimit } from '../../../src-main/net/discovery/limits'
import { scan } from '../../../src-main/net/discovery/scan'
import { raceAddresses } from '../../../src-main/net/discovery/addressRace'
import { readFindArguments } from '../../../src-main/terminal/find'
import { VirtualClock } from '../../kit/clock'

describe('a race of addresses', () => {
  it('is won by the first that answers; the others are cancelled', async () => {
    const clock = new VirtualClock(),
      lost: string[] = []
    const open = (address: string, signal: AbortSignal) =>
      new Promise<string>((won, failed) => {
        signal.addEventListener('abort', () => {
          lost.push(address)
        })
        const ms = { slow: 1000, refused: 10, quick: 20 }[address] ?? 0
        clock.after(ms, () => {
          if (address === 'refused') failed(new Error(address))
          else won(address)
        })
      })
    const winner = raceAddresses(['slow', 'refused', 'quick'], clock, open)
    await clock.advance(150)
    await clock.advance(30)
    expect(await winner).toBe('quick')
    expect(lost).toContain('slow')
  })

  it('is lost if nobody answers, or there are no addresses', async () => {
    const clock = new VirtualClock()
    const never = (): Promise<never> => Promise.reject(new Error('refused'))
    expect(await raceAddresses(['a', 'b'], clock, never)).toBeNull()
    expect(await raceAddresses([], clock, never)).toBeNull()
  })
})

describe('a race that is still on', () => {
  /** Each address answers, or fails, after so many milliseconds. */
  const after =
    (times: { readonly [address: string]: number | { readonly fails: number } }, clock: VirtualClock) =>
    (address: string): Promise<string> =>
      new Promise((won, failed) => {
        const time = times[address] ?? 0
        clock.after(typeof time === 'number' ? time : time.fails, () => {
          if (typeof time === 'number') won(address)
          else failed(new Error(address))
        })
      })

  it('is not lost because the last to start has failed: an earlier one may answer yet', async () => {
    const clock = new VirtualClock()
    const winner = raceAddresses(['slow', 'refused'], clock, after({ slow: 1000, refused: { fails: 10 } }, clock))
    await clock.advance(2000)
    expect(await winner).toBe('slow')
  })

  it('starts each address once, 150 ms after the one before, or when that one has failed', async () => {
    const clock = new VirtualClock(),
      started: string[] = []
    const answer = after({ a: { fails: 50 }, b: 400, c: 400, d: 400 }, clock)
    const winner = raceAddresses(['a', 'b', 'c', 'd'], clock, address => {
      started.push(`${address} ${clock.now()}`)
      return answer(address)
    })
    await clock.advance(5000)
    expect(await winner).toBe('b')
    expect(started).toEqual(['a 0', 'b 50', 'c 200', 'd 350'])
  })

  it('ends with its winner: the late are told that they have lost, once, and nobody starts after it', async () => {
    const clock = new VirtualClock(),
      started: string[] = []
    let lost = 0
    const answer = after({ a: 100, b: 300 }, clock)
    const winner = raceAddresses(['a', 'b'], clock, (address, signal) => {
      started.push(address)
      signal.addEventListener('abort', () => lost++)
      return answer(address)
    })
    await clock.advance(5000)
    expect([await winner, started, lost, clock.waiting]).toEqual(['a', ['a'], 1, 0])
  })
})

describe('a rate limit', () => {
  it('saves up no more than its burst, however long nobody comes', async () => {
    const clock = new VirtualClock(),
      allowance = new RateLimit(clock, 10, 2)
    allowance.allows('a')
    await clock.advance(60_000)
    expect([1, 2, 3].map(() => allowance.allows('a'))).toEqual([true, true, false])
  })

  it('makes room by forgetting those who have their whole burst again, and no others', async () => {
    const clock = new VirtualClock(),
      allowance = new RateLimit(clock, 1, 1)
    for (let n = 0; n < 255; n++) allowance.allows(`early ${n}`)
    await clock.advance(900)
    allowance.allows('late')
    await clock.advance(100)
    expect(allowance.allows('new')).toBe(true)
    expect(allowance.allows('late')).toBe(false)
  })

  it('has room for as many again as have their whole burst again: each of them has one of its own', async () => {
    const clock = new VirtualClock(),
      allowance = new RateLimit(clock, 1, 1)
    for (let n = 0; n < 256; n++) allowance.allows(`forged ${n}`)
    expect(['a', 'b'].map(sender => allowance.allows(sender))).toEqual([true, false])
    await clock.advance(1000)
    expect(['a', 'b', 'c'].map(sender => allowance.allows(sender))).toEqual([true, true, true])
  })

  it('gives nothing back to those who go on sending: what they are refused costs nothing either', async () => {
    const clock = new VirtualClock(),
      allowance = new RateLimit(clock, 1, 2)
    expect([1, 2, 3, 4, 5].map(() => allowance.allows('a'))).toEqual([true, true, false, false, false])
    await clock.advance(1000)
    expect([1, 2].map(() => allowance.allows('a'))).toEqual([true, false])
  })

  it('applies to each sender separately, and recovers', async () => {
    const clock = new VirtualClock(),
      allowance = new RateLimit(clock, 10, 2)
    expect(['a', 'a', 'a', 'b'].map(sender => allowance.allows(sender))).toEqual([true, true, false, true])
    await clock.advance(100)
    expect([allowance.allows('a'), allowance.allows('a')]).toEqual([true, false])
  })

  it('is shared by forged senders when there are very many', () => {
    const allowance = new RateLimit(new VirtualClock(), 1, 1)
    const received = Array.from({ length: 5000 }, (_, n) => allowance.allows(`forged ${n}`)).filter(Boolean)
    expect(received.length).toBeLessThan(260)
  })
})

describe('a scan', () => {
  const nic = (address: string, prefix = 24) => ({ name: 'eth0', address, prefix })

  it('asks every neighbour once, fifty at a time, and none of our own addresses', async () => {
    const asked: string[] = []
    let now = 0,
      most = 0
    await scan(
      [nic('10.0.0.1'), nic('10.0.0.2'), nic('10.0.1.9')],
      async address => {
        most = Math.max(most, ++now)
        asked.push(address)
        await Promise.resolve()
        now--
      },
      () => false,
    )
    expect(most).toBe(50)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked).toHaveLength(252 + 253)
    for (const own of ['10.0.0.1', '10.0.0.2', '10.0.1.9', '10.0.0.0', '10.0.0.255']) expect(asked).not.toContain(own)
  })

  it('ends when nobody wants to know any more', async () => {
    let asked = 0
    await scan(
      [nic('10.0.0.1')],
      () => {
        asked++
        return Promise.resolve()
      },
      () => asked >= 10,
    )
    expect(asked).toBe(10)
  })
})

describe('a place typed by hand', () => {
  it('is anything that `find` accepts', () => {
    expect(readFindArguments(['--json', '--seconds', '2', '10.0.0.1'])).toEqual({
      place: '10.0.0.1',
      seconds: 2,
      scan: false,
      watch: false,
      json: true,
    })
    for (const wrong of [['--seconds', '0'], ['a', 'b'], ['--what']])
      expect(readFindArguments(wrong)).toHaveProperty('bad')
  })
})

describe('advice', () => {
  const well: NicReport = {
    name: 'eth0',
    address: '192.168.1.5',
    prefix: 24,
    virtual: false,
    dial: 'open',
    mdns: { opened: true, own: true, others: 0 },
    channel: { opened: true, own: true, others: 0 },
  }
  const deaf = { opened: true, own: false, others: 0 },
    shut = { opened: false, own: false, others: 0 }
  it.each([
    ['noNetwork', []],
    ['onlyVirtual', [{ ...well, virtual: true }]],
    ['ownFirewall', [{ ...well, dial: 'silent' as const }]],
    ['ownFirewall', [{ ...well, mdns: deaf, channel: deaf }]],
    ['noSockets', [{ ...well, mdns: shut, channel: shut }]],
    ['multicastLost', [{ ...well, mdns: deaf }]],
    ['nobodyElse', [well, { ...well, virtual: true, dial: 'silent' as const }]],
    ['noTablesHere', [{ ...well, mdns: { ...well.mdns, others: 2 } }]],
    ['selfAssigned', [{ ...well, address: '169.254.3.4' }]],
  ] as const)('%s', (advice, nics) => {
    expect(adviceFor(nics, 0)).toBe(advice)
  })

  it.each([
    ['a firewall', { ...well, dial: 'refused' as const }],
    ['sockets that do not open', { ...well, mdns: shut, channel: shut }],
    ['packets that nobody hears', { ...well, mdns: deaf, channel: deaf }],
    ['lost multicast', { ...well, mdns: deaf }],
    ['an address that nobody gave', { ...well, address: '169.254.3.4' }],
  ])('blames no %s of one network while another works', (_, bad) => {
    for (const nics of [
      [bad, well],
      [well, bad],
    ])
      expect(adviceFor(nics, 0)).toBe('nobodyElse')
    expect(adviceFor([bad, { ...well, virtual: true }], 0)).not.toBe('nobodyElse')
  })

  it('knows of others who are heard on one network alone, and by one way alone', () => {
    for (const way of ['mdns', 'channel'] as const)
      expect(adviceFor([well, { ...well, [way]: { ...well[way], others: 1 } }], 0)).toBe('noTablesHere')
    expect(adviceFor([well, { ...well, virtual: true, mdns: { ...well.mdns, others: 1 } }], 0)).toBe('nobodyElse')
  })

  it('is not given when there are tables', () => {
    expect(adviceFor([{ ...well, virtual: true }], 1)).toBe('fine')
  })
})

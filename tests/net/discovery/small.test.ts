/** Small parts: racing addresses, rate limits, places typed by hand, advice. */
import { describe, expect, it } from 'vitest'
import { adviceFor, type NicReport } from '../../../src-main/net/discovery/doctor'
import { RateLimit } from '../../../src-main/net/discovery/limits'
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

describe('a rate limit', () => {
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

  it('is not given when there are tables', () => {
    expect(adviceFor([{ ...well, virtual: true }], 1)).toBe('fine')
  })
})

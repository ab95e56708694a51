/** The host learns that somebody is guessing the join code: not of slips, not too often, and not of an old code. */
import { beforeEach, describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src-shared/kernel'
import { GuessAlarm } from '../../../src-main/host/access/guessAlarm'
import { GuessBudget } from '../../../src-main/host/access/guessBudget'
import { JoinCodeThrottle } from '../../../src-main/host/access/joinCodeThrottle'
import { RemovedPeople } from '../../../src-main/host/access/removedPeople'
import { Host } from '../../../src-main/host/host'
import { joinCodeProof } from '../../../src-shared/lan/joinCodeProof'
import { PROTOCOL, type HostMessage } from '../../../src-shared/wire'
import { VirtualClock } from '../../kit/clock'
import { testDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'
import { WIDE } from '../../kit/guesses'

const MINUTE = 60_000
let clock: VirtualClock
beforeEach(() => {
  clock = new VirtualClock()
})

describe('wrong codes', () => {
  it('are told when there are ten of them, and then every half minute', async () => {
    const alarm = new GuessAlarm(clock)
    const told: number[] = []
    for (let n = 1; n <= 40; n++) {
      if (alarm.add('a code')) told.push(n)
      await clock.advance(2000)
    }
    expect(told).toEqual([10, 25, 40])
    expect(alarm.count('a code')).toBe(40)
  })

  it('count for ten minutes, and for the code that they were tried for', async () => {
    const alarm = new GuessAlarm(clock)
    for (let n = 0; n < 12; n++) alarm.add('old')
    expect([alarm.count('old'), alarm.count('new')]).toEqual([12, null])
    expect(alarm.add('new')).toBe(false)
    expect([alarm.count('old'), alarm.count('new')]).toEqual([null, null])
    for (let n = 0; n < 9; n++) alarm.add('new')
    expect(alarm.count('new')).toBe(10)
    await clock.advance(10 * MINUTE)
    expect(alarm.count('new')).toBeNull()
  })

  it('for a new code raise the alarm at once when there are ten, however lately the old one had it raised', () => {
    const alarm = new GuessAlarm(clock)
    const told = (code: string) => Array.from({ length: 12 }, () => alarm.add(code)).indexOf(true) + 1
    expect([told('old'), told('new')]).toEqual([10, 10])
  })

  it('that are too old count no more, one by one', async () => {
    const alarm = new GuessAlarm(clock)
    for (let n = 0; n < 11; n++) {
      alarm.add('a code')
      await clock.advance(MINUTE / 2)
    }
    // The first came five and a half minutes ago.
    await clock.advance(4.5 * MINUTE - 1)
    expect(alarm.count('a code')).toBe(11)
    await clock.advance(1)
    expect(alarm.count('a code')).toBe(10)
    await clock.advance(MINUTE / 2)
    expect(alarm.count('a code')).toBeNull()
  })

  it('are five hundred at most in memory', () => {
    const alarm = new GuessAlarm(clock)
    for (let n = 0; n < 700; n++) alarm.add('a code')
    expect(alarm.count('a code')).toBe(500)
  })

  it('are not what comes without a code, or too often: nobody raises the alarm by that', async () => {
    const deps = testDeps(3),
      host = new Host(deps)
    const table = host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const anna = new Guest(host, 'Anna')
    anna.hello()
    table.party.code = 'blue tango'
    let nonce = ''
    const peer = {
      connection: { address: '10.0.0.9', encrypted: false, authWords: null },
      send: (message: HostMessage) => void message,
      sendText: () => undefined,
      close: () => undefined,
    }
    const hello = (proof?: string) => ({
      kind: 'hello' as const,
      n: 1,
      version: PROTOCOL,
      name: 'Eve',
      ...(proof === undefined ? {} : { proof }),
    })
    const asked = host.hello(peer, hello())
    if ('refused' in asked) nonce = String(asked.params?.nonce)
    for (let n = 0; n < 30; n++) await host.checkCode(peer, hello())
    await deps.clock.advance(1000)
    expect(anna.update.party.door?.guesses).toBeUndefined()
    const guesses = Array.from({ length: 12 }, () => host.checkCode(peer, hello(joinCodeProof('wrong one', nonce))))
    await deps.clock.advance(10 * MINUTE)
    const refused = (await Promise.all(guesses)).map(why => ('refused' in why ? why.refused : ''))
    expect(refused.filter(why => why === 'codeWrong')).toHaveLength(4)
    expect(refused.filter(why => why === 'codeBusy')).toHaveLength(8)
    expect(table.party.people).toHaveLength(1)
  })
})

describe('codes that wait', () => {
  it('leave no timer behind once they are judged or sent away, nor when the table closes', async () => {
    const budget = new GuessBudget(clock, fastRandom(5)),
      throttle = new JoinCodeThrottle(clock)
    const judged = Array.from({ length: 30 }, (_, n) => throttle.judge(`10.0.0.${n}`, budget, () => true))
    await clock.advance(MINUTE)
    await Promise.all(judged)
    expect(clock.waiting).toBe(0)
    for (let n = 0; n < 60; n++) void throttle.judge(`10.0.1.${n % 30}`, budget, () => false)
    for (let n = 0; n < 2; n++) void throttle.judge('10.0.1.1', budget, () => false)
    await clock.advance(1000)
    expect(clock.waiting).toBeGreaterThan(0)
    budget.stop()
    throttle.stop()
    expect(clock.waiting).toBe(0)
  })

  it('that was drawn waits for nothing more', async () => {
    const budget = new GuessBudget(clock, fastRandom(5))
    for (let n = 0; n < 10; n++) await budget.take(1)
    const drawn = budget.take(1)
    await clock.advance(6000)
    expect(await drawn).not.toBeNull()
    expect(clock.waiting).toBe(0)
  })

  it('that were right cost nothing: a room full of people comes in at once', async () => {
    const budget = new GuessBudget(clock, fastRandom(5)),
      throttle = new JoinCodeThrottle(clock)
    for (let n = 0; n < 40; n++) expect(await throttle.judge(`10.0.0.${n}`, budget, () => true)).toBe(true)
  })

  it('wait longer after each wrong one, and a right one makes up for none', async () => {
    const throttle = new JoinCodeThrottle(clock)
    const at: number[] = []
    for (const right of [false, false, false, true, true]) {
      const judged = throttle.judge('10.0.0.1', WIDE, () => {
        at.push(clock.now())
        return right
      })
      await clock.advance(40_000)
      await judged
      if (right) break
    }
    expect(at).toEqual([0, 40_000, 80_000, 120_000])
    const before = clock.now()
    for (let n = 0; n < 4; n++) void throttle.judge('10.0.0.1', WIDE, () => (at.push(clock.now()), false))
    await clock.advance(40_000)
    expect(at.slice(4).map(time => time - before)).toEqual([0, 4000, 12_000, 28_000])
  })
})

describe('addresses that guess', () => {
  const waits = (throttle: JoinCodeThrottle, address: string): Promise<boolean> => {
    let judged = false
    void throttle.judge(address, WIDE, () => (judged = true))
    return clock.settle().then(() => !judged)
  }

  it('are a thousand in memory: whoever guessed longest ago is forgotten first, and starts from zero', async () => {
    const throttle = new JoinCodeThrottle(clock)
    for (let n = 0; n <= 1000; n++) await throttle.judge(`address ${n}`, WIDE, () => false)
    expect(await waits(throttle, 'address 1000')).toBe(true)
    expect(await waits(throttle, 'address 2')).toBe(true)
    expect(await waits(throttle, 'address 0')).toBe(false)
  })

  it('and guess on are remembered, however long ago they began: nobody is forgotten for the guesses of others', async () => {
    const throttle = new JoinCodeThrottle(clock)
    for (let n = 0; n < 1000; n++) await throttle.judge(`address ${n}`, WIDE, () => false)
    const again = throttle.judge('address 0', WIDE, () => false)
    await clock.advance(500)
    expect(await again).toBe(false)
    await throttle.judge('address 1000', WIDE, () => false)
    expect(await waits(throttle, 'address 0')).toBe(true)
    expect(await waits(throttle, 'address 1')).toBe(false)
  })

  it('wait for themselves alone: another address is judged at once', async () => {
    const throttle = new JoinCodeThrottle(clock)
    for (let n = 0; n < 3; n++) void throttle.judge('a', WIDE, () => false)
    await clock.settle()
    expect(await throttle.judge('b', WIDE, () => true)).toBe(true)
  })

  it('start from zero after an hour without a wrong code, and not a moment before', async () => {
    for (const [ms, isFresh] of [
      [60 * MINUTE - 1, false],
      [60 * MINUTE, true],
    ] as const) {
      const throttle = new JoinCodeThrottle(clock)
      for (let n = 0; n < 3; n++) void throttle.judge('a', WIDE, () => false)
      // The third was judged after a second and a half, and the next is free two seconds later.
      await clock.advance(1500 + 2000 + ms)
      const at: number[] = []
      const before = clock.now()
      for (let n = 0; n < 2; n++) void throttle.judge('a', WIDE, () => (at.push(clock.now() - before), false))
      await clock.advance(60_000)
      expect([ms, at]).toEqual([ms, [0, isFresh ? 500 : 4000]])
    }
  })
})

describe('people who were removed', () => {
  const person = (n: number) => ({ id: `${n}`, token: `token ${n}`, name: 'Eve', address: `10.0.0.${n}` })

  it('stay out by their token, and half an hour by their address', async () => {
    const removed = new RemovedPeople(clock)
    removed.add(person(1))
    await clock.advance(30 * MINUTE - 1)
    expect(removed.refusal(undefined, '10.0.0.1')).toEqual({ refused: 'addressKicked' })
    expect(removed.refusal(undefined, '10.0.0.2')).toBeNull()
    expect(removed.refusal(undefined, null)).toBeNull()
    await clock.advance(1)
    expect(removed.refusal(undefined, '10.0.0.1')).toBeNull()
    expect(removed.refusal('token 1', '10.0.0.9')).toEqual({ refused: 'kicked' })
  })

  it('once more stay out by their address for half an hour from then on', async () => {
    const removed = new RemovedPeople(clock)
    removed.add(person(1))
    await clock.advance(20 * MINUTE)
    removed.add(person(1))
    await clock.advance(30 * MINUTE - 1)
    expect(removed.refusal(undefined, '10.0.0.1')).toEqual({ refused: 'addressKicked' })
    await clock.advance(1)
    expect(removed.refusal(undefined, '10.0.0.1')).toBeNull()
  })

  it('are a hundred at most, each once', () => {
    const removed = new RemovedPeople(clock)
    for (let n = 0; n < 110; n++) removed.add(person(n))
    removed.add(person(50))
    expect(removed.all()).toHaveLength(100)
    expect(removed.all().filter(({ id }) => id === '50')).toHaveLength(1)
    expect(removed.refusal('token 10', null)).toEqual({ refused: 'kicked' })
    expect(removed.refusal('token 5', null)).toBeNull()
    expect(removed.readmit('50')).toBeNull()
    expect(removed.readmit('50')).toEqual({ refused: 'personUnknown' })
    expect(removed.refusal('token 50', null)).toBeNull()
  })
})

/** Access to a table: a join code, how guesses are slowed down, and who may change which switch. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { ConnectionInfo, Peer } from '../../../src-main/peer'
import { GuessBudget } from '../../../src-main/host/access/guessBudget'
import { JoinCodeGate } from '../../../src-main/host/access/joinCode'
import type { HostControls } from '../../../src-main/host/deps'
import { Host, type TableMember } from '../../../src-main/host/host'
import { JoinCodeThrottle } from '../../../src-main/host/access/joinCodeThrottle'
import type { Refusal } from '../../../src-shared/kernel'
import { normalizedCode, isJoinCode, joinCodeProof, sameProof } from '../../../src-shared/lan/joinCodeProof'
import {
  PROTOCOL,
  type ClientMessage,
  type AccessView,
  type StateUpdate,
  type HostMessage,
} from '../../../src-shared/wire'
import { VirtualClock } from '../../kit/clock'
import { testDeps, type TestDeps } from '../../kit/deps'
import { WIDE } from '../../kit/guesses'

const CODE = 'Blue Tango'

let deps: TestDeps, host: Host
beforeEach(() => {
  deps = testDeps(3)
  host = new Host(deps)
})

const fixedKey = (): Uint8Array => new Uint8Array(32)
const open = (id: string, code: string | null = null, controls: HostControls | null = null): void => {
  host.open({ id, name: id, game: 'mascarade', invite: [], fixedKey, pace: 0, code, controls })
}

class CodeGuest {
  readonly received: HostMessage[] = []
  readonly peer: Peer
  place: TableMember | null = null

  constructor(line: Partial<ConnectionInfo> = {}) {
    this.peer = {
      connection: { address: '10.0.0.1', encrypted: false, authWords: null, ...line },
      send: message => {
        this.received.push(message)
      },
      sendText: text => {
        this.received.push(JSON.parse(text) as HostMessage)
      },
      close: () => undefined,
    }
  }

  private hello(more: object): ClientMessage {
    return { kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna', ...more }
  }

  /** @returns null when the guest was let in */
  come(more: object = {}): Refusal | null {
    return this.took(host.hello(this.peer, this.hello(more)))
  }

  async tryCode(more: object): Promise<Refusal | null> {
    return this.took(await host.checkCode(this.peer, this.hello(more)))
  }

  private took(arrived: TableMember | Refusal): Refusal | null {
    if ('refused' in arrived) return arrived
    this.place = arrived
    return null
  }

  nonce(): string {
    return String(this.come()?.params?.nonce)
  }

  async say(message: object): Promise<HostMessage | undefined> {
    if (!this.place) throw new Error('not in')
    await host.receive(this.peer, this.place, { n: 1, ...message } as ClientMessage)
    return this.received.findLast(({ kind }) => kind === 'ok' || kind === 'refused')
  }

  get door(): AccessView | undefined {
    return this.received.findLast((message): message is StateUpdate => message.kind === 'frame')?.party.door
  }
  get token(): string {
    return this.received.flatMap(message => (message.kind === 'welcome' ? [message.token] : []))[0] ?? ''
  }
}

const TLS = { encrypted: true, authWords: [1, 2, 3] }
const refused = (knocker: CodeGuest): string | undefined => knocker.come()?.refused

describe('a join code', () => {
  it('may be typed as it is heard: capitals, spaces and full-width characters make no difference', () => {
    expect(normalizedCode(' Blue\u00a0TANGO ')).toBe('bluetango')
    expect(joinCodeProof('ｂｌｕｅ tango', 'x')).toBe(joinCodeProof(CODE, 'x'))
    expect(joinCodeProof(CODE, 'x')).not.toBe(joinCodeProof(CODE, 'y'))
    expect(joinCodeProof(CODE, 'x')).not.toBe(joinCodeProof('blue tang', 'x'))
  })

  it('has four to forty characters', () => {
    expect(['abc', 'a b c', '', 'x'.repeat(41)].filter(isJoinCode)).toEqual([])
    expect(['abcd', 'ключ', '🃏🃏🃏🃏', 'x'.repeat(40)].every(isJoinCode)).toBe(true)
  })

  it('is compared whole', () => {
    expect(sameProof('abcd', 'abcd')).toBe(true)
    for (const other of ['abce', 'bbcd', 'abc', 'abcda', ''])
      expect([sameProof('abcd', other), sameProof(other, 'abcd')]).toEqual([false, false])
  })
})

describe('access to a table', () => {
  it('is open if no code is set', () => {
    open('t')
    expect(new CodeGuest().come()).toBeNull()
    expect(host.list()).toMatchObject([{ locked: false }])
  })

  it('asks newcomers for the code, and gives each connection a challenge of its own', () => {
    open('t', CODE)
    const anna = new CodeGuest(),
      boris = new CodeGuest()
    expect(anna.come()?.refused).toBe('codeNeeded')
    expect(anna.nonce()).toBe(anna.nonce())
    expect(anna.nonce()).not.toBe(boris.nonce())
    expect(host.list()).toMatchObject([{ taken: 0, locked: true }])
  })

  it('is granted for the proof of a connection, and not for that of another', async () => {
    open('t', CODE)
    const anna = new CodeGuest(),
      boris = new CodeGuest({ address: '10.0.0.2' })
    expect(await boris.tryCode({ proof: joinCodeProof(CODE, anna.nonce()) })).toEqual({ refused: 'codeWrong' })
    const result = anna.tryCode({ proof: joinCodeProof(CODE, anna.nonce()) })
    await deps.clock.advance(100)
    expect(await result).toBeNull()
    expect(boris.place).toBeNull()
  })

  it('is granted for the code itself only over TLS', async () => {
    open('t', CODE)
    const anna = new CodeGuest(TLS),
      boris = new CodeGuest({ address: '10.0.0.2' })
    expect(await anna.tryCode({ code: 'blue tango' })).toBeNull()
    expect((await boris.tryCode({ code: CODE }))?.refused).toBe('codeNeeded')
    expect(await new CodeGuest({ ...TLS, address: '10.0.0.3' }).tryCode({ code: 'blue waltz' })).toEqual({
      refused: 'codeWrong',
    })
  })

  it('is granted to everybody who has a place, whatever the code is now', async () => {
    open('t')
    const anna = new CodeGuest()
    anna.come()
    expect(await anna.say({ kind: 'code', code: CODE })).toMatchObject({ kind: 'ok' })
    expect(new CodeGuest().come({ token: anna.token })).toBeNull()
    expect(new CodeGuest().come({ token: 'stale' })?.refused).toBe('codeNeeded')
  })

  it('is not granted for the code of another table', async () => {
    open('a', 'first code')
    open('b', 'second code')
    const anna = new CodeGuest(TLS)
    expect(await anna.tryCode({ table: 'b', code: 'second code' })).toBeNull()
    expect(anna.come({ table: 'a' })?.refused).toBe('codeNeeded')
    expect(await anna.tryCode({ table: 'c', code: 'second code' })).toEqual({ refused: 'tableUnknown' })
  })

  it('is configured by the host, whose client alone is shown the code, and the code is stored', async () => {
    open('t')
    const anna = new CodeGuest(),
      boris = new CodeGuest({ address: '10.0.0.2' })
    anna.come()
    boris.come()
    expect(await boris.say({ kind: 'code', code: CODE })).toMatchObject({ why: { refused: 'notHost' } })
    expect(await anna.say({ kind: 'code', code: 'x' })).toMatchObject({ why: { refused: 'codeUnfit' } })
    await anna.say({ kind: 'code', code: CODE })
    expect(anna.door).toMatchObject({ locked: true, code: CODE })
    expect(boris.door).toEqual({ locked: true })
    expect(JSON.stringify(boris.received)).not.toContain(CODE)
    expect(refused(new CodeGuest())).toBe('codeNeeded')
    await anna.say({ kind: 'code', code: null })
    expect(new CodeGuest().come()).toBeNull()
  })

  it('shows the host the words to compare of each encrypted connection, and nobody else any', () => {
    open('t')
    const anna = new CodeGuest(),
      boris = new CodeGuest({ ...TLS, address: '10.0.0.2' }),
      clara = new CodeGuest()
    for (const guest of [anna, boris, clara]) guest.come()
    expect(anna.door?.lines?.map(({ words }) => words)).toEqual([[1, 2, 3], null])
    expect(boris.door).toEqual({ locked: false })
  })
})

describe('guessing', () => {
  const judgedAt = async (clock: VirtualClock, result: Promise<unknown>, limit: number): Promise<number> => {
    const start = clock.now()
    let over = false
    void result.then(() => {
      over = true
    })
    await clock.settle()
    while (!over && clock.now() - start < limit) await clock.advance(50)
    return clock.now() - start
  }

  it('takes longer after each wrong guess, up to half a minute', async () => {
    const clock = new VirtualClock(),
      throttle = new JoinCodeThrottle(clock),
      times: number[] = []
    for (let i = 0; i < 10; i++)
      times.push(
        await judgedAt(
          clock,
          throttle.judge('a', WIDE, () => false),
          60_000,
        ),
      )
    expect(times).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  it('in parallel is no quicker: guesses of one address wait in line, and more than four at once are turned away', async () => {
    const clock = new VirtualClock(),
      throttle = new JoinCodeThrottle(clock),
      result: number[] = []
    for (let i = 0; i < 4; i++)
      void throttle.judge('a', WIDE, () => {
        result.push(clock.now())
        return false
      })
    expect(await throttle.judge('a', WIDE, () => true)).toBe('busy')
    await clock.advance(10_000)
    expect(result).toEqual([0, 500, 1500, 3500])
  })

  it('is forgotten after an hour without a wrong code, and not for a right one', async () => {
    const clock = new VirtualClock(),
      throttle = new JoinCodeThrottle(clock)
    const waits = (right: boolean): Promise<number> =>
      judgedAt(
        clock,
        throttle.judge('a', WIDE, () => right),
        60_000,
      )
    for (let i = 0; i < 4; i++) {
      void throttle.judge('a', WIDE, () => false)
      await clock.advance(60_000)
    }
    expect([await waits(true), await waits(false), await waits(false)]).toEqual([0, 0, 8000])
    await clock.advance(4_000_000)
    expect([await waits(false), await waits(false)]).toEqual([0, 500])
  })

  it('is remembered for as long as codes of the address wait, and those keep their line', async () => {
    const clock = new VirtualClock(),
      throttle = new JoinCodeThrottle(clock),
      spent = new GuessBudget(clock, testDeps(1).random)
    spent.take = () => new Promise(() => undefined)
    void throttle.judge('a', WIDE, () => false)
    await clock.advance(3_600_000)
    for (let i = 0; i < 4; i++) void throttle.judge('a', spent, () => false)
    await clock.advance(1000)
    expect(await throttle.judge('a', WIDE, () => true)).toBe('busy')
  })

  it('at what is gone leaves nothing waiting', async () => {
    const gate = new JoinCodeGate(deps),
      lock = { code: CODE }
    for (let i = 0; i < 300; i++)
      void gate.check(new CodeGuest({ ...TLS, address: `10.2.${i >> 8}.${i & 255}` }).peer, lock, {
        code: 'blue waltz',
      })
    await deps.clock.settle()
    expect(deps.clock.waiting).toBeGreaterThan(0)
    gate.forget(lock)
    expect(deps.clock.waiting).toBe(0)
  })

  it('by a whole network shuts out nobody new, at the host’s own machine or elsewhere', async () => {
    const gate = new JoinCodeGate(deps),
      lock = { code: CODE }
    for (let i = 0; i < 252; i++)
      for (let n = 0; n < 3; n++)
        void gate.check(new CodeGuest({ ...TLS, address: `10.2.0.${i}` }).peer, lock, { code: 'blue waltz' })
    await deps.clock.advance(5000)
    const own = { ...new CodeGuest({ ...TLS, address: '127.0.0.1' }).peer, isLocal: true }
    for (const peer of [new CodeGuest({ ...TLS, address: '10.2.0.253' }).peer, own]) {
      let why: Refusal | null | undefined
      void gate.check(peer, lock, { code: CODE }).then(told => (why = told))
      await deps.clock.settle()
      expect([why, gate.challenge(peer, lock)]).toEqual([null, null])
    }
    gate.close()
    expect(deps.clock.waiting).toBe(0)
  })

  it('at the host’s own machine counts together, from whichever of its addresses', async () => {
    const gate = new JoinCodeGate(deps),
      lock = { code: CODE }
    let judged = 0
    for (let i = 0; i < 200; i++) {
      const peer = { ...new CodeGuest({ ...TLS, address: `127.0.7.${i}` }).peer, isLocal: true }
      void gate.check(peer, lock, { code: 'blue waltz' }).then(why => {
        if (why?.refused === 'codeWrong') judged++
      })
      await deps.clock.advance(1000)
    }
    expect(judged).toBeGreaterThan(5)
    expect(judged).toBeLessThan(15)
    gate.close()
  })

  it('gets no answer after the guesser has hung up or the host has closed', async () => {
    const clock = new VirtualClock(),
      throttle = new JoinCodeThrottle(clock)
    let result = 0
    void throttle.judge('a', WIDE, () => {
      result++
      return false
    })
    await clock.settle()
    void throttle.judge('a', WIDE, () => {
      result++
      return false
    })
    await clock.settle()
    throttle.stop()
    await clock.advance(60_000)
    expect(result).toBe(1)
  })
})

describe('the host of a table whose code is guessed', () => {
  /** A wrong guess of a new connection from an address of its own. */
  const guess = async (i: number, code = 'blue waltz'): Promise<string | undefined> => {
    const stranger = new CodeGuest({ ...TLS, address: `10.1.0.${i}` })
    const result = stranger.tryCode({ code })
    await deps.clock.advance(7000)
    return (await result)?.refused
  }

  it('is told so after ten wrong ones, and nobody else is', async () => {
    open('t')
    const anna = new CodeGuest({ address: '127.0.0.1' }),
      boris = new CodeGuest()
    anna.come()
    boris.come()
    await anna.say({ kind: 'code', code: CODE })
    for (let i = 0; i < 9; i++) expect(await guess(i)).toBe('codeWrong')
    expect(anna.door?.guesses).toBeUndefined()
    const before = anna.received.length
    expect(await guess(9)).toBe('codeWrong')
    expect(anna.received.length).toBe(before + 1)
    expect(anna.door?.guesses).toBe(10)
    expect(boris.door).toEqual({ locked: true })
  })

  it('is told the number again every half minute while it goes on, and no more ten minutes after it', async () => {
    open('t', CODE)
    const anna = new CodeGuest(TLS)
    expect(await anna.tryCode({ code: CODE })).toBeNull()
    for (let i = 0; i < 10; i++) await guess(i)
    const before = anna.received.length
    for (let i = 10; i < 15; i++) await guess(i)
    expect(anna.received.length).toBe(before + 1)
    expect(anna.door?.guesses).toBeGreaterThan(10)
    await deps.clock.advance(600_000)
    await anna.say({ kind: 'rename', name: 'Anna' })
    expect(anna.door?.guesses).toBeUndefined()
  })

  it('is told nothing of guesses at a code that holds no more', async () => {
    open('t', CODE)
    const anna = new CodeGuest(TLS)
    expect(await anna.tryCode({ code: CODE })).toBeNull()
    for (let i = 0; i < 10; i++) await guess(i)
    expect(anna.door?.guesses).toBe(10)
    await anna.say({ kind: 'code', code: 'another code' })
    expect(anna.door?.guesses).toBeUndefined()
  })
})

describe('switches for the whole host', () => {
  function controls(network = true): HostControls & { said: string[] } {
    const messages: string[] = []
    let visible = true,
      guests = true
    return {
      said: messages,
      visible: () => (network ? visible : null),
      guests: () => guests,
      isGuest: ({ encrypted, address: from }) => !encrypted && from !== '127.0.0.1',
      setVisible(next) {
        messages.push(`visible ${next}`)
        visible = next
        return network
      },
      setGuests(next) {
        messages.push(`guests ${next}`)
        guests = next
      },
    }
  }

  it('are changed by the host of the table that has them, and shown there', async () => {
    const switches = controls()
    open('t', null, switches)
    const anna = new CodeGuest({ address: '127.0.0.1' }),
      boris = new CodeGuest()
    anna.come()
    boris.come()
    expect(await boris.say({ kind: 'visible', visible: false })).toMatchObject({ why: { refused: 'ownerOnly' } })
    expect(switches.said).toEqual([])
    await anna.say({ kind: 'visible', visible: false })
    await anna.say({ kind: 'guests', guests: false })
    expect(switches.said).toEqual(['visible false', 'guests false'])
    expect(anna.door?.controls).toEqual({ visible: false, guests: false })
    expect(boris.door?.controls).toBeUndefined()
  })

  it('cannot be changed at another table', async () => {
    open('t')
    const anna = new CodeGuest()
    anna.come()
    expect(await anna.say({ kind: 'guests', guests: false })).toMatchObject({ why: { refused: 'notThisTable' } })
    expect(anna.door?.controls).toBeNull()
  })

  it('cannot be used by people to lock themselves out', async () => {
    const switches = controls()
    open('t', null, switches)
    const anna = new CodeGuest({ address: '10.0.0.9' })
    anna.come()
    expect(await anna.say({ kind: 'guests', guests: false })).toMatchObject({ why: { refused: 'guestsYourself' } })
    expect(switches.said).toEqual([])
    await anna.say({ kind: 'guests', guests: true })
    expect(switches.said).toEqual(['guests true'])
  })

  it('cannot show a host that is on no network', async () => {
    open('t', null, controls(false))
    const anna = new CodeGuest({ address: '127.0.0.1' })
    anna.come()
    expect(anna.door?.controls?.visible).toBeNull()
    expect(await anna.say({ kind: 'visible', visible: true })).toMatchObject({ why: { refused: 'notThisTable' } })
  })
})

/** The door of a table: a join code, how guesses are slowed down, and who may switch what. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { HostControls, LineInfo, Peer } from '../../src-main/host/given'
import { Host, type Place } from '../../src-main/host/host'
import { Knocks } from '../../src-main/host/knocks'
import type { Refusal } from '../../src-shared/kernel'
import { foldedCode, isCode, proofOf, sameProof } from '../../src-shared/lan/proof'
import { PROTOCOL, type ClientMessage, type DoorView, type Frame, type HostMessage } from '../../src-shared/wire'
import { VirtualClock } from '../kit/clock'
import { testGiven, type TestGiven } from '../kit/given'

const CODE = 'Blue Tango'

let given: TestGiven, host: Host
beforeEach(() => {
  given = testGiven(3)
  host = new Host(given)
})

const fixedKey = (): Uint8Array => new Uint8Array(32)
const open = (id: string, code: string | null = null, controls: HostControls | null = null): void => {
  host.open({ id, name: id, game: 'mascarade', invite: [], fixedKey, pace: 0, code, controls })
}

class Knocker {
  readonly heard: HostMessage[] = []
  readonly peer: Peer
  place: Place | null = null

  constructor(line: Partial<LineInfo> = {}) {
    this.peer = {
      line: { from: '10.0.0.1', encrypted: false, words: null, ...line },
      send: message => {
        this.heard.push(message)
      },
      close: () => undefined,
    }
  }

  private hello(more: object): ClientMessage {
    return { kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna', ...more }
  }

  /** @returns null when in */
  come(more: object = {}): Refusal | null {
    return this.took(host.hello(this.peer, this.hello(more)))
  }

  async knock(more: object): Promise<Refusal | null> {
    return this.took(await host.knock(this.peer, this.hello(more)))
  }

  private took(arrived: Place | Refusal): Refusal | null {
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
    return this.heard.findLast(({ kind }) => kind === 'ok' || kind === 'refused')
  }

  get door(): DoorView | undefined {
    return this.heard.findLast((message): message is Frame => message.kind === 'frame')?.party.door
  }
  get token(): string {
    return this.heard.flatMap(message => (message.kind === 'welcome' ? [message.token] : []))[0] ?? ''
  }
}

const TLS = { encrypted: true, words: [1, 2, 3] }
const refused = (knocker: Knocker): string | undefined => knocker.come()?.refused

describe('a code', () => {
  it('counts as it is heard: capitals, spaces and wide signs are the same', () => {
    expect(foldedCode(' Blue\u00a0TANGO ')).toBe('bluetango')
    expect(proofOf('ｂｌｕｅ tango', 'x')).toBe(proofOf(CODE, 'x'))
    expect(proofOf(CODE, 'x')).not.toBe(proofOf(CODE, 'y'))
    expect(proofOf(CODE, 'x')).not.toBe(proofOf('blue tang', 'x'))
  })

  it('has four to forty characters', () => {
    expect(['abc', 'a b c', '', 'x'.repeat(41)].filter(isCode)).toEqual([])
    expect(['abcd', 'ключ', '🃏🃏🃏🃏', 'x'.repeat(40)].every(isCode)).toBe(true)
  })

  it('is compared whole', () => {
    expect(sameProof('abcd', 'abcd')).toBe(true)
    for (const other of ['abce', 'bbcd', 'abc', 'abcda', ''])
      expect([sameProof('abcd', other), sameProof(other, 'abcd')]).toEqual([false, false])
  })
})

describe('the door', () => {
  it('stands open where no code is asked for', () => {
    open('t')
    expect(new Knocker().come()).toBeNull()
    expect(host.list()).toMatchObject([{ locked: false }])
  })

  it('asks whoever is new for the code, and gives each connection a challenge of its own', () => {
    open('t', CODE)
    const anna = new Knocker(),
      boris = new Knocker()
    expect(anna.come()?.refused).toBe('codeNeeded')
    expect(anna.nonce()).toBe(anna.nonce())
    expect(anna.nonce()).not.toBe(boris.nonce())
    expect(host.list()).toMatchObject([{ taken: 0, locked: true }])
  })

  it('opens to the proof of a connection, and not to that of another', async () => {
    open('t', CODE)
    const anna = new Knocker(),
      boris = new Knocker({ from: '10.0.0.2' })
    expect(await boris.knock({ proof: proofOf(CODE, anna.nonce()) })).toEqual({ refused: 'codeWrong' })
    const judged = anna.knock({ proof: proofOf(CODE, anna.nonce()) })
    await given.clock.advance(100)
    expect(await judged).toBeNull()
    expect(boris.place).toBeNull()
  })

  it('opens to the code itself within TLS alone', async () => {
    open('t', CODE)
    const anna = new Knocker(TLS),
      boris = new Knocker({ from: '10.0.0.2' })
    expect(await anna.knock({ code: 'blue tango' })).toBeNull()
    expect((await boris.knock({ code: CODE }))?.refused).toBe('codeNeeded')
    expect(await new Knocker({ ...TLS, from: '10.0.0.3' }).knock({ code: 'blue waltz' })).toEqual({
      refused: 'codeWrong',
    })
  })

  it('opens to whoever holds a place, whatever the code is by now', async () => {
    open('t')
    const anna = new Knocker()
    anna.come()
    expect(await anna.say({ kind: 'code', code: CODE })).toMatchObject({ kind: 'ok' })
    expect(new Knocker().come({ token: anna.token })).toBeNull()
    expect(new Knocker().come({ token: 'stale' })?.refused).toBe('codeNeeded')
  })

  it('of one table is not that of another', async () => {
    open('a', 'first code')
    open('b', 'second code')
    const anna = new Knocker(TLS)
    expect(await anna.knock({ table: 'b', code: 'second code' })).toBeNull()
    expect(anna.come({ table: 'a' })?.refused).toBe('codeNeeded')
    expect(await anna.knock({ table: 'c', code: 'second code' })).toEqual({ refused: 'tableUnknown' })
  })

  it('is set and opened by the host, shown to the host alone, and kept', async () => {
    open('t')
    const anna = new Knocker(),
      boris = new Knocker({ from: '10.0.0.2' })
    anna.come()
    boris.come()
    expect(await boris.say({ kind: 'code', code: CODE })).toMatchObject({ why: { refused: 'notHost' } })
    expect(await anna.say({ kind: 'code', code: 'x' })).toMatchObject({ why: { refused: 'codeUnfit' } })
    await anna.say({ kind: 'code', code: CODE })
    expect(anna.door).toMatchObject({ locked: true, code: CODE })
    expect(boris.door).toEqual({ locked: true })
    expect(JSON.stringify(boris.heard)).not.toContain(CODE)
    expect(refused(new Knocker())).toBe('codeNeeded')
    await anna.say({ kind: 'code', code: null })
    expect(new Knocker().come()).toBeNull()
  })

  it('shows the host the words of each encrypted line, and nobody else any', () => {
    open('t')
    const anna = new Knocker(),
      boris = new Knocker({ ...TLS, from: '10.0.0.2' }),
      clara = new Knocker()
    for (const one of [anna, boris, clara]) one.come()
    expect(anna.door?.lines?.map(({ words }) => words)).toEqual([[1, 2, 3], null])
    expect(boris.door).toEqual({ locked: false })
  })
})

describe('guessing', () => {
  const judgedAt = async (clock: VirtualClock, judged: Promise<unknown>, most: number): Promise<number> => {
    const start = clock.now()
    let over = false
    void judged.then(() => {
      over = true
    })
    await clock.settle()
    while (!over && clock.now() - start < most) await clock.advance(50)
    return clock.now() - start
  }

  it('takes longer after each wrong one, half a minute at most', async () => {
    const clock = new VirtualClock(),
      knocks = new Knocks(clock),
      times: number[] = []
    for (let i = 0; i < 10; i++)
      times.push(
        await judgedAt(
          clock,
          knocks.judge('a', () => false),
          60_000,
        ),
      )
    expect(times).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  it('side by side is no quicker: one address waits its turn, and more than four at once are sent away', async () => {
    const clock = new VirtualClock(),
      knocks = new Knocks(clock),
      judged: number[] = []
    for (let i = 0; i < 4; i++)
      void knocks.judge('a', () => {
        judged.push(clock.now())
        return false
      })
    expect(await knocks.judge('a', () => true)).toBe('busy')
    await clock.advance(10_000)
    expect(judged).toEqual([0, 500, 1500, 3500])
  })

  it('does not shut out others: with a thousand wrong ones from everywhere somebody else waits two seconds at most', async () => {
    const clock = new VirtualClock(),
      knocks = new Knocks(clock)
    for (let i = 0; i < 1000; i++) void knocks.judge(`a${i}`, () => false)
    await clock.advance(2000)
    expect(
      await judgedAt(
        clock,
        knocks.judge('honest', () => true),
        60_000,
      ),
    ).toBe(2000)
  })

  it('is forgotten: by the right one at once, otherwise after ten minutes', async () => {
    const clock = new VirtualClock(),
      knocks = new Knocks(clock)
    for (let i = 0; i < 4; i++) {
      void knocks.judge('a', () => false)
      await clock.advance(60_000)
    }
    expect(
      await judgedAt(
        clock,
        knocks.judge('a', () => true),
        60_000,
      ),
    ).toBe(0)
    expect(
      await judgedAt(
        clock,
        knocks.judge('a', () => false),
        60_000,
      ),
    ).toBe(0)
    expect(
      await judgedAt(
        clock,
        knocks.judge('a', () => false),
        60_000,
      ),
    ).toBe(500)
    await clock.advance(700_000)
    expect(
      await judgedAt(
        clock,
        knocks.judge('a', () => false),
        60_000,
      ),
    ).toBe(0)
    expect(
      await judgedAt(
        clock,
        knocks.judge('a', () => false),
        60_000,
      ),
    ).toBe(500)
  })

  it('of somebody who has hung up, or at a host that closes, is never answered', async () => {
    const clock = new VirtualClock(),
      knocks = new Knocks(clock)
    let judged = 0
    void knocks.judge('a', () => {
      judged++
      return false
    })
    await clock.settle()
    void knocks.judge('a', () => {
      judged++
      return false
    })
    await clock.settle()
    knocks.stop()
    await clock.advance(60_000)
    expect(judged).toBe(1)
  })
})

describe('what is switched for the whole host', () => {
  function controls(network = true): HostControls & { said: string[] } {
    const said: string[] = []
    let visible = true,
      guests = true
    return {
      said,
      visible: () => (network ? visible : null),
      guests: () => guests,
      isGuest: ({ encrypted, from }) => !encrypted && from !== '127.0.0.1',
      setVisible(next) {
        said.push(`visible ${next}`)
        visible = next
        return network
      },
      setGuests(next) {
        said.push(`guests ${next}`)
        guests = next
      },
    }
  }

  it('is switched by the host of the table that has it, and shown there', async () => {
    const switches = controls()
    open('t', null, switches)
    const anna = new Knocker({ from: '127.0.0.1' }),
      boris = new Knocker()
    anna.come()
    boris.come()
    expect(await boris.say({ kind: 'visible', visible: false })).toMatchObject({ why: { refused: 'notHost' } })
    expect(switches.said).toEqual([])
    await anna.say({ kind: 'visible', visible: false })
    await anna.say({ kind: 'guests', guests: false })
    expect(switches.said).toEqual(['visible false', 'guests false'])
    expect(anna.door?.controls).toEqual({ visible: false, guests: false })
    expect(boris.door?.controls).toBeUndefined()
  })

  it('is switched at no other table', async () => {
    open('t')
    const anna = new Knocker()
    anna.come()
    expect(await anna.say({ kind: 'guests', guests: false })).toMatchObject({ why: { refused: 'notThisTable' } })
    expect(anna.door?.controls).toBeNull()
  })

  it('shuts nobody out by their own hand', async () => {
    const switches = controls()
    open('t', null, switches)
    const anna = new Knocker({ from: '10.0.0.9' })
    anna.come()
    expect(await anna.say({ kind: 'guests', guests: false })).toMatchObject({ why: { refused: 'guestsYourself' } })
    expect(switches.said).toEqual([])
  })

  it('cannot show what is on no network', async () => {
    open('t', null, controls(false))
    const anna = new Knocker({ from: '127.0.0.1' })
    anna.come()
    expect(anna.door?.controls?.visible).toBeNull()
    expect(await anna.say({ kind: 'visible', visible: true })).toMatchObject({ why: { refused: 'notThisTable' } })
  })
})

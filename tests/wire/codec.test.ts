import { describe, expect, it } from 'vitest'
import {
  decodeClient,
  decodeHost,
  encode,
  MAX_HOST_MESSAGE,
  PROTOCOL,
  type ClientMessage,
  type HostMessage,
} from '../../src-shared/wire'

const read = (message: unknown) => decodeClient(JSON.stringify(message))

describe("a client's message", () => {
  it('is read', () => {
    const message: ClientMessage = { kind: 'answer', n: 3, ask: '7/turn/2', answer: { branch: 'look', answer: 's2' } }
    expect(decodeClient(encode(message))).toEqual({ message })
  })

  it('may say hello with or without a token', () => {
    expect(read({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna' })).toHaveProperty('message')
    expect(read({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna', token: 'x', table: 't' })).toHaveProperty(
      'message',
    )
    expect(read({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna', token: '' })).toEqual({
      n: 0,
      why: { refused: 'messageShape', params: { field: 'token' } },
    })
  })

  it('is refused with its number where that can be read', () => {
    expect(read({ kind: 'sit', n: -1 })).toEqual({ n: -1, why: { refused: 'messageShape', params: { field: 'n' } } })
    expect(read({ kind: 'sit', n: 1.5 })).toHaveProperty('why.refused', 'messageShape')
    expect(read({ kind: 'moveSeat', n: 4, seat: 0, to: 99 })).toEqual({
      n: 4,
      why: { refused: 'messageShape', params: { field: 'to' } },
    })
    expect(read({ kind: 'setting', n: 5, key: 'clock', value: 7 })).toHaveProperty('why.params.field', 'value')
    expect(read(null)).toEqual({ n: -1, why: { refused: 'unknownMessage' } })
  })

  it('may not be longer in its names than any name is', () => {
    expect(read({ kind: 'rename', n: 1, name: 'x'.repeat(200) })).toHaveProperty('message')
    expect(read({ kind: 'rename', n: 1, name: 'x'.repeat(201) })).toHaveProperty('why')
  })

  it('may nest twelve deep, not thirteen', () => {
    const nested = (depth: number): string =>
      `{"kind":"answer","n":1,"ask":"a","answer":${'['.repeat(depth)}${']'.repeat(depth)}}`
    expect(decodeClient(nested(11))).toHaveProperty('message')
    expect(decodeClient(nested(12))).toEqual({ n: -1, why: { refused: 'tooDeep' } })
  })

  it('may be long if it brings a deck, and is short otherwise', () => {
    expect(read({ kind: 'deck', n: 1, text: 'x'.repeat(100_000) })).toHaveProperty('message')
    expect(read({ kind: 'rename', n: 2, name: 'x'.repeat(16 * 1024) })).toEqual({ n: 2, why: { refused: 'tooLong' } })
    expect(read({ kind: 'rename', n: 2, name: 'x'.repeat(15 * 1024) })).toHaveProperty('why.refused', 'messageShape')
  })

  it('loses a key that would be a prototype', () => {
    const found = decodeClient('{"kind":"answer","n":1,"ask":"a","answer":{"__proto__":{"admin":true},"x":1}}')
    expect('message' in found && found.message.kind === 'answer' ? JSON.stringify(found.message.answer) : '').toBe(
      '{"x":1}',
    )
  })

  it('is given nothing by such a key either, however deep it lies: what was not said is not there', () => {
    const found = decodeClient('{"kind":"answer","n":1,"ask":"a","answer":[{"x":{"__proto__":{"admin":true}}}]}')
    const [{ x } = { x: {} }] = ('message' in found && 'answer' in found.message ? found.message.answer : []) as {
      x: object
    }[]
    expect(['admin' in x, Object.getPrototypeOf(x)]).toEqual([false, Object.prototype])
  })
})

describe("a host's message", () => {
  it('is read', () => {
    const message: HostMessage = { kind: 'refused', n: 2, why: { refused: 'askClosed' } }
    expect(decodeHost(encode(message))).toEqual(message)
  })

  const party = {
    phase: 'lobby',
    game: 'g',
    host: 'h',
    table: { id: 't', name: 'T' },
    options: {},
    shelf: [],
    settings: {},
    invite: [],
    cannotStart: null,
    seats: [],
    spectators: [],
    claims: [],
    wishes: [],
    votes: [],
    you: { id: 'h', seat: null, host: true },
  }
  const frame = (change: object): string =>
    JSON.stringify({ kind: 'frame', seq: 1, party: { ...party, ...change }, match: null, clocks: [] })

  it('brings no prototype with it', () => {
    const read = decodeHost(frame({}).replace('"seats":[]', '"seats":[],"__proto__":{"evil":true}'))
    expect(read?.kind === 'frame' && 'evil' in read.party).toBe(false)
    expect(read?.kind).toBe('frame')
  })

  it('has names for its people, and no more of them than a table holds', () => {
    const seat = { who: 'bot', name: 'Ada' }
    expect(decodeHost(frame({ seats: Array.from({ length: 100 }, () => seat) }))).not.toBeNull()
    expect(decodeHost(frame({ seats: Array.from({ length: 101 }, () => seat) }))).toBeNull()
    expect(decodeHost(frame({ seats: [{ who: 'bot' }] }))).toBeNull()
    expect(decodeHost(frame({ you: null }))).toBeNull()
  })

  it("is no longer than any table's, no deeper, and brings no deck without end", () => {
    expect(decodeHost(frame({ pad: 'x'.repeat(MAX_HOST_MESSAGE) }))).toBeNull()
    expect(decodeHost(frame({ pad: 'x'.repeat(MAX_HOST_MESSAGE / 2) }))).not.toBeNull()
    expect(decodeHost('['.repeat(1_000_000))).toBeNull()
    const deck = (cards: number): string =>
      JSON.stringify({ kind: 'deck', hash: 'h', deck: { cards: new Array<null>(cards).fill(null) } })
    expect(decodeHost(deck(1000))).not.toBeNull()
    expect(decodeHost(deck(1001))).toBeNull()
  })

  it('brings no deck of which any part is without end, whatever its other parts are', () => {
    const deck = (...parts: readonly unknown[]): string =>
      JSON.stringify({ kind: 'deck', hash: 'h', deck: { ...parts } })
    const full = new Array<null>(1000).fill(null),
      tooMany = [...full, null]
    expect(decodeHost(deck('a name', full, full))).not.toBeNull()
    for (const parts of [
      ['a name', tooMany],
      [tooMany, 'a name'],
      [full, tooMany, full],
    ])
      expect(decodeHost(deck(...parts))).toBeNull()
  })

  it('is nothing when it is of no known kind or shape', () => {
    expect(decodeHost('{"kind":"run","script":"x"}')).toBeNull()
    expect(decodeHost('{"kind":"frame","seq":1}')).toBeNull()
    expect(decodeHost('frame')).toBeNull()
  })
})

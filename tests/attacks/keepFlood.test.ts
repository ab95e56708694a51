/**
 * A computer that keeps tables, or hosts one that is kept here, sends valid messages: long, many, slow to handle, late.
 * Its aim is a thread that does nothing else, so that the host falls silent for the others, or a full memory.
 */
import type { WebSocket } from 'ws'
import { expect, it } from 'vitest'
import type { Durable, Generation, Message, Replica } from '../../src-main/keep/protocol'
import { createCertificate } from '../../src-main/net/tls/certificate'
import { callFrom, paperLinks, realLinks, type PaperLine, type PaperLinks } from './kit/keepLine'
import { proveWays, type Attack, type Defence } from './kit/ways'

const MB = 2 ** 20
const GENERATION: Generation = { seq: 1, term: 1, members: ['a', 'b', 'c'] }
const replica = (seq: number, base: string): Replica => ({
  generation: { ...GENERATION, seq },
  base,
  share: 'AAAA',
  hashes: {},
  entries: [],
})
/** A valid message of about so many bytes. */
const messageOf = (bytes: number): string =>
  JSON.stringify({
    kind: 'step',
    table: 't',
    message: { kind: 'prepare', term: 1, replica: replica(1, 'A'.repeat(4 * Math.ceil(bytes / 4))) },
  })
const LEFT = JSON.stringify({ kind: 'left', table: 't' })

/** What a computer has spent is not counted. */
const uncounted = (...what: ('received' | 'worked' | 'isShut')[]): Defence => ({
  module: 'src-main/keep/links/linkBudgets',
  off: ({ LinkBudgets }) => {
    class Boundless extends (LinkBudgets as unknown as new (...given: unknown[]) => object) {}
    for (const name of what) Object.defineProperty(Boundless.prototype, name, { value: () => name !== 'isShut' })
    return { LinkBudgets: Boundless }
  },
})
/** A message may be as long as it likes, and take its time. */
const unwatched: Defence = {
  module: 'src-main/keep/links/unfinishedMessage',
  off: () => ({
    UnfinishedMessage: class {
      add = (): boolean => true
      end = (): void => undefined
    },
  }),
}

/** Whether more was taken than somebody who keeps tables ever needs. */
const taking =
  (most: number, attack: (paper: PaperLinks) => void | Promise<void>, cost = 0): Attack =>
  async () => {
    const paper = await paperLinks(cost)
    await attack(paper)
    return paper.taken() > most
  }
/** A line that is opened again whenever it is closed. */
function again(paper: PaperLinks, line: PaperLine | null, id?: string, address?: string): PaperLine {
  return line?.isOpen ? line : paper.line(id, address)
}

proveWays('a keeper that sends much to a host', [
  {
    name: 'one huge message',
    attack: taking(2 * MB, ({ line }) => {
      line().say(messageOf(3 * MB))
    }),
    without: [unwatched],
  },
  {
    name: 'many of middle length, at once',
    attack: taking(8 * MB, ({ line }) => {
      const one = line(),
        text = messageOf(200_000)
      for (let n = 0; n < 60; n++) one.say(text)
    }),
    without: [uncounted('received')],
  },
  {
    name: 'many small ones',
    attack: taking(0.3 * MB, ({ line }) => {
      const one = line()
      for (let n = 0; n < 20_000; n++) one.say(LEFT)
    }),
    without: [uncounted('received')],
  },
  {
    name: 'a steady stream, for a minute',
    attack: taking(80 * MB, async ({ line, clock }) => {
      const one = line(),
        text = messageOf(200_000)
      for (let n = 0; n < 600; n++) {
        one.say(text)
        await clock.advance(100)
      }
    }),
    without: [uncounted('received')],
  },
  {
    name: 'forty lines of one computer, one after another, on each as much as is allowed',
    attack: taking(8 * MB, ({ line }) => {
      const text = messageOf(200_000)
      for (let n = 0; n < 40; n++) {
        const one = line()
        for (let m = 0; m < 2; m++) one.say(text)
      }
    }),
    without: [uncounted('received')],
  },
  {
    name: 'under forty names from one address, as much as is allowed under each',
    attack: taking(8 * MB, ({ line }) => {
      const text = messageOf(200_000)
      for (let n = 0; n < 40; n++) {
        const one = line(`eve ${n}`)
        for (let m = 0; m < 2; m++) one.say(text)
      }
    }),
    without: [uncounted('received')],
  },
])

/** Whether a host's thread was busy for more than a tenth of a minute. @param cost milliseconds of each message */
const holding =
  (cost: number, attack: (paper: PaperLinks) => void | Promise<void>): Attack =>
  async () => {
    const paper = await paperLinks(cost)
    await attack(paper)
    return paper.count() * cost > 6000
  }

proveWays('a keeper whose messages take long', [
  {
    name: 'one after another',
    attack: holding(400, ({ line }) => {
      const one = line()
      for (let n = 0; n < 30; n++) one.say(LEFT)
    }),
    without: [uncounted('worked')],
  },
  {
    name: 'on lines that are opened anew',
    attack: holding(100, paper => {
      let line: PaperLine | null = null
      for (let n = 0; n < 100; n++) {
        line = again(paper, line)
        line.say(LEFT)
        line.terminate()
      }
    }),
    without: [uncounted('worked')],
  },
  {
    name: 'under other names from the same address',
    attack: holding(100, paper => {
      for (let n = 0; n < 100; n++) paper.line(`eve ${n}`).say(LEFT)
    }),
    without: [uncounted('worked')],
  },
  {
    name: 'from other addresses under the same name',
    attack: holding(100, paper => {
      for (let n = 0; n < 100; n++) paper.line('eve', `10.0.1.${n}`).say(LEFT)
    }),
    without: [uncounted('worked')],
  },
  {
    name: 'pings, which have to be answered',
    attack: async () => {
      const { line } = await paperLinks()
      const one = line()
      for (let n = 0; n < 1000 && one.isOpen; n++) one.emit('ping', Buffer.alloc(0))
      return one.isOpen
    },
    without: [uncounted('worked')],
  },
])

/** Whether a line still holds a part of a message after a minute. */
const dripping =
  (first: number, then: number, sendsTables: boolean): Attack =>
  async () => {
    const { line, clock } = await paperLinks(0, sendsTables)
    const one = line()
    one.arrive(first)
    for (let second = 0; second < 60; second++) {
      one.arrive(then)
      await clock.advance(1000)
    }
    return one.isOpen
  }

proveWays('somebody who never finishes a message, so that its beginning stays in memory', [
  { name: 'a keeper that sends a byte a second', attack: dripping(200_000, 1, false), without: [unwatched] },
  { name: 'a keeper that sends nothing more', attack: dripping(200_000, 0, false), without: [unwatched] },
  { name: 'a host in the middle of its table', attack: dripping(8 * MB, 1, true), without: [unwatched] },
])

const [eve, mallory] = await Promise.all([createCertificate(), createCertificate()])
/** Whether somebody who was cut off is taken again. */
const comesBack =
  (certificate: typeof eve, from: string): Attack =>
  async () => {
    const { port, close } = await realLinks()
    try {
      const line = await callFrom(eve, port)
      if (!line) return false
      const ended = new Promise(done => line.once('close', done)),
        text = messageOf(200_000)
      for (let n = 0; n < 60; n++) line.send(text, () => undefined)
      await ended
      return (await callFrom(certificate, port, from)) !== null
    } finally {
      close()
    }
  }

proveWays('a computer that was cut off', [
  { name: 'calls again', attack: comesBack(eve, '127.0.0.1'), without: [uncounted('isShut')] },
  {
    name: 'calls again from another address',
    attack: comesBack(eve, '127.0.0.66'),
    without: [uncounted('isShut')],
  },
  {
    name: 'calls again under another name',
    attack: comesBack(mallory, '127.0.0.1'),
    without: [uncounted('isShut')],
  },
])

it('a host gives others its sign of life all the while that a keeper floods it, until that is cut off', async () => {
  const { links, port, heard, close } = await realLinks()
  const carla = await createCertificate()
  const [flood, honest] = await Promise.all([callFrom(eve, port, '127.0.0.66'), callFrom(carla, port)])
  if (!flood || !honest) throw new Error('nobody was taken')
  const gaps: number[] = []
  let last = performance.now()
  honest.on('message', () => {
    gaps.push(performance.now() - last)
    last = performance.now()
  })
  const beat = setInterval(() => {
    links.send(carla.fingerprint, { kind: 'declined', table: 't' })
  }, 20)
  const ended = new Promise(done => flood.once('close', done))
  pour(flood, messageOf(200_000))
  await ended
  const before = gaps.length
  while (gaps.length < before + 5) await new Promise(setImmediate)
  clearInterval(beat)
  // A host is given up after twelve seconds.
  expect(Math.max(...gaps)).toBeLessThan(3000)
  honest.send(LEFT)
  while (heard.at(-1)?.from !== carla.fingerprint) await new Promise(setImmediate)
  close()
})
/** Sends as fast as it is read, until the line is closed. */
function pour(line: WebSocket, text: string): void {
  if (line.readyState === line.OPEN)
    line.send(text, () => {
      setImmediate(pour, line, text)
    })
}

/** What a keeper stores after a host has prepared so many generations. */
async function preparedBy(count: number, base: string): Promise<number> {
  const { nodeAt, receive, storedOf } = await import('../../src-main/keep/protocol')
  const node = nodeAt('b', 0)
  for (let seq = 1; seq <= count; seq++)
    receive(node, 'a', { kind: 'prepare', term: 1, replica: replica(seq, base) }, 0)
  return storedOf(node.durable)
}
/** Whether a keeper of many tables stores all that their host sends. */
const filledTables =
  (hosts: (table: number) => string, most: number): Attack =>
  async () => {
    const { receive: hear } = await import('../../src-main/keep/receiving')
    const { nodeAt, receive, storedOf } = await import('../../src-main/keep/protocol')
    const base = 'A'.repeat(8 * MB)
    const nodes = Array.from({ length: 40 }, () => nodeAt('b', 0))
    const places = nodes.map((node, n) => ({
      ...{ founder: hosts(n), hostHeard: 0, lastHost: null, succession: { admits: () => true } },
      kept: {
        hosts: false,
        get durable(): Durable {
          return node.durable
        },
        receive: (from: string, message: Message) => receive(node, from, message, 0),
      },
      leaving: {},
    }))
    const keeping = {
      setup: { clock: { now: () => 0 } },
      links: { own: 'b', send: () => undefined },
      automatic: false,
      open: new Map(places.map((place, n) => [`t${n}`, place])),
    } as never
    for (const seq of [1, 2])
      for (let n = 0; n < nodes.length; n++) {
        const message = { kind: 'prepare', term: 1, replica: replica(seq, base) } as never
        hear(keeping, hosts(n), { kind: 'step', table: `t${n}`, message }, '10.0.0.1')
      }
    return nodes.reduce((sum, { durable }) => sum + storedOf(durable), 0) > most
  }
const roomy: Defence = { module: 'src-main/keep/holdings', off: () => ({ asFits: (message: Message) => message }) }

proveWays('a host that fills its keepers', [
  {
    name: 'many generations that never come into force',
    attack: async () => (await preparedBy(32, 'A'.repeat(8 * MB))) > 20 * MB,
    without: [{ module: 'src-main/keep/protocol/room', off: () => ({ mayPrepare: () => true }) }],
  },
  {
    name: 'generations without end, each of them small',
    attack: async () => (await preparedBy(2000, 'A'.repeat(400))) > 400 * 1000,
    without: [{ module: 'src-main/keep/protocol/room', off: () => ({ mayPrepare: () => true }) }],
  },
  { name: 'many tables', attack: filledTables(() => 'a', 150 * MB), without: [roomy] },
  { name: 'many hosts, each with many tables', attack: filledTables(n => `host ${n % 8}`, 300 * MB), without: [roomy] },
])

proveWays('keepers that come and go', [
  {
    name: 'until their host has begun more generations than it can store',
    attack: async () => {
      const { nodeAt, found, change, storedOf } = await import('../../src-main/keep/protocol')
      const node = nodeAt('a', 0),
        base = 'A'.repeat(MB)
      found(node)
      for (let seq = 1; seq <= 200; seq++)
        change(node, new Map(GENERATION.members.map(id => [id, replica(seq, base)])), 0)
      return storedOf(node.durable) > 20 * MB
    },
    without: [{ module: 'src-main/keep/protocol/room', off: () => ({ mayBegin: () => true }) }],
  },
])

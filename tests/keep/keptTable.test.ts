/** A table as one computer keeps it: what it says only when it is on disk, and what it believes. */
import { describe, expect, it } from 'vitest'
import { KeptTable } from '../../src-main/keep/keptTable'
import { NOTHING, type Durable, type Generation, type Message, type Replica } from '../../src-main/keep/protocol'
import { hashOfShare } from '../../src-main/keep/sealing/shares'
import { VirtualClock } from '../kit/clock'

const FIRST: Generation = { seq: 1, term: 1, members: ['a', 'b', 'c'] }
const shareOf = (id: string): string => Buffer.from(id).toString('base64')
const replicaOf = (id: string, generation = FIRST): Replica => ({
  generation,
  base: '',
  share: shareOf(id),
  hashes: Object.fromEntries(generation.members.map(one => [one, hashOfShare(shareOf(one))])),
  entries: [],
})

/** A computer whose disk writes when the test says so. */
async function computer(id: string, durable: Durable = NOTHING) {
  const clock = new VirtualClock()
  const sent: string[] = [],
    lines: string[] = [],
    closed: string[] = [],
    seen: string[] = []
  const writes: { readonly done: () => void; readonly fail: () => void }[] = []
  const kept = await KeptTable.open({
    id,
    clock,
    storage: {
      read: () => Promise.resolve(durable),
      write: () =>
        new Promise((done, fail) => {
          writes.push({
            done,
            fail: () => {
              fail(new Error('the disk is full'))
            },
          })
        }),
      close: () => {
        closed.push('closed')
        return Promise.resolve()
      },
    },
    send: (to, message) => sent.push(`${to} ${message.kind}`),
    report: line => lines.push(line),
  })
  kept.listen({
    onChange: () => seen.push('change'),
    onBroken: () => seen.push('broken'),
    onSafe: (_, count) => seen.push(`safe ${count}`),
  })
  const written = async (): Promise<void> => {
    for (let write = writes.shift(); write; write = writes.shift()) {
      write.done()
      await clock.settle()
    }
  }
  return { kept, clock, sent, lines, seen, closed, writes, written }
}
const prepare: Message = { kind: 'prepare', term: 1, replica: replicaOf('b') }

describe('a computer that keeps a table', () => {
  it('says nothing before what it says is on disk', async () => {
    const { kept, clock, sent, written } = await computer('b')
    kept.receive('a', prepare)
    await clock.settle()
    expect(sent).toEqual([])
    await written()
    expect(sent).toEqual(['a prepared'])
  })

  it('writes what came meanwhile together, and says it in order', async () => {
    const { kept, clock, sent, writes, written } = await computer('b')
    kept.receive('a', prepare)
    kept.receive('a', { kind: 'activate', term: 1, generation: FIRST })
    kept.receive('a', { kind: 'append', term: 1, generation: FIRST, from: 0, entries: [], sent: 5 })
    await clock.settle()
    expect(writes).toHaveLength(1)
    writes.shift()?.done()
    await clock.settle()
    expect([sent, writes.length]).toEqual([['a prepared'], 1])
    await written()
    expect(sent).toEqual(['a prepared', 'a appended'])
  })

  describe('and hosts', () => {
    const append = ['b append', 'c append']
    /** In office, with its first generation, which is still to be written. */
    async function host() {
      const here = await computer('a')
      const { kept } = here
      kept.found()
      kept.change(new Map(FIRST.members.map(id => [id, replicaOf(id)])))
      for (const from of ['b', 'c']) kept.receive(from, { kind: 'prepared', term: 1, generation: FIRST })
      kept.receive('b', { kind: 'appended', term: 1, generation: FIRST, length: 0, sent: 0 })
      return here
    }
    const confirms = (length: number): Message => ({ kind: 'appended', term: 1, generation: FIRST, length, sent: 0 })

    it('sends an answer while it is written, and calls it safe when it is on both disks', async () => {
      const { kept, clock, sent, seen, writes, written } = await host()
      await written()
      sent.length = 0
      kept.propose('x')
      kept.propose('y')
      expect(sent).toEqual([...append, ...append])
      kept.receive('b', confirms(2))
      await clock.settle()
      expect(seen.filter(one => one.startsWith('safe 2'))).toEqual([])
      expect(writes).toHaveLength(1)
      await written()
      expect(seen.filter(one => one.startsWith('safe 2'))).toEqual(['safe 2'])
      expect(sent).toEqual([...append, ...append])
    })

    it('sends it after everything that has to be on disk before', async () => {
      const { kept, clock, sent, writes, written } = await host()
      expect(kept.propose('x')).toBe(true)
      await clock.settle()
      expect([sent, writes]).toEqual([[], [expect.anything()]])
      writes.shift()?.done()
      await clock.settle()
      // The host was founded: what has come meanwhile is written now.
      expect(kept.propose('y')).toBe(true)
      expect(sent.filter(one => one.endsWith('append'))).toEqual([])
      await written()
      expect(sent.slice(-6)).toEqual([...append, ...append, ...append])
      expect(sent.indexOf('b activate')).toBeLessThan(sent.indexOf('b append'))
    })

    it('says nothing before what it has to say first', async () => {
      const { kept, clock, sent, written } = await host()
      await written()
      sent.length = 0
      kept.propose('x')
      kept.receive('b', { kind: 'poll' })
      kept.propose('y')
      await clock.settle()
      expect(sent).toEqual(append)
      await written()
      expect(sent).toEqual([...append, 'b status', ...append])
    })

    it('adds nothing any more, and says nothing, once it has stopped; its files are closed after the last write', async () => {
      const { kept, clock, sent, writes, closed } = await host()
      const stopped = kept.stop()
      expect(kept.propose('x')).toBe(false)
      await clock.settle()
      expect([sent, closed]).toEqual([[], []])
      writes.shift()?.done()
      await stopped
      expect([sent, closed, writes]).toEqual([[], ['closed'], []])
    })
  })

  it('that cannot close its files says so, and stops all the same', async () => {
    const lines: string[] = []
    const storage = {
      read: () => Promise.resolve(NOTHING),
      write: () => Promise.resolve(),
      close: () => Promise.reject(new Error('the disk is gone')),
    }
    const report = (line: string): unknown => lines.push(line)
    const kept = await KeptTable.open({ id: 'a', clock: new VirtualClock(), storage, send: () => undefined, report })
    await kept.stop()
    expect(lines).toEqual([expect.stringContaining('the disk is gone')])
  })

  it('is silent from the moment on at which its disk fails, and holds nothing any more', async () => {
    const { kept, clock, sent, lines, seen, writes } = await computer('a')
    kept.found()
    expect(kept.hosts).toBe(true)
    await clock.settle()
    writes.shift()?.fail()
    await clock.settle()
    expect(lines).toEqual([expect.stringContaining('the disk is full')])
    expect(seen).toEqual(['broken'])
    expect([kept.hosts, kept.hasLease, kept.mayAccept, kept.propose('x')]).toEqual([false, false, false, false])
    kept.receive('b', { kind: 'poll' })
    await clock.advance(10_000)
    expect([sent, clock.waiting]).toEqual([[], 0])
  })

  it('has no lease any more then, though the others answer', async () => {
    const { kept, clock, writes, written } = await computer('a')
    kept.found()
    kept.change(new Map(FIRST.members.map(id => [id, replicaOf(id)])))
    for (const from of ['b', 'c']) kept.receive(from, { kind: 'prepared', term: 1, generation: FIRST })
    kept.receive('b', { kind: 'appended', term: 1, generation: FIRST, length: 0, sent: 0 })
    await written()
    expect([kept.hasLease, kept.mayAccept]).toEqual([true, true])
    expect(kept.propose('x')).toBe(true)
    await clock.settle()
    writes.shift()?.fail()
    await clock.settle()
    expect([kept.hasLease, kept.mayAccept]).toEqual([false, false])
  })

  it('leaves no timer behind when it stops', async () => {
    const { kept, clock } = await computer('b', { ...NOTHING, term: 1, host: 'a', replica: replicaOf('b') })
    kept.stand()
    kept.stop()
    expect(clock.waiting).toBe(0)
  })
})

describe('a share of the key', () => {
  it('that is false is reported and does not count', async () => {
    const { kept, clock, lines, written } = await computer('b', {
      ...NOTHING,
      term: 1,
      host: 'a',
      replica: replicaOf('b'),
    })
    await clock.advance(12_000)
    await written()
    kept.stand()
    // Cut off from the others it asks for nothing, and promises itself nothing.
    await clock.advance(500)
    await written()
    expect([kept.agreed, kept.durable.term]).toEqual([[], 1])
    kept.stand()
    const status = { term: 1, replica: { generation: FIRST, length: 0 }, pending: [], retired: null }
    kept.receive('c', { kind: 'status', status })
    await clock.advance(500)
    await written()
    for (let n = 0; n < 3; n++) kept.receive('c', { kind: 'share', term: 3, generation: FIRST, share: shareOf('x') })
    await written()
    expect([kept.hosts, lines]).toEqual([false, ["a share of the table's key is false"]])
    expect(kept.agreed).toEqual(['b'])
    kept.receive('c', { kind: 'share', term: 3, generation: FIRST, share: shareOf('c') })
    await written()
    expect(kept.hosts).toBe(true)
    expect([...(kept.won ?? [])]).toEqual([
      ['b', shareOf('b')],
      ['c', shareOf('c')],
    ])
  })
})

describe('a computer that stands', () => {
  const status = (replica: { generation: Generation; length: number } | null): Message => ({
    kind: 'status',
    status: { term: 1, replica, pending: [], retired: null },
  })
  /** What it asks for half a second after it stood, of which this was said meanwhile. */
  async function asks(durable: Durable, said: readonly Message[]): Promise<string[]> {
    const { kept, clock, sent, written } = await computer('b', durable)
    await clock.advance(12_000)
    await written()
    kept.stand()
    for (const message of said) kept.receive('c', message)
    await clock.advance(500)
    await written()
    return sent.filter(one => one.endsWith('request'))
  }
  const begun: Durable = { ...NOTHING, term: 1, host: 'a', pending: [replicaOf('b')] }

  it('may go on with a copy that was begun and is in force at another one', async () => {
    expect(await asks(begun, [status({ generation: FIRST, length: 0 })])).toEqual(['a request', 'c request'])
  })

  /** How many milliseconds after it stood it asks at computers of these names, of which these say how they stand at once. */
  async function asksAfter(members: readonly string[], here: readonly string[]): Promise<number | null> {
    const generation = { ...FIRST, members }
    const replica = { ...replicaOf('b'), generation }
    const { kept, clock, sent, written } = await computer('b', { ...NOTHING, term: 1, host: 'a', replica })
    await clock.advance(12_000)
    await written()
    kept.stand()
    for (const id of here) kept.receive(id, status({ generation, length: 0 }))
    const asked = async (): Promise<boolean> => {
      await written()
      return sent.some(one => one.endsWith('request'))
    }
    for (const ms of [0, 499, 500]) {
      await clock.advance(ms === 500 ? 1 : ms)
      if (await asked()) {
        const before = sent.length
        await clock.advance(500)
        await written()
        // Once: a second request would be one of another term.
        expect(sent.slice(before).filter(one => one.endsWith('request'))).toEqual([])
        return ms
      }
    }
    return null
  }

  it('waits for nobody when only one is missing, which is the host that is gone; for two it waits half a second', async () => {
    expect(await asksAfter(['a', 'b', 'c'], ['c'])).toBe(0)
    expect(await asksAfter(['a', 'b', 'c', 'd', 'e'], ['c', 'd', 'e'])).toBe(0)
    expect(await asksAfter(['a', 'b', 'c', 'd', 'e'], ['c', 'd'])).toBe(500)
    // Who is no computer of the table is none that was waited for.
    expect(await asksAfter(['a', 'b', 'c', 'd', 'e'], ['c', 'd', 'f'])).toBe(500)
    expect(await asksAfter(['a', 'b', 'c', 'd', 'e'], ['c'])).toBe(null)
    // Of two computers neither goes on without the other.
    expect(await asksAfter(['a', 'b'], [])).toBe(null)
  })

  it('asks for nothing where nobody has it in force, or nobody says so', async () => {
    expect(await asks(begun, [status(null)])).toEqual([])
    expect(await asks(begun, [])).toEqual([])
    expect(await asks(NOTHING, [status({ generation: FIRST, length: 0 })])).toEqual([])
  })
})

describe('a generation that a host begins', () => {
  it('may be given up until the old one is being retired', async () => {
    const { kept, written } = await computer('a')
    kept.found()
    kept.change(new Map(FIRST.members.map(id => [id, replicaOf(id)])))
    await written()
    expect([kept.isChanging, kept.preparing]).toEqual([true, FIRST])
    for (const from of ['b', 'c']) kept.receive(from, { kind: 'prepared', term: 1, generation: FIRST })
    await written()
    expect([kept.isChanging, kept.preparing]).toEqual([false, null])
    const second = { ...FIRST, seq: 2 }
    kept.change(new Map(second.members.map(id => [id, replicaOf(id, second)])))
    expect(kept.preparing).toEqual(second)
    for (const from of ['b', 'c']) kept.receive(from, { kind: 'prepared', term: 1, generation: second })
    // The old one is being retired: there is no way back.
    expect([kept.isChanging, kept.preparing]).toEqual([true, null])
  })
})

it('the person at a computer agrees to one computer, or to none', async () => {
  const { kept, seen } = await computer('b')
  kept.agreeTo('c')
  expect([kept.consent, seen]).toEqual(['c', ['change']])
  kept.agreeTo(null)
  expect(kept.consent).toBeNull()
})

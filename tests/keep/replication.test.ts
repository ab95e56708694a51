/** What a host tells those who keep its table, and when it says that a change is safe. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Replication } from '../../src-main/keep/replication'
import { KeptTable } from '../../src-main/keep/keptTable'
import { NOTHING, type Message } from '../../src-main/keep/protocol'
import { NO_TABLE, type TableChange } from '../../src-main/keep/replica/tableChange'
import type { StoredParty } from '../../src-main/host/storage/storeTypes'
import { VirtualClock } from '../kit/clock'
import { Office, TABLE } from './office'

const party = (name: string): TableChange => ({
  change: 'party',
  party: { id: TABLE, name, seats: [] } as unknown as StoredParty,
  decks: [],
})

let office: Office, replication: Replication, deposed: number
beforeEach(async () => {
  office = await Office.open(['a', 'b', 'c', 'd'])
  const { kept } = office.desk('a')
  kept.found()
  deposed = 0
  replication = new Replication(kept, TABLE, NO_TABLE, () => deposed++)
})
/** Time passes in which keys are cut, too. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    await office.clock.advance(100)
    await new Promise(setImmediate)
    await new Promise(setImmediate)
  }
}
async function until(holds: () => boolean): Promise<void> {
  for (let n = 0; !holds(); n++) {
    if (n > 300) throw new Error('it never came')
    await pass(100)
  }
}
const members = (): readonly string[] => office.desk('a').durable.replica?.generation.members ?? []
const seq = (): number => office.desk('a').durable.replica?.generation.seq ?? 0
async function keptBy(...keepers: string[]): Promise<void> {
  replication.setKeepers(keepers)
  await until(() => members().length === 1 + keepers.length)
}

/** A host whose keepers have at once whatever they are sent. @param most how many entries they take until more is set */
async function obeyed(most = Infinity): Promise<{
  readonly kept: KeptTable
  readonly clock: VirtualClock
  readonly lengths: { most: number }
}> {
  const clock = new VirtualClock(),
    lengths = { most }
  const reply = (message: Message): Message | null => {
    if (message.kind === 'prepare')
      return { kind: 'prepared', term: message.term, generation: message.replica.generation }
    if (message.kind === 'retire') return { ...message, kind: 'retiring' }
    if (message.kind !== 'append') return null
    const { term, generation, from, entries, sent } = message
    return { kind: 'appended', term, generation, length: Math.min(lengths.most, from + entries.length), sent }
  }
  const kept = await KeptTable.open({
    id: 'a',
    clock,
    storage: { read: () => Promise.resolve(NOTHING), write: () => Promise.resolve() },
    send: (to, message) => {
      const answer = reply(message)
      if (answer)
        queueMicrotask(() => {
          kept.receive(to, answer)
        })
    },
    report: () => undefined,
  })
  kept.found()
  return { kept, clock, lengths }
}

describe('a change', () => {
  it('is safe at once where nobody keeps the table', async () => {
    await replication.add(party('one'))
    expect([replication.isProtected, replication.unconfirmed, replication.stored?.party.name]).toEqual([
      false,
      0,
      'one',
    ])
  })

  it('is safe once a quorum has it, and nothing waits any more then', async () => {
    await keptBy('b', 'c')
    expect(replication.isProtected).toBe(true)
    office.cut.add('ab').add('ac')
    let safe = false
    void replication.add(party('two')).then(() => (safe = true))
    await pass(300)
    expect([safe, replication.unconfirmed]).toEqual([false, 1])
    office.cut.delete('ab')
    await until(() => safe)
    expect(replication.unconfirmed).toBe(0)
  })

  it('is not safe because the one before it is', async () => {
    const { kept, clock, lengths } = await obeyed(1),
      host = new Replication(kept, TABLE, NO_TABLE, () => undefined)
    host.setKeepers(['b', 'c'])
    for (let n = 0; !host.isProtected && n < 200; n++) {
      await clock.advance(100)
      await new Promise(setImmediate)
    }
    const safe: string[] = []
    for (const name of ['one', 'two']) void host.add(party(name)).then(() => safe.push(name))
    await clock.advance(3000)
    expect([safe, host.unconfirmed]).toEqual([['one'], 1])
    lengths.most = 2
    await clock.advance(3000)
    expect([safe, host.unconfirmed]).toEqual([['one', 'two'], 0])
    kept.stop()
  })

  it('waits while the generation changes, and is told in the next one', async () => {
    await keptBy('b', 'c')
    replication.setKeepers(['b', 'c', 'd'])
    const told = replication.add(party('three'))
    await until(() => members().length === 4)
    await Promise.all([told, pass(2000)])
    expect([replication.unconfirmed, seq()]).toEqual([0, 2])
  })
})

describe('a generation', () => {
  it('is of the host and its keepers, whoever names the host among them', async () => {
    replication.setKeepers(['a', 'b'])
    await pass(2000)
    // Two computers help nobody.
    expect([members(), replication.isProtected]).toEqual([[], false])
    await keptBy('b', 'c')
    expect(members()).toEqual(['a', 'b', 'c'])
  })

  it('that is as it should be is followed by no other', async () => {
    await keptBy('b', 'c')
    for (const keepers of [
      ['c', 'b'],
      ['b', 'c', 'a'],
    ]) {
      replication.setKeepers(keepers)
      await pass(2000)
    }
    expect(seq()).toBe(1)
  })

  it('of a thousand entries is followed by one that begins with the table as it stands', async () => {
    const { kept, clock } = await obeyed(),
      long = new Replication(kept, TABLE, NO_TABLE, () => undefined)
    long.setKeepers(['b', 'c'])
    const generation = () => kept.durable.replica?.generation.seq
    const first = async (is: number): Promise<void> => {
      for (let n = 0; generation() !== is && n < 200; n++) {
        await clock.advance(100)
        await new Promise(setImmediate)
      }
      expect(generation()).toBe(is)
    }
    await first(1)
    await clock.advance(2000)
    for (let n = 0; n < 999; n++) await long.add(party(`${n}`))
    await clock.advance(2000)
    expect([generation(), kept.durable.replica?.entries.length]).toEqual([1, 999])
    await long.add(party('the last'))
    await first(2)
    expect([kept.durable.replica?.entries.length, long.stored?.party.name]).toEqual([0, 'the last'])
    kept.stop()
  })
})

describe('a table that is given away', () => {
  it('goes once all that was told is safe there: the one it goes to keeps it from then on', async () => {
    await keptBy('b', 'c')
    const told = [party('one'), party('two')].map(change => replication.add(change))
    replication.giveTo('b')
    expect(replication.givingTo).toBe('b')
    await until(() => office.desk('b').kept.hosts)
    await Promise.all(told)
    expect([office.desk('a').kept.hosts, deposed > 0]).toEqual([false, true])
    expect(office.desk('b').durable.replica?.entries).toHaveLength(2)
  })

  it('goes to one that did not keep it before, too; and stays where it is kept after all', async () => {
    replication.giveTo('b')
    replication.giveTo(null)
    await pass(3000)
    expect(office.desk('a').kept.hosts).toBe(true)
    replication.giveTo('b')
    await until(() => office.desk('b').kept.hosts)
  })
})

describe('a host that goes on alone', () => {
  it('gives the table to nobody any more whom it waited for', async () => {
    await keptBy('b', 'c')
    for (const cut of ['ab', 'ac', 'ad']) office.cut.add(cut)
    replication.giveTo('d')
    await pass(15_000)
    replication.goOnAlone()
    expect(replication.givingTo).toBeNull()
    office.cut.clear()
    await pass(5000)
    expect([office.desk('a').kept.hosts, deposed]).toEqual([true, 0])
  })

  it('has what waited safe at once, and is kept again by who answers', async () => {
    await keptBy('b', 'c')
    for (const cut of ['ab', 'ac']) office.cut.add(cut)
    await pass(15_000)
    expect(replication.standsStill).toBe(true)
    const told = replication.add(party('mine'))
    replication.goOnAlone()
    await told
    expect([replication.standsStill, members(), replication.unconfirmed]).toEqual([false, ['a'], 0])
    office.cut.clear()
    await until(() => members().length === 3)
    expect(deposed).toBe(0)
  })
})

/**
 * A deal to which every client contributes, and what everybody finds after the end: first with an honest host, then
 * with dishonest clients and hosts.
 */
import { describe, expect, it } from 'vitest'
import { bytesToHex } from '@noble/hashes/utils.js'
import { commitOf, dealKey, HOST } from '../../src-shared/fair/numbers'
import { termsHash } from '../../src-shared/fair/terms'
import type { MatchRecord } from '../../src-shared/record'
import type { HostMessage } from '../../src-shared/wire'
import { Guest } from '../kit/guest'
import { WitnessGuest } from '../kit/witnessGuest'
import { people, TABLE } from '../succession/computers'
import { begun, gathered, guestOf, played, recordOf, termsOf, type Evening } from './playing'

const verdicts = ({ guests }: Evening) => guests.map(guest => guest.finding?.verdict)

async function evening(people = 3, more: Parameters<typeof gathered>[1] = {}): Promise<Evening> {
  const made = await gathered(people, more)
  await begun(made)
  return made
}

describe('an honest deal', () => {
  it("comes from everybody's numbers, in seat order, and everybody finds it fair", async () => {
    const at = await evening(3, { bots: 1 })
    expect(at.given.clock.now()).toBe(0)
    await played(at)
    const record = recordOf(guestOf(at, 1))
    const { fair } = record
    expect(fair?.hands.map(hand => hand.seat)).toEqual([0, 1, 2])
    expect(fair?.restarts).toEqual([])
    expect(record.key).toBe(bytesToHex(dealKey(termsHash(termsOf(record)), fair?.number ?? '', fair?.hands ?? [])))
    for (const guest of at.guests) {
      expect(guest.finding?.verdict).toEqual({ is: 'fair', frames: guest.evidence?.updates.length })
      expect(guest.evidence?.updates.length).toBeGreaterThan(20)
      expect(guest.evidence?.answers.filter(answer => answer.taken).length).toBeGreaterThan(5)
      expect(guest.finding?.all.map(({ name, verdict }) => [name, verdict.is])).toEqual([
        ['Anna', 'fair'],
        ['Boris', 'fair'],
        ['Carla', 'fair'],
      ])
    }
    expect(at.given.faults).toEqual([])
  })

  it.each(['castle', 'tales', 'overlord'])('of %s, broken off in the middle, is revealed and fair too', async game => {
    const at = await evening(4, { game })
    // A match of the Overlord may be over after twenty answers.
    await played(at, 10)
    expect(guestOf(at, 0).record).toBeNull()
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(recordOf(guestOf(at, 1)).outcome).toBeNull()
    expect(verdicts(at).map(verdict => verdict?.is)).toEqual(['fair', 'fair', 'fair', 'fair'])
  })

  it('with nobody but the host is dealt at once', async () => {
    const at = await gathered(1, { bots: 3 })
    guestOf(at, 0).isLocal = true
    await begun(at)
    await played(at)
    expect(recordOf(guestOf(at, 0)).fair?.hands.map(hand => hand.seat)).toEqual([0])
    expect(guestOf(at, 0).finding?.verdict?.is).toBe('fair')
  })

  it('goes on without a client that does not know fair deals', async () => {
    const at = await gathered(2)
    const old = new Guest(at.host, 'Old')
    old.hello()
    await old.send({ kind: 'ready', ready: true })
    await begun(at)
    expect(at.given.clock.now()).toBe(0)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(recordOf(guestOf(at, 1)).fair?.hands.map(hand => hand.seat)).toEqual([0, 1])
    expect(old.received.some(text => /"kind":"(round|commitments|laidOpen|verdicts)"/.test(text))).toBe(false)
  })

  it('with a key fixed by --seed says so', async () => {
    const at = await evening(2, { fixed: new Uint8Array(32).fill(3) })
    await played(at)
    expect(recordOf(guestOf(at, 0)).fair?.fixed).toBe(true)
    expect(verdicts(at)).toEqual([{ is: 'fixed' }, { is: 'fixed' }])
  })

  it('can be checked across lost connections, a reload, other names and a spectator', async () => {
    const at = await gathered(3)
    const eve = new WitnessGuest(at.host, 'Eve', 9)
    eve.hello()
    await eve.send({ kind: 'stand' })
    await begun(at)
    const boris = guestOf(at, 1)
    let back: WitnessGuest | null = null
    await played(at, 5000, async n => {
      if (n === 10) boris.disconnect()
      if (n === 20) {
        back = new WitnessGuest(at.host, 'Boris', 2, boris.storage)
        back.hello(boris.token)
        ;(at.guests as WitnessGuest[])[1] = back
      }
      if (n % 7 === 0) await guestOf(at, 0).send({ kind: 'rename', name: `Anna ${n}` })
    })
    expect(verdicts(at).map(verdict => verdict?.is)).toEqual(['fair', 'fair', 'fair'])
    expect(eve.finding?.verdict?.is).toBe('fair')
    expect(guestOf(at, 1)).toBe(back)
    expect(guestOf(at, 1).evidence?.updates.filter(frame => frame.arrival)).toHaveLength(1)
  })

  it("is revealed again to a player who comes back to the result, with the others' verdicts", async () => {
    const at = await evening(2)
    await played(at)
    const boris = guestOf(at, 1)
    const back = new WitnessGuest(at.host, 'Boris', 2, boris.storage)
    back.hello(boris.token)
    await at.given.clock.settle()
    expect(back.finding?.verdict?.is).toBe('fair')
    expect(back.finding?.all).toHaveLength(2)
    // Clients that kept nothing have no verdict.
    const eve = new WitnessGuest(at.host, 'Eve', 9)
    eve.hello()
    await at.given.clock.settle()
    expect(eve.finding?.verdict).toEqual({ is: 'unchecked', obstacle: { why: 'absent' } })
  })
})

describe('a client that breaks the protocol', () => {
  it('by not committing does not contribute to the key, after five seconds', async () => {
    const at = await gathered(3)
    guestOf(at, 1).withheld.add('commit')
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.advance(4999)
    expect(at.table.party.phase).toBe('lobby')
    await at.given.clock.advance(1)
    expect(await start).toBeNull()
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(recordOf(guestOf(at, 1)).fair).toMatchObject({ hands: [{ seat: 0 }, { seat: 2 }], restarts: [] })
    // Boris's own client cannot tell a host that did not wait for it from one that did.
    expect(verdicts(at)).toMatchObject([{ is: 'fair' }, { obstacle: { why: 'late' } }, { is: 'fair' }])
  })

  it('by not revealing is named to everybody; the others draw fresh numbers', async () => {
    const at = await gathered(3)
    guestOf(at, 1).withheld.add('number')
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.advance(5000)
    expect(await start).toBeNull()
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    for (const guest of at.guests) {
      expect(guest.finding?.record.fair).toMatchObject({ hands: [{ seat: 0 }, { seat: 2 }], restarts: ['Boris'] })
    }
    expect(verdicts(at)).toMatchObject([{ is: 'fair' }, { obstacle: { why: 'late' } }, { is: 'fair' }])
    const commits = guestOf(at, 0).sent.flatMap(said => (said.kind === 'commit' ? [said.commit] : []))
    expect(new Set(commits).size).toBe(2)
  })

  it('in two deals of an evening is asked for no number in the third: nobody waits, and its own person is told', async () => {
    const at = await gathered(3)
    guestOf(at, 1).withheld.add('number')
    const waits: number[] = []
    for (let n = 0; n < 3; n++) {
      const before = at.given.clock.now()
      const start = guestOf(at, 0).send({ kind: 'start', anyway: true })
      await at.given.clock.settle()
      while (at.table.party.phase === 'lobby') await at.given.clock.advance(500)
      expect(await start).toBeNull()
      waits.push(at.given.clock.now() - before)
      await guestOf(at, 0).send({ kind: 'lobby' })
      await at.given.clock.settle()
    }
    expect(waits).toEqual([5000, 5000, 0])
    const { excluded, contributors } = termsOf(recordOf(guestOf(at, 0)))
    const ids = at.table.party.seats.map(one => (one.who === 'person' ? one.person.id : ''))
    expect([excluded, contributors]).toEqual([[ids[1]], [ids[0], ids[2]]])
    expect(verdicts(at)).toMatchObject([{ is: 'fair' }, { obstacle: { why: 'excluded' } }, { is: 'fair' }])
  })

  it('by revealing another number than it committed to is refused, and named', async () => {
    const at = await gathered(2)
    guestOf(at, 1).withheld.add('number')
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.settle()
    const match = guestOf(at, 1).sent.find(said => said.kind === 'commit')
    if (match?.kind !== 'commit') throw new Error('no commitment')
    expect(
      await guestOf(at, 1).send({ kind: 'number', match: match.match, round: 1, number: 'ab'.repeat(32) }),
    ).toEqual({ refused: 'otherNumber' })
    expect(
      await guestOf(at, 1).send({ kind: 'commit', match: match.match, round: 1, commit: 'ab'.repeat(32) }),
    ).toEqual({ refused: 'notAwaited' })
    await at.given.clock.advance(5000)
    expect(await start).toBeNull()
    expect(guestOf(at, 1).received.some(text => text.includes('"restarts":["Boris"]'))).toBe(true)
  })

  it('by sending deal messages when there is no deal is refused', async () => {
    const at = await gathered(2)
    expect(await guestOf(at, 1).send({ kind: 'commit', match: 'm', round: 1, commit: 'ab'.repeat(32) })).toEqual({
      refused: 'notAwaited',
    })
    expect(await guestOf(at, 1).send({ kind: 'verdict', match: 'm', verdict: { is: 'fixed' } })).toEqual({
      refused: 'noMatch',
    })
  })

  it('is asked again when it comes back in the middle of a round, and gives the same number', async () => {
    const at = await gathered(2)
    const boris = guestOf(at, 1)
    boris.withheld.add('number')
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.settle()
    boris.disconnect()
    const back = new WitnessGuest(at.host, 'Boris', 2, boris.storage)
    back.hello(boris.token)
    await at.given.clock.settle()
    expect(await start).toBeNull()
    expect(at.given.clock.now()).toBe(0)
  })
})

describe('verdicts', () => {
  it('are one of each person, the last one, told to everybody; of another match than the last none is taken', async () => {
    const at = await evening(2)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    const { id } = recordOf(guestOf(at, 0)),
      boris = guestOf(at, 1)
    const told = (): unknown[] =>
      guestOf(at, 0)
        .received.map(text => JSON.parse(text) as HostMessage)
        .flatMap(message => (message.kind === 'verdicts' ? [message] : []))
    const before = told().length
    expect(await boris.send({ kind: 'verdict', match: id, verdict: { is: 'fixed' } })).toBeNull()
    expect(told()).toHaveLength(before + 1)
    expect(told().at(-1)).toMatchObject({
      match: id,
      verdicts: [
        { name: 'Anna', verdict: { is: 'fair' } },
        { name: 'Boris', verdict: { is: 'fixed' } },
      ],
    })
    expect(await boris.send({ kind: 'verdict', match: 'another', verdict: { is: 'fixed' } })).toEqual({
      refused: 'noMatch',
    })
    expect(told()).toHaveLength(before + 1)
  })

  it('count from people of that match only', async () => {
    const at = await evening(2)
    const eve = new WitnessGuest(at.host, 'Eve', 9)
    eve.hello()
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    const { id } = recordOf(guestOf(at, 0))
    expect(await eve.send({ kind: 'verdict', match: id, verdict: { is: 'fixed' } })).toEqual({ refused: 'notSeated' })
    expect(guestOf(at, 0).finding?.all.map(({ name }) => name)).toEqual(['Anna', 'Boris'])
  })
})

describe('somebody who comes during a match', () => {
  it('is told its commitments, and nothing of the record of an earlier one', async () => {
    const at = await evening(2)
    const kinds = (name: string): string[] => {
      const eve = new Guest(at.host, name)
      eve.supportsFairDeals = true
      eve.hello()
      eve.disconnect()
      return eve.received
        .map(text => (JSON.parse(text) as HostMessage).kind)
        .filter(kind => ['round', 'commitments', 'laidOpen', 'verdicts'].includes(kind))
    }
    expect(kinds('Eve')).toEqual(['commitments'])
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(kinds('Frida')).toEqual(['laidOpen', 'verdicts'])
    expect(await guestOf(at, 0).send({ kind: 'start', anyway: true })).toBeNull()
    expect(kinds('Gina')).toEqual(['commitments'])
  })
})

describe('messages of a deal', () => {
  it('are taken in their round only, and once: what was said is not unsaid', async () => {
    const at = await gathered(2)
    const [anna, boris] = [guestOf(at, 0), guestOf(at, 1)]
    boris.withheld.add('commit')
    const start = anna.send({ kind: 'start' })
    await at.given.clock.settle()
    const asked = boris.received.map(text => JSON.parse(text) as HostMessage).findLast(({ kind }) => kind === 'round')
    if (asked?.kind !== 'round') throw new Error('a round began')
    const { match, round } = asked.terms
    const commit = (more: object) =>
      boris.send({ kind: 'commit', match, round, commit: 'ab'.repeat(32), ...more } as never)
    expect(await commit({ round: round + 1 })).toEqual({ refused: 'notAwaited' })
    expect(await commit({ match: 'another' })).toEqual({ refused: 'notAwaited' })
    anna.withheld.add('number')
    expect(await commit({})).toBeNull()
    expect(await commit({ commit: 'cd'.repeat(32) })).toMatchObject({
      refused: expect.stringMatching(/answeredOtherwise|notAwaited/) as string,
    })
    await at.given.clock.advance(60_000)
    await start
  })

  it('cannot be changed while others are still awaited; the same ones may come again', async () => {
    const at = await gathered(3)
    const [anna, boris, carla] = [guestOf(at, 0), guestOf(at, 1), guestOf(at, 2)]
    boris.withheld.add('commit')
    carla.withheld.add('commit')
    const start = anna.send({ kind: 'start' })
    await at.given.clock.settle()
    const asked = boris.received.map(text => JSON.parse(text) as HostMessage).findLast(({ kind }) => kind === 'round')
    if (asked?.kind !== 'round') throw new Error('a round began')
    const { match, round } = asked.terms
    const commit = (byte: string) => boris.send({ kind: 'commit', match, round, commit: byte.repeat(32) })
    expect([await commit('ab'), await commit('ab'), await commit('cd')]).toEqual([
      null,
      null,
      { refused: 'answeredOtherwise' },
    ])
    await at.given.clock.advance(60_000)
    await start
  })

  it('ask for one earlier match at a time, and for another afterwards', async () => {
    const at = await gathered(2)
    const boris = guestOf(at, 1)
    const reads: (() => void)[] = []
    at.given.store.record = () => new Promise(done => reads.push(() => done(null)))
    const first = boris.send({ kind: 'layOpen', match: 'm' })
    expect(await boris.send({ kind: 'layOpen', match: 'n' })).toEqual({ refused: 'pastBusy' })
    for (const done of reads.splice(0)) done()
    expect(await first).toEqual({ refused: 'recordUnknown' })
    const second = boris.send({ kind: 'layOpen', match: 'n' })
    await at.given.clock.settle()
    for (const done of reads.splice(0)) done()
    expect(await second).toEqual({ refused: 'recordUnknown' })
  })

  it('are those of the last match alone for who comes to its result', async () => {
    const at = await evening(2)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    guestOf(at, 0).withheld.add('verdict')
    guestOf(at, 1).withheld.add('verdict')
    await begun(at).catch(() => undefined)
    await guestOf(at, 1).send({ kind: 'ready', ready: true })
    await begun(at).catch(() => undefined)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    const eve = new WitnessGuest(at.host, 'Eve', 9)
    eve.hello()
    await at.given.clock.settle()
    expect(eve.finding?.all).toEqual([])
    expect(eve.finding?.record.id).toBe(recordOf(guestOf(at, 1)).id)
  })
})

describe('a player who was away when a match was laid open', () => {
  it('asks for it again before judging the next one', async () => {
    const at = await gathered(3)
    const records = new Map<string, MatchRecord>()
    at.given.store.record = id => Promise.resolve(records.get(id) ?? null)
    await begun(at)
    const carla = guestOf(at, 2)
    carla.disconnect()
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    const first = recordOf(guestOf(at, 0))
    records.set(first.id, first)
    // The next match is played without her; she is back for the one after it.
    await guestOf(at, 0).send({ kind: 'removeSeat', seat: 2 })
    const back = new WitnessGuest(at.host, 'Carla', 3, carla.storage)
    await guestOf(at, 1).send({ kind: 'ready', ready: true })
    await begun(at)
    back.hello(carla.token)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    await back.send({ kind: 'sit' })
    for (const guest of [guestOf(at, 1), back]) await guest.send({ kind: 'ready', ready: true })
    await begun(at)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(back.sent.filter(({ kind }) => kind === 'layOpen')).toEqual([{ kind: 'layOpen', match: first.id }])
    expect(back.finding?.verdict?.is).toBe('fair')
  })
})

describe('a match that is laid open again', () => {
  it('tells that its host went on without some computers, with its signature', async () => {
    const at = await gathered(2)
    const { anna } = await people()
    const first = { term: 1, host: anna.own.id },
      signed = { table: TABLE, first, computers: [anna.own], changes: [anna.forced(TABLE, 1, [])] }
    const alone = { after: 0, at: 5, host: 'Anna', missing: [], signed }
    const fair = { fixed: false, commit: '', number: '', hands: [], restarts: [] }
    at.given.store.record = id =>
      Promise.resolve({ id, record: 1, fair, wentOnAlone: [alone] } as unknown as MatchRecord)
    const boris = guestOf(at, 1)
    expect(await boris.send({ kind: 'layOpen', match: 'm' })).toBeNull()
    expect(recordOf(boris)).toMatchObject({ id: 'm', fair: { moves: { changes: [{ how: 'forced' }] } } })
  })
})

describe('a deal that fails', () => {
  it('is reported with the next one: perhaps the host did not like its key', async () => {
    const at = await gathered(2)
    const { saveDeal } = at.given.store
    at.given.store.saveDeal = () => Promise.reject(new Error('the disk is full'))
    expect(await guestOf(at, 0).send({ kind: 'start' })).toEqual({ refused: 'storeFailed' })
    at.given.store.saveDeal = saveDeal
    await begun(at)
    await played(at)
    expect(termsOf(recordOf(guestOf(at, 1))).dropped).toHaveLength(1)
    expect(verdicts(at)).toEqual([
      { is: 'redealt', n: 1 },
      { is: 'redealt', n: 1 },
    ])
    // It is told once: the match after it is an ordinary one.
    await guestOf(at, 0).send({ kind: 'rematch' })
    await played(at)
    expect(verdicts(at).map(verdict => verdict?.is)).toEqual(['fair', 'fair'])
  })

  it('before any number is revealed, because nothing can be stored, leaves no trace', async () => {
    const at = await gathered(2)
    at.given.store.broken = true
    expect(await guestOf(at, 0).send({ kind: 'start' })).toEqual({ refused: 'storeFailed' })
    at.given.store.broken = false
    await begun(at)
    await played(at)
    expect(termsOf(recordOf(guestOf(at, 1))).dropped).toEqual([])
    expect(verdicts(at).map(verdict => verdict?.is)).toEqual(['fair', 'fair'])
  })

  it('ends with its table', async () => {
    const at = await gathered(2)
    guestOf(at, 1).withheld.add('commit')
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.settle()
    at.host.close()
    expect(await start).toEqual({ refused: 'hostClosed' })
  })
})

describe('before the end', () => {
  it('no client can compute the key from everything that it was sent', async () => {
    const at = await evening(3)
    const sent = new Map<string, string>()
    await played(at, 5000, () => {
      if (at.table.party.phase === 'match')
        for (const guest of at.guests) sent.set(guest.name, guest.received.join('\n'))
    })
    const record = recordOf(guestOf(at, 0))
    const { fair, key } = record
    if (!fair) throw new Error('not dealt fairly')
    const terms = termsHash(termsOf(record))
    for (const [name, text] of sent) {
      expect(text).toContain(fair.commit)
      for (const secret of [fair.number, key])
        for (const written of encodings(secret)) expect([name, text.includes(written)]).toEqual([name, false])
      // Candidates for the host's number: every 32 bytes that occur anywhere in what it was sent.
      const known = new Set([...text.matchAll(/(?=([0-9a-f]{64}))/g)].map(([, hex = '']) => hex))
      expect(known.size).toBeGreaterThan(0)
      for (const number of known) expect(bytesToHex(dealKey(terms, number, fair.hands))).not.toBe(key)
    }
    // The control: with the host's number, and with it alone, the key is there.
    expect(bytesToHex(dealKey(terms, fair.number, fair.hands))).toBe(key)
    expect(commitOf(fair.number, terms, HOST)).toBe(fair.commit)
    expect(guestOf(at, 0).received.join('\n')).toContain(key)
  })

  it('another host number gives another key, with the same numbers from the clients', async () => {
    const keys = await Promise.all(
      [1, 2].map(async seed => {
        const at = await evening(2, { seed })
        await guestOf(at, 0).send({ kind: 'lobby' })
        await at.given.clock.settle()
        const { fair, key } = recordOf(guestOf(at, 0))
        return { key, hands: fair?.hands.map(({ number }) => number).join() }
      }),
    )
    expect(new Set(keys.map(({ hands }) => hands)).size).toBe(1)
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2)
  })
})

/** 32 bytes in every usual notation. */
function encodings(hex: string): string[] {
  const bytes = Buffer.from(hex, 'hex')
  const list = [...bytes].join(',')
  return [
    hex,
    hex.toUpperCase(),
    bytes.toString('base64').slice(0, 42),
    bytes.toString('base64url').slice(0, 42),
    list,
    [...bytes].reverse().join(','),
    BigInt(`0x${hex}`).toString(),
    Buffer.from(bytes).reverse().toString('hex'),
    bytes.toString('latin1'),
    JSON.stringify(bytes.toString('utf8')).slice(1, -1),
  ]
}

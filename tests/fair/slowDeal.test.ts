/** A deal that waits for a client: it is shown, can be cancelled, and nobody can hold up the table. */
import { describe, expect, it } from 'vitest'
import { Guest } from '../kit/guest'
import { begun, gathered, guestOf, recordOf, termsOf, type Evening } from './playing'

const verdicts = ({ guests }: Evening) => guests.map(guest => guest.finding?.verdict)

describe('a deal that takes long', () => {
  /** Starts a match that waits for somebody's commitment, or for their number. */
  async function waiting(people: number, ...withheld: readonly (readonly [number, 'commit' | 'number'])[]) {
    const at = await gathered(people)
    for (const [guest, kind] of withheld) guestOf(at, guest).withheld.add(kind)
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.settle()
    return { at, start }
  }
  const idOf = (at: Evening, guest: number): string => guestOf(at, guest).update.party.you.id

  it('is shown to everybody after a second, and can be cancelled by the host alone', async () => {
    const { at, start } = await waiting(3, [1, 'commit'])
    await at.given.clock.advance(1000)
    expect(guestOf(at, 2).update.party.dealing).toBe(true)
    expect(await guestOf(at, 1).send({ kind: 'cancelDeal' })).toEqual({ refused: 'notHost' })
    expect(await guestOf(at, 0).send({ kind: 'cancelDeal' })).toBeNull()
    expect(await start).toEqual({ refused: 'dealCancelled' })
    expect(at.given.clock.now()).toBe(1000)
    expect(await guestOf(at, 0).send({ kind: 'cancelDeal' })).toEqual({ refused: 'notAwaited' })
  })

  it('that is cancelled once numbers are being revealed is told with the next match', async () => {
    const { at, start } = await waiting(3, [1, 'number'])
    await guestOf(at, 0).send({ kind: 'cancelDeal' })
    expect(await start).toEqual({ refused: 'dealCancelled' })
    guestOf(at, 1).withheld.clear()
    await begun(at)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(verdicts(at)).toEqual(Array(3).fill({ is: 'redealt', n: 1 }))
  })

  it('goes on at once without a player who is removed before numbers are revealed', async () => {
    const { at, start } = await waiting(3, [2, 'commit'])
    expect(await guestOf(at, 0).send({ kind: 'kick', person: idOf(at, 2) })).toBeNull()
    expect(await start).toBeNull()
    expect(at.given.clock.now()).toBe(0)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(termsOf(recordOf(guestOf(at, 0))).seats).toHaveLength(2)
    expect(verdicts(at).slice(0, 2)).toMatchObject([{ is: 'fair' }, { is: 'fair' }])
  })

  it('is thrown away, and told, when the host removes a player while numbers are revealed', async () => {
    const { at, start } = await waiting(3, [2, 'number'])
    await guestOf(at, 0).send({ kind: 'kick', person: idOf(at, 2) })
    expect(await start).toEqual({ refused: 'dealCancelled' })
    await begun(at)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(verdicts(at).slice(0, 2)).toEqual(Array(2).fill({ is: 'redealt', n: 1 }))
  })

  it('goes on at once without a player who leaves, and names them', async () => {
    const { at, start } = await waiting(3, [2, 'number'])
    void guestOf(at, 2).send({ kind: 'leave' })
    await at.given.clock.settle()
    expect(await start).toBeNull()
    expect(at.given.clock.now()).toBe(0)
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(termsOf(recordOf(guestOf(at, 0))).restarts).toEqual(['Carla'])
    expect(verdicts(at).slice(0, 2)).toMatchObject([{ is: 'fair' }, { is: 'fair' }])
  })

  it('goes on as it is when somebody leaves or is sent away who has no seat: they are named for nothing', async () => {
    const at = await gathered(3)
    const [eve, frida] = ['Eve', 'Frida'].map(name => new Guest(at.host, name)) as [Guest, Guest]
    for (const guest of [eve, frida]) {
      guest.hello()
      await guest.send({ kind: 'stand' })
    }
    guestOf(at, 1).withheld.add('number')
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.settle()
    void eve.send({ kind: 'leave' })
    expect(await guestOf(at, 0).send({ kind: 'kick', person: frida.update.party.you.id })).toBeNull()
    await at.given.clock.settle()
    expect([eve.closed?.why, frida.closed?.why]).toEqual([{ refused: 'left' }, { refused: 'kicked' }])
    const rounds = guestOf(at, 0).received.filter(text => text.startsWith('{"kind":"round"'))
    expect(rounds).toHaveLength(1)
    await at.given.clock.advance(5000)
    expect(await start).toBeNull()
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    // The one who did not open their number is named, and nobody else.
    expect(termsOf(recordOf(guestOf(at, 0)))).toMatchObject({ round: 2, restarts: ['Boris'] })
  })

  it('that was begun although somebody is not ready goes on without them being ready, when another leaves', async () => {
    const at = await gathered(4)
    await guestOf(at, 1).send({ kind: 'ready', ready: false })
    guestOf(at, 2).withheld.add('commit')
    const start = guestOf(at, 0).send({ kind: 'start', anyway: true })
    await at.given.clock.settle()
    void guestOf(at, 2).send({ kind: 'leave' })
    await at.given.clock.settle()
    expect(await start).toBeNull()
    expect([at.table.party.phase, at.table.party.seats.length]).toEqual(['match', 3])
    // Such leave is given for one deal.
    await guestOf(at, 0).send({ kind: 'lobby' })
    expect(await guestOf(at, 0).send({ kind: 'start' })).toEqual({ refused: 'notEveryoneReady' })
  })

  it('that waits for all to be ready ends when one of them goes away and another leaves', async () => {
    const at = await gathered(4)
    guestOf(at, 2).withheld.add('commit')
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.settle()
    guestOf(at, 1).disconnect()
    void guestOf(at, 2).send({ kind: 'leave' })
    await at.given.clock.settle()
    expect(await start).toEqual({ refused: 'notEveryoneReady' })
    expect([at.table.party.phase, at.table.party.dealing]).toEqual(['lobby', false])
  })

  it('holds up what people ask for meanwhile, in order, and nobody is lost: it is done once the match has begun', async () => {
    const at = await gathered(3)
    guestOf(at, 1).withheld.add('commit')
    const start = guestOf(at, 0).send({ kind: 'start' })
    await at.given.clock.settle()
    const asked = [
      guestOf(at, 2).send({ kind: 'rename', name: 'Clara' }),
      guestOf(at, 2).send({ kind: 'stand' }),
      guestOf(at, 0).send({ kind: 'pause', pause: true }),
    ]
    await at.given.clock.settle()
    expect(at.table.party.people.map(({ name }) => name)).toContain('Carla')
    // The chat is not held up.
    expect(await guestOf(at, 2).send({ kind: 'listen', on: true })).toBeNull()
    await at.given.clock.advance(5000)
    expect(await start).toBeNull()
    expect(await Promise.all(asked)).toEqual([null, { refused: 'notInLobby' }, null])
    expect(at.table.party).toMatchObject({ phase: 'match', paused: true })
    expect(at.table.party.people.map(({ name }) => name)).toContain('Clara')
  })

  it('ends when those who are left are too few', async () => {
    const { at, start } = await waiting(2, [1, 'commit'])
    void guestOf(at, 1).send({ kind: 'leave' })
    await at.given.clock.settle()
    expect(await start).toMatchObject({ refused: expect.any(String) as string })
    expect(at.table.party.phase).toBe('lobby')
  })

  it('asks nobody again who has not answered in time: later rounds do not wait for them', async () => {
    const { at, start } = await waiting(4, [1, 'commit'], [2, 'number'])
    // For the commitment as long as a slow client may take, and half of that for the number.
    await at.given.clock.advance(7499)
    expect(at.table.party.phase).toBe('lobby')
    await at.given.clock.advance(1)
    expect(await start).toBeNull()
    await guestOf(at, 0).send({ kind: 'lobby' })
    await at.given.clock.settle()
    expect(termsOf(recordOf(guestOf(at, 0))).contributors).toEqual([idOf(at, 0), idOf(at, 3)])
  })

  it('is delayed by four clients in turn for less than two waits, twice; then known spoilers are not waited for', async () => {
    const at = await gathered(4, { bots: 1 })
    // Who withholds what in which round.
    const plan = [
      [3, 1, 'commit'],
      [0, 1, 'number'],
      [1, 2, 'number'],
      [2, 3, 'number'],
    ] as const
    for (const [guest, round, kind] of plan) {
      const { withheld } = guestOf(at, guest)
      guestOf(at, guest).tamper = message => {
        if (message.kind !== 'round') return message
        withheld.clear()
        if (message.terms.round === round) withheld.add(kind)
        return message
      }
    }
    const deal = async (ms: number): Promise<void> => {
      const start = guestOf(at, 0).send({ kind: 'start' })
      if (ms > 0) await at.given.clock.advance(ms - 1)
      if (ms > 0) expect(at.table.party.phase).toBe('lobby')
      await at.given.clock.advance(1)
      expect(await start).toBeNull()
      await guestOf(at, 0).send({ kind: 'lobby' })
      await at.given.clock.settle()
      for (const guest of at.guests.slice(1)) await guest.send({ kind: 'ready', ready: true })
    }
    await deal(9375)
    await deal(9375)
    guestOf(at, 3).tamper = message => message
    guestOf(at, 3).withheld.clear()
    await deal(0)
    const { excluded, contributors } = termsOf(recordOf(guestOf(at, 0)))
    expect(excluded).toEqual([0, 1, 2].map(guest => idOf(at, guest)))
    expect(contributors).toEqual([idOf(at, 3)])
    expect(verdicts(at)).toMatchObject([
      { obstacle: { why: 'excluded' } },
      { obstacle: { why: 'excluded' } },
      { obstacle: { why: 'excluded' } },
      { is: 'fair' },
    ])
  })
})

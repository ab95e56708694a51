/** Access to seats: wrong and stale tokens, two sockets, other seats' questions, a second match, the end. */
import { describe, expect, it } from 'vitest'
import { Guest } from '../kit/guest'
import { openParty, answerOnce, type TestParty } from '../kit/party'
import { anyAnswer, type TwinGame } from '../kit/twin'
import { ALL_GAMES } from './games'

const SEATS = 4
/** Every random match is over long before. */
const MOST_STEPS = 6000

const begin = async (kit: TwinGame, seed: number): Promise<TestParty> => {
  const party = await openParty({ kit, seed, people: SEATS })
  for (let i = 0; i < SEATS * 4; i++) await answerOnce(party, kit)
  return party
}

const someone = ({ guests }: TestParty, seat: number): Guest => {
  const guest = guests[seat]
  if (!guest) throw new Error(`nobody at seat ${seat}`)
  return guest
}

/** All answers at random, until the match is over. */
async function playToTheEnd(party: TestParty, kit: TwinGame): Promise<void> {
  for (let step = 0; party.table.party.phase === 'match'; step++) {
    if (step > MOST_STEPS) throw new Error('this match does not end')
    // A clock of a rule (the Overlord's patience, a window) may be all that is left to happen.
    if (!(await answerOnce(party, { ...kit, choose: anyAnswer }))) await party.deps.clock.step()
  }
}

describe.each(ALL_GAMES)('%s: places', (_, kit) => {
  it.each([
    ['a wrong token', 'x'.repeat(43)],
    ['no token', undefined],
  ])('%s makes a spectator, who sees what spectators see', async (_, token) => {
    const party = await begin(kit, 11)
    const stranger = new Guest(party.host, 'Stranger')
    expect(stranger.hello(token)).toBeNull()
    expect(stranger.seat).toBeNull()
    expect(JSON.stringify(stranger.update.match?.view)).toBe(JSON.stringify(party.spectator.update.match?.view))
    // The second connection of a person who has a seat is no more than a spectator.
    const second = new Guest(party.host, someone(party, 1).name)
    second.hello()
    expect(second.update.match?.view.own).toBeNull()
    expect((second.update.log ?? []).filter(told => 'own' in told)).toEqual([])
  })

  it("the token of a person who was removed is stale: its seat is a bot's", async () => {
    const party = await begin(kit, 12)
    const gone = someone(party, 2),
      { token } = gone
    const before = gone.received.length,
      person = gone.update.party.you.id
    expect(await someone(party, 0).send({ kind: 'kick', person })).toBeNull()
    expect(gone.closed?.code).toBe(4002)
    const shutOut = new Guest(party.host, 'Back')
    expect(shutOut.hello(token)).toEqual({ refused: 'kicked' })
    expect(shutOut.received).toEqual([])
    expect(await someone(party, 0).send({ kind: 'readmit', person })).toBeNull()
    const back = new Guest(party.host, 'Back')
    back.hello(token)
    expect(back.seat).toBeNull()
    expect(back.update.match?.view.own).toBeNull()
    for (let i = 0; i < SEATS; i++) await party.deps.clock.step()
    expect(gone.received.length).toBe(before)
  })

  it('two sockets on one seat: the older one is sent nothing more', async () => {
    const party = await begin(kit, 13)
    const older = someone(party, 1),
      newer = new Guest(party.host, 'Newer')
    newer.hello(older.token)
    expect(older.closed?.code).toBe(4001)
    const heard = older.received.length
    for (let i = 0; i < SEATS * 3; i++)
      await answerOnce({ ...party, guests: [newer, ...party.guests.filter(guest => guest !== older)] }, kit)
    expect(older.received.length).toBe(heard)
    expect(newer.seat).toBe(1)
  })

  it('a question of another seat cannot be answered, whether it is open or not', async () => {
    const party = await begin(kit, 14)
    const asked = party.guests.flatMap((guest, seat) => guest.asks().map(ask => ({ ask, seat })))[0]
    if (!asked) throw new Error('nobody is asked')
    const taken = party.deps.store.entries.length
    const other = someone(party, (asked.seat + 1) % SEATS)
    const answers = [asked.ask.id, asked.ask.id.replace(/^[^/]*/, '999')]
    for (const ask of answers)
      expect(await other.send({ kind: 'answer', ask, answer: kit.choose(asked.ask, party.random) })).toEqual({
        refused: 'askNotYours',
      })
    expect(await party.spectator.send({ kind: 'answer', ask: asked.ask.id, answer: true })).toEqual({
      refused: 'notSeated',
    })
    expect(party.deps.store.entries.length).toBe(taken)
  })

  it('other seats in the next match: nobody is sent anything about their previous seat', async () => {
    const party = await begin(kit, 15)
    const [host] = party.guests
    const old = host?.update.match?.id
    expect(await host?.send({ kind: 'lobby' })).toBeNull()
    expect(await host?.send({ kind: 'moveSeat', seat: 0, to: SEATS - 1 })).toBeNull()
    for (const guest of party.guests.slice(1)) await guest.send({ kind: 'ready', ready: true })
    const from = party.guests.map(guest => guest.updates.length)
    expect(await host?.send({ kind: 'start' })).toBeNull()
    for (const [was, guest] of party.guests.entries()) {
      const now = (was + SEATS - 1) % SEATS
      guest.disconnect()
      guest.hello(guest.token)
      for (const frame of guest.updates.slice(from[was]).filter(({ match }) => match !== null)) {
        expect(frame.party.you.seat).toBe(now)
        expect(frame.match?.view.own?.seat).toBe(now)
        expect(frame.match?.id).not.toBe(old)
      }
    }
  })

  it("nobody is sent the key before the end, or ever another's token; in a rematch everybody keeps their seat", async () => {
    const party = await begin(kit, 16)
    const key = party.table.save()?.snapshot.key ?? 'no key'
    const tokens = party.guests.map(guest => guest.token ?? 'no token')
    await playToTheEnd(party, kit)
    const [host] = party.guests
    const old = host?.update.match?.id
    // What is sent once everything is revealed is another matter: the key is published then.
    const during = [...party.guests, party.spectator].flatMap(({ received }) =>
      received.filter(text => !text.includes('"phase":"result"')),
    )
    expect(during.filter(text => text.includes(key))).toEqual([])
    expect(await host?.send({ kind: 'rematch' })).toBeNull()
    expect(host?.update.match?.id).not.toBe(old)
    for (const [seat, guest] of party.guests.entries()) {
      const all = guest.received.join('\n')
      expect(guest.update.match?.view.own?.seat).toBe(seat)
      expect(tokens.filter(token => all.includes(token))).toEqual([guest.token])
    }
    expect(party.spectator.received.filter(text => tokens.some(token => text.includes(token)))).toEqual([])
  })
})
